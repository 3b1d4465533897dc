import { isLuhn } from '../checksums';
import { digitAt, isDigits } from '../digits';
import { invalid, type Reader, valid } from '../verdict';

/** Provinces by the first digit; 9 is that of temporary residents. Source: Employment and Social Development Canada, SIN Code of Practice. */
const PROVINCES = [null, 'NB NL NS PE', 'QC', 'QC', 'ON', 'ON', 'AB MB NT NU SK', 'BC YT', null, null];

/** SIN: nine digits by Luhn's formula; none begins with 0 or 8. Source: the same. */
export const readSin: Reader = (text) => {
  if (!isDigits(text, 9)) return invalid('form');
  const first = digitAt(text, 0);
  if (first === 0 || first === 8) return invalid('not_issued', text);
  return isLuhn(text) ? valid(text, { region: PROVINCES[first] ?? null }) : invalid('check_digit', text);
};
