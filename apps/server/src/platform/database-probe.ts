import { type Database, DISK_FULL, writeProbe } from '@assay/store';

export interface ProbePorts {
  readonly database: Database;
  /** Called when writing begins to fail, with the sentence of it, and when it works again, with null. */
  readonly onChange: (fault: string | null) => void;
  /** UNIX milliseconds as the operating system has them. */
  readonly wall: () => number;
  /** Gets what the database's clock showed during a look that took so many milliseconds. */
  readonly onTime?: (databaseMs: number, tookMs: number) => void;
}

/** What a look at the database found. */
interface Finding {
  /** One sentence for an operator; null = it can be written. */
  readonly fault: string | null;
  /** How far this machine's clock is ahead of the database's, where that is worth a word. */
  readonly clockAheadMs: number | null;
}

export interface DatabaseProbe {
  /** The newest finding: made now, or by the look that is under way or not older than a second. */
  look(): Promise<Finding>;
}

const LOOKED_AGAIN_AFTER_MS = 1000;
/** A probe that is not answered by then is no answer; it is not joined by another one. */
const LONGEST_LOOK_MS = 2000;
/** Nothing is decided by this machine's clock, but logs are read by it, and certificates checked. */
const CLOCK_TOLERANCE_MS = 5000;
const NO_ANSWER = 'The database does not answer.';
const REFUSALS: { readonly [code: string]: string } = {
  [DISK_FULL]: 'The disk of the database is full: nothing can be kept.',
  '25006': 'The database is read-only: nothing can be kept.',
};

const codeOf = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
};

/** Looks whether the database can be written, by writing; seldom, and never twice at a time. */
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
    timer = setTimeout(resolve, LONGEST_LOOK_MS, { fault: NO_ANSWER, clockAheadMs: null });
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
