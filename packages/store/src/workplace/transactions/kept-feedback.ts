import type { EnvironmentId, TransactionId } from '@assay/contract';
import type { Connection } from '../../connection/connection';
import { numbers } from '../../connection/statement';
import { openRows, openText, type Vault } from '../../privacy/vault';
import { STATE_NAMES, type StateName } from '../../scoring/stored-event';

/**
 * Makes later transactions count an evaluation under its new state: updates its velocity events, and the
 * lifetime fraud counters of its keys.
 * @param keys possible hashes of the evaluation; its events determine the actual ones, because earlier
 *   versions computed some differently
 */
export async function recountState(
  connection: Connection,
  environmentId: EnvironmentId,
  evaluation: { readonly id: string; readonly at: number },
  keys: { readonly events: readonly string[]; readonly history: readonly string[] },
  change: { readonly from: StateName; readonly to: StateName },
): Promise<void> {
  const events = await connection.query<{ keyHash: string }>({
    text: `UPDATE velocity_event SET state = $5 WHERE account_id = $1 AND key_hash = ANY($2::bigint[]) AND at = $3 AND evaluation_id = $4::uuid
           RETURNING key_hash::text AS "keyHash"`,
    values: [
      environmentId,
      numbers(keys.events),
      evaluation.at,
      evaluation.id,
      STATE_NAMES.indexOf(change.to),
    ],
  });
  const counted = new Set(events.map(({ keyHash }) => keyHash));
  const step = Number(change.to === 'DECLINE') - Number(change.from === 'DECLINE');
  if (step === 0) return;
  await connection.query({
    text: `UPDATE key_history h SET
             fraud_hits = greatest(0, h.fraud_hits + $3),
             fraud_first_seen = CASE WHEN h.fraud_hits + $3 <= 0 THEN NULL WHEN $3 > 0 THEN least(h.fraud_first_seen, $4) ELSE h.fraud_first_seen END,
             fraud_last_seen = CASE WHEN h.fraud_hits + $3 <= 0 THEN NULL WHEN $3 > 0 THEN greatest(h.fraud_last_seen, $4) ELSE h.fraud_last_seen END
           FROM (SELECT key_hash FROM key_history WHERE account_id = $1 AND key_hash = ANY($2::bigint[]) ORDER BY key_hash::text COLLATE "C" FOR UPDATE) k
           WHERE h.account_id = $1 AND h.key_hash = k.key_hash`,
    values: [environmentId, numbers(keys.history.filter((hash) => counted.has(hash))), step, evaluation.at],
  });
}

/**
 * Makes later transactions count an evaluation under its label, or under none.
 * @param eventKeys hashes by which the evaluation is found
 */
export async function recountLabel(
  connection: Connection,
  environmentId: EnvironmentId,
  evaluation: { readonly id: string; readonly at: number },
  eventKeys: readonly string[],
  label: string | null,
): Promise<void> {
  await connection.query({
    text: `UPDATE velocity_event SET label = $5 WHERE account_id = $1 AND key_hash = ANY($2::bigint[]) AND at = $3 AND evaluation_id = $4::uuid`,
    values: [environmentId, numbers(eventKeys), evaluation.at, evaluation.id, label],
  });
}

/* Comments on a state are encrypted with a separate key; most states lack one. */

export const statusPlace = (transactionId: string): string => `transaction_status/${transactionId}`;
export const changePlace = (transactionId: string, id: string): string =>
  `transaction_change/${transactionId}/${id}`;

/** Encrypts a comment; null = empty comment. */
export const sealComment = (
  vault: Vault,
  environmentId: EnvironmentId,
  place: string,
  comment: string,
): Buffer | null => (comment === '' ? null : vault.seal(environmentId, place, Buffer.from(comment)));

