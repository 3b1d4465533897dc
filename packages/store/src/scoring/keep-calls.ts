import { type AccountId, type EnvironmentId, type TransactionId, VELOCITY_SUBJECTS } from '@assay/contract';
import type { Connection } from '../connection/connection';
import { numbers } from '../connection/statement';
import { sealEvaluation, type Vault } from '../privacy/vault';
import { type NewEvent, sealEvent } from '../webhooks/outbox';
import { type ListPresence, OBSERVATION_ARRAYS, observationValues, upsertObservations } from './observations';
import { eventText, STATE_NAMES, type StateName, type StoredEvent } from './stored-event';

/** An evaluation to store. `request`, `seen` and `answer` are JSON texts. */
export interface NewEvaluation {
  readonly environmentId: EnvironmentId;
  readonly event: StoredEvent & { readonly state: StateName };
  /** The receiver as the user of other transactions: hashes of these keys; null = unknown. */
  readonly receiver: { readonly user: string | null; readonly account: string | null };
  readonly transactionId: TransactionId;
  readonly serviceId: number;
  readonly fraudScore: number;
  readonly policyVersion: number;
  readonly request: string;
  readonly seen: string;
  readonly answer: string;
  /** Ids of the rules in the response; null = the response excludes them. */
  readonly appliedRules: readonly string[] | null;
  /** Keyed hashes by which it can be searched, in addition to its keys; see `evaluation_find`. */
  readonly findTerms: readonly string[];
  /** Keys under which later requests find this one. */
  readonly eventKeys: readonly string[];
  /** Keys whose lifetime counters are incremented. */
  readonly historyKeys: readonly string[];
  /** Values that matched rules add to lists of the account. */
  readonly listAdditions: readonly {
    readonly accountId: AccountId;
    readonly list_id: string;
    readonly value: string;
    readonly rule_id: string;
  }[];
  /** Writes of features that are stored with the evaluation or not at all. */
  readonly writes: readonly ((connection: Connection) => Promise<void>)[];
  /** Its outbox event; absent if no endpoint subscribes to it. `data` is JSON text. */
  readonly outbox?: Pick<NewEvent, 'event'> & {
    readonly data: string;
    readonly userHash: string | null;
    readonly emailHash: string | null;
  };
  /** The caller's Idempotency-Key reservation that this response fulfills, in the same transaction. */
  readonly idempotency?: { readonly route: string; readonly key: string };
}

/** Maximum number of evaluations per statement. */
export const LARGEST_BATCH = 16;

/**
 * Values sent once per evaluation, with their types; the database creates the events of all its keys from
 * them.
 */
export const SENT = [
  ['account_id', 'int'],
  ['id', 'uuid'],
  ['transaction_id', 'text'],
  ['service_id', 'bigint'],
  ['at', 'bigint'],
  ['state', 'smallint'],
  ['fraud_score', 'real'],
  ['policy_version', 'int'],
  ['kept', 'bytea'],
  ['applied_rules', 'text[]'],
  ['transaction_hash', 'bigint'],
  ['amount', 'float8'],
  ['currency', 'text'],
  ['action_type', 'text'],
  ['ip_country', 'text'],
  ['ekyc_result', 'text'],
  ['direction', 'text'],
  ['receiver_user', 'bigint'],
  ['receiver_account', 'bigint'],
  ['custom', 'bigint[]'],
  ['terms', 'bigint[]'],
  ...VELOCITY_SUBJECTS.map((subject) => [subject, 'bigint'] as const),
] as const;

const valueRows = (count: number): string =>
  Array.from({ length: count }, (_, row) => {
    const casts = SENT.map(([, type], column) => `$${row * SENT.length + column + 1}::${type}`);
    return `(${row}, ${casts.join(', ')})`;
  }).join(', ');

/**
 * Returns SQL that inserts outbox events, from five arrays that start at parameter `first`.
 * @param sequence SQL that numbers an event; null = their table does
 */
const outboxInsert = (first: number, sequence: string | null): string => `, emitted AS (
  INSERT INTO webhook_event (${sequence === null ? '' : 'sequence, '}account_id, event, at, kept, user_hashes, email_hashes, transaction_id)
  SELECT ${sequence === null ? '' : `${sequence}, `}account_id, o.event, at, o.kept, array_remove(ARRAY[o.user_hash], NULL), array_remove(ARRAY[o.email_hash], NULL), transaction_id
  FROM sent JOIN unnest($${first}::int[], $${first + 1}::text[], $${first + 2}::bytea[], $${first + 3}::bigint[], $${first + 4}::bigint[])
    AS o(row, event, kept, user_hash, email_hash) USING (row)
  ORDER BY row
)`;

/**
 * Returns one statement that stores the evaluations, their velocity events and the lifetime counters in one
 * transaction; with `withOutbox` also their outbox events.
 */
