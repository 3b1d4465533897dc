import { defaultCurrency } from '../api/account';
import { locale } from '../i18n/language';

const plain = () => new Intl.NumberFormat(locale(), { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/**
 * An amount with its currency as the reader's language writes it; a currency that nobody knows stands behind.
 * @param sent null = the account's own currency, or a bare number where it has none
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
