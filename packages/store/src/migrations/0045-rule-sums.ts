/**
 * What calls turned out to be is counted by the rules that held for them: ids of rules, the amount and its currency travel
 * with a label that waits to be counted. What waits from before names none, and counts as before.
 */
export const ruleSums = `
ALTER TABLE feedback_uncounted
  ADD COLUMN rules text[] NOT NULL DEFAULT '{}',
  ADD COLUMN currency text,
  ADD COLUMN amount double precision;
`;
