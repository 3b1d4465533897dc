import { locale } from '../i18n/language';

const plain = () => new Intl.NumberFormat(locale(), { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount with its currency as the reader's language writes it; a currency that nobody knows stands behind. */
export function amountText(amount: number, currency: string | null): string {
  if (currency === null) return plain().format(amount);
  try {
    return new Intl.NumberFormat(locale(), { style: 'currency', currency }).format(amount);
  } catch {
    return `${plain().format(amount)} ${currency}`;
  }
}
