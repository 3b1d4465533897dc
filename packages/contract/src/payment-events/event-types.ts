import { closed, literals, nullable, numberOrNull, string, stringOrNull, Type, timestamp } from '../schema';

/**
 * Events of a payment after its decision. The names are also the values of `event` in velocity filters.
 */
export const PAYMENT_EVENT_TYPES = [
  'authorized',
  'declined_by_issuer',
  'captured',
  'refunded',
  'payout',
  'fraud_warning',
  'dispute_opened',
  'dispute_won',
  'dispute_lost',
] as const;
export type PaymentEventType = (typeof PAYMENT_EVENT_TYPES)[number];

/** Networks whose monitoring programs are counted separately. */
export const CARD_NETWORKS = ['visa', 'mastercard', 'amex', 'discover', 'jcb', 'unionpay', 'other'] as const;
export type CardNetwork = (typeof CARD_NETWORKS)[number];

/** Reasons of a dispute, as the reason codes of all networks group them. */
export const DISPUTE_CATEGORIES = ['fraud', 'authorization', 'processing_error', 'consumer_dispute'] as const;
export type DisputeCategory = (typeof DISPUTE_CATEGORIES)[number];

/** Findings about an accepted event that may show a mistake of the sender. */
export const PAYMENT_EVENT_WARNINGS = [
  'authorization_missing',
  'currency_differs',
  'dispute_missing',
  'refund_exceeds_capture',
  'unknown_code',
] as const;
export type PaymentEventWarning = (typeof PAYMENT_EVENT_WARNINGS)[number];

/** Effect of an event on the label of its transaction. */
export const PAYMENT_LABEL_EFFECTS = ['set', 'unchanged', 'kept', 'none'] as const;
export type PaymentLabelEffect = (typeof PAYMENT_LABEL_EFFECTS)[number];

/** Schema of the webhook event that reports a recorded payment event. */
export const paymentEventRecorded = closed({
  id: string,
  transaction_id: string,
  event_id: string,
  type: literals(PAYMENT_EVENT_TYPES),
  occurred_at: timestamp,
  recorded_at: timestamp,
  amount: numberOrNull,
  currency: stringOrNull,
  network: nullable(literals(CARD_NETWORKS)),
  code: stringOrNull,
  category: nullable(literals(DISPUTE_CATEGORIES)),
  due_at: nullable(timestamp),
  external_id: stringOrNull,
  warnings: Type.Array(literals(PAYMENT_EVENT_WARNINGS)),
  /** Label that the event set; null = it set none. */
  label: stringOrNull,
});
