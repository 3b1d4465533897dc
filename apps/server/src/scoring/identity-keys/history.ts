import type { FraudHistory } from '@assay/contract';
import type { HistoryRow } from '@assay/store';

const seconds = (ms: number): number => Math.floor(ms / 1000);

/**
 * Returns the first moment of the month (UTC). Times of other accounts' customers are shown no more
 * precisely.
 */
function monthOf(ms: number): number {
  const date = new Date(ms);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
}

/** Returns a time in UNIX seconds: exact if it is the caller's own, otherwise only the month. */
function momentOf(
  rows: readonly HistoryRow[],
  own: number,
  at: (row: HistoryRow) => number | null,
  isBetter: (ms: number, than: number) => boolean,
): number | null {
  let best: { readonly ms: number; readonly isOwn: boolean } | null = null;
  for (const row of rows) {
    const ms = at(row);
    if (ms !== null && (best === null || isBetter(ms, best.ms)))
      best = { ms, isOwn: row.environmentId === own };
  }
  return best === null ? null : seconds(best.isOwn ? best.ms : monthOf(best.ms));
}

const earlier = (ms: number, than: number) => ms < than;
const later = (ms: number, than: number) => ms > than;

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/**
 * Computes the `service_fraud_history` of one target from its lifetime counters.
 * @param own environment of the caller; its counts are the customer's
 * @param sharing environments whose counts the caller may see; the caller's own always counts
 */
export function fraudHistory(
  rows: readonly HistoryRow[],
  own: number,
  sharing: ReadonlySet<number>,
): FraudHistory {
  // An environment that doesn't share reads only its own rows.
  const readable = sharing.has(own)
    ? rows.filter((row) => row.environmentId === own || sharing.has(row.environmentId))
    : rows.filter((row) => row.environmentId === own);
  const mine = readable.filter((row) => row.environmentId === own);
  return {
    fraudulent_decline_first_seen: momentOf(readable, own, (row) => row.fraudFirstSeen, earlier),
    fraudulent_decline_last_seen: momentOf(readable, own, (row) => row.fraudLastSeen, later),
    first_seen: momentOf(readable, own, (row) => row.firstSeen, earlier),
    last_seen: momentOf(readable, own, (row) => row.lastSeen, later),
    fraudulent_decline_customer_hits: total(mine.map((row) => row.fraudHits)),
    fraudulent_decline_hits: total(readable.map((row) => row.fraudHits)),
    customer_hits: total(mine.map((row) => row.hits)),
    hits: total(readable.map((row) => row.hits)),
    flags: [],
  };
}
