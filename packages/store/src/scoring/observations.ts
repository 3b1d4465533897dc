import type { EnvironmentId } from '@assay/contract';
import type { Connection } from '../connection/connection';
import { numbers } from '../connection/statement';

/** One query of a key: counted by `service_fraud_history`. */
export interface ListPresence {
  readonly keyHash: string;
  readonly environmentId: EnvironmentId;
  /** UNIX milliseconds. */
  readonly at: number;
  readonly fraud: boolean;
}

/** Number of parameters of `upsertObservations`. */
export const OBSERVATION_ARRAYS = 8;

/** Returns the upsert of lifetime counters over eight arrays that start at parameter `first`. */
export const upsertObservations = (first: number): string => {
  const p = (offset: number) => `$${first + offset}`;
  return `
INSERT INTO key_history AS h (key_hash, account_id, hits, first_seen, last_seen, fraud_hits, fraud_first_seen, fraud_last_seen)
SELECT * FROM unnest(${p(0)}::bigint[], ${p(1)}::int[], ${p(2)}::int[], ${p(3)}::bigint[], ${p(4)}::bigint[], ${p(5)}::int[],
  ${p(6)}::bigint[], ${p(7)}::bigint[])
ON CONFLICT (key_hash, account_id) DO UPDATE SET
  hits = h.hits + excluded.hits,
  first_seen = least(h.first_seen, excluded.first_seen),
  last_seen = greatest(h.last_seen, excluded.last_seen),
  fraud_hits = h.fraud_hits + excluded.fraud_hits,
  fraud_first_seen = least(h.fraud_first_seen, excluded.fraud_first_seen),
  fraud_last_seen = greatest(h.fraud_last_seen, excluded.fraud_last_seen)`;
};

interface Tally {
  readonly keyHash: string;
  readonly environmentId: EnvironmentId;
  first: number;
  last: number;
  hits: number;
  fraudHits: number;
  /** null = none of them was fraud. */
  fraudFirst: number | null;
  fraudLast: number | null;
}

/**
 * Aggregates observations to one row per key and account, ordered, so that concurrent batches lock rows in the
 * same order.
 */
function tally(observations: readonly ListPresence[]): readonly Tally[] {
  const byKey = new Map<string, Tally>();
  for (const { keyHash, environmentId, at, fraud } of observations) {
    const id = `${keyHash}/${environmentId}`;
    const row: Tally = byKey.get(id) ?? {
      keyHash,
      environmentId,
      first: at,
      last: at,
      hits: 0,
      fraudHits: 0,
      fraudFirst: null,
      fraudLast: null,
    };
    byKey.set(id, row);
    row.hits++;
    row.first = Math.min(row.first, at);
    row.last = Math.max(row.last, at);
    if (!fraud) continue;
    row.fraudHits++;
    row.fraudFirst = Math.min(row.fraudFirst ?? at, at);
    row.fraudLast = Math.max(row.fraudLast ?? at, at);
  }
  return [...byKey.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

/** Returns the eight array parameters of `upsertObservations`. */
export function observationValues(observations: readonly ListPresence[]): readonly string[] {
  const rows = tally(observations);
  return [
    numbers(rows.map((row) => row.keyHash)),
    numbers(rows.map((row) => row.environmentId)),
    numbers(rows.map((row) => row.hits)),
    numbers(rows.map((row) => row.first)),
    numbers(rows.map((row) => row.last)),
    numbers(rows.map((row) => row.fraudHits)),
    numbers(rows.map((row) => row.fraudFirst)),
    numbers(rows.map((row) => row.fraudLast)),
  ];
}

const UPSERT = upsertObservations(1);

/** Counts standalone lookups; fraud requests count theirs with the evaluation. */
export async function recordObservations(
  connection: Connection,
  observations: readonly ListPresence[],
): Promise<void> {
  if (observations.length === 0) return;
  await connection.query({
    name: 'record_observations',
    accounts: observations.map(({ environmentId }) => environmentId),
    text: UPSERT,
    values: observationValues(observations),
  });
}
