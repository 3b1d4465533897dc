import type { DisputeCategory, PaymentEventWarning } from '@assay/contract';
import type { PaymentLabelRule } from '@assay/management-api';
import type { EarlierEvent } from '@assay/store';
import type { SentEvent } from './read-event';

/** Events that end a dispute. */
const isEnd = (type: SentEvent['type']): boolean => type === 'dispute_won' || type === 'dispute_lost';

const total = (events: readonly EarlierEvent[], type: SentEvent['type'], currency: string | null): number =>
  events
    .filter((event) => event.type === type && event.currency === currency)
    .reduce((sum, { amount }) => sum + (amount ?? 0), 0);

/** Cents that rounding may add to a sum of amounts. */
const ROUNDING = 0.005;

/**
 * Returns what is unusual about an event. Payment systems deliver events late and in any order, so an event
 * is never refused because of another one.
 * @param earlier stored events of the transaction, and those before it in the same request
 * @param currency currency of the scored transaction
 */
export function warningsOf(
  event: SentEvent,
  earlier: readonly EarlierEvent[],
  currency: string | null,
): readonly PaymentEventWarning[] {
  const before = earlier.filter(({ occurredAt }) => occurredAt <= event.occurredAt);
  const has = (type: SentEvent['type']) => before.some((other) => other.type === type);
  const warnings: PaymentEventWarning[] = [];
  if (event.type === 'captured' && !has('authorized')) warnings.push('authorization_missing');
  if (event.currency !== null && currency !== null && event.currency !== currency)
    warnings.push('currency_differs');
  if (isEnd(event.type) && !has('dispute_opened')) warnings.push('dispute_missing');
  if (event.type === 'refunded') {
    const of = event.currency ?? currency;
    const captured = total(before, 'captured', of);
    if (total(before, 'refunded', of) + (event.amount ?? 0) > captured + ROUNDING && captured > 0)
      warnings.push('refund_exceeds_capture');
  }
  if (event.isCodeUnknown) warnings.push('unknown_code');
  return warnings;
}

/** Returns the category of an event; the end of a dispute has that of the dispute. */
export function categoryOf(event: SentEvent, earlier: readonly EarlierEvent[]): DisputeCategory | null {
  if (event.category !== null || !isEnd(event.type)) return event.category;
  const opened = earlier.findLast(
    ({ type, category, occurredAt }) =>
      type === 'dispute_opened' && category !== null && occurredAt <= event.occurredAt,
  );
  return opened?.category ?? null;
}

/** Returns the label that the settings name for an event; a rule with its category takes precedence. */
export function labelOf(
  rules: readonly PaymentLabelRule[],
  type: SentEvent['type'],
  category: DisputeCategory | null,
): string | null {
  const ofType = rules.filter((rule) => rule.type === type);
  const rule =
    ofType.find((each) => each.category !== null && each.category === category) ??
    ofType.find((each) => each.category === null);
  return rule?.label ?? null;
}
