import type { Ambient } from './ambient';
import { type DatabaseProbe, databaseProbe, type ProbePorts } from './database-probe';
import type { Feature } from './feature';
import type { ComponentHealth } from './health';
import type { Log } from './log';
import type { Metrics } from './metrics';

interface DatabasePorts extends Pick<ProbePorts, 'database'> {
  readonly log: Log;
  readonly ambient: Ambient;
  /** The embedded database's own word; always true for an outside one. */
  readonly databaseRuns: () => boolean;
  readonly metrics: Metrics;
}

async function databaseHealth(
  probe: DatabaseProbe,
  databaseRuns: () => boolean,
): Promise<readonly ComponentHealth[]> {
  if (!databaseRuns())
    return [{ name: 'database', state: 'down', note: 'The embedded database is starting.' }];
  const { fault, clockAheadMs } = await probe.look();
  const database: ComponentHealth =
    fault === null ? { name: 'database', state: 'ok' } : { name: 'database', state: 'down', note: fault };
  if (clockAheadMs === null) return [database];
  const seconds = Math.round(clockAheadMs / 1000);
  const note = `The clock of this process is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} the database's.`;
  return [database, { name: 'clock', state: 'degraded', note }];
}

/** What operators see of the database. */
export function databaseFeature({ database, ambient, databaseRuns, metrics, log }: DatabasePorts): Feature {
  const probe = databaseProbe({
    database,
    onChange: (fault) => log.info('database', { writable: fault === null, note: fault }),
    now: () => ambient.now(),
  });
  const health = () => databaseHealth(probe, databaseRuns);
  return {
    name: 'database',
    health,
    async measure() {
      const [database] = await health();
      metrics.database.set(database?.state === 'ok' ? 1 : 0);
    },
  };
}
