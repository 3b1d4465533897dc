import type { EnvironmentId } from '@assay/contract';
import type { Connection } from '../../connection/connection';
import { firstIdAt } from '../../scoring/ids';

/** Number of quarter hours in a UTC day. */
export const QUARTERS_A_DAY = 96;
const ENTRY_BYTES = 13;

/** Counts and amounts of a day by quarter hour; the migration `sums` defines the binary format. */
interface Quarters {
  readonly counts: Float64Array;
  readonly amounts: Float64Array;
}

const noQuarters = (): Quarters => ({
  counts: new Float64Array(QUARTERS_A_DAY),
  amounts: new Float64Array(QUARTERS_A_DAY),
});

/**
 * Visits the quarters of a day.
 * @param visit called for each non-empty quarter, in order
 */
export function eachQuarter(
  packed: Buffer,
  visit: (quarter: number, count: number, amount: number) => void,
): void {
  for (let at = 0; at + ENTRY_BYTES <= packed.length; at += ENTRY_BYTES)
    visit(packed.readUInt8(at), packed.readInt32BE(at + 1), packed.readDoubleBE(at + 5));
}

/**
 * Adds `more` to `sums`. An index loop, because iterators over 96 quarters of hundreds of values were a
 * measurable cost.
 */
function addQuarters(sums: Quarters, more: Quarters): void {
  for (let quarter = 0; quarter < QUARTERS_A_DAY; quarter++) {
    sums.counts[quarter]! += more.counts[quarter]!;
    sums.amounts[quarter]! += more.amounts[quarter]!;
  }
}

function packQuarters({ counts, amounts }: Quarters): Buffer {
  const packed = Buffer.allocUnsafe(QUARTERS_A_DAY * ENTRY_BYTES);
  let end = 0;
  for (let quarter = 0; quarter < QUARTERS_A_DAY; quarter++) {
    const count = counts[quarter]!;
    const amount = amounts[quarter]!;
    if (count === 0 && amount === 0) continue;
    packed.writeUInt8(quarter, end);
    packed.writeInt32BE(count, end + 1);
    packed.writeDoubleBE(amount, end + 5);
    end += ENTRY_BYTES;
  }
  return packed.subarray(0, end);
}

const DAY_MS = 86_400_000;
const QUARTER_MS = 900_000;
/** Maximum number of values of a field per day; further values are counted together. */
const MAX_VALUES = 200;
/** Maximum for rules and payment events, whose values are counted separately: accounts may have thousands. */
const MAX_RULES = 5000;
const mostValues = (field: string): number =>
  field.startsWith('rule') || field === 'payment' ? MAX_RULES : MAX_VALUES;
export const OTHER_VALUES = '(other)';

interface Sum {
  readonly field: string;
  readonly day: number;
  readonly value: string;
  readonly state: number;
  readonly quarters: Quarters;
}

/** Counts in memory, to be added to the stored ones. */
export class Counted {
  readonly sums = new Map<string, Sum>();

  /**
   * Adds a count.
   * @param state a number defined by the caller; 0 without one
   * @param count may be negative, to revert an earlier count
   */
  add(
    at: number,
    { field, value, state = 0 }: { readonly field: string; readonly value: string; readonly state?: number },
    count = 1,
    amount = 0,
  ): void {
    const day = Math.floor(at / DAY_MS);
    const key = `${field}\n${day}\n${state}\n${value}`;
    let sum = this.sums.get(key);
    if (!sum) {
      sum = { field, day, value, state, quarters: noQuarters() };
      this.sums.set(key, sum);
    }
    const quarter = Math.floor((at - day * DAY_MS) / QUARTER_MS);
    sum.quarters.counts[quarter]! += count;
    if (Number.isFinite(amount)) sum.quarters.amounts[quarter]! += amount;
  }
}

/** Position up to which an environment is counted. */
export interface SumMark {
  readonly evaluationId: string;
  /** UNIX milliseconds. */
  readonly finishedAt: number;
}

const NOTHING_YET: SumMark = { evaluationId: firstIdAt(0), finishedAt: 0 };

/**
 * Returns the position up to which an environment is counted, and locks it until the transaction ends; null
 * while another process counts it.
 */
export async function holdSumMark(
  connection: Connection,
  environmentId: EnvironmentId,
): Promise<SumMark | null> {
  await connection.query({
    name: 'sum_mark_make',
    text: `INSERT INTO traffic_sum_mark (account_id, evaluation_id, finished_at, counted_at) VALUES ($1, $2::uuid, $3, 0) ON CONFLICT DO NOTHING`,
    values: [environmentId, NOTHING_YET.evaluationId, NOTHING_YET.finishedAt],
  });
  const [mark = null] = await connection.query<SumMark>({
    name: 'sum_mark_hold',
    text: `SELECT evaluation_id::text AS "evaluationId", finished_at AS "finishedAt" FROM traffic_sum_mark
           WHERE account_id = $1 FOR UPDATE SKIP LOCKED`,
    values: [environmentId],
  });
  return mark;
}

