import { latestDate } from '../calendar-date';
import { INDONESIAN_PROVINCES } from '../data/indonesia';
import { isDigits, numberAt } from '../digits';
import { invalid, type Reader, valid } from '../verdict';

/** Added to the day of birth of women. */
const FEMALE_DAYS = 40;

/**
 * NIK: province, regency, district (two digits each), day of birth (plus 40 for women), month, year, a serial number
 * from 0001. It has no check digit.
 * Source: Undang-Undang 23/2006 and Peraturan Pemerintah 40/2019; area codes of Kepmendagri.
 */
export const readNik: Reader = (text, today) => {
  if (!isDigits(text, 16)) return invalid('form');
  const region = INDONESIAN_PROVINCES.get(text.slice(0, 2));
  if (region === undefined || numberAt(text, 2, 2) === 0 || numberAt(text, 4, 2) === 0) {
    return invalid('region', text);
  }
  const day = numberAt(text, 6, 2);
  const female = day > FEMALE_DAYS;
  const birth_date = latestDate(
    numberAt(text, 10, 2),
    numberAt(text, 8, 2),
    female ? day - FEMALE_DAYS : day,
    today,
  );
  if (birth_date === null) return invalid('date', text);
  if (numberAt(text, 12, 4) === 0) return invalid('not_issued', text);
  return valid(text, { birth_date, sex: female ? 'F' : 'M', region });
};
