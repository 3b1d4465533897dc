import { isDigits, isOneDigit } from '../digits';
import { invalid, type Reader, valid } from '../verdict';

/**
 * NIN: eleven digits that tell nothing; no check is published.
 * Source: National Identity Management Commission, "About the NIN".
 */
export const readNin: Reader = (text) => {
  if (!isDigits(text, 11)) return invalid('form');
  return isOneDigit(text) ? invalid('not_issued', text) : valid(text);
};

/** BVN: eleven digits beginning with 22. Source: Nigeria Inter-Bank Settlement System, BVN specification. */
export const readBvn: Reader = (text) => {
  if (!isDigits(text, 11)) return invalid('form');
  return text.startsWith('22') && !isOneDigit(text) ? valid(text) : invalid('not_issued', text);
};
