import { VELOCITY_SUBJECTS } from '@assay/contract';
import { persistStatements, SENT } from '../scoring/keep-calls';
import { OBSERVATION_ARRAYS } from '../scoring/observations';
import type { Form } from './account-nodes';

const SUBJECTS = VELOCITY_SUBJECTS.join(', ');

/** JSON row format of a transaction as it is sent, without its encrypted data. */
const CALL = `row int, id uuid, transaction_id text, service_id bigint, at bigint, state smallint, fraud_score real, policy_version int,
    applied_rules text[], transaction_hash bigint, amount float8, currency text, action_type text, ip_country text, ekyc_result text,
    direction text, receiver_user bigint, receiver_account bigint, custom bigint[], terms bigint[], ${VELOCITY_SUBJECTS.map((subject) => `${subject} bigint`).join(', ')}`;

const CALLS = `jsonb_to_recordset(calls) AS c(${CALL})`;

/**
 * Stores transactions of one account like `persist` (`scoring/keep-calls.ts`). Citus can't plan its single
 * statement, and separate statements would each be a round trip between servers. A function runs on the
 * account's server as a whole, with its statements.
 * @see https://docs.citusdata.com/en/stable/develop/api_udf.html#create-distributed-function
 */
export const KEEP_CALLS_FUNCTION = `
CREATE OR REPLACE FUNCTION assay_keep_calls(of_account integer, calls jsonb, sealed bytea[], key_rows integer[], key_hashes bigint[],
  counted_keys bigint[], counted_hits integer[], counted_first bigint[], counted_last bigint[], counted_fraud integer[],
  fraud_first bigint[], fraud_last bigint[], emitted_rows integer[], emitted text[], emitted_sealed bytea[],
  emitted_users bigint[], emitted_emails bigint[]) RETURNS void LANGUAGE plpgsql AS $f$
DECLARE
  labels jsonb;
BEGIN
  INSERT INTO evaluation (account_id, id, transaction_id, service_id, at, state, fraud_score, policy_version, kept, applied_rules)
  SELECT of_account, c.id, c.transaction_id, c.service_id, c.at, c.state, c.fraud_score, c.policy_version, sealed[c.row + 1], c.applied_rules
  FROM ${CALLS};
  INSERT INTO evaluation_find (account_id, id, transaction_id, state, current_state, fraud_score, amount, currency, action_type, terms)
  SELECT of_account, c.id, c.transaction_id, c.state, c.state, c.fraud_score, c.amount, c.currency, c.action_type, c.terms FROM ${CALLS};
  SELECT jsonb_object_agg(l.transaction_id, l.label) INTO labels FROM transaction_label l
  WHERE l.account_id = of_account AND l.transaction_id = ANY (ARRAY(SELECT jsonb_array_elements(calls) ->> 'transaction_id'));
  INSERT INTO velocity_event (account_id, key_hash, at, evaluation_id, transaction_hash, state, amount, currency, action_type,
    ip_country, ekyc_result, direction, receiver_user, receiver_account, custom, label, ${SUBJECTS})
  SELECT of_account, k.key_hash, c.at, c.id, c.transaction_hash, c.state, c.amount, c.currency, c.action_type, c.ip_country,
    c.ekyc_result, c.direction, c.receiver_user, c.receiver_account, c.custom, labels ->> c.transaction_id, ${VELOCITY_SUBJECTS.map((subject) => `c.${subject}`).join(', ')}
  FROM ${CALLS} JOIN unnest(key_rows, key_hashes) AS k(row, key_hash) USING (row);
  IF emitted_rows <> '{}' THEN
    INSERT INTO webhook_event (account_id, event, at, kept, user_hashes, email_hashes, transaction_id)
    SELECT of_account, o.event, c.at, o.kept, array_remove(ARRAY[o.user_hash], NULL), array_remove(ARRAY[o.email_hash], NULL), c.transaction_id
    FROM ${CALLS} JOIN unnest(emitted_rows, emitted, emitted_sealed, emitted_users, emitted_emails)
      AS o(row, event, kept, user_hash, email_hash) USING (row)
    ORDER BY row;
  END IF;
  INSERT INTO key_history AS h (key_hash, account_id, hits, first_seen, last_seen, fraud_hits, fraud_first_seen, fraud_last_seen)
  SELECT k.key_hash, of_account, k.hits, k.first_seen, k.last_seen, k.fraud_hits, k.fraud_first_seen, k.fraud_last_seen
  FROM unnest(counted_keys, counted_hits, counted_first, counted_last, counted_fraud, fraud_first, fraud_last)
    AS k(key_hash, hits, first_seen, last_seen, fraud_hits, fraud_first_seen, fraud_last_seen)
  ON CONFLICT (key_hash, account_id) DO UPDATE SET
    hits = h.hits + excluded.hits,
    first_seen = least(h.first_seen, excluded.first_seen),
    last_seen = greatest(h.last_seen, excluded.last_seen),
    fraud_hits = h.fraud_hits + excluded.fraud_hits,
    fraud_first_seen = least(h.fraud_first_seen, excluded.fraud_first_seen),
    fraud_last_seen = greatest(h.fraud_last_seen, excluded.fraud_last_seen);
END $f$`;

