import type { PaymentEventType } from '@assay/contract';
import type { TransferEvent } from '@assay/typologies';

/** Events by `action_type` or `transaction_type`; other types are payments. */
export const EVENT_TYPES: Readonly<Record<string, TransferEvent>> = {
  withdrawal: 'payout',
  withdraw: 'payout',
  cash_out: 'payout',
  cashout: 'payout',
  payout: 'payout',
  pay_out: 'payout',
  refund: 'refunded',
  chargeback: 'disputed',
  dispute: 'disputed',
};

/**
 * Payment events that typologies use. An authorization and a payout repeat what the transaction already says. A lost
 * dispute counts if its beginning was not sent.
 */
export const PAYMENT_EVENTS: Readonly<Partial<Record<PaymentEventType, TransferEvent>>> = {
  declined_by_issuer: 'declined',
  captured: 'captured',
  refunded: 'refunded',
  fraud_warning: 'fraud_warning',
  dispute_opened: 'disputed',
  dispute_lost: 'disputed',
  dispute_won: 'dispute_won',
};
