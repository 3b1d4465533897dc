/**
 * Counterparties, directions and later events of payments in `velocity_event`. All columns are nullable and
 * without a default: no row is rewritten, earlier rows stay valid, and earlier versions can still write.
 *
 * - `event`: null = a scored transaction. Otherwise the type of a later event of its payment, such as
 *   `refunded`. Such a row has the `evaluation_id`, `transaction_hash`, key and subjects of the transaction,
 *   and the time, amount and currency of the event.
 * - `direction`: `inflow` or `outflow`, seen from the account of the user; null = unknown.
 * - `receiver_user`, `receiver_account`: the receiver under the hash that it has as the user (`user_id`,
 *   `user_bank_account`) of its own transactions. They connect the transactions of a chain of payments.
 * - `custom`: subjects of indexed custom fields as pairs of a field's tag and the value's hash.
 */
export const counterparties = `
ALTER TABLE velocity_event
  ADD COLUMN IF NOT EXISTS event text,
  ADD COLUMN IF NOT EXISTS direction text,
  ADD COLUMN IF NOT EXISTS receiver_user bigint,
  ADD COLUMN IF NOT EXISTS receiver_account bigint,
  ADD COLUMN IF NOT EXISTS receiver_bank_account bigint,
  ADD COLUMN IF NOT EXISTS receiver_id bigint,
  ADD COLUMN IF NOT EXISTS merchant_id bigint,
  ADD COLUMN IF NOT EXISTS affiliate_id bigint,
  ADD COLUMN IF NOT EXISTS card_bin bigint,
  ADD COLUMN IF NOT EXISTS user_bank_account bigint,
  ADD COLUMN IF NOT EXISTS custom bigint[];
`;
