import type { EnvironmentId, EvaluationId, TransactionId } from '@assay/contract';
import type { Connection } from '../../connection/connection';
import { numbers } from '../../connection/statement';
import { type EvaluationTexts, openEvaluation, openRows, type StoredColumns } from '../../privacy/vault';
import { STATE_NAMES, type StateName } from '../../scoring/stored-event';
import { leaveUncounted } from '../sums/uncounted';
import {
  changePlace,
  type Feedback,
  labelsOf,
  type StoredLabel,
  sealComment,
  stateName,
  statusPlace,
} from './kept-feedback';

export interface TransactionFeedback {
  readonly transactionId: TransactionId;
  readonly feedback: Feedback;
}

/** The result of feedback on one transaction. */
export interface TransactionChange {
  readonly transactionId: TransactionId;
  /** Its newest evaluation, whose state counts. */
  readonly evaluation: {
    readonly id: string;
    readonly at: number;
    readonly fraudScore: number;
    readonly request: string;
    readonly seen: string;
    readonly answer: string;
  };
  readonly previousState: StateName;
  readonly state: StateName;
  readonly previousLabel: string | null;
  readonly label: string | null;
}

interface NewestRow extends StoredColumns {
  readonly transaction_id: string;
  readonly at: number;
  readonly state: number;
  readonly fraud_score: number;
  readonly applied_rules: readonly string[] | null;
  readonly currency: string | null;
  readonly amount: number | null;
}
type NewestRecord = NewestRow & EvaluationTexts;

// Locked until the change is made: a transaction under erasure is either gone, or is deleted together with
// the change.
const NEWEST = `SELECT asked.id AS transaction_id, e.id::text AS id, e.at, e.state::int AS state, e.fraud_score, e.applied_rules, e.kept, e.request, e.seen, e.answer, f.currency, f.amount
  FROM unnest($2::text[]) AS asked(id)
  CROSS JOIN LATERAL (
    SELECT id, at, state, fraud_score, applied_rules, kept, request, seen, answer FROM evaluation
    WHERE account_id = $1 AND transaction_id = asked.id ORDER BY id DESC LIMIT 1 FOR KEY SHARE
  ) e LEFT JOIN LATERAL (SELECT currency, amount FROM evaluation_find WHERE account_id = $1 AND id = e.id LIMIT 1) f ON true`;

/** Reads and locks the newest evaluation of each transaction; unknown and erased ones are absent. */
async function newestRecords(
  connection: Connection,
  environmentId: EnvironmentId,
  transactionIds: readonly TransactionId[],
): Promise<ReadonlyMap<string, NewestRecord>> {
  const rows = await connection.query<NewestRow>({ text: NEWEST, values: [environmentId, transactionIds] });
  const records = await openRows<NewestRow, NewestRecord>(connection, rows, (row, vault) => {
    const texts = openEvaluation(vault, environmentId, row);
    return texts && { ...row, ...texts };
  });
  return new Map(records.map((row) => [row.transaction_id, row]));
}

/** The newest evaluation of a transaction. */
export type NewestEvaluation = TransactionChange['evaluation'] & {
  readonly currency: string | null;
  readonly amount: number | null;
};

/**
 * Returns the newest evaluation of each transaction, locked until the database transaction ends, so that an
 * erasure deletes it together with what the caller adds. Unknown transactions are absent.
 */
export async function newestEvaluations(
  connection: Connection,
  environmentId: EnvironmentId,
  transactionIds: readonly TransactionId[],
): Promise<ReadonlyMap<string, NewestEvaluation>> {
  const records = await newestRecords(connection, environmentId, [...new Set(transactionIds)]);
  return new Map(
    [...records].map(([transactionId, row]) => [
      transactionId,
      {
        id: row.id,
        at: row.at,
        fraudScore: row.fraud_score,
        request: row.request,
        seen: row.seen,
        answer: row.answer,
        currency: row.currency,
        amount: row.amount,
      },
    ]),
  );
}

function stateAfter(feedback: Feedback, byRules: StateName, before: StateName): StateName {
  if (feedback.kind === 'note') return before;
  if (feedback.kind === 'review') return feedback.state;
  if (feedback.kind === 'unlabel') return byRules;
  return feedback.signal === 'negative' ? 'DECLINE' : 'APPROVE';
}

