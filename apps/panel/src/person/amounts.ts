import type { EvaluationSummary } from '@assay/management-api';
import { amountText } from '../traffic/amount';

interface Amounts {
  /** null = none was named. */
  readonly currency: string | null;
  readonly calls: number;
  /** As they are shown. */
  readonly sum: string;
  readonly largest: string;
}

/** What some calls were about, by currency: sums of two do not add up. A transaction that was sent twice counts once. */
export function amountsOf(
  rows: readonly Pick<EvaluationSummary, 'transaction_id' | 'amount' | 'currency'>[],
): readonly Amounts[] {
  const newest = new Map<string, (typeof rows)[number]>();
  for (const row of rows) if (!newest.has(row.transaction_id)) newest.set(row.transaction_id, row);
  const byCurrency = new Map<string | null, number[]>();
  for (const { amount, currency } of newest.values()) {
    if (amount === null) continue;
    byCurrency.set(currency, [...(byCurrency.get(currency) ?? []), amount]);
  }
  return [...byCurrency].map(([currency, amounts]) => ({
    currency,
    calls: amounts.length,
    sum: amountText(
      amounts.reduce((total, amount) => total + amount, 0),
      currency,
    ),
    largest: amountText(Math.max(...amounts), currency),
  }));
}
