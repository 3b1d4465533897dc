import type { AamvaCard } from './aamva-card';
import { AAMVA_ISSUERS } from './data/aamva-issuers';

/**
 * The three tracks of a magnetic stripe (AAMVA DL/ID card design standard, annex F): state, city, name and address; issuer, number,
 * expiry as year and month, date of birth; postal code, class, restrictions, endorsements, sex, height, weight, hair and eyes.
 */
const TRACKS =
  /^%?([A-Z]{2})([^?]*)\?;(\d{6})(\d{1,13})=(\d{2})(\d{2})(\d{4})(\d{2})(\d{2})[^?]*\?_?[%#+](\d)(.)(.{11}).{16}(.)(.{12})/s;
/** Of a city, name and address; one that is shorter ends with a `^`. */
const [CITY, NAME, ADDRESS] = [13, 35, 29] as const;

/** A value of at most so many characters, and what stands behind it. */
function cut(text: string, most: number): readonly [value: string, rest: string] {
  const end = text.indexOf('^');
  if (end >= 0 && end <= most) return [text.slice(0, end).trim(), text.slice(end + 1)];
  return [text.slice(0, most).trim(), text.slice(most)];
}

const SEXES: { readonly [letter: string]: 'M' | 'F' | 'X' } = { M: 'M', F: 'F', X: 'X' };
/** A line that ends with a province and its postal code. */
const LAST_LINE = /^(.*?)\s+([A-Z]{2})\s+([A-Z]\d[A-Z] ?\d[A-Z]\d|\d{5}(?:-\d{4})?)$/;

function dateOf(year: string, month: string, day: string): string | null {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 ? `${year}-${month}-${day}` : null;
}

/**
 * Reads the text of a PDF417 that holds the tracks of a magnetic stripe, as British Columbia writes them. Of the expiry it states no day, so
 * none is given. A card without height, weight and hair is taken for one that is no licence.
 * @returns null for any other text
 */
export function readStripe(text: string): AamvaCard | null {
  const found = TRACKS.exec(text);
  if (!found) return null;
  const [, state = '', first = '', iin = '', number = '', year, month, ...others] = found;
  const [birthYear = '', birthMonth = '', birthDay = '', version, , postal = '', sex = '', build = ''] =
    others;
  const [city, behindCity] = cut(first, CITY);
  const [name, behindName] = cut(behindCity, NAME);
  const [surname = '', ...given] = name.split(/[,$]+/).map((part) => part.trim());
  const lines = cut(behindName, ADDRESS + behindName.length)[0]
    .split('$')
    .map((line) => line.trim())
    .filter(Boolean);
  const last = LAST_LINE.exec(lines.at(-1) ?? '');
  const issuer = AAMVA_ISSUERS.get(iin) ?? null;
  const birthDate = dateOf(birthYear, birthMonth, birthDay);
  return {
    iin,
    version: Number(version),
    kind: build.trim() === '' ? 'ID' : 'DL',
    issuer,
    elements: { expiry: `${year}-${month}` },
    documentNumber: number,
    surname,
    givenNames: given.filter(Boolean).join(' '),
    isNameWhole: false,
    birthDate,
    issueDate: null,
    expiryDate: null,
    sex: SEXES[sex] ?? null,
    address: (last ? lines.slice(0, -1) : lines).join(' ') || null,
    // The first track cuts a city off, the address does not.
    city: (last?.[1] ?? city) || null,
    state,
    postalCode: last?.[3] ?? (postal.trim() || null),
    country: issuer?.country ?? null,
    faults: [
      ...(issuer ? [] : ['ISSUER_NOT_LISTED']),
      ...(birthDate ? [] : ['DATE_IMPOSSIBLE']),
      ...(issuer && issuer.state !== state ? ['COUNTRY_DIFFERS'] : []),
      ...(surname === '' ? ['ELEMENT_MISSING'] : []),
    ],
  };
}