function persistStatement(count: number, withOutbox: boolean, sequence: string | null): string {
  const subjects = VELOCITY_SUBJECTS.join(', ');
  const keys = count * SENT.length + 1;
  const outbox = keys + 2 + OBSERVATION_ARRAYS;
  return `
WITH sent (row, ${SENT.map(([name]) => name).join(', ')}) AS (VALUES ${valueRows(count)}), kept AS (
  INSERT INTO evaluation (account_id, id, transaction_id, service_id, at, state, fraud_score, policy_version, kept, applied_rules)
  SELECT account_id, id, transaction_id, service_id, at, state, fraud_score, policy_version, kept, applied_rules FROM sent
), found AS (
  INSERT INTO evaluation_find (account_id, id, transaction_id, state, current_state, fraud_score, amount, currency, action_type, terms)
  SELECT account_id, id, transaction_id, state, state, fraud_score, amount, currency, action_type, terms FROM sent
), events AS (
  INSERT INTO velocity_event (account_id, key_hash, at, evaluation_id, transaction_hash, state, amount, currency, action_type, ip_country, ekyc_result, direction, receiver_user, receiver_account, custom, label, ${subjects})
  SELECT account_id, k.key_hash, at, id, transaction_hash, state, amount, currency, action_type, ip_country, ekyc_result, direction, receiver_user, receiver_account, custom,
    (SELECT l.label FROM transaction_label l WHERE l.account_id = sent.account_id AND l.transaction_id = sent.transaction_id), ${subjects}
  FROM sent JOIN unnest($${keys}::int[], $${keys + 1}::bigint[]) AS k(row, key_hash) USING (row)
)${withOutbox ? outboxInsert(outbox, sequence) : ''}
${upsertObservations(keys + 2)}`;
}

/**
 * Returns the statements by number of evaluations, starting with one.
 * @param sequence SQL that numbers an outbox event; null = their table does
 */
export const persistStatements = (withOutbox: boolean, sequence: string | null): readonly string[] =>
  Array.from({ length: LARGEST_BATCH }, (_, i) => persistStatement(i + 1, withOutbox, sequence));
const WITHOUT_OUTBOX = persistStatements(false, null);
const WITH_OUTBOX = persistStatements(true, null);

/** Returns the five array parameters of `outboxInsert`. */
function outboxValues(vault: Vault, batch: readonly NewEvaluation[]): readonly unknown[] {
  const events = batch.flatMap(({ outbox, environmentId }, row) =>
    outbox ? [{ row, environmentId, ...outbox }] : [],
  );
  return [
    numbers(events.map(({ row }) => row)),
    events.map(({ event }) => event),
    events.map(({ environmentId, event, data }) => sealEvent(vault, environmentId, event, data)),
    numbers(events.map(({ userHash }) => userHash)),
    numbers(events.map(({ emailHash }) => emailHash)),
  ];
}

const observationsOf = (batch: readonly NewEvaluation[]): readonly ListPresence[] =>
  batch.flatMap(({ environmentId, event: { at, state }, historyKeys }) =>
    historyKeys.map((keyHash) => ({ keyHash, environmentId, at, fraud: state === 'DECLINE' })),
  );

function persistValues(vault: Vault, batch: readonly NewEvaluation[]): unknown[] {
  const values: unknown[] = [];
  const keyRows: number[] = [];
  const keyHashes: string[] = [];
  for (const [row, { event, environmentId, ...kept }] of batch.entries()) {
    values.push(
      environmentId,
      event.id,
      kept.transactionId,
      kept.serviceId,
      event.at,
      STATE_NAMES.indexOf(event.state),
      kept.fraudScore,
      kept.policyVersion,
      sealEvaluation(vault, environmentId, event.id, kept),
      kept.appliedRules,
      event.transaction,
      event.amount,
      event.currency && eventText(event.currency),
      event.action_type && eventText(event.action_type),
      event.ip_country,
      event.ekyc_result,
      event.direction,
      kept.receiver.user,
      kept.receiver.account,
      event.custom && numbers([...event.custom].flat()),
      numbers(kept.findTerms),
    );
    for (const subject of VELOCITY_SUBJECTS) values.push(event.subjects[subject]);
    for (const keyHash of kept.eventKeys) {
      keyRows.push(row);
      keyHashes.push(keyHash);
    }
  }
  values.push(numbers(keyRows), numbers(keyHashes), ...observationValues(observationsOf(batch)));
  return values;
}

/**
 * Stores evaluations durably in one statement, all or none; only of one account if accounts are on different
 * servers.
 */
export async function persist(connection: Connection, batch: readonly NewEvaluation[]): Promise<void> {
  const { vault } = connection;
  // Most batches lack an event, so their statement omits the outbox.
  const withOutbox = batch.some(({ outbox }) => outbox);
  await connection.query({
    name: `${withOutbox ? 'persist_and_emit' : 'persist'}_${batch.length}`,
    text: (withOutbox ? WITH_OUTBOX : WITHOUT_OUTBOX)[batch.length - 1]!,
    values: withOutbox
      ? [...persistValues(vault, batch), ...outboxValues(vault, batch)]
      : persistValues(vault, batch),
    accounts: batch.map(({ environmentId }) => environmentId),
    form: { name: 'keep_calls', account: batch[0]!.environmentId, calls: batch.length },
  });
}
