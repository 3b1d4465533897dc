import type { SpaceId, TransactionId } from '@assay/contract';
import type { Connection } from '../../connection/connection';
import { openText } from '../../privacy/kept-texts';
import { openRows } from '../../privacy/vault';
import { STATE_NAMES, type StateName } from '../../scoring/stored-event';
import { changePlace } from './comments';

/** What a person says of a transaction: a label, its removal (null), a state by manual review, or a note beside them. */
export type Feedback =
  | { readonly kind: 'label'; readonly label: string; readonly signal: 'negative' | 'positive' }
  | { readonly kind: 'unlabel' }
  | { readonly kind: 'review'; readonly state: StateName; readonly comment: string }
  | { readonly kind: 'note'; readonly comment: string };

/** The name of a state as it is stored. */
export const stateName = (state: number): StateName => STATE_NAMES[state] ?? 'REVIEW';

/** The state after feedback; a removed label gives back what the rules decided. */
export interface KeptLabel {
  readonly label: string;
  readonly signal: 'negative' | 'positive';
  readonly labelledAt: number;
}

/** The labels of transactions; those without one are absent. */
export async function labelsOf(
  connection: Connection,
  spaceId: SpaceId,
  transactionIds: readonly TransactionId[],
): Promise<ReadonlyMap<string, KeptLabel>> {
  const rows = await connection.query<{
    transaction_id: string;
    label: string;
    signal: number;
    labelled_at: number;
  }>({
    text: `SELECT transaction_id, label, signal::int AS signal, labelled_at FROM transaction_label
           WHERE account_id = $1 AND transaction_id = ANY($2)`,
    values: [spaceId, transactionIds],
  });
  return new Map(
    rows.map((row) => [
      row.transaction_id,
      {
        label: row.label,
        signal: row.signal < 0 ? 'negative' : 'positive',
        labelledAt: row.labelled_at,
      },
    ]),
  );
}

/** States that people set on evaluations, by evaluation id; an evaluation that nobody touched is absent. */
export async function statesByPeople(
  connection: Connection,
  spaceId: SpaceId,
  transactionIds: readonly TransactionId[],
): Promise<ReadonlyMap<string, StateName>> {
  const rows = await connection.query<{ evaluation_id: string; state: number }>({
    text: `SELECT evaluation_id::text AS evaluation_id, state::int AS state FROM transaction_status
           WHERE account_id = $1 AND transaction_id = ANY($2)`,
    values: [spaceId, transactionIds],
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

/** The changes that people made to a transaction, newest first, at most `most`. */
export async function listChanges(
  connection: Connection,
  spaceId: SpaceId,
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
    values: [spaceId, transactionId, most],
  });
  const opened = await openRows(connection, rows, ({ kept, ...row }, vault) => {
    const comment = openText(vault, spaceId, changePlace(transactionId, row.id), { kept, text: row.comment });
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