const signalAfter = (feedback: Feedback, before: StoredLabel | undefined): StoredLabel['signal'] | null =>
  feedback.kind === 'label' ? feedback.signal : feedback.kind === 'unlabel' ? null : (before?.signal ?? null);

/** Returns the rules that matched an evaluation: live and shadow rules. */
function rulesThatHeld({ applied_rules, seen }: Pick<NewestRecord, 'applied_rules' | 'seen'>): string[] {
  const { shadow_rules = [] } = JSON.parse(seen || '{}') as { readonly shadow_rules?: readonly string[] };
  return [...new Set([...(applied_rules ?? []), ...shadow_rules])];
}

/**
 * Applies feedback to transactions, all or none; concurrent feedback on the same transactions waits. Must run
 * in a database transaction.
 * @param transactionIds all known to the account (`knownTransactions`); one deleted meanwhile is omitted
 * @param newId ids of the change records, one per invocation
 * @returns the changes in the given order; a transaction with unchanged label and state is omitted
 */
export async function applyFeedback(
  connection: Connection,
  environmentId: EnvironmentId,
  items: readonly TransactionFeedback[],
  by: { readonly author: string; readonly at: number; readonly newId: () => string },
): Promise<readonly TransactionChange[]> {
  const ids = items.map((item) => item.transactionId);
  const newest = await newestRecords(connection, environmentId, ids);
  const known = items.filter((item) => newest.has(item.transactionId));
  const held = await lockStatus(connection, environmentId, known, newest, by);
  const labels = await labelsOf(connection, environmentId, ids);
  const changes: TransactionChange[] = [];
  for (const { transactionId, feedback } of known) {
    const row = newest.get(transactionId)!;
    const status = held.get(transactionId);
    const byRules = stateName(row.state);
    const previousState = status?.evaluationId === row.id ? status.state : byRules;
    const before = labels.get(transactionId);
    const previousLabel = before?.label ?? null;
    if (feedback.kind === 'unlabel' && previousLabel === null) continue;
    const state = stateAfter(feedback, byRules, previousState);
    const label =
      feedback.kind === 'label' ? feedback.label : feedback.kind === 'unlabel' ? null : previousLabel;
    const isSaid = feedback.kind === 'review' || feedback.kind === 'note';
    if (state === previousState && label === previousLabel && !isSaid) continue;
    const evaluation = {
      id: row.id,
      at: row.at,
      fraudScore: row.fraud_score,
      request: row.request,
      seen: row.seen,
      answer: row.answer,
    };
    await writeChange(
      connection,
      environmentId,
      { transactionId, feedback, evaluation, state, previousState, label, previousLabel },
      by,
    );
    changes.push({ transactionId, evaluation, previousState, state, previousLabel, label });
    if (feedback.kind === 'note') continue;
    await leaveUncounted(connection, environmentId, {
      decidedAt: row.at,
      at: by.at,
      byRules,
      previousState,
      state,
      label: feedback.kind === 'label' ? feedback.label : null,
      previousSignal: before?.signal ?? null,
      signal: signalAfter(feedback, before),
      rules: rulesThatHeld(row),
      currency: row.currency,
      amount: row.amount,
    });
  }
  return changes;
}

interface Status {
  readonly evaluationId: EvaluationId;
  readonly state: StateName;
}

