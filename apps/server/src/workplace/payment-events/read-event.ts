import {
  badInput,
  type DisputeCategory,
  type ErrorDetail,
  maskCardData,
  type PaymentEventType,
  readBody,
} from '@assay/contract';
import { type BulkPaymentEvent, bulkPaymentEvent } from '@assay/management-api';
import { DISPUTE_REASONS } from './data/dispute-reasons';
import { DECLINE_CODES, FRAUD_TYPES, OPEN_REASONS } from './data/known-codes';

/** A valid event as sent, with its times in UNIX milliseconds and card numbers masked. */
export interface SentEvent {
  readonly transactionId: string;
  readonly eventId: string;
  readonly type: PaymentEventType;
  readonly occurredAt: number;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly network: BulkPaymentEvent['network'] | null;
  readonly code: string | null;
  /** Sent, or derived from the code of a dispute; null = unknown. */
  readonly category: DisputeCategory | null;
  readonly dueAt: number | null;
  readonly externalId: string | null;
  readonly acquirerReference: string | null;
  /** The code is of no published table. */
  readonly isCodeUnknown: boolean;
}

/** Tolerance for clocks that are ahead. */
const MAX_AHEAD_MS = 600_000;
/** Earlier times are unit errors, such as seconds read as milliseconds. */
const FIRST_TIME = Date.UTC(2000, 0, 1);
/** Events that move or dispute money. */
const NEEDS_AMOUNT: ReadonlySet<PaymentEventType> = new Set([
  'captured',
  'refunded',
  'payout',
  'dispute_opened',
]);
const DISPUTES: ReadonlySet<PaymentEventType> = new Set(['dispute_opened', 'dispute_won', 'dispute_lost']);

function isKnownCode(type: PaymentEventType, code: string): boolean {
  const folded = code.toUpperCase();
  if (DISPUTES.has(type)) return DISPUTE_REASONS.has(folded) || OPEN_REASONS.has(folded);
  if (type === 'declined_by_issuer') return DECLINE_CODES.has(folded);
  if (type === 'fraud_warning') return FRAUD_TYPES.has(folded);
  return true;
}

/** Returns the members that the schema accepts and the type or the time doesn't. */
function mistakes(event: BulkPaymentEvent, now: number): readonly ErrorDetail[] {
  const details: ErrorDetail[] = [];
  const occurredAt = Date.parse(event.occurred_at);
  if (occurredAt > now + MAX_AHEAD_MS)
    details.push({ field: 'occurred_at', expected: 'a time that is at most 10 minutes in the future' });
  if (occurredAt < FIRST_TIME) details.push({ field: 'occurred_at', expected: 'a time from the year 2000' });
  if (event.amount === undefined && NEEDS_AMOUNT.has(event.type))
    details.push({ field: 'amount', expected: `number, required for ${event.type}` });
  if (event.due_at !== undefined && event.type !== 'dispute_opened')
    details.push({ field: 'due_at', expected: 'no value, except for dispute_opened' });
  if (event.category !== undefined && !DISPUTES.has(event.type))
    details.push({ field: 'category', expected: 'no value, except for disputes' });
  return details;
}

const masked = (text: string | undefined): string | null => (text === undefined ? null : maskCardData(text));

/**
 * Reads an event by its schema and checks what depends on its type and on the time.
 * @param now UNIX milliseconds
 * @throws ApiError 1006 that names each member that doesn't match
 */
export function readEvent(sent: object, now: number): SentEvent {
  const event = readBody(bulkPaymentEvent, sent);
  const details = mistakes(event, now);
  if (details.length > 0) throw badInput(details);
  const { type, code, network = null, amount = null, currency = null } = event;
  const isDispute = DISPUTES.has(type);
  return {
    transactionId: maskCardData(event.transaction_id),
    eventId: maskCardData(event.event_id),
    type,
    occurredAt: Date.parse(event.occurred_at),
    amount,
    currency,
    network,
    code: masked(code),
    category:
      event.category ?? (isDispute && code ? (DISPUTE_REASONS.get(code.toUpperCase()) ?? null) : null),
    dueAt: event.due_at === undefined ? null : Date.parse(event.due_at),
    externalId: masked(event.external_id),
    acquirerReference: masked(event.acquirer_reference),
    isCodeUnknown: code !== undefined && !isKnownCode(type, code),
  };
}
