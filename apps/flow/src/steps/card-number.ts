import { type FlowSubmit, isLuhnValid } from '@assay/contract';

/** The digits of what was typed. */
export const digitsOf = (typed: string): string => typed.replace(/\D/g, '');

/** Whether a number can be one of a card: 12 to 19 digits, the last one right. */
export const isCardNumber = (digits: string): boolean => /^\d{12,19}$/.test(digits) && isLuhnValid(digits);

/** What of a card's number leaves the page: its ends, and that its check digit is right. */
type CardEnds = Required<Pick<NonNullable<FlowSubmit['card']>, 'bin' | 'last_four' | 'luhn_valid'>>;

export function cardEnds(digits: string): CardEnds {
  return {
    bin: digits.slice(0, 6),
    last_four: digits.slice(-4),
    luhn_valid: isCardNumber(digits),
  };
}

/** Digits in groups of four, as they stand on a card. */
export const grouped = (typed: string): string =>
  digitsOf(typed)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

/** `MM/YY` of what was typed. */
export function expiryTyped(typed: string): string {
  const digits = digitsOf(typed).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

/** Whether it is a month and a year; whether it lies behind us is for the server to decide. */
export const isExpiry = (text: string): boolean => /^(0[1-9]|1[0-2])\/\d{2}$/.test(text);
