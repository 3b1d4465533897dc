import { servingRole } from '@assay/store';
import type { Ambient } from './ambient';
import { type DatabaseProbe, databaseProbe, type ProbePorts } from './database-probe';
import { roleNote } from './database-roles';
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
  /** This machine's clock, UNIX milliseconds; the system's unless stated otherwise. */
  readonly wall?: () => number;
}

const noted = (note: string | null) => (note === null ? {} : { note });

async function databaseHealth(
  probe: DatabaseProbe,
  databaseRuns: () => boolean,
  role: () => Promise<string | null>,
): Promise<readonly ComponentHealth[]> {
  if (!databaseRuns())
    return [{ name: 'database', state: 'down', note: 'The embedded database is starting.' }];
  const { fault, clockAheadMs } = await probe.look();
  const database: ComponentHealth =
    fault === null
      ? { name: 'database', state: 'ok', ...noted(await role()) }
      : { name: 'database', state: 'down', note: fault };
  if (clockAheadMs === null) return [database];
  const seconds = Math.round(clockAheadMs / 1000);
  const note = `The clock of this machine is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} the database's, which is the one that counts.`;
  return [database, { name: 'clock', state: 'degraded', note }];
}

/** How often the database is looked at when nobody asks: its time is followed, and what changes is logged. */
const LOOKS_EVERY_MS = 5000;

/** What operators see of the database and of its clock. */
export function databaseFeature(ports: DatabasePorts): Feature {
  const { database, ambient, databaseRuns, metrics, log } = ports;
  const wall = ports.wall ?? (() => Date.now());
  const probe = databaseProbe({
    database,
    onChange: (fault) => log.info('database', { writable: fault === null, note: fault }),
    wall,
    onTime: (databaseMs, tookMs) => ambient.followTime(databaseMs, tookMs),
  });
  let known: string | null | undefined;
  /** What is to say of the role that serves; asked once, for a new role is another address. */
  const role = async () => {
    if (known === undefined) known = await servingRole(database).then(roleNote, () => undefined);
    return known ?? null;
  };
  let wasAhead = false;
  const health = async () => {
    const components = await databaseHealth(probe, databaseRuns, role);
    const clock = components.find(({ name }) => name === 'clock');
    if ((clock !== undefined) !== wasAhead) {
      wasAhead = clock !== undefined;
      log.info('clock', { agrees: !wasAhead, note: clock?.note ?? null });
    }
    return components;
  };
  return {
    name: 'database',
    health,
    jobs: [{ name: 'database-look', everyMs: LOOKS_EVERY_MS, inEvery: true, run: health }],
    async measure() {
      const components = await health();
      metrics.database.set(components[0]?.state === 'ok' ? 1 : 0);
      metrics.clock.set((await probe.look()).clockAheadMs ?? 0);
    },
  };
}
