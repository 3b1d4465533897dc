import {
  type Counted,
  STATE_NAMES,
  type UncountedCall,
  type UncountedExecution,
  type UncountedFeedback,
} from '@assay/store';
import type { ExecutionState } from '../../verification/index';
import type { CallFigures } from './call-figures';
import { amountValue, latencyValue, scoreValue } from './classes';
import { RULE_FIELDS, ruleValue } from './rule-sums';

const LONGEST_VALUE = 64;
/** What is no rule but a list or a reserved value that fixed the state. */
const NO_RULE = 'L:';

const rulesOf = (ids: readonly string[]): ReadonlySet<string> =>
  new Set(ids.filter((id) => !id.startsWith(NO_RULE)));

/** Adds a decided call under everything that it is counted by. @param figures null = erased: what its row says is counted all the same */
export function countCall(counted: Counted, call: UncountedCall, figures: CallFigures | null): void {
  const { at, state } = call;
  const add = (field: string, value: string) =>
    counted.add(at, { field, value: value.slice(0, LONGEST_VALUE), state });
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

/** Adds a label, its removal or a review. What a call turned out to be counts at the time of the call, what people do at theirs. */
export function countFeedback(counted: Counted, feedback: UncountedFeedback): void {
  const { decidedAt, at, label, previousSignal, signal } = feedback;
  const state = STATE_NAMES.indexOf(feedback.byRules);
  if (label !== null) counted.add(at, { field: 'label', value: label, state });
  if (feedback.state !== feedback.previousState)
    counted.add(at, { field: 'override', value: `${feedback.previousState}>${feedback.state}` });
  if (signal === previousSignal) return;
  const add = (outcome: 'fraud' | 'legitimate', times: 1 | -1) => {
    counted.add(decidedAt, { field: 'outcome', value: outcome, state }, times);
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

/** Adds a verification that has ended, at the time it was begun. */
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