/**
 * Routes the function to the server of its account. Run after the tables are distributed; nodes receive the
 * definition later.
 */
export const DISTRIBUTE_KEEP_CALLS_FUNCTION = `SELECT create_distributed_function('assay_keep_calls(integer, jsonb, bytea[], integer[], bigint[],
  bigint[], integer[], bigint[], bigint[], integer[], bigint[], bigint[], integer[], text[], bytea[], bigint[], bigint[])',
  'of_account', colocate_with => 'evaluation', force_delegation => true)`;

const KEEP_CALLS = `SELECT assay_keep_calls(${Array.from({ length: 17 }, (_, at) => `$${at + 1}`).join(', ')})`;

/** A part assigns no sequence numbers. */
const EMIT_AT_PART = persistStatements(true, "nextval('webhook_event_sequence_seq')");

const NOTHING_EMITTED = ['{}', '{}', '{}', '{}', '{}'] as const;

/** Converts the parameters of the statement that stores this many transactions to those of `assay_keep_calls`. */
function functionValues(account: number, calls: number, values: readonly unknown[]): readonly unknown[] {
  const rows = Array.from({ length: calls }, (_, row) => {
    const sent = values.slice(row * SENT.length, (row + 1) * SENT.length);
    return Object.fromEntries(SENT.map(([name], column) => [name, sent[column]]));
  });
  const arrays = calls * SENT.length;
  const [keyRows, keyHashes, countedKeys, , ...counted] = values.slice(
    arrays,
    arrays + 2 + OBSERVATION_ARRAYS,
  );
  const emitted = values.slice(arrays + 2 + OBSERVATION_ARRAYS);
  return [
    account,
    JSON.stringify(rows.map(({ account_id: _account, kept: _sealed, ...call }, row) => ({ row, ...call }))),
    rows.map(({ kept }) => kept),
    keyRows,
    keyHashes,
    countedKeys,
    ...counted,
    ...(emitted.length > 0 ? emitted : NOTHING_EMITTED),
  ];
}

/** Stores transactions of one account: with the statement on the account's node, otherwise with the function. */
export const storeCalls: Form<'keep_calls'> = (statement, { account, calls }, ask) => {
  const { name = '', text, values = [] } = statement;
  const emits = values.length > calls * SENT.length + 2 + OBSERVATION_ARRAYS;
  return ask({
    name: 'keep_calls',
    accounts: [account],
    text: KEEP_CALLS,
    // Created on demand, because usually the account's node is used.
    get values() {
      return functionValues(account, calls, values);
    },
    atPart: {
      account,
      writes: true,
      make: () => ({ name, text: emits ? EMIT_AT_PART[calls - 1]! : text, values }),
    },
  });
};
