import type { EnvironmentId } from '@assay/contract';
import type { Connection } from '../../connection/connection';
import { eachQuarter, QUARTERS_A_DAY } from './add';

const DAY_MS = 86_400_000;
const QUARTER_MS = 900_000;

/** Sums of one value in one state, split at the requested times. */
export interface SumRow {
  readonly field: string;
  readonly value: string;
  readonly state: number;
  /** One number more than intervals: `counts[i]` is between `cuts[i]` and `cuts[i + 1]`. */
  readonly counts: Float64Array;
  readonly amounts: Float64Array;
}

interface SumsAsked {
  readonly fields: readonly string[];
  /** Only these values; absent = all. */
  readonly values?: readonly string[];
  /**
   * UNIX milliseconds at whole quarter hours, ascending; sums are returned for each interval between two of
   * them.
   */
  readonly cuts: readonly number[];
}

/**
 * Separates days that are entirely within an interval, which the database sums, from days that a cut splits,
 * whose quarters are read.
 */
function splitDays(cuts: readonly number[]) {
  const split = new Set<number>();
  for (const cut of cuts) if (cut % DAY_MS !== 0) split.add(Math.floor(cut / DAY_MS));
  // The first whole day at or after each cut.
  const firstDays = cuts.map((cut) => Math.ceil(cut / DAY_MS));
  return { split: [...split], firstDays };
}

/** Returns the sums of an environment between times, by field, value and state; empty ones are absent. */
export async function readSums(
  connection: Connection,
  environmentId: EnvironmentId,
  { fields, values, cuts }: SumsAsked,
): Promise<readonly SumRow[]> {
  const { split, firstDays } = splitDays(cuts);
  const first = Math.floor((cuts[0] ?? 0) / DAY_MS);
  const last = Math.floor(((cuts.at(-1) ?? 0) - 1) / DAY_MS);
  const rows = new Map<string, SumRow>();
  const rowOf = (field: string, value: string, state: number): SumRow => {
    const key = `${field}\n${state}\n${value}`;
    let row = rows.get(key);
    if (!row) {
      const numbers = () => new Float64Array(Math.max(0, cuts.length - 1));
      row = { field, value, state, counts: numbers(), amounts: numbers() };
      rows.set(key, row);
    }
    return row;
  };
  const among = values ? 'AND value = ANY($6)' : 'AND ($6::text[] IS NULL)';
  const where = `WHERE account_id = $1 AND field = ANY($2) AND day BETWEEN $3 AND $4 ${among}`;
  const asked = [environmentId, fields, first, last, split, values ?? null];
  const [whole, parts] = await Promise.all([
    connection.query<{
      field: string;
      value: string;
      state: number;
      part: number;
      count: number;
      amount: number;
    }>({
      text: `SELECT field, value, state::int AS state, width_bucket(day, $7::int[]) AS part, sum(count)::float8 AS count, sum(amount) AS amount
             FROM traffic_sum ${where} AND day <> ALL($5::int[]) GROUP BY 1, 2, 3, 4`,
      values: [...asked, firstDays],
    }),
    split.length === 0
      ? []
      : connection.query<{ field: string; value: string; state: number; day: number; quarters: Buffer }>({
          text: `SELECT field, value, state::int AS state, day, quarters FROM traffic_sum ${where} AND day = ANY($5::int[])`,
          values: asked,
        }),
  ]);
  for (const { field, value, state, part, count, amount } of whole) {
    const row = rowOf(field, value, state);
    if (part < 1 || part > row.counts.length) continue;
    row.counts[part - 1]! += count;
    row.amounts[part - 1]! += amount;
  }
  for (const { field, value, state, day, quarters } of parts) {
    const row = rowOf(field, value, state);
    const places = partsOfDay(day, cuts);
    eachQuarter(quarters, (quarter, count, amount) => {
      const part = places[quarter] ?? -1;
      if (part < 0) return;
      row.counts[part]! += count;
      row.amounts[part]! += amount;
    });
  }
  return [...rows.values()];
}

const known = new WeakMap<readonly number[], Map<number, Int32Array>>();

/** Returns the interval of each quarter of a day; -1 = outside. */
function partsOfDay(day: number, cuts: readonly number[]): Int32Array {
  let ofCuts = known.get(cuts);
  if (!ofCuts) {
    ofCuts = new Map();
    known.set(cuts, ofCuts);
  }
  let places = ofCuts.get(day);
  if (!places) {
    places = new Int32Array(QUARTERS_A_DAY).fill(-1);
    const start = day * DAY_MS;
    for (const [part, cut] of cuts.slice(0, -1).entries()) {
      const next = cuts[part + 1] ?? cut;
      if (next <= start || cut >= start + DAY_MS) continue;
      const from = Math.max(0, (cut - start) / QUARTER_MS);
      places.fill(part, from, Math.min(QUARTERS_A_DAY, (next - start) / QUARTER_MS));
    }
    ofCuts.set(day, places);
  }
  return places;
}

/**
 * Returns the time up to which the evaluations of an environment are counted, UNIX milliseconds; null =
 * nothing was counted yet.
 */
export async function countedUntil(
  connection: Connection,
  environmentId: EnvironmentId,
): Promise<number | null> {
  const [mark] = await connection.query<{ countedAt: number }>({
    name: 'sums_counted_until',
    text: 'SELECT counted_at AS "countedAt" FROM traffic_sum_mark WHERE account_id = $1',
    values: [environmentId],
  });
  return mark && mark.countedAt > 0 ? mark.countedAt : null;
}