/** A user's feedback on a transaction: a label, its removal (null), a state by manual review, or a note. */
export type Feedback =
  | { readonly kind: 'label'; readonly label: string; readonly signal: 'negative' | 'positive' }
  | { readonly kind: 'unlabel' }
  | { readonly kind: 'review'; readonly state: StateName; readonly comment: string }
  | { readonly kind: 'note'; readonly comment: string };

/** Returns the name of a stored state. */
export const stateName = (state: number): StateName => STATE_NAMES[state] ?? 'REVIEW';

/** A stored label; after its removal, the rule decision applies again. */
export interface StoredLabel {
  readonly label: string;
  readonly signal: 'negative' | 'positive';
  readonly labelledAt: number;
  /** A key, a panel user, a command, or `payment event`. */
  readonly author: string;
}

/** Returns the labels of transactions; those without one are absent. */
export async function labelsOf(
  connection: Connection,
  environmentId: EnvironmentId,
  transactionIds: readonly TransactionId[],
): Promise<ReadonlyMap<string, StoredLabel>> {
  const rows = await connection.query<{
    transaction_id: string;
    label: string;
    signal: number;
    labelled_at: number;
    author: string;
  }>({
    text: `SELECT transaction_id, label, signal::int AS signal, labelled_at, author FROM transaction_label
           WHERE account_id = $1 AND transaction_id = ANY($2)`,
    values: [environmentId, transactionIds],
  });
  return new Map(
    rows.map((row) => [
      row.transaction_id,
      {
        label: row.label,
        signal: row.signal < 0 ? 'negative' : 'positive',
        labelledAt: row.labelled_at,
        author: row.author,
      },
    ]),
  );
}

/** Returns manually set states by evaluation id; others are absent. */
export async function statesByPeople(
  connection: Connection,
  environmentId: EnvironmentId,
  transactionIds: readonly TransactionId[],
): Promise<ReadonlyMap<string, StateName>> {
  const rows = await connection.query<{ evaluation_id: string; state: number }>({
    text: `SELECT evaluation_id::text AS evaluation_id, state::int AS state FROM transaction_status
           WHERE account_id = $1 AND transaction_id = ANY($2)`,
    values: [environmentId, transactionIds],
  });
  return new Map(rows.map((row) => [row.evaluation_id, stateName(row.state)]));
}

/** One change of a label or state, or a note. */
export interface ChangeRecord {
  readonly id: string;
  readonly kind: Feedback['kind'];
  readonly at: number;
  readonly author: string;
  readonly label: string | null;
  readonly previousLabel: string | null;
  readonly state: StateName;
  readonly previousState: StateName;
  readonly comment: string;
}

/** Returns the manual changes of a transaction, newest first, at most `most`. */
export async function listChanges(
  connection: Connection,
  environmentId: EnvironmentId,
  transactionId: TransactionId,
  most: number,
): Promise<readonly ChangeRecord[]> {
  const rows = await connection.query<{
    id: string;
    kind: Feedback['kind'] | null;
    at: number;
    author: string;
    label: string | null;
    previous_label: string | null;
    state: number;
    previous_state: number;
    comment: string;
    kept: Buffer | null;
  }>({
    text: `SELECT id::text AS id, kind, at, author, label, previous_label, state::int AS state, previous_state::int AS previous_state, comment, kept
           FROM transaction_change WHERE account_id = $1 AND transaction_id = $2 ORDER BY id DESC LIMIT $3`,
    values: [environmentId, transactionId, most],
  });
  const opened = await openRows(connection, rows, ({ kept, ...row }, vault) => {
    const comment = openText(vault, environmentId, changePlace(transactionId, row.id), {
      kept,
      text: row.comment,
    });
    return comment === null ? null : { ...row, comment };
  });
  return opened.map(({ kind, previous_label, previous_state, state, ...row }) => ({
    ...row,
    kind: kind ?? (row.label === previous_label ? 'review' : row.label === null ? 'unlabel' : 'label'),
    previousLabel: previous_label,
    state: stateName(state),
    previousState: stateName(previous_state),
  }));
}
