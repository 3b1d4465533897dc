import { isMod11And10 } from '../checksums';
import { digitAt, isDigits } from '../digits';
import { invalid, type Reader, valid } from '../verdict';

/**
 * Identifikationsnummer of the tax office: eleven digits, the first not 0, of the first ten exactly one two or three times
 * (three times never in a row) and the others at most once; a check digit by ISO/IEC 7064 MOD 11,10.
 * Source: Steueridentifikationsnummerverordnung § 1; ITZBund, "Prüfziffernberechnung", 2016.
 */
export const readSteuerId: Reader = (text) => {
  if (!isDigits(text, 11)) return invalid('form');
  const counts = new Array<number>(10).fill(0);
  for (let at = 0; at < 10; at++) counts[digitAt(text, at)] = (counts[digitAt(text, at)] as number) + 1;
  const repeated = counts.filter((count) => count > 1);
  const isGiven =
    digitAt(text, 0) !== 0 &&
    repeated.length === 1 &&
    (repeated[0] as number) <= 3 &&
    !/(\d)\1\1/.test(text.slice(0, 10));
  if (!isGiven) return invalid('not_issued', text);
  return isMod11And10(text) ? valid(text) : invalid('check_digit', text);
};
