import {
  type EnvironmentId,
  EVENT_COLUMNS,
  type EvaluationId,
  type EventColumnSet,
  type TransactionId,
} from '@assay/contract';
import { Batcher } from '../connection/batcher';
import type { Connection, Database } from '../connection/connection';
import { numbers } from '../connection/statement';
import { COUNTED_EVENT, EVENT_TEXT, eventsReader, type StoredEvent } from './stored-event';

export interface EventKey {
  readonly environmentId: EnvironmentId;
  readonly keyHash: string;
  /** Oldest event to read, UNIX milliseconds. */
  readonly since: number;
  /** Maximum number of newest events. */
  readonly cap: number;
  /** Columns to read, in addition to the id, the transaction and the time. */
  readonly columns: EventColumnSet;
}

export interface HistoryKey {
  readonly keyHash: string;
  /** Requesting account: its counters are read. */
  readonly environmentId: EnvironmentId;
  /**
   * Accounts whose counters are also read if the requesting account is one of them. On a single server, all
   * accounts are read.
   */
  readonly sharing: ReadonlySet<EnvironmentId>;
}

/** Lifetime counters of one key in one account. */
export interface HistoryRow {
  readonly environmentId: EnvironmentId;
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
  /** Newest first, one list per requested key. */
  readonly events: readonly (readonly StoredEvent[])[];
  readonly history: readonly (readonly HistoryRow[])[];
}

/**
 * Maximum number of accounts whose counters of one key are summed; the limit also makes the plan use the
 * index.
 */
const MAX_ACCOUNTS = 10_000;

/**
 * Returns the statement that reads events and counters for any number of requests in one round trip. Each key
 * is one index descent, read backwards up to its cap, so a key with millions of events costs no more than its
 * cap. The events of a key are sent as one text, because the driver needs several times longer for a row of
 * columns than for splitting a text. It contains only the requested columns: formatting all columns
 * took longer than finding the events. The oldest time of all keys is a separate parameter, so that earlier
 * partitions are pruned before execution.
 */
export const lookStatement = ({
  keys,
  account,
  history,
}: {
  keys: string;
  account: string;
  history: string;
}) => `
SELECT r.ord::int AS ord, v.events, NULL::int AS account_id, NULL::int AS hits, NULL::bigint AS first_seen, NULL::bigint AS last_seen,
       NULL::int AS fraud_hits, NULL::bigint AS fraud_first, NULL::bigint AS fraud_last
FROM ${keys}
CROSS JOIN LATERAL (
  SELECT string_agg(${EVENT_TEXT}, E'\\x1e') AS events
  FROM (
    SELECT evaluation_id, transaction_hash, at, ${EVENT_COLUMNS.join(', ')}
    FROM velocity_event e
    WHERE e.account_id = ${account} AND e.key_hash = r.key_hash AND e.at >= r.since AND e.at >= $6 AND ${COUNTED_EVENT}
    ORDER BY e.at DESC, e.evaluation_id DESC
    LIMIT r.cap
  ) n
) v
WHERE v.events IS NOT NULL
UNION ALL
SELECT h.ord::int, NULL, k.account_id, k.hits, k.first_seen, k.last_seen, k.fraud_hits, k.fraud_first_seen, k.fraud_last_seen
FROM unnest($5::bigint[]) WITH ORDINALITY AS h(key_hash, ord)
${history}`;

const LOOK = lookStatement({
  keys: 'unnest($1::int[], $2::bigint[], $3::bigint[], $4::int[], $7::int[]) WITH ORDINALITY AS r(account_id, key_hash, since, cap, columns, ord)',
  account: 'r.account_id',
  history: `CROSS JOIN LATERAL (SELECT * FROM key_history a WHERE a.key_hash = h.key_hash LIMIT ${MAX_ACCOUNTS}) k`,
});

export interface LookRow {
  readonly ord: number;
  /** Events of a key, or null for a row of its history. */
  readonly events: string | null;
  readonly account_id: number;
  readonly hits: number;
  readonly first_seen: number;
  readonly last_seen: number;
  readonly fraud_hits: number;
  readonly fraud_first: number | null;
  readonly fraud_last: number | null;
}

const toHistory = (row: LookRow): HistoryRow => ({
  environmentId: row.account_id,
  hits: row.hits,
  firstSeen: row.first_seen,
  lastSeen: row.last_seen,
  fraudHits: row.fraud_hits,
  fraudFirstSeen: row.fraud_first,
  fraudLastSeen: row.fraud_last,
});

/** Assigns the rows of a statement to the requests; rows of each request are consecutive, in request order. */
function seenBy(looks: readonly Look[], rows: readonly LookRow[]): readonly Seen[] {
  const keys = looks.flatMap(({ events }) => events);
  const seenEvents: (readonly StoredEvent[])[] = keys.map(() => []);
  const seenHistory: HistoryRow[][] = looks.flatMap(({ history }) => history.map(() => []));
  const readEvents = eventsReader();
  for (const row of rows) {
    if (row.events === null) seenHistory[row.ord - 1]?.push(toHistory(row));
    else seenEvents[row.ord - 1] = readEvents(keys[row.ord - 1]!.columns, row.events);
  }
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

const askerOf = ({ events: [event], history: [key] }: Look): EnvironmentId =>
  (event ?? key)?.environmentId ?? 0;

async function lookUp(database: Database, looks: readonly Look[]): Promise<readonly Seen[]> {
  const events = looks.flatMap((look) => look.events);
  const history = looks.flatMap((look) => look.history);
  const rows = await database.query<LookRow>({
    name: 'velocity_look',
    text: LOOK,
    accounts: events.map((key) => key.environmentId),
    values: [
      numbers(events.map((key) => key.environmentId)),
      numbers(events.map((key) => key.keyHash)),
      numbers(events.map((key) => key.since)),
      numbers(events.map((key) => key.cap)),
      numbers(history.map((key) => key.keyHash)),
      Math.min(Number.MAX_SAFE_INTEGER, ...events.map((key) => key.since)),
      numbers(events.map((key) => key.columns)),
    ],
    form: { name: 'velocity_look', account: askerOf(looks[0]!), history },
  });
  return seenBy(looks, rows);
}

/** Reads earlier events under the keys of a request; concurrent requests share round trips. */
export function velocityReader(database: Database): { look(look: Look): Promise<Seen> } {
  const batcher = new Batcher(
    (looks: readonly Look[]) => lookUp(database, looks),
    { lanes: 2, largest: 32 },
    (look) => database.groupOf(askerOf(look)),
  );
  return {
    look: async (look) =>
      look.events.length + look.history.length === 0 ? { events: [], history: [] } : batcher.add(look),
  };
}

/** An evaluation found by one of its keys. */
interface KeyedEvaluation {
  readonly evaluationId: EvaluationId;
  readonly transactionId: TransactionId;
  /** UNIX milliseconds. */
  readonly at: number;
}

/** Returns the newest evaluations with a key, newest first. */
export async function evaluationsOfKey(
  connection: Connection,
  environmentId: EnvironmentId,
  keyHash: string,
  most: number,
): Promise<readonly KeyedEvaluation[]> {
  return connection.query<KeyedEvaluation>({
    text: `SELECT v.id::text AS "evaluationId", v.transaction_id AS "transactionId", e.at
           FROM velocity_event e JOIN evaluation v ON v.account_id = e.account_id AND v.id = e.evaluation_id
           WHERE e.account_id = $1 AND e.key_hash = $2::bigint AND e.event IS NULL
           ORDER BY e.at DESC, e.evaluation_id DESC LIMIT $3`,
    values: [environmentId, keyHash, most],
  });
}
