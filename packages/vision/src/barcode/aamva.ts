import { type AamvaCard, readStripe } from './aamva-card';
import { AAMVA_HABITS } from './data/aamva-habits';
import { AAMVA_ISSUERS, type AamvaIssuer } from './data/aamva-issuers';

interface Subfile {
  readonly type: string;
  readonly offset: number;
  readonly length: number;
}

interface Header {
  readonly iin: string;
  readonly version: number;
  readonly subfiles: readonly Subfile[];
  readonly end: number;
}

/**
 * Parses the header (AAMVA DL/ID card design standard 2020, D.12.3 and D.12.4). The first version, of 2000,
 * has no jurisdiction version; before it, the file type was `AAMVA`.
 */
function readHeader(text: string): Header | null {
  const found = /(?:ANSI |AAMVA)(\d{6})(\d{2})/.exec(text);
  // Some issuers omit a character before the header, but they never write a sentence.
  if (!found || found.index > 8) return null;
  const [whole, iin = '', versionText = ''] = found;
  const version = Number(versionText);
  let at = found.index + whole.length + (version < 2 ? 0 : 2);
  const count = Number(text.slice(at, at + 2));
  if (!Number.isInteger(count) || count < 1 || count > 20) return null;
  at += 2;
  const subfiles: Subfile[] = [];
  for (let entry = 0; entry < count; entry++, at += 10) {
    const designator = /^([A-Z]{2})(\d{4})(\d{4})/.exec(text.slice(at, at + 10));
    if (!designator) break;
    subfiles.push({
      type: designator[1]!,
      offset: Number(designator[2]),
      length: Number(designator[3]),
    });
  }
  return subfiles.length === 0 ? null : { iin, version, subfiles, end: at };
}

/**
 * Returns the elements of a subfile: three letters and a value, separated by line feeds, up to the carriage
 * return.
 */
function elementsOf(body: string): { readonly [id: string]: string } {
  const elements: { [id: string]: string } = {};
  for (const line of body.split(/[\r\n\x1e\x1c]+/)) {
    const element = /^([DZ][A-Z][A-Z0-9])(.*)$/s.exec(line);
    if (element && elements[element[1]!] === undefined) elements[element[1]!] = element[2]!.trim();
  }
  return elements;
}

/** Three letters of an element; some issuers begin a subfile without its two letters. */
const FIRST_ELEMENT = /^[DZ][A-Z][A-Z0-9]/;

/**
 * Returns the card's subfile: at its offset if its letters are there, else after the header with or without
 * its letters, else where they occur. Some issuers state wrong offsets.
 */
function bodyOf(
  text: string,
  { iin, subfiles, end }: Header,
): { kind: 'DL' | 'ID'; body: string; isPlaced: boolean } | null {
  const card = subfiles.find(({ type }) => type === 'DL' || type === 'ID');
  if (!card) return null;
  const kind = card.type as 'DL' | 'ID';
  const isPlaced = text.startsWith(kind, card.offset);
  const isBare = !isPlaced && !text.startsWith(kind, end) && FIRST_ELEMENT.test(text.slice(end, end + 3));
  const start = isPlaced ? card.offset : isBare ? end : text.indexOf(kind, end);
  if (start < 0) return null;
  const next = text.indexOf('\r', start);
  const body = text.slice(start + (isBare ? 0 : 2), next < 0 ? undefined : next);
  const isWhole = Math.abs(start + card.length - (next < 0 ? text.length : next + 1)) <= 1;
  return {
    kind,
    body,
    isPlaced: AAMVA_HABITS[iin]?.isUnplaced ?? ((isPlaced || (isBare && start === card.offset)) && isWhole),
  };
}

function isoDate(year: string, month: string, day: string): string | null {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
    ? `${year}-${month}-${day}`
    : null;
}

/**
 * Parses a date of eight digits: CCYYMMDD in Canada and in the first version, else MMDDCCYY (D.12.5.1). A
 * date is never valid in both orders, because a month is never 19 or 20. The content therefore decides, not
 * the expected order.
 */
function readDate(
  value: string | undefined,
): { date: string | null; order: 'YEAR_FIRST' | 'YEAR_LAST' } | null {
  const digits = value?.replace(/[-/]/g, '') ?? '';
  if (!/^\d{8}$/.test(digits)) return null;
  const part = (from: number, to: number) => digits.slice(from, to);
  if (/^(18|19|20|21)/.test(digits))
    return { date: isoDate(part(0, 4), part(4, 6), part(6, 8)), order: 'YEAR_FIRST' };
  return { date: isoDate(part(4, 8), part(0, 2), part(2, 4)), order: 'YEAR_LAST' };
}

/** Joins values without leading and trailing commas, which some issuers leave, and without words for "none". */
const joined = (...parts: readonly (string | undefined)[]) =>
  parts
    .map((part) => part?.replace(/^[\s,]+|[\s,]+$/g, '') ?? '')
    .filter((part) => part !== '' && part !== 'NONE' && part !== 'UNAVL')
    .join(' ');

type Names = Pick<AamvaCard, 'surname' | 'givenNames' | 'isNameWhole'>;

/**
 * Reads names: DCS and DAC, DAD; DCT for both given names in versions 2 and 3; DAA for all names in version
 * 1. DAA contains surname, given names, middle names, and a suffix (JR), which isn't a name.
 */
