import { isSupportedCountry, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Longer texts are no numbers (the limit of Google's library). */
const LONGEST_TEXT = 250;

const PLUS = /^\D{0,4}\+/;
const INTERNATIONAL_PREFIX = /^[^\d+]*00/;
const NOT_DIGITS = /\D+/g;
/** First of the ten digits of scripts that numbers are typed in: Arabic, Persian, Devanagari, Bengali, Thai, full width. */
const ZERO_DIGITS: readonly number[] = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];
const FOREIGN_SIGN =
  /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59\uff0b\uff10-\uff19]/g;
/** Digits, then a word to be dialled: 1-800-FLOWERS. */
const VANITY = /^[^A-Za-z]*\d[^A-Za-z]*[A-Za-z][A-Za-z0-9\s().-]*$/;
const LETTERS = /[A-Za-z]/g;
/** Fewer letters are taken for typing errors (the rule of Google's library). */
const FEWEST_LETTERS = 3;
const EXTENSION_WORD =
  /\b(?:ext|extn|extension|x|anexo|int|interno|ramal|poste|tel|phone|call|fax|isub|phone-context)\b/i;

/** Letters of the telephone keypad (ITU-T E.161). */
const KEYPAD = '22233344455566677778889999';

/** What became of a text that should be a number. */
export type NumberReading =
  | { readonly outcome: 'MISSING' | 'NOT_A_NUMBER' | 'COUNTRY_UNKNOWN'; readonly digits: string }
  | { readonly outcome: 'READ'; readonly number: PhoneNumber };

/**
 * Reads a number in international form (`+49…`, `0049…`, bare digits with the calling code) or, with a
 * country, in national form. With a country the national reading is preferred when it is a valid number.
 *
 * @param country ISO-2 in any case; unknown codes are ignored
 */
export function readNumber(input: string | number, country?: string | null): NumberReading {
  const written = typeof input === 'number' ? numberText(input) : input.trim();
  if (written === '') return { outcome: 'MISSING', digits: '' };
  if (written.length > LONGEST_TEXT) return { outcome: 'NOT_A_NUMBER', digits: '' };
  const text = written.replace(FOREIGN_SIGN, asciiSign);
  const dialled = isVanity(text) ? text.replace(LETTERS, keyOf) : text;
  const digits = dialled.replace(NOT_DIGITS, '');
  if (digits === '') return { outcome: 'NOT_A_NUMBER', digits: '' };
  if (PLUS.test(dialled)) return reading([parsePhoneNumberFromString(dialled)], digits);
  const home = countryCode(country);
  const candidates = candidatesOf(dialled, digits, home);
  return reading(candidates, digits, home === undefined);
}

/** The first valid candidate, else the first that could be read at all. */
function reading(
  candidates: Iterable<PhoneNumber | undefined>,
  digits: string,
  countryMissing = false,
): NumberReading {
  let first: PhoneNumber | undefined;
  for (const number of candidates) {
    if (number?.isValid() === true) return { outcome: 'READ', number };
    first ??= number;
  }
  if (first !== undefined) return { outcome: 'READ', number: first };
  return { outcome: countryMissing ? 'COUNTRY_UNKNOWN' : 'NOT_A_NUMBER', digits };
}

function* candidatesOf(
  text: string,
  digits: string,
  home: ReturnType<typeof countryCode>,
): Generator<PhoneNumber | undefined> {
  if (INTERNATIONAL_PREFIX.test(text)) yield parsePhoneNumberFromString(`+${digits.slice(2)}`);
  if (home !== undefined) yield parsePhoneNumberFromString(text, home);
  yield parsePhoneNumberFromString(`+${digits}`);
}

function isVanity(text: string): boolean {
  const letters = text.match(LETTERS)?.length ?? 0;
  return letters >= FEWEST_LETTERS && VANITY.test(text) && !EXTENSION_WORD.test(text);
}

function asciiSign(sign: string): string {
  const code = sign.charCodeAt(0);
  const zero = ZERO_DIGITS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? '+' : String(code - zero);
}

/** A JSON number has no leading zeros or plus; fractions and exponents are no numbers to call. */
function numberText(value: number): string {
  return Number.isSafeInteger(value) && value >= 0 ? String(value) : 'x';
}

function keyOf(letter: string): string {
  return KEYPAD[letter.toUpperCase().charCodeAt(0) - 65]!;
}

function countryCode(country: string | null | undefined) {
  const code = country?.trim().toUpperCase();
  if (code === undefined || code === '') return undefined;
  const iso = code === 'UK' ? 'GB' : code;
  return isSupportedCountry(iso) ? iso : undefined;
}
