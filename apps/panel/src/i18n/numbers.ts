import { locale } from './language';

/** A number with so many digits behind the point or comma, as the language writes it. */
export const decimal = (value: number, digits: number): string =>
  value.toLocaleString(locale(), { minimumFractionDigits: digits, maximumFractionDigits: digits });
