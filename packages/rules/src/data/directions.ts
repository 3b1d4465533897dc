/** Default directions of payments by `action_type` or `transaction_type`, seen from the account of the user. */
import type { Direction } from '@assay/contract';

export const DIRECTIONS: { readonly [D in Direction]: readonly string[] } = {
  inflow: [
    'deposit',
    'top_up',
    'topup',
    'cash_in',
    'pay_in',
    'payin',
    'credit',
    'incoming_transfer',
    'transfer_in',
    'receive',
    'refund',
    'salary',
    'winnings',
  ],
  outflow: [
    'withdrawal',
    'withdraw',
    'cash_out',
    'cashout',
    'payout',
    'pay_out',
    'debit',
    'outgoing_transfer',
    'transfer_out',
    'transfer',
    'send',
    'payment',
    'purchase',
  ],
};
