export { type FeedbackPorts, giveFeedback, UnknownTransactions } from './feedback-service';
export { feedbackRoutes } from './management-routes';
export { labelRoutes } from './routes';
