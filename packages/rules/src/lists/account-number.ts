/** Bank accounts and wallets as lists hold them. */

const SEPARATORS = /[\s.-]+/g;
const DIGITS = /^\d+$/;
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** ISO 13616-1 §5.2: the rest of an IBAN by 97 is 1, its first four characters put last and letters read as 10 to 35. */
function isIban(text: string): boolean {
  if (!IBAN.test(text)) return false;
  let rest = 0;
  for (const character of text.slice(4) + text.slice(0, 4)) {
    const digit = Number.parseInt(character, 36);
    rest = (rest * (digit > 9 ? 100 : 10) + digit) % 97;
  }
  return rest === 1;
}

/**
 * The one spelling of an account: an IBAN in capitals without blanks, a national number as its digits. What is neither, such
 * as the address of a wallet, keeps its letters and loses its blanks.
 */
export function accountNumber(text: string): string {
  const compact = text.replace(SEPARATORS, '');
  const capitals = compact.toUpperCase();
  if (isIban(capitals)) return capitals;
  return DIGITS.test(compact) ? compact : text.replace(/\s+/g, '');
}
