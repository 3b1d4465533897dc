export { applyLabels, inLabelTable, type LabelPorts } from './labels/routes';
