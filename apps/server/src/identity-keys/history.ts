import type { FraudHistory } from '@assay/contract';
import type { HistoryRow } from '@assay/store';

const seconds = (ms: number | null): number | null => (ms === null ? null : Math.floor(ms / 1000));
const earliest = (values: readonly (number | null)[]): number | null =>
  values.reduce<number | null>(
    (least, value) => (value === null ? least : least === null ? value : Math.min(least, value)),
    null,
  );
const latest = (values: readonly (number | null)[]): number | null =>
  values.reduce<number | null>(
    (most, value) => (value === null ? most : most === null ? value : Math.max(most, value)),
    null,
  );
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/**
 * The `service_fraud_history` of one target from its lifetime counters.
 * @param own the data space of the caller: its counts are the customer's.
 * @param sharing spaces whose counts the caller may see; the caller's own always counts.
 */
export function fraudHistory(
  rows: readonly HistoryRow[],
  own: number,
  sharing: ReadonlySet<number>,
): FraudHistory {
  // A space that does not share reads only itself.
  const readable = sharing.has(own)
    ? rows.filter((row) => row.spaceId === own || sharing.has(row.spaceId))
    : rows.filter((row) => row.spaceId === own);
  const mine = readable.filter((row) => row.spaceId === own);
  return {
    fraudulent_decline_first_seen: seconds(earliest(readable.map((row) => row.fraudFirstSeen))),
    fraudulent_decline_last_seen: seconds(latest(readable.map((row) => row.fraudLastSeen))),
    first_seen: seconds(earliest(readable.map((row) => row.firstSeen))),
    last_seen: seconds(latest(readable.map((row) => row.lastSeen))),
    fraudulent_decline_customer_hits: total(mine.map((row) => row.fraudHits)),
    fraudulent_decline_hits: total(readable.map((row) => row.fraudHits)),
    customer_hits: total(mine.map((row) => row.hits)),
    hits: total(readable.map((row) => row.hits)),
    flags: [],
  };
}
