import type { Platform } from '../accounts/index';
import type { Feature } from '../platform/feature';
import { type RetiredPorts, retiredRoutes } from './routes';

/** Earlier versions, wired. */
export const retiredFeature = (ports: RetiredPorts & { readonly platform: Platform }): Feature => ({
  name: 'retired',
  routes: (app) => retiredRoutes(app, ports.platform, ports),
});
