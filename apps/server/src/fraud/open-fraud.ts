import { type Database, evaluationWriter, readTags, removeOlderThan, serviceIds } from '@assay/store';
import type { RoutePorts } from '../accounts/index';
import type { Feature } from '../platform/feature';
import type { FraudPorts } from './fraud-call';
import { FraudService } from './fraud-service';
import { InFlight } from './in-flight';
import { fraudRoutes } from './routes';
import { Velocity, type VelocityReader } from './velocity-look';

interface Fraud extends Feature {
  readonly service: FraudService;
}

type OfTheStore = 'velocity' | 'inFlight' | 'tagsOf' | 'keep' | 'nextServiceId';

/** The fraud call, wired. */
export function openFraud(
  ports: Omit<FraudPorts, OfTheStore> & {
    readonly database: Database;
    readonly routePorts: RoutePorts;
    readonly reader: VelocityReader;
  },
): Fraud {
  const { database, routePorts } = ports;
  const inFlight = new InFlight();
  const ids = serviceIds(database);
  const service = new FraudService({
    ...ports,
    velocity: new Velocity(ports.reader, inFlight),
    inFlight,
    tagsOf: (spaceId, transactionId) => readTags(database, spaceId, transactionId),
    keep: evaluationWriter(database).keep,
    nextServiceId: () => ids.next(),
  });
  return {
    name: 'fraud',
    service,
    routes: (app) => fraudRoutes(app, routePorts, service),
    retention: { space: (spaceId, before) => removeOlderThan(database.patient(), spaceId, before) },
  };
}
