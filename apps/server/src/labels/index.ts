import type { RoutePorts } from '../accounts/index';
import type { ManagementApi } from '../management/index';
import type { Feature } from '../platform/feature';
import { feedbackRoutes } from './management-routes';
import { type LabelPorts, labelRoutes } from './routes';

export { type FeedbackPorts, giveFeedback, UnknownTransactions } from './feedback-service';
export { type LabelLine, readLabelFile } from './read-label-file';
export { applyLabels, inLabelTable, type LabelPorts } from './routes';

/** Labels and manual reviews, wired. */
export const labelFeature = (
  ports: LabelPorts & { readonly routePorts: RoutePorts },
): Feature<ManagementApi> => ({
  name: 'labels',
  routes: (app) => labelRoutes(app, ports.routePorts, ports),
  management: (api) => feedbackRoutes(api, ports),
});
