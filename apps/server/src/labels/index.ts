export { type FeedbackPorts, giveFeedback, UnknownTransactions } from './feedback-service';
export { feedbackRoutes } from './management-routes';
export { type LabelLine, readLabelFile } from './read-label-file';
export { applyLabels, inLabelTable, type LabelPorts, labelRoutes } from './routes';
