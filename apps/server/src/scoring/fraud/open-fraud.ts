import { type Database, evaluationWriter, readTags, removeOlderThan, serviceIds } from '@assay/store';
import type { RoutePorts } from '../../identity/index';
import type { Feature } from '../../platform/feature';
import type { Log } from '../../platform/log';
import type { FraudPorts } from './fraud-call';
import { FraudService } from './fraud-service';
import { InFlight } from './in-flight';
import { partition } from './partition';
import { fraudRoutes } from './routes';
import { Velocity, type VelocityReader } from './velocity-look';

/** How soon partitions are looked after again. */
const PARTITIONS_MS = 60_000;

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
    readonly log: Log;
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
    // Whoever answers calls also sees to it that what they keep has a place.
    jobs: [
      { name: 'partitions', everyMs: PARTITIONS_MS, inEvery: true, run: () => partition(database, ports) },
    ],
    retention: {
      space: (spaceId, before) =>
        removeOlderThan(database.patient(), spaceId, { before, now: ports.ambient.now() }),
    },
  };
}
