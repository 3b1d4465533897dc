import { Batcher } from './batcher';
import type { Database } from './database';
import { SUBJECT_TYPES, type SubjectType } from './keys';

export const STATE_NAMES = ['APPROVE', 'REVIEW', 'DECLINE'] as const;
export type StateName = (typeof STATE_NAMES)[number];

/** One earlier transaction as seen from one of its keys. */
export interface StoredEvent {
  /** Evaluation id, a UUIDv7: later calls compare greater. */
  readonly id: string;
  /** Hash of the caller's transaction_id: evaluations of one transaction are one event to a count. */
  readonly transaction: string;
  /** UNIX milliseconds. */
  readonly at: number;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly action_type: string | null;
  readonly ip_country: string | null;
  readonly state: StateName | null;
  readonly subjects: { readonly [S in SubjectType]: string | null };
}

export interface EventKey {
  readonly accountId: number;
  readonly keyHash: string;
  /** Oldest event of interest, UNIX milliseconds. */
  readonly since: number;
  /** At most this many newest events are read. */
  readonly cap: number;
}

export interface HistoryKey {
  readonly keyHash: string;
}

/** Lifetime counters of one key in one account. */
export interface HistoryRow {
  readonly accountId: number;
  readonly hits: number;
  readonly firstSeen: number;
  readonly lastSeen: number;
  readonly fraudHits: number;
  readonly fraudFirstSeen: number | null;
  readonly fraudLastSeen: number | null;
}

export interface Look {
  readonly events: readonly EventKey[];
  readonly history: readonly HistoryKey[];
}

export interface Seen {
  /** Newest first, one list per asked key. */
  readonly events: readonly (readonly StoredEvent[])[];
  readonly history: readonly (readonly HistoryRow[])[];
}

const SUBJECTS = SUBJECT_TYPES.join(', ');

/** Accounts whose counters of one key are added up; the limit also keeps the plan an index descent. */
const MOST_ACCOUNTS = 10_000;

/**
 * Both looks of any number of calls in one round trip. Each key is one descent of the primary key, read backwards
 * and stopped at its cap, so a key with millions of events costs no more than its cap.
 */
const LOOK = `
SELECT r.ord::int AS ord, 0 AS kind, v.evaluation_id::text AS id, v.transaction_hash::text AS transaction, v.at, v.state::int AS state, v.amount, v.currency, v.action_type,
       v.ip_country, ${SUBJECT_TYPES.map((s) => `v.${s}::text AS ${s}`).join(', ')}, 0 AS account_id, 0 AS hits, 0 AS fraud_hits, NULL::bigint AS last_seen,
       NULL::bigint AS fraud_first, NULL::bigint AS fraud_last
FROM unnest($1::int[], $2::bigint[], $3::bigint[], $4::int[]) WITH ORDINALITY AS r(account_id, key_hash, since, cap, ord)
CROSS JOIN LATERAL (
  SELECT evaluation_id, transaction_hash, at, state, amount, currency, action_type, ip_country, ${SUBJECTS}
  FROM velocity_event e
  WHERE e.account_id = r.account_id AND e.key_hash = r.key_hash AND e.at >= r.since
  ORDER BY e.at DESC, e.evaluation_id DESC
  LIMIT r.cap
) v
UNION ALL
SELECT h.ord::int, 1, NULL, NULL, k.first_seen, NULL, NULL, NULL, NULL, NULL, ${SUBJECT_TYPES.map(() => 'NULL').join(', ')}, k.account_id, k.hits, k.fraud_hits,
       k.last_seen, k.fraud_first_seen, k.fraud_last_seen
FROM unnest($5::bigint[]) WITH ORDINALITY AS h(key_hash, ord)
CROSS JOIN LATERAL (SELECT * FROM key_history a WHERE a.key_hash = h.key_hash LIMIT ${MOST_ACCOUNTS}) k`;

interface LookRow extends Record<SubjectType, string | null> {
  readonly ord: number;
  readonly kind: 0 | 1;
  readonly id: string;
  readonly transaction: string;
  readonly at: number;
  readonly state: number;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly action_type: string | null;
  readonly ip_country: string | null;
  readonly account_id: number;
  readonly hits: number;
  readonly fraud_hits: number;
  readonly last_seen: number;
  readonly fraud_first: number | null;
  readonly fraud_last: number | null;
}

function toEvent(row: LookRow): StoredEvent {
  return {
    id: row.id,
    transaction: row.transaction,
    at: row.at,
    amount: row.amount,
    currency: row.currency,
    action_type: row.action_type,
    ip_country: row.ip_country,
    state: STATE_NAMES[row.state] ?? null,
    subjects: {
      user_id: row.user_id,
      email: row.email,
      phone_number: row.phone_number,
      ip: row.ip,
      device_hash: row.device_hash,
      cookie_hash: row.cookie_hash,
      card_hash: row.card_hash,
      address: row.address,
    },
  };
}

const toHistory = (row: LookRow): HistoryRow => ({
  accountId: row.account_id,
  hits: row.hits,
  firstSeen: row.at,
  lastSeen: row.last_seen,
  fraudHits: row.fraud_hits,
  fraudFirstSeen: row.fraud_first,
  fraudLastSeen: row.fraud_last,
});

/** A PostgreSQL array of numbers (or of their decimal texts), written without the driver's quoting. */
export const numbers = (values: readonly (number | string | null)[]): string =>
  `{${values.map((v) => v ?? 'NULL').join()}}`;

async function lookUp(database: Database, looks: readonly Look[]): Promise<readonly Seen[]> {
  const events = looks.flatMap((look) => look.events);
  const history = looks.flatMap((look) => look.history);
  const seenEvents: StoredEvent[][] = events.map(() => []);
  const seenHistory: HistoryRow[][] = history.map(() => []);
  const rows = await database.query<LookRow>({
    name: 'velocity_look',
    text: LOOK,
    values: [
      numbers(events.map((key) => key.accountId)),
      numbers(events.map((key) => key.keyHash)),
      numbers(events.map((key) => key.since)),
      numbers(events.map((key) => key.cap)),
      numbers(history.map((key) => key.keyHash)),
    ],
  });
  for (const row of rows) {
    if (row.kind === 0) seenEvents[row.ord - 1]?.push(toEvent(row));
    else seenHistory[row.ord - 1]?.push(toHistory(row));
  }
  // The rows of each look lie behind one another in the order of the request.
  let eventEnd = 0;
  let historyEnd = 0;
  return looks.map((look) => {
    eventEnd += look.events.length;
    historyEnd += look.history.length;
    return {
      events: seenEvents.slice(eventEnd - look.events.length, eventEnd),
      history: seenHistory.slice(historyEnd - look.history.length, historyEnd),
    };
  });
}

/** Reads what earlier transactions left under the keys of a call; concurrent calls share round trips. */
export function velocityReader(database: Database): { look(look: Look): Promise<Seen> } {
  const batcher = new Batcher((looks: readonly Look[]) => lookUp(database, looks), { lanes: 2, largest: 32 });
  return {
    look: async (look) =>
      look.events.length + look.history.length === 0 ? { events: [], history: [] } : batcher.add(look),
  };
}
