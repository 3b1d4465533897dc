import { defaultCurrency } from '../api/account';
import { locale } from '../i18n/language';

const plain = () => new Intl.NumberFormat(locale(), { minimumFractionDigits: 2, maximumFractionDigits: 2 });

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
