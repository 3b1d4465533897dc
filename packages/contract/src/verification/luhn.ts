/**
 * True when the last digit is the check digit of the others (ISO/IEC 7812-1 annex B, "Luhn").
 *
 * @param digits decimal digits only; how many there may be is for the caller to say
 */
export function isLuhnValid(digits: string): boolean {
  let sum = 0;
  for (let at = digits.length - 1, doubled = false; at >= 0; at--, doubled = !doubled) {
    const digit = digits.charCodeAt(at) - 48;
    sum += doubled ? (digit > 4 ? 2 * digit - 9 : 2 * digit) : digit;
  }
  return sum % 10 === 0;
}
