import { asciiCharacters, withoutTrunkZero } from '@assay/text-similarity';
import { type NumberingPlan, type NumberingPlans, numberingPlans } from './numbering-plan';
import { type PlacedNumber, placeInternational, placeText } from './place-number';

/** Maximum length of a number in characters (the limit of Google's library). */
const MAX_TEXT_LENGTH = 250;

const PLUS = /^\D{0,4}\+/;
const INTERNATIONAL_PREFIX = /^[^\d+]*00/;
const NOT_DIGITS = /\D+/g;
/** Digits followed by a word to dial: 1-800-FLOWERS. */
const VANITY = /^[^A-Za-z]*\d[^A-Za-z]*[A-Za-z][A-Za-z0-9\s().-]*$/;
const LETTERS = /[A-Za-z]/g;
/** Minimum number of letters in a word; fewer are treated as typing errors (the rule of Google's library). */
const MIN_LETTERS = 3;
const EXTENSION_WORD =
  /\b(?:ext|extn|extension|x|anexo|int|interno|ramal|poste|tel|phone|call|fax|isub|phone-context)\b/i;

/** Letters of the telephone keypad (ITU-T E.161). */
const KEYPAD = '22233344455566677778889999';

/** Result of reading a text as a number. */
type NumberReading =
  | { readonly outcome: 'MISSING' | 'NOT_A_NUMBER' | 'COUNTRY_UNKNOWN'; readonly digits: string }
  | { readonly outcome: 'READ'; readonly number: PlacedNumber };

/**
 * Reads a number in international form (`+49…`, `0049…`, bare digits with the calling code) or, with a
 * country, in national form. If bare digits are valid in several ways, the first wins: with the calling code
 * of the given country, in its national form, with any other calling code.
 *
 * @param country ISO-2 in any case; unknown codes are ignored
 */
export function readNumber(
  input: string | number,
  country: string | null | undefined,
  plans: NumberingPlans,
): NumberReading {
  const written = typeof input === 'number' ? numberText(input) : input.trim();
  if (written === '') return { outcome: 'MISSING', digits: '' };
  if (written.length > MAX_TEXT_LENGTH) return { outcome: 'NOT_A_NUMBER', digits: '' };
  const text = asciiCharacters(written);
  const dialled = isVanity(text) ? text.replace(LETTERS, keyOf) : text;
  const digits = dialled.replace(NOT_DIGITS, '');
  if (digits === '') return { outcome: 'NOT_A_NUMBER', digits: '' };
  const isInternational = PLUS.test(dialled);
  const home = isInternational ? undefined : homePlan(country, plans);
  const number = withTrunkZero(dialled, (form) =>
    isInternational
      ? placeText(form, undefined, plans)
      : bestReading(form, form.replace(NOT_DIGITS, ''), home, plans),
  );
  if (number !== null) return { outcome: 'READ', number };
  const isCountryMissing = !isInternational && home === undefined;
  return { outcome: isCountryMissing ? 'COUNTRY_UNKNOWN' : 'NOT_A_NUMBER', digits };
}

/** Includes a bracketed zero if the number needs it (`+39 (0)6 …`), and omits it otherwise (`+36 (0)30 …`). */
function withTrunkZero(text: string, read: (form: string) => PlacedNumber | null): PlacedNumber | null {
  const asWritten = read(text);
  if (isValid(asWritten)) return asWritten;
  const without = withoutTrunkZero(text);
  return without === text ? asWritten : (read(without) ?? asWritten);
}

/**
 * Tries the ways to read a text without "+"; returns the first valid number, else the first number of any
 * kind.
 */
function bestReading(
  text: string,
  digits: string,
  home: NumberingPlan | undefined,
  plans: NumberingPlans,
): PlacedNumber | null {
  const afterZeros = INTERNATIONAL_PREFIX.test(text) ? placeInternational(digits.slice(2), plans) : null;
  if (isValid(afterZeros)) return afterZeros;
  const international = placeInternational(digits, plans);
  // Some countries have numbers of many lengths, so nearly any digits are valid: +49 151… would be 0491 51….
  if (home !== undefined && international?.plan.callingCode === home.callingCode && isValid(international))
    return international;
  const national = home === undefined ? null : placeText(text, home, plans);
  if (isValid(national)) return national;
  if (isValid(international)) return international;
  return afterZeros ?? national ?? international;
}

function isValid(number: PlacedNumber | null): boolean {
  return number !== null && number.type !== null;
}

function isVanity(text: string): boolean {
  const letters = text.match(LETTERS)?.length ?? 0;
  return letters >= MIN_LETTERS && VANITY.test(text) && !EXTENSION_WORD.test(text);
}

/** Formats a JSON number, which has no leading zeros or plus. Fractions and exponents aren't phone numbers. */
function numberText(value: number): string {
  return Number.isSafeInteger(value) && value >= 0 ? String(value) : 'x';
}

function keyOf(letter: string): string {
  return KEYPAD[letter.toUpperCase().charCodeAt(0) - 65]!;
}

function homePlan(country: string | null | undefined, plans: NumberingPlans): NumberingPlan | undefined {
  const code = country?.trim().toUpperCase();
  return code === undefined ? undefined : plans.byCountry.get(code === 'UK' ? 'GB' : code);
}

/**
 * Returns a number in the form dialed from anywhere: international digits without "+". Null for an invalid
 * number, and for one in national form without a country.
 *
 * @param country ISO-2 of the person, used to read numbers in national form
 */
export function internationalNumber(
  input: string | number,
  country: string | null | undefined,
): string | null {
  const read = readNumber(input, country, numberingPlans());
  if (read.outcome !== 'READ' || !isValid(read.number)) return null;
  return read.number.plan.callingCode + read.number.national;
}
