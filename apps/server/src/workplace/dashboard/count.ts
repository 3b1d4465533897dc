import {
  type Counted,
  STATE_NAMES,
  type UncountedCall,
  type UncountedExecution,
  type UncountedFeedback,
} from '@assay/store';
import type { ExecutionState } from '../../verification/index';
import type { CallFigures } from './call-figures';

/**
 * Buckets for counted numbers. They are stored as text with the counts, so a change creates new values and
 * never mixes them.
 */

const SCORE_STEP = 5;
const SCORE_CLASSES = 20;

/** Steps of 5 from 0 to 100; values outside are in the first or last bucket. */
export const SCORE_VALUES = Array.from({ length: SCORE_CLASSES }, (_, index) => String(index * SCORE_STEP));
const scoreValue = (score: number): string =>
  SCORE_VALUES[Math.min(SCORE_CLASSES - 1, Math.max(0, Math.floor(score / SCORE_STEP)))] ?? '0';

/** Upper bounds in milliseconds; the last bucket has no upper bound. */
const LATENCY_ENDS = [
  1, 2, 3, 5, 7, 10, 15, 20, 30, 50, 75, 100, 150, 200, 300, 500, 750, 1000, 1500, 2000, 3000, 5000,
] as const;
const LATENCY_OPEN = 'more';
const latencyValue = (ms: number): string => String(LATENCY_ENDS.find((end) => ms < end) ?? LATENCY_OPEN);

/** Powers of ten times 1, 2 and 5: 1, 2, 5, 10, … */
const AMOUNT_STARTS = [0, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5, 1e6, 1e7];
const amountValue = (amount: number): string =>
  String(AMOUNT_STARTS.findLast((start) => amount >= start) ?? 'negative');

/**
 * Estimates a quantile of times from bucket counts, assuming an even distribution within a bucket. For the
 * open bucket, returns its lower bound.
 * @param counts counts by `latencyValue`
 * @returns milliseconds; null = no counts
 */
export function latencyQuantile(counts: ReadonlyMap<string, number>, share: number): number | null {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (all <= 0) return null;
  let below = 0;
  let start = 0;
  for (const end of LATENCY_ENDS) {
    const count = counts.get(String(end)) ?? 0;
    if (count > 0 && below + count >= share * all)
      return Math.round((start + ((share * all - below) / count) * (end - start)) * 100) / 100;
    below += count;
    start = end;
  }
  return start;
}

/** Fields that count transactions by their matched rules. */
export const RULE_FIELDS = {
  /** Matched rules, by id. */
  fired: 'rule',
  /** Shadow rules that would have matched, by id. */
  shadow: 'rule-shadow',
  /** Amounts, and fraud and legitimate outcomes, of both kinds of rules, by `ruleValue`. */
  money: 'rule-money',
  fraud: 'rule-fraud',
  legitimate: 'rule-legitimate',
} as const;

/** Returns a rule with the currency of a transaction; an id contains no space. */
const ruleValue = (rule: string, currency: string | null): string => `${rule} ${currency ?? ''}`;

/** Returns the rule and the currency of a value; the currency is empty for transactions without one. */
export function ruleOfValue(value: string): { readonly rule: string; readonly currency: string } {
  const at = value.indexOf(' ');
  return at < 0 ? { rule: value, currency: '' } : { rule: value.slice(0, at), currency: value.slice(at + 1) };
}

/** Field of the amounts of labeled transactions, by `outcomeValue`. */
export const OUTCOME_MONEY = 'outcome-money';
const outcomeValue = (outcome: Outcome, currency: string): string => `${outcome} ${currency}`;

/** Returns the outcome and the currency of a value of `OUTCOME_MONEY`. */
export function outcomeOfValue(value: string): { readonly outcome: string; readonly currency: string } {
  const [outcome = '', currency = ''] = value.split(' ');
  return { outcome, currency };
}

const MAX_VALUE_LENGTH = 64;
/** Prefix of applied entries that aren't rules but a list or reserved value that set the state. */
const NO_RULE = 'L:';

const rulesOf = (ids: readonly string[]): ReadonlySet<string> =>
  new Set(ids.filter((id) => !id.startsWith(NO_RULE)));