function namesOf(elements: { readonly [id: string]: string }): Names {
  const surname = elements.DCS ?? elements.DAB;
  if (surname !== undefined) {
    const given = elements.DCT?.replace(/[,@$]/g, ' ').replace(/\s+/g, ' ');
    return {
      surname: joined(surname),
      givenNames: joined(given) || joined(elements.DAC, elements.DAD),
      isNameWhole: false,
    };
  }
  const [last, given, middle, ...others] = (elements.DAA ?? '').split(/[,@$]/);
  const isName = (part: string) => !/^\s*(JR|SR|I{1,3}|IV|V|VI{0,3}|[1-9](ST|ND|RD|TH))\.?\s*$/i.test(part);
  const isNameWhole = given === undefined && joined(last).includes(' ');
  return { surname: joined(last), givenNames: joined(given, middle, ...others.filter(isName)), isNameWhole };
}

/**
 * Normalizes a postal code: nine digits in the USA are a ZIP code, followed by four zeros if the second part
 * is unknown.
 */
function postalCodeOf(value: string | undefined, country: 'US' | 'CA' | null): string | null {
  const postal = value?.replace(/\s+/g, ' ').trim() ?? '';
  const zip = country === 'US' ? /^(\d{5})(?:[- ]?(\d{4}))?/.exec(postal) : null;
  if (!zip) return postal || null;
  return zip[2] === undefined || zip[2] === '0000' ? zip[1]! : `${zip[1]}-${zip[2]}`;
}

const SEXES: { readonly [code: string]: 'M' | 'F' | 'X' } = {
  1: 'M',
  2: 'F',
  9: 'X',
  M: 'M',
  F: 'F',
  X: 'X',
};
const COUNTRIES: { readonly [code: string]: 'US' | 'CA' } = { USA: 'US', CAN: 'CA' };
/** Elements that every version requires, with the alternatives of the versions. */
const MANDATORY: readonly (readonly string[])[] = [['DAQ'], ['DBB'], ['DBA'], ['DCS', 'DAB', 'DAA'], ['DAJ']];

interface Dates {
  readonly birthDate: string | null;
  readonly issueDate: string | null;
  readonly expiryDate: string | null;
}

function faultsOf(
  { iin, version }: Header,
  issuer: AamvaIssuer | null,
  elements: { readonly [id: string]: string },
  { birthDate, issueDate, expiryDate }: Dates,
): readonly string[] {
  const country = COUNTRIES[elements.DCG ?? ''] ?? null;
  const wanted =
    AAMVA_HABITS[iin]?.dates ??
    (version < 2 || (issuer?.country ?? country) === 'CA' ? 'YEAR_FIRST' : 'YEAR_LAST');
  const orders = ['DBB', 'DBD', 'DBA'].flatMap((id) => readDate(elements[id])?.order ?? []);
  return [
    ...(issuer ? [] : ['ISSUER_NOT_LISTED']),
    ...(version < 1 || version > 10 ? ['VERSION_UNKNOWN'] : []),
    ...(MANDATORY.some((ids) => ids.every((id) => !elements[id])) ? ['ELEMENT_MISSING'] : []),
    ...(['DBB', 'DBA', 'DBD'].some((id) => /\d/.test(elements[id] ?? '') && !readDate(elements[id])?.date)
      ? ['DATE_IMPOSSIBLE']
      : []),
    ...(orders.some((order) => order !== wanted) ? ['DATE_ORDER'] : []),
    ...(issuer && country && issuer.country !== country ? ['COUNTRY_DIFFERS'] : []),
    ...(birthDate && expiryDate && expiryDate <= birthDate ? ['EXPIRES_BEFORE_BIRTH'] : []),
    ...(issueDate && expiryDate && expiryDate <= issueDate ? ['EXPIRES_BEFORE_ISSUE'] : []),
    ...(issueDate && birthDate && issueDate < birthDate ? ['ISSUED_BEFORE_BIRTH'] : []),
  ];
}

/**
 * Parses the text of a PDF417 barcode as an AAMVA DL/ID card, versions 1 to 10, of the USA or Canada, or as
 * the tracks of its magnetic stripe. Faults are reported, not corrected.
 * @returns null for any other text
 */
export const readAamva = (text: string): AamvaCard | null =>
  // Some readers write two characters for each line feed.
  readElements(text) ?? readElements(text.replaceAll('\r\n', '\n')) ?? readStripe(text);

function readElements(text: string): AamvaCard | null {
  const header = readHeader(text);
  const found = header && bodyOf(text, header);
  if (!header || !found) return null;
  const elements = elementsOf(found.body);
  if (Object.keys(elements).length < 3) return null;
  const issuer = AAMVA_ISSUERS.get(header.iin) ?? null;
  const dates: Dates = {
    birthDate: readDate(elements.DBB)?.date ?? null,
    issueDate: readDate(elements.DBD)?.date ?? null,
    expiryDate: readDate(elements.DBA)?.date ?? null,
  };
  const country = COUNTRIES[elements.DCG ?? ''] ?? issuer?.country ?? null;
  // Version 1 has a second address, which is the place of residence.
  const street = joined(elements.DAG, elements.DAH) || joined(elements.DAL, elements.DAM);
  return {
    iin: header.iin,
    version: header.version,
    kind: found.kind,
    issuer,
    elements,
    documentNumber: elements.DAQ || elements.DBJ || null,
    ...namesOf(elements),
    ...dates,
    sex: SEXES[elements.DBC ?? ''] ?? null,
    address: street || null,
    city: joined(elements.DAI) || joined(elements.DAN) || null,
    state: elements.DAJ || elements.DAO || null,
    postalCode: postalCodeOf(elements.DAK || elements.DAP, country),
    country,
    faults: [...(found.isPlaced ? [] : ['SUBFILE_MISPLACED']), ...faultsOf(header, issuer, elements, dates)],
  };
}