/** Creates the rows that changes lock and locks them in a fixed order, which prevents deadlocks. */
async function lockStatus(
  connection: Connection,
  environmentId: EnvironmentId,
  items: readonly TransactionFeedback[],
  newest: ReadonlyMap<string, NewestRow>,
  { author, at }: { readonly author: string; readonly at: number },
): Promise<ReadonlyMap<string, Status>> {
  const rows = items.map((item) => newest.get(item.transactionId)!);
  await connection.query({
    text: `INSERT INTO transaction_status (account_id, transaction_id, evaluation_id, state, source, author, changed_at)
           SELECT $1, t.id, t.evaluation::uuid, t.state, 'rules', $5, $6
           FROM unnest($2::text[], $3::text[], $4::smallint[]) AS t(id, evaluation, state)
           ORDER BY t.id COLLATE "C" ON CONFLICT DO NOTHING`,
    values: [
      environmentId,
      rows.map((row) => row.transaction_id),
      rows.map((row) => row.id),
      numbers(rows.map((row) => row.state)),
      author,
      at,
    ],
  });
  const held = await connection.query<{ transaction_id: string; evaluation_id: string; state: number }>({
    text: `SELECT transaction_id, evaluation_id::text AS evaluation_id, state::int AS state FROM transaction_status
           WHERE account_id = $1 AND transaction_id = ANY($2) ORDER BY transaction_id COLLATE "C" FOR UPDATE`,
    values: [environmentId, rows.map((row) => row.transaction_id)],
  });
  return new Map(
    held.map((row) => [row.transaction_id, { evaluationId: row.evaluation_id, state: stateName(row.state) }]),
  );
}

/** Writes the current state and label. */
async function writeState(
  connection: Connection,
  environmentId: EnvironmentId,
  { transactionId, feedback, evaluation, label }: TransactionChange & { readonly feedback: Feedback },
  { state, comment }: { readonly state: number; readonly comment: string },
  by: { readonly author: string; readonly at: number },
): Promise<void> {
  const source = feedback.kind === 'review' ? 'review' : feedback.kind === 'label' ? 'label' : 'rules';
  await connection.query({
    text: `UPDATE transaction_status SET evaluation_id = $3::uuid, state = $4, source = $5, comment = '', kept = $6, author = $7, changed_at = $8
           WHERE account_id = $1 AND transaction_id = $2`,
    values: [
      environmentId,
      transactionId,
      evaluation.id,
      state,
      source,
      sealComment(connection.vault, environmentId, statusPlace(transactionId), comment),
      by.author,
      by.at,
    ],
  });
  await connection.query({
    text: 'UPDATE evaluation_find SET current_state = $3 WHERE account_id = $1 AND id = $2::uuid',
    values: [environmentId, evaluation.id, state],
  });
  if (feedback.kind === 'label') {
    await connection.query({
      text: `INSERT INTO transaction_label (account_id, transaction_id, evaluation_id, label, signal, labelled_at, author)
             VALUES ($1, $2, $3::uuid, $4, $5, $6, $7)
             ON CONFLICT (account_id, transaction_id) DO UPDATE SET evaluation_id = excluded.evaluation_id,
               label = excluded.label, signal = excluded.signal, labelled_at = excluded.labelled_at, author = excluded.author`,
      values: [
        environmentId,
        transactionId,
        evaluation.id,
        label,
        feedback.signal === 'negative' ? -1 : 1,
        by.at,
        by.author,
      ],
    });
  } else if (feedback.kind === 'unlabel') {
    await connection.query({
      text: 'DELETE FROM transaction_label WHERE account_id = $1 AND transaction_id = $2',
      values: [environmentId, transactionId],
    });
  }
}

async function writeChange(
  connection: Connection,
  environmentId: EnvironmentId,
  change: TransactionChange & { readonly feedback: Feedback },
  by: { readonly author: string; readonly at: number; readonly newId: () => string },
): Promise<void> {
  const { transactionId, feedback, label } = change;
  const state = STATE_NAMES.indexOf(change.state);
  const comment = 'comment' in feedback ? feedback.comment : '';
  if (feedback.kind !== 'note') await writeState(connection, environmentId, change, { state, comment }, by);
  const id = by.newId();
  await connection.query({
    text: `INSERT INTO transaction_change (account_id, transaction_id, id, at, author, label, previous_label, state, previous_state, kept, kind)
           VALUES ($1, $2, $3::uuid, $4, $5, $6, $7, $8, $9, $10, $11)`,
    values: [
      environmentId,
      transactionId,
      id,
      by.at,
      by.author,
      label,
      change.previousLabel,
      state,
      STATE_NAMES.indexOf(change.previousState),
      sealComment(connection.vault, environmentId, changePlace(transactionId, id), comment),
      feedback.kind,
    ],
  });
}
