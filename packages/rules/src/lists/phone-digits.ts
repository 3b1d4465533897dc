import { asciiSigns, withoutTrunkZero } from '@assay/likeness';

/** What is dialled behind the number: `ext. 5`, `;ext=5`, `x5`, `#5` (RFC 3966 §5.3). */
const EXTENSION = /[\s,;]*(?:\be?xt(?:n|ension)?\b|[x#])[\s:.=]*\d{1,9}#?$/i;

const digitsOf = (text: string): string => text.replace(/\D+/g, '');

/**
 * The one spelling of a phone number, as far as the text alone shows it: its digits, those of other scripts too, without "+"
 * or the 00 that stands for it (ITU-T E.123 §5), without extension, unless that is all there is. Empty for a text without digits.
 */
export function phoneDigits(text: string): string {
  const number = withoutTrunkZero(asciiSigns(text));
  return (digitsOf(number.replace(EXTENSION, '')) || digitsOf(number)).replace(/^00/, '');
}
