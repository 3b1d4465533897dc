/**
 * Labels are counted by matched rule: a label that waits to be counted carries rule ids, the amount and its
 * currency. Earlier waiting labels lack rule ids, and count as before.
 */
export const ruleSums = `
ALTER TABLE feedback_uncounted
  ADD COLUMN rules text[] NOT NULL DEFAULT '{}',
  ADD COLUMN currency text,
  ADD COLUMN amount double precision;
`;
