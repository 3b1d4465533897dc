import type { EnvironmentId, ExecutionId } from '@assay/contract';
import type { Connection } from '../../connection/connection';
import {
  type EvaluationTexts,
  openEvaluation,
  openRows,
  STORED_COLUMNS,
  type StoredColumns,
} from '../../privacy/vault';
import { STATE_NAMES, type StateName } from '../../scoring/stored-event';
import { openEventBody, openState } from '../../verification/sealed-execution';

/** An evaluation to count, without its encrypted data. */
export interface UncountedCall {
  readonly id: string;
  /** UNIX milliseconds. */
  readonly at: number;
  readonly state: number;
  readonly fraudScore: number;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly action: string | null;
  readonly rules: readonly string[] | null;
}

/** Returns the evaluations of an environment between two ids (both exclusive), oldest first. */
export const callsBetween = (
  connection: Connection,
  environmentId: EnvironmentId,
  range: { readonly after: string; readonly before: string; readonly limit: number },
): Promise<readonly UncountedCall[]> =>
  connection.query<UncountedCall>({
    name: 'sums_calls',
    text: `SELECT e.id::text AS id, e.at, e.state::int AS state, e.fraud_score AS "fraudScore", e.applied_rules AS rules,
             f.amount, f.currency, f.action_type AS action
           FROM evaluation e
           LEFT JOIN LATERAL (SELECT amount, currency, action_type FROM evaluation_find WHERE account_id = $1 AND id = e.id LIMIT 1) f ON true
           WHERE e.account_id = $1 AND e.id > $2::uuid AND e.id < $3::uuid ORDER BY e.id LIMIT $4`,
    values: [environmentId, range.after, range.before, range.limit],
  });

/** Returns the decrypted texts of evaluations by id; an evaluation with a destroyed key is missing. */
export async function textsOfCalls(
  connection: Connection,
  environmentId: EnvironmentId,
  ids: readonly string[],
): Promise<ReadonlyMap<string, EvaluationTexts>> {
  const rows = await connection.query<StoredColumns>({
    name: 'sums_texts',
    text: `SELECT id::text AS id, ${STORED_COLUMNS} FROM evaluation WHERE account_id = $1 AND id = ANY($2::uuid[]) ORDER BY id`,
    values: [environmentId, ids],
  });
  const opened = await openRows(connection, rows, (row, vault) => {
    const texts = openEvaluation(vault, environmentId, row);
    return texts && ([row.id, texts] as const);
  });
  return new Map(opened);
}

/** A finished verification, with the actions on its page. */
export interface UncountedExecution<State> {
  readonly status: string;
  /** UNIX milliseconds. */
  readonly createdAt: number;
  readonly finishedAt: number;
  readonly state: State;
  readonly pageEvents: readonly { readonly name: string }[];
}

interface ExecutionRow<S> {
  readonly id: ExecutionId;
  readonly status: string;
  readonly createdAt: number;
  readonly finishedAt: number;
  readonly state: S;
  readonly kept: Buffer | null;
}

/**
 * Returns verifications that finished between two times (the first exclusive), in that order. All with the
 * last time are included, regardless of the limit; erased ones are omitted.
 */
export async function executionsFinished<S>(
  connection: Connection,
  environmentId: EnvironmentId,
  range: { readonly after: number; readonly before: number; readonly limit: number },
): Promise<readonly UncountedExecution<S>[]> {
  const rows = await connection.query<ExecutionRow<S>>({
    name: 'sums_executions',
    text: `SELECT id::text AS id, status, created_at AS "createdAt", finished_at AS "finishedAt", state, kept FROM workflow_execution
           WHERE account_id = $1 AND finished_at > $2 AND finished_at < $3 AND purged_at IS NULL
           ORDER BY finished_at FETCH FIRST $4 ROWS WITH TIES`,
    values: [environmentId, range.after, range.before, range.limit],
  });
  const opened = await openRows<ExecutionRow<S>, ExecutionRow<S>>(connection, rows, (row, vault) => {
    const state = openState(vault, { environmentId, ...row });
    return state && { ...row, state };
  });
  const events = await pageEvents(
    connection,
    environmentId,
    opened.map(({ id }) => id),
  );
  return opened.map(({ id, kept: _kept, ...execution }) => ({
    ...execution,
    pageEvents: events.get(id) ?? [],
  }));
}

