import type { FraudRequest } from '@assay/contract';
import { convertAmount, type RateTable } from '@assay/enrichment';
import type { CompiledRuleSet, Rates } from '@assay/rules';

/** Returns the reference rates with the currency of the account. */
export function accountRates({ set }: CompiledRuleSet, table: RateTable): Rates {
  return {
    accountCurrency: set.velocity?.currency ?? null,
    convert: (amount, from, to) => convertAmount(table, amount, from.toUpperCase(), to),
  };
}

/** Returns the amount of a transaction in the currency of the account; null if it is unknown. */
export function accountAmount(
  { transaction_amount: amount, transaction_currency: currency }: FraudRequest,
  { accountCurrency, convert }: Rates,
): number | null {
  if (amount === undefined || currency === undefined || accountCurrency === null) return null;
  return convert(amount, currency, accountCurrency);
}
