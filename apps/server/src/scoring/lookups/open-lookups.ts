import { type Database, recordSightings } from '@assay/store';
import type { RoutePorts } from '../../identity/index';
import type { Feature } from '../../platform/feature';
import { type LookupPorts, LookupService } from './lookup-service';
import { lookupRoutes } from './routes';

interface Lookups extends Feature {
  readonly service: LookupService;
}

/** The stand-alone look-ups, wired. */
export function openLookups(
  ports: Omit<LookupPorts, 'record'> & { readonly database: Database; readonly routePorts: RoutePorts },
): Lookups {
  const service = new LookupService({
    ...ports,
    record: (sightings) => recordSightings(ports.database, sightings),
  });
  return { name: 'lookups', service, routes: (app) => lookupRoutes(app, ports.routePorts, service) };
}
