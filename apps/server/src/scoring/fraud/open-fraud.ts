import { ApiError, readFraudRequest } from '@assay/contract';
import { isIp } from '@assay/networks';
import {
  type Database,
  evaluationWriter,
  readTags,
  removeOlderThan,
  serviceIds,
  stepVelocityPartitions,
  velocityLayout,
} from '@assay/store';
import type { FastifyInstance } from 'fastify';
import { admits, callerOf, type RoutePorts } from '../../identity/index';
import type { Feature } from '../../platform/feature';
import { idempotentCall, once, sendAnswer } from '../../platform/idempotency';
import type { Log } from '../../platform/log';
import type { Runtime } from '../../platform/runtime';
import type { FraudPorts } from './fraud-call';
import { FraudService } from './fraud-service';
import { InFlight, Velocity, type VelocityReader } from './velocity-look';

interface PartitionPorts {
  readonly runtime: Pick<Runtime, 'now'>;
  readonly log: Pick<Log, 'info'>;
}

/**
 * Creates time partitions for velocity events in advance, drops expired ones, and logs each step. If the
 * table is locked, for example by a backup, the rest waits for the next run.
 * @returns true if all is done
 */
export async function partition(database: Database, { runtime, log }: PartitionPorts): Promise<boolean> {
  for (;;) {
    const { closing } = await velocityLayout(database);
    if (closing && !closing.isChecked)
      log.info('partitions', { did: 'checking', part: closing.table, bytes: closing.bytes });
    const began = runtime.now();
    const step = await stepVelocityPartitions(database);
    if (step === null) return true;
    if (step === 'waits') return false;
    log.info('partitions', { ...step, ms: runtime.now() - began });
  }
}

const ROUTE = 'fraud-api/v2';

/** Registers POST /RestService/fraud-api/v2. */
function fraudRoutes(app: FastifyInstance, routePorts: RoutePorts, service: FraudService): void {
  app.post(`/RestService/${ROUTE}`, { onRequest: admits(routePorts, 'fraud') }, async (request, reply) => {
    const receivedAt = routePorts.runtime.now();
    const caller = callerOf(request);
    if (request.body === undefined) throw new ApiError('emptyBody');
    const read = readFraudRequest(request.body, isIp);
    const answer = await once(
      routePorts.database,
      routePorts.runtime,
      idempotentCall(request, caller.environmentId, ROUTE),
      async (idempotency) => ({
        status: 200,
        body: (await service.score({ caller, ...read, receivedAt, ...(idempotency ? { idempotency } : {}) }))
          .text,
        fulfilled: true,
      }),
    );
    return sendAnswer(reply, answer);
  });
}

/** Interval of the partition job, in milliseconds. */
const PARTITIONS_MS = 60_000;

interface Fraud extends Feature {
  readonly service: FraudService;
}

type OfTheStore = 'velocity' | 'inFlight' | 'tagsOf' | 'keep' | 'nextServiceId';

/** Creates the fraud feature with its dependencies. */
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
    tagsOf: (environmentId, transactionId) => readTags(database, environmentId, transactionId),
    keep: evaluationWriter(database).keep,
    nextServiceId: () => ids.next(),
  });
  return {
    name: 'fraud',
    service,
    routes: (app) => fraudRoutes(app, routePorts, service),
    // Every process that scores also makes sure that partitions for its events exist.
    jobs: [
      { name: 'partitions', everyMs: PARTITIONS_MS, inEvery: true, run: () => partition(database, ports) },
    ],
    retention: {
      space: (environmentId, before) =>
        removeOlderThan(database.patient(), environmentId, { before, now: ports.runtime.now() }),
    },
  };
}