/** Returns the stored sums of the days and fields that change. */
async function storedSums(connection: Connection, environmentId: EnvironmentId, sums: readonly Sum[]) {
  const days = sums.map(({ day }) => day);
  return connection.query<Omit<Sum, 'quarters'> & { readonly quarters: Buffer }>({
    name: 'sums_of_days',
    text: `SELECT field, day, value, state::int AS state, quarters FROM traffic_sum
           WHERE account_id = $1 AND field = ANY($2) AND day BETWEEN $3 AND $4`,
    values: [
      environmentId,
      [...new Set(sums.map(({ field }) => field))],
      Math.min(...days),
      Math.max(...days),
    ],
  });
}

/** Combines new values of a day that already has the maximum number of values. */
function withFewValues(
  sums: readonly Sum[],
  known: ReadonlySet<string>,
  counts: Map<string, number>,
): readonly Sum[] {
  return sums.map((sum) => {
    if (known.has(`${sum.field}\n${sum.day}\n${sum.value}`)) return sum;
    const place = `${sum.field}\n${sum.day}`;
    const count = counts.get(place) ?? 0;
    if (count >= mostValues(sum.field)) return { ...sum, value: OTHER_VALUES };
    counts.set(place, count + 1);
    return sum;
  });
}

/**
 * Adds counts to those of an environment and moves its position. Runs in the transaction that locks the
 * position, so that data is counted exactly once after any interruption.
 */
export async function addSums(
  connection: Connection,
  environmentId: EnvironmentId,
  counted: Counted,
  mark: SumMark & { readonly countedAt: number },
): Promise<void> {
  const fresh = [...counted.sums.values()];
  const changed = new Map<string, Sum>();
  if (fresh.length > 0) {
    const stored = new Map<string, Sum>();
    const values = new Set<string>();
    const counts = new Map<string, number>();
    for (const { quarters: packed, ...row } of await storedSums(connection, environmentId, fresh)) {
      const quarters = noQuarters();
      eachQuarter(packed, (quarter, count, amount) => {
        quarters.counts[quarter] = count;
        quarters.amounts[quarter] = amount;
      });
      stored.set(`${row.field}\n${row.day}\n${row.state}\n${row.value}`, { ...row, quarters });
      const value = `${row.field}\n${row.day}\n${row.value}`;
      if (!values.has(value))
        counts.set(`${row.field}\n${row.day}`, (counts.get(`${row.field}\n${row.day}`) ?? 0) + 1);
      values.add(value);
    }
    for (const sum of withFewValues(fresh, values, counts)) {
      const key = `${sum.field}\n${sum.day}\n${sum.state}\n${sum.value}`;
      const before = changed.get(key) ?? stored.get(key);
      if (before) addQuarters(before.quarters, sum.quarters);
      changed.set(key, before ?? sum);
    }
    await writeSums(connection, environmentId, [...changed.values()]);
  }
  await connection.query({
    name: 'sum_mark_move',
    text: 'UPDATE traffic_sum_mark SET evaluation_id = $2::uuid, finished_at = $3, counted_at = $4 WHERE account_id = $1',
    values: [environmentId, mark.evaluationId, mark.finishedAt, mark.countedAt],
  });
}

function total(values: Float64Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}

async function writeSums(
  connection: Connection,
  environmentId: EnvironmentId,
  sums: readonly Sum[],
): Promise<void> {
  await connection.query({
    name: 'sums_write',
    text: `INSERT INTO traffic_sum (account_id, field, day, value, state, count, amount, quarters)
           SELECT $1, * FROM unnest($2::text[], $3::int[], $4::text[], $5::smallint[], $6::bigint[], $7::float8[], $8::bytea[])
           ON CONFLICT (account_id, field, day, value, state)
             DO UPDATE SET count = excluded.count, amount = excluded.amount, quarters = excluded.quarters`,
    values: [
      environmentId,
      sums.map(({ field }) => field),
      sums.map(({ day }) => day),
      sums.map(({ value }) => value),
      sums.map(({ state }) => state),
      sums.map(({ quarters }) => total(quarters.counts)),
      sums.map(({ quarters }) => total(quarters.amounts)),
      sums.map(({ quarters }) => packQuarters(quarters)),
    ],
  });
}
