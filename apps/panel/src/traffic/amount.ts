const PLAIN = new Intl.NumberFormat(undefined, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount with its currency as the reader's language writes it; a currency that nobody knows stands behind. */
export function amountText(amount: number, currency: string | null): string {
  if (currency === null) return PLAIN.format(amount);
  try {
    return new Intl.NumberFormat(undefined, { style: 'currency', currency }).format(amount);
  } catch {
    return `${PLAIN.format(amount)} ${currency}`;
  }
}
