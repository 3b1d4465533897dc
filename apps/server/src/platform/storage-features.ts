import { type Database, DISK_FULL, type StandbyReads, servingRole, writeProbe } from '@assay/store';
import { roleNote } from './database-roles';
import { diskFeature } from './disk-feature';
import type { Feature } from './feature';
import type { ComponentHealth } from './health';
import type { Log } from './log';
import type { Metrics } from './metrics';
import type { Runtime } from './runtime';

interface ProbePorts {
  readonly database: Database;
  /** Called with a sentence when writes start to fail, and with null when they work again. */
  readonly onChange: (fault: string | null) => void;
  /** Returns UNIX milliseconds of the operating system. */
  readonly wall: () => number;
  /** Called with the database's time during a query and the duration of the query in milliseconds. */
  readonly onTime?: (databaseMs: number, tookMs: number) => void;
}

/** Result of a database probe. */
interface Finding {
  /** One sentence for an operator; null if writes work. */
  readonly fault: string | null;
  /**
   * Milliseconds by which this machine's clock is ahead of the database's, if that exceeds the tolerance;
   * otherwise null.
   */
  readonly clockAheadMs: number | null;
}

interface DatabaseProbe {
  /** Returns the newest result: a new probe, a pending one, or one that is at most a second old. */
  look(): Promise<Finding>;
}

const LOOKED_AGAIN_AFTER_MS = 1000;
/**
 * Maximum duration of a probe, in milliseconds; after it the database counts as unresponsive. A pending probe
 * is never doubled.
 */
const MAX_PROBE_MS = 2000;
/**
 * Tolerated difference of this machine's clock, in milliseconds. No decision uses this clock, but logs and
 * certificate checks do.
 */
const CLOCK_TOLERANCE_MS = 5000;
const NO_ANSWER = "The database doesn't respond.";
const REFUSALS: { readonly [code: string]: string } = {
  [DISK_FULL]: 'The disk of the database is full, so no data can be stored.',
  '25006': 'The database is read-only, so no data can be stored.',
};

const codeOf = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
};

/**
 * Creates a probe that checks if the database is writable by writing. It runs rarely and never twice at the
 * same time.
 */
export function databaseProbe({ database, onChange, wall, onTime }: ProbePorts): DatabaseProbe {
  let underWay: Promise<Finding> | null = null;
  let last: { readonly at: number; readonly finding: Finding } | null = null;
  let reported: string | null = null;

  async function write(): Promise<Finding> {
    const sent = wall();
    const began = performance.now();
    const now = await writeProbe(database);
    const took = performance.now() - began;
    onTime?.(now, took);
    const ahead = sent - now;
    return { fault: null, clockAheadMs: Math.abs(ahead) > CLOCK_TOLERANCE_MS + took ? ahead : null };
  }

  async function look(): Promise<Finding> {
    const finding = await write().catch((error: unknown): Finding => {
      const fault = REFUSALS[codeOf(error)] ?? NO_ANSWER;
      return { fault, clockAheadMs: null };
    });
    if (finding.fault !== reported) {
      reported = finding.fault;
      onChange(finding.fault);
    }
    last = { at: performance.now(), finding };
    return finding;
  }

  return {
    look() {
      if (last && performance.now() - last.at < LOOKED_AGAIN_AFTER_MS && database.refusals.last() === null)
        return Promise.resolve(last.finding);
      underWay ??= look().finally(() => {
        underWay = null;
      });
      return withinTime(underWay);
    },
  };
}

async function withinTime(work: Promise<Finding>): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Finding>((resolve) => {
    timer = setTimeout(resolve, MAX_PROBE_MS, { fault: NO_ANSWER, clockAheadMs: null });
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

interface DatabasePorts extends Pick<ProbePorts, 'database'> {
  readonly log: Log;
  readonly runtime: Runtime;
  /** Returns the state of the embedded database process; always true for an external one. */
  readonly databaseRuns: () => boolean;
  readonly metrics: Metrics;
  /** This machine's clock, UNIX milliseconds; the system's by default. */
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
  const note = `The clock of this machine is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} the database clock. Assay uses the database clock.`;
  return [database, { name: 'clock', state: 'degraded', note }];
}

/** Interval of the background probe, in milliseconds. It follows the database's time and logs changes. */
const LOOKS_EVERY_MS = 5000;

/** Reports the status of the database and its clock to operators. */
function databaseFeature(ports: DatabasePorts): Feature {
  const { database, runtime, databaseRuns, metrics, log } = ports;
  const wall = ports.wall ?? (() => Date.now());
  const probe = databaseProbe({
    database,
    onChange: (fault) => log.info('database', { writable: fault === null, note: fault }),
    wall,
    onTime: (databaseMs, tookMs) => runtime.followTime(databaseMs, tookMs),
  });
  let known: string | null | undefined;
  /** Returns the note about the serving role. It is read once, because another role has another URL. */
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

/**
 * Reports the status of the standby that the panel reads from. Without it the primary is read, so nothing is
 * down.
 */
function standbyFeature(standby: StandbyReads): Feature {
  return {
    name: 'standby',
    async health(): Promise<readonly ComponentHealth[]> {
      const { unused } = standby.state();
      if (unused === null) return [{ name: 'standby', state: 'ok' }];
      const note = `The standby isn't used (${unused}). The panel reads from the primary.`;
      return [{ name: 'standby', state: 'degraded', note }];
    },
  };
}

/** Creates the features that watch the storage: the database with its clock, its standby, and the disk. */
export const storageFeatures = ({
  standby,
  ...ports
}: Parameters<typeof databaseFeature>[0] &
  Parameters<typeof diskFeature>[0] & { readonly standby: StandbyReads | null }): readonly Feature[] => [
  databaseFeature(ports),
  ...(standby === null ? [] : [standbyFeature(standby)]),
  diskFeature(ports),
];
