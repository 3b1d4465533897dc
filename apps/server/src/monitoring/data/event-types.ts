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
