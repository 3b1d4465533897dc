import { checkDigit, readBirthDate, readExpiryDate } from './zone-fields';

/** National machine-readable zone with correct check digits. */
export interface NationalZone {
  readonly kind: 'FR_CARD' | 'FR_LICENCE';
  readonly lines: readonly string[];
  readonly surname: string;
  readonly givenNames: string;
  readonly documentNumber: string;
  /** `YYYY-MM-DD`; null if the zone doesn't contain it. */
  readonly birthDate: string | null;
  readonly expiryDate: string | null;
  readonly sex: 'M' | 'F' | null;
  /** The names fill their field and may be incomplete. */
  readonly isTruncated: boolean;
}

const AS_DIGIT: { readonly [letter: string]: string } = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
};
const AS_LETTER: { readonly [digit: string]: string } = { 0: 'O', 1: 'I', 2: 'Z', 5: 'S', 6: 'G', 8: 'B' };
const asDigits = (text: string): string => [...text].map((one) => AS_DIGIT[one] ?? one).join('');
const asLetters = (text: string): string => [...text].map((one) => AS_LETTER[one] ?? one).join('');
const words = (text: string): string => text.replace(/</g, ' ').replace(/\s+/g, ' ').trim();
const bare = (row: string): string => row.toUpperCase().replace(/[^A-Z0-9<]/g, '');

/** Length of a name that fills its field. */
const CARD_NAME = 25;
const CARD_GIVEN = 14;

/** Parses the first line: `IDFRA`, surname, department and issuing office. Fillers may be miscounted. */
function firstLine(row: string): string | null {
  const found = /^[I1L]?[D0O]?FRA(.*?)<*([A-Z0-9]{3})([A-Z0-9]{3})$/.exec(row);
  // Old cards and specimens have fillers in place of the office, so only a row of the correct length shows
  // the positions.
  if (!found && row.length === 36 && row.startsWith('IDFRA')) {
    const name = asLetters(row.slice(5, 30));
    return /^[A-Z<]+$/.test(name) ? `IDFRA${name}${row.slice(30)}` : null;
  }
  const name = found ? asLetters(found[1]!) : '';
  if (!found || name === '' || name.length > CARD_NAME || !/^[A-Z<]+$/.test(name)) return null;
  return `IDFRA${name.padEnd(CARD_NAME, '<')}${asDigits(found[2]!)}${asDigits(found[3]!)}`;
}

/** Returns the possible second line: digits, then given names up to the date of birth. */
function secondLine(row: string): string | null {
  const found = /^(.{12})(.)(.*)(.{6})(.)([MF])(.)$/.exec(row);
  if (!found) return null;
  const [, number = '', check = '', given = '', birth = '', birthCheck = '', sex = '', last = ''] = found;
  const names = asLetters(given.replace(/<+$/, ''));
  if (!/^[A-Z][A-Z<]*$/.test(names) || names.length > CARD_GIVEN) return null;
  return `${number}${asDigits(check)}${names.padEnd(CARD_GIVEN, '<')}${asDigits(birth)}${asDigits(birthCheck)}${sex}${asDigits(last)}`;
}

/**
 * Returns the possible spellings of the number: all digits, except for three characters that may be a
 * department of Corsica or overseas.
 */
const numbersOf = (text: string): readonly string[] => [...new Set([asDigits(text), text])];

/**
 * Parses the French identity card of 1995 to 2021: two lines of 36 characters. Its check digits are
 * calculated like those of Doc 9303; the last one covers everything before it (arrêté du 24 avril 1991).
 */
function cardOf(first: string, second: string, now: number): NationalZone | null {
  for (const number of numbersOf(second.slice(0, 12))) {
    const line = number + second.slice(12);
    const isRight =
      checkDigit(number) === line[12] &&
      checkDigit(line.slice(27, 33)) === line[33] &&
      checkDigit(first + line.slice(0, 35)) === line[35];
    if (!isRight) continue;
    const [surname, given] = [first.slice(5, 30), line.slice(13, 27)];
    return {
      kind: 'FR_CARD',
      lines: [first, line],
      surname: words(surname),
      givenNames: words(given),
      documentNumber: number,
      birthDate: readBirthDate(line.slice(27, 33), now),
      expiryDate: null,
      sex: line[34] === 'M' || line[34] === 'F' ? line[34] : null,
      isTruncated: !surname.endsWith('<') || !given.endsWith('<'),
    };
  }
  return null;
}

/**
 * Parses the French card-size driving license: one line of 30 (D1, state, number, check digit, expiry, name,
 * check digit).
 */
function licenceOf(row: string, now: number): NationalZone | null {
  const found = /^D[1IL]FRA(.{9})(.)(.{6})([A-Z0-9]+?)(<*)(.)$/.exec(row);
  if (!found) return null;
  const [, number = '', check = '', expiry = '', name = '', , last = ''] = found;
  const surname = asLetters(name);
  if (surname.length > 8 || !/^[A-Z<]+$/.test(surname)) return null;
  const spelt = `${asDigits(number.slice(0, 2))}${asLetters(number.slice(2, 4))}${asDigits(number.slice(4))}`;
  const line = `D1FRA${spelt}${asDigits(check)}${asDigits(expiry)}${surname.padEnd(8, '<')}${asDigits(last)}`;
  if (checkDigit(line.slice(0, 14)) !== line[14] || checkDigit(line.slice(0, 29)) !== line[29]) return null;
  return {
    kind: 'FR_LICENCE',
    lines: [line],
    surname: words(surname),
    givenNames: '',
    documentNumber: spelt,
    birthDate: null,
    expiryDate: readExpiryDate(line.slice(15, 21), now),
    sex: null,
    isTruncated: surname.length === 8,
  };
}

/**
 * Finds a national zone among rows of text from an optical reader, ordered from top to bottom. All check
 * digits must be correct.
 * @param now UNIX milliseconds, for the century of dates
 */
export function readNationalZone(rows: readonly string[], now: number): NationalZone | null {
  const texts = rows.map(bare);
  for (const [at, text] of texts.entries()) {
    const licence = licenceOf(text, now);
    if (licence) return licence;
    const first = firstLine(text);
    if (!first) continue;
    for (const next of texts.slice(at + 1, at + 4)) {
      const second = secondLine(next);
      const card = second && cardOf(first, second, now);
      if (card) return card;
    }
  }
  return null;
}