/**
 * Adds an evaluated transaction to all its counts.
 * @param figures null = erased; the values in its row are still counted
 */
export function countCall(counted: Counted, call: UncountedCall, figures: CallFigures | null): void {
  const { at, state } = call;
  const add = (field: string, value: string) =>
    counted.add(at, { field, value: value.slice(0, MAX_VALUE_LENGTH), state });
  add('call', '');
  add('score', scoreValue(call.fraudScore));
  add('action', call.action ?? '');
  counted.add(at, { field: 'currency', value: call.currency ?? '', state }, 1, call.amount ?? 0);
  if (call.amount !== null) add('amount', amountValue(call.amount));
  const fired = rulesOf(call.rules ?? []);
  const shadow = rulesOf(figures?.shadowRules ?? []);
  for (const rule of fired) add(RULE_FIELDS.fired, rule);
  for (const rule of shadow) add(RULE_FIELDS.shadow, rule);
  if (call.amount !== null)
    for (const rule of new Set([...fired, ...shadow]))
      counted.add(
        at,
        { field: RULE_FIELDS.money, value: ruleValue(rule, call.currency), state },
        1,
        call.amount,
      );
  if (!figures) return;
  add('country', figures.country);
  add('merchant', figures.merchant);
  if (figures.blackboxScore !== null) add('model', scoreValue(figures.blackboxScore));
  if (figures.calculationTime !== null) add('latency', latencyValue(figures.calculationTime));
}

const OUTCOMES = { negative: 'fraud', positive: 'legitimate' } as const;
type Outcome = (typeof OUTCOMES)[keyof typeof OUTCOMES];

/**
 * Adds a label, a removed label or a review. Outcomes count at the time of the transaction, reviewer actions
 * at their own time.
 */
export function countFeedback(counted: Counted, feedback: UncountedFeedback): void {
  const { decidedAt, at, label, previousSignal, signal } = feedback;
  const state = STATE_NAMES.indexOf(feedback.byRules);
  if (label !== null) counted.add(at, { field: 'label', value: label, state });
  if (feedback.state !== feedback.previousState)
    counted.add(at, { field: 'override', value: `${feedback.previousState}>${feedback.state}` });
  if (signal === previousSignal) return;
  const add = (outcome: Outcome, times: 1 | -1) => {
    const { amount, currency } = feedback;
    counted.add(decidedAt, { field: 'outcome', value: outcome, state }, times);
    // Amounts without a currency have no known value.
    if (amount !== null && currency !== null)
      counted.add(
        decidedAt,
        { field: OUTCOME_MONEY, value: outcomeValue(outcome, currency), state },
        times,
        times * amount,
      );
    for (const rule of rulesOf(feedback.rules)) {
      const value = ruleValue(rule, feedback.currency);
      counted.add(
        decidedAt,
        { field: RULE_FIELDS[outcome], value, state },
        times,
        times * (feedback.amount ?? 0),
      );
    }
  };
  if (previousSignal) add(OUTCOMES[previousSignal], -1);
  if (signal) add(OUTCOMES[signal], 1);
}

const SCREEN = 'screen.';

/** Adds a finished verification at the time it was started. */
export function countExecution(
  counted: Counted,
  { createdAt, status, state, pageEvents }: UncountedExecution<ExecutionState>,
): void {
  const add = (field: string, value: string) => counted.add(createdAt, { field, value });
  add('flow', 'started');
  if (state.opened) add('flow', 'opened');
  add('flow', status);
  const screens = new Set(pageEvents.map(({ name }) => name).filter((name) => name.startsWith(SCREEN)));
  for (const screen of screens) add('screen', screen.slice(SCREEN.length));
  for (const step of Object.values(state.steps)) {
    add('step', `${step.type} begun`);
    if (step.media.length > 0 || step.attempts > 0) add('step', `${step.type} sent`);
    if (step.attempts > 0) add('step', `${step.type} submitted`);
    if (step.attempts > 1) add('step', `${step.type} repeated`);
    if (step.status === 'APPROVED') add('step', `${step.type} passed`);
  }
}
