export { type FeedbackPorts, giveFeedback, UnknownTransactions } from './feedback-service';
export { feedbackRoutes } from './management-routes';
export { applyLabels, inLabelTable, type LabelPorts, labelRoutes } from './routes';
