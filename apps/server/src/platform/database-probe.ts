import type { Database } from '@assay/store';

export interface ProbePorts {
  readonly database: Database;
  /** Called when writing begins to fail, with the sentence of it, and when it works again, with null. */
  readonly onChange: (fault: string | null) => void;
  readonly now: () => number;
}

/** What a look at the database found. */
interface Finding {
  /** One sentence for an operator; null = it can be written. */
  readonly fault: string | null;
  /** How far the process's clock is ahead of the database's, where that is worth a word. */
  readonly clockAheadMs: number | null;
}

export interface DatabaseProbe {
  /** The newest finding: made now, or by the look that is under way or not older than a second. */
  look(): Promise<Finding>;
}

const LOOKED_AGAIN_AFTER_MS = 1000;
/** A probe that is not answered by then is no answer; it is not joined by another one. */
const LONGEST_LOOK_MS = 2000;
/** Accounts' limits and leases of jobs stand a difference of seconds. */
const CLOCK_TOLERANCE_MS = 5000;
const DISK_FULL = '53100';
const NO_ANSWER = 'The database does not answer.';
const REFUSALS: { readonly [code: string]: string } = {
  [DISK_FULL]: 'The disk of the database is full: nothing can be kept.',
  '25006': 'The database is read-only: nothing can be kept.',
};

/** A row of the process's own making that no call waits for: the same version, written again. */
const WRITE = `UPDATE schema_migration SET name = name WHERE version = 1
  RETURNING (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now`;
/** While the disk was full: needs new blocks of it, and leaves none behind. */
const GROW = `CREATE TEMPORARY TABLE assay_room ON COMMIT DROP AS
  SELECT md5(n::text) AS filler FROM generate_series(1, 4096) n`;

const codeOf = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
};

/** Looks whether the database can be written, by writing; seldom, and never twice at a time. */
export function databaseProbe({ database, onChange, now }: ProbePorts): DatabaseProbe {
  let underWay: Promise<Finding> | null = null;
  let last: { readonly at: number; readonly finding: Finding } | null = null;
  let reported: string | null = null;

  async function write(): Promise<Finding> {
    const refused = database.refusals.last();
    const sent = now();
    const [row] = await database.transaction(async (connection) => {
      if (refused === DISK_FULL) await connection.query({ text: GROW });
      return connection.query<{ now: number }>({ text: WRITE });
    });
    database.refusals.forget();
    const ahead = row ? sent - row.now : 0;
    return {
      fault: null,
      clockAheadMs: Math.abs(ahead) > CLOCK_TOLERANCE_MS + (now() - sent) ? ahead : null,
    };
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
