import type { RoutePorts } from '../../identity/index';
import type { ManagementApi } from '../../management/index';
import type { Feature } from '../../platform/feature';
import { feedbackRoutes } from './management-routes';
import { type LabelPorts, labelRoutes } from './routes';

/** Labels and manual reviews, wired. */
export const labelFeature = (
  ports: LabelPorts & { readonly routePorts: RoutePorts },
): Feature<ManagementApi> => ({
  name: 'labels',
  routes: (app) => labelRoutes(app, ports.routePorts, ports),
  management: (api) => feedbackRoutes(api, ports),
});
