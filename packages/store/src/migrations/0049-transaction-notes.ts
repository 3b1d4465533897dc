/**
 * Kind of a transaction change: `label`, `unlabel`, `review`, or `note`, which changes nothing. Null on
 * earlier ones: a review, unless the label changed.
 */
export const transactionNotes = 'ALTER TABLE transaction_change ADD COLUMN kind text;\n';
