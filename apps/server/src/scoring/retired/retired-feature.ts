import type { RoutePorts } from '../../identity/index';
import type { Feature } from '../../platform/feature';
import { type RetiredPorts, retiredRoutes } from './routes';

/** Earlier versions, wired. */
export const retiredFeature = (ports: RetiredPorts & { readonly routePorts: RoutePorts }): Feature => ({
  name: 'retired',
  routes: (app) => retiredRoutes(app, ports.routePorts, ports),
});
