/**
 * What kind a change of a transaction is: `label`, `unlabel`, `review`, or `note`, which changes nothing. Of those from before
 * it is null: a review, unless the label changed.
 */
export const transactionNotes = 'ALTER TABLE transaction_change ADD COLUMN kind text;\n';
