const CARD_NUMBER = /^\d{8,19}$/;

/**
 * True when the last digit is the check digit of the others (ISO/IEC 7812-1 annex B, "Luhn").
 *
 * @param number 8 to 19 digits, blanks and dashes allowed; anything else is false
 */
export function isLuhnValid(number: string): boolean {
  const digits = number.replace(/[ -]/g, '');
  if (!CARD_NUMBER.test(digits)) return false;
  let sum = 0;
  for (let i = digits.length - 1, doubled = false; i >= 0; i--, doubled = !doubled) {
    const digit = digits.charCodeAt(i) - 48;
    sum += doubled ? (digit > 4 ? 2 * digit - 9 : 2 * digit) : digit;
  }
  return sum % 10 === 0;
}
