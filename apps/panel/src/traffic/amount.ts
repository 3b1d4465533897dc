import { defaultCurrency } from '../api/account';
import { locale } from '../i18n/language';

const plain = () => new Intl.NumberFormat(locale(), { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/**
 * Returns the currency in which rows with several amounts are compared: the account's currency if a row has it,
 * otherwise the one that most rows have. @param rows currencies of each row
 */
export function mainCurrency(rows: Iterable<readonly (string | null)[]>): string | null {
  const counts = new Map<string | null, number>();
  for (const currencies of rows)
    for (const currency of new Set(currencies)) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  const own = defaultCurrency();
  if (counts.has(own)) return own;
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}

/**
 * Formats an amount with its currency in the current locale; unknown currencies are appended.
 * @param sent null uses the account currency, or no currency
 */
export function amountText(amount: number, sent: string | null): string {
  const currency = sent ?? defaultCurrency();
  if (currency === null) return plain().format(amount);
  try {
    return new Intl.NumberFormat(locale(), { style: 'currency', currency }).format(amount);
  } catch {
    return `${plain().format(amount)} ${currency}`;
  }
}
