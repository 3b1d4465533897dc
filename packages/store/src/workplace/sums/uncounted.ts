import type { SpaceId } from '@assay/contract';
import type { Connection } from '../../connection/connection';
import { STATE_NAMES, type StateName } from '../../scoring/stored-event';

type Signal = 'negative' | 'positive';

/** A label, its removal or a review as the sums know it: nothing in it says of which transaction. Times are UNIX milliseconds. */
export interface UncountedFeedback {
  readonly decidedAt: number;
  readonly at: number;
  readonly byRules: StateName;
  readonly previousState: StateName;
  readonly state: StateName;
  /** Given just now; null = none was. */
  readonly label: string | null;
  readonly previousSignal: Signal | null;
  readonly signal: Signal | null;
  /** Rules that held for the call, those in shadow too. */
  readonly rules: readonly string[];
  readonly currency: string | null;
  readonly amount: number | null;
}

const SIGNALS: { readonly [number: number]: Signal } = { [-1]: 'negative', 1: 'positive' };
const signalNumber = (signal: Signal | null) => (signal === null ? 0 : signal === 'negative' ? -1 : 1);

/** Leaves a change for the sums, in the transaction that makes it: it is counted once, or not made. */
export async function leaveUncounted(
  connection: Connection,
  spaceId: SpaceId,
  feedback: UncountedFeedback,
): Promise<void> {
  await connection.query({
    name: 'feedback_leave_uncounted',
    text: `INSERT INTO feedback_uncounted (account_id, decided_at, at, by_rules, previous_state, state, label, previous_signal, signal, rules, currency, amount)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    values: [
      spaceId,
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

/** Takes what waits to be counted, oldest first, at most `most`; it is gone when the transaction ends. */
export async function takeUncounted(
  connection: Connection,
  spaceId: SpaceId,
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
    values: [spaceId, most],
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
