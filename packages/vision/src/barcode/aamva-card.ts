import { AAMVA_ISSUERS, type AamvaIssuer } from './data/aamva-issuers';

/** The data in the barcode of a North American driving license or identity card. */
export interface AamvaCard {
  /** Issuer identification number, six digits. */
  readonly iin: string;
  /** Version of the card design standard, 0–99. */
  readonly version: number;
  /** DL = driving license, ID = identity card. */
  readonly kind: 'DL' | 'ID';
  /** null if the number isn't listed. */
  readonly issuer: AamvaIssuer | null;
  /** Every element by its three letters, with trimmed values. */
  readonly elements: { readonly [id: string]: string };
  readonly documentNumber: string | null;
  readonly surname: string;
  readonly givenNames: string;
  /**
   * True if `surname` contains the whole name, because its parts can't be separated (version 1, if an issuer
   * writes it without commas).
   */
  readonly isNameWhole: boolean;
  /** `YYYY-MM-DD`; null if absent or not a date. */
  readonly birthDate: string | null;
  readonly issueDate: string | null;
  readonly expiryDate: string | null;
  readonly sex: 'M' | 'F' | 'X' | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly postalCode: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: 'US' | 'CA' | null;
  /** Codes for deviations from the standard. */
  readonly faults: readonly string[];
}

/** Returns the document fields in a card's barcode, by their API names. Contains only stated values. */
export function cardFields(card: AamvaCard): { readonly [name: string]: string } {
  const fields: { readonly [name: string]: string | null } = {
    fullName: [card.givenNames, card.surname].filter(Boolean).join(' ') || null,
    firstName: card.givenNames || null,
    lastName: card.isNameWhole ? null : card.surname || null,
    gender: card.sex,
    birthDate: card.birthDate,
    documentType: card.kind === 'DL' ? 'DRIVERS_LICENSE' : 'NATIONAL_ID',
    documentNumber: card.documentNumber,
    documentAdditionalNumber: card.elements.DCF || null,
    documentIssueDate: card.issueDate,
    documentExpirationDate: card.expiryDate,
    address: [card.address, card.city, card.state, card.postalCode].filter(Boolean).join(', ') || null,
    postalCode: card.postalCode,
    country: card.country,
    state: card.issuer ? `${card.issuer.country}-${card.issuer.state}` : null,
  };
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

/**
 * The three tracks of a magnetic stripe (AAMVA DL/ID card design standard, annex F): state, city, name and address; issuer, number,
 * expiry as year and month, date of birth; postal code, class, restrictions, endorsements, sex, height, weight, hair and eyes.
 */
const TRACKS =
  /^%?([A-Z]{2})([^?]*)\?;(\d{6})(\d{1,13})=(\d{2})(\d{2})(\d{4})(\d{2})(\d{2})[^?]*\?_?[%#+](\d)(.)(.{11}).{16}(.)(.{12})/s;
/** Maximum lengths of city, name and address; a shorter value ends with `^`. */
const [CITY, NAME, ADDRESS] = [13, 35, 29] as const;

/** Splits off a value of limited length, and returns the rest. */
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
 * Parses the text of a PDF417 with the tracks of a magnetic stripe, as in British Columbia. It states no day
 * of expiry, so no expiry date is returned. A card without height, weight and hair is treated as an identity
 * card.
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
    // The first track truncates a city, the address doesn't.
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