async function pageEvents(connection: Connection, environmentId: EnvironmentId, ids: readonly string[]) {
  const rows = await connection.query<{
    id: string;
    sequence: number;
    body: object;
    kept: Buffer | null;
  }>({
    name: 'sums_page_events',
    text: `SELECT execution_id::text AS id, sequence, body, kept FROM workflow_event
           WHERE account_id = $1 AND execution_id = ANY($2::uuid[]) AND kind = 'client-events' ORDER BY execution_id, sequence`,
    values: [environmentId, ids],
  });
  const opened = await openRows(connection, rows, ({ body, ...row }, vault) => {
    const event = openEventBody(vault, { environmentId, ...row }, body) as {
      readonly events: readonly { readonly name: string }[];
    } | null;
    return event && { id: row.id, events: event.events };
  });
  const found = new Map<string, { readonly name: string }[]>();
  for (const { id, events } of opened) found.set(id, [...(found.get(id) ?? []), ...events]);
  return found;
}

type Signal = 'negative' | 'positive';

/** A label, its removal or a review for the sums, without the transaction. Times are UNIX milliseconds. */
export interface UncountedFeedback {
  readonly decidedAt: number;
  readonly at: number;
  readonly byRules: StateName;
  readonly previousState: StateName;
  readonly state: StateName;
  /** Label set by this change; null = none. */
  readonly label: string | null;
  readonly previousSignal: Signal | null;
  readonly signal: Signal | null;
  /** Rules that matched the evaluation, including shadow rules. */
  readonly rules: readonly string[];
  readonly currency: string | null;
  readonly amount: number | null;
}

const SIGNALS: { readonly [number: number]: Signal } = { [-1]: 'negative', 1: 'positive' };
const signalNumber = (signal: Signal | null) => (signal === null ? 0 : signal === 'negative' ? -1 : 1);

/** Queues a change for the sums, in the transaction of the change: it is counted exactly once if that commits. */
export async function leaveUncounted(
  connection: Connection,
  environmentId: EnvironmentId,
  feedback: UncountedFeedback,
): Promise<void> {
  await connection.query({
    name: 'feedback_leave_uncounted',
    text: `INSERT INTO feedback_uncounted (account_id, decided_at, at, by_rules, previous_state, state, label, previous_signal, signal, rules, currency, amount)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    values: [
      environmentId,
      feedback.decidedAt,
      feedback.at,
      STATE_NAMES.indexOf(feedback.byRules),
      STATE_NAMES.indexOf(feedback.previousState),
      STATE_NAMES.indexOf(feedback.state),
      feedback.label,
      signalNumber(feedback.previousSignal),
      signalNumber(feedback.signal),
      feedback.rules,
      feedback.currency,
      feedback.amount,
    ],
  });
}

/** Takes queued changes, oldest first, at most `most`; they are deleted when the transaction commits. */
export async function takeUncounted(
  connection: Connection,
  environmentId: EnvironmentId,
  most: number,
): Promise<readonly UncountedFeedback[]> {
  const rows = await connection.query<{
    decidedAt: number;
    at: number;
    by_rules: number;
    previous_state: number;
    state: number;
    label: string | null;
    previous_signal: number;
    signal: number;
    rules: readonly string[];
    currency: string | null;
    amount: number | null;
  }>({
    name: 'feedback_take_uncounted',
    text: `DELETE FROM feedback_uncounted WHERE account_id = $1 AND id IN (
             SELECT id FROM feedback_uncounted WHERE account_id = $1 ORDER BY id LIMIT $2)
           RETURNING decided_at AS "decidedAt", at, by_rules::int AS by_rules, previous_state::int AS previous_state, state::int AS state,
             label, previous_signal::int AS previous_signal, signal::int AS signal,
             rules, currency, amount`,
    values: [environmentId, most],
  });
  const name = (state: number): StateName => STATE_NAMES[state] ?? 'REVIEW';
  return rows.map(({ decidedAt, at, label, rules, currency, amount, ...row }) => ({
    decidedAt,
    at,
    label,
    rules,
    currency,
    amount,
    byRules: name(row.by_rules),
    previousState: name(row.previous_state),
    state: name(row.state),
    previousSignal: SIGNALS[row.previous_signal] ?? null,
    signal: SIGNALS[row.signal] ?? null,
  }));
}
