import type { Connection } from '../connection/connection';

/**
 * Counts a question to a paid source before it is put.
 * @param day `YYYY-MM-DD`, UTC
 * @param cost of the question, and the most of a day, in the operator's currency
 * @returns false where the day's most does not suffice for it: then nothing is counted
 */
export async function spendOnQuestion(
  connection: Connection,
  question: { readonly source: string; readonly day: string; readonly cost: number; readonly perDay: number },
): Promise<boolean> {
  const { source, day, cost, perDay } = question;
  if (cost > perDay) return false;
  const rows = await connection.query<{ questions: number }>({
    name: 'identity_spend',
    text: `INSERT INTO identity_spending AS s (source, day, questions, cost) VALUES ($1, $2::date, 1, $3)
           ON CONFLICT (source, day) DO UPDATE SET questions = s.questions + 1, cost = s.cost + excluded.cost
             WHERE s.cost + excluded.cost <= $4
           RETURNING questions`,
    values: [source, day, cost, perDay],
  });
  return rows.length > 0;
}

/** Forgets what was spent before a day (`YYYY-MM-DD`). */
export async function removeSpendingBefore(connection: Connection, day: string): Promise<void> {
  await connection.query({ text: 'DELETE FROM identity_spending WHERE day < $1::date', values: [day] });
}
