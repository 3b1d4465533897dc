import { parseCsvTable, textOrNull } from './csv-json';
import { type BinRange, type FeedContent, FeedFormatError } from './feed-content';

type Row = Readonly<Record<string, string>>;

/**
 * Parses issuers by card number prefix in either of the two common layouts: ranges under the heading
 * `iin_start, iin_end, …, bank_city`, or single prefixes under `BIN, Brand, Type, …, CountryName`. Sorted by
 * first prefix.
 * @throws FeedFormatError
 */
export function parseBinTable(text: string): FeedContent {
  const bins = text.startsWith('iin_start')
    ? parseCsvTable(text, ['iin_start', 'iin_end', 'scheme', 'country', 'bank_name']).map(readRange)
    : parseCsvTable(text, ['BIN', 'Brand', 'Type', 'Issuer', 'isoCode2']).map(readSingle);
  bins.sort((a, b) => (a.first < b.first ? -1 : a.first > b.first ? 1 : 0));
  return { kind: 'bins', date: null, bins };
}

function readRange(row: Row, index: number): BinRange {
  const first = prefixOf(row.iin_start, index);
  const last = row.iin_end === '' ? first : prefixOf(row.iin_end, index);
  if (last.length !== first.length || last < first)
    throw new FeedFormatError('a range that ends before it begins', index + 2);
  return {
    first,
    last,
    scheme: textOrNull(row.scheme)?.toLowerCase() ?? null,
    brand: textOrNull(row.brand),
    type: textOrNull(row.type)?.toUpperCase() ?? null,
    level: null,
    prepaid: yesOrNo(row.prepaid),
    country: countryOrNull(row.country),
    bank: textOrNull(row.bank_name),
    website: textOrNull(row.bank_url),
    phone: textOrNull(row.bank_phone),
    city: textOrNull(row.bank_city),
  };
}

function readSingle(row: Row, index: number): BinRange {
  const prefix = prefixOf(row.BIN, index);
  const brand = textOrNull(row.Brand);
  return {
    first: prefix,
    last: prefix,
    scheme: brand?.toLowerCase() ?? null,
    brand,
    type: textOrNull(row.Type)?.toUpperCase() ?? null,
    level: textOrNull(row.Category),
    prepaid: /prepaid/i.test(`${row.Type} ${row.Category}`) ? true : null,
    country: countryOrNull(row.isoCode2),
    bank: textOrNull(row.Issuer),
    website: textOrNull(row.IssuerUrl),
    phone: textOrNull(row.IssuerPhone),
    city: null,
  };
}

/** The first digits of a card number. */
const PREFIX = /^\d{4,11}$/;

/**
 * Validates a prefix of 4 to 11 digits: ISO/IEC 7812-1 issuers have 6 or 8, and the tables split some
 * further.
 */
function prefixOf(text: string | undefined, index: number): string {
  if (text === undefined || !PREFIX.test(text))
    throw new FeedFormatError('not a card number prefix', index + 2);
  return text;
}

/** Fields of a row in an operator's table of issuers. */
export interface BinRow {
  readonly first?: string;
  readonly last?: string;
  readonly scheme?: string;
  readonly brand?: string;
  readonly type?: string;
  readonly level?: string;
  readonly prepaid?: string;
  readonly country?: string;
  readonly bank?: string;
  readonly website?: string;
  readonly phone?: string;
  readonly city?: string;
}

/** Converts a row of an operator's table, or returns the name of the first invalid field. */
export function binOfRow(row: BinRow): BinRange | 'first' | 'last' | 'country' {
  const first = row.first?.replaceAll(' ', '') ?? '';
  if (!PREFIX.test(first)) return 'first';
  const last = row.last?.replaceAll(' ', '') || first;
  if (!PREFIX.test(last) || last.length !== first.length || last < first) return 'last';
  const country = countryOrNull(row.country);
  if (country === null && textOrNull(row.country) !== null) return 'country';
  return {
    first,
    last,
    scheme: textOrNull(row.scheme)?.toLowerCase() ?? null,
    brand: textOrNull(row.brand),
    type: textOrNull(row.type)?.toUpperCase() ?? null,
    level: textOrNull(row.level),
    prepaid: yesOrNo(row.prepaid) ?? (/prepaid/i.test(`${row.type} ${row.level}`) ? true : null),
    country,
    bank: textOrNull(row.bank),
    website: textOrNull(row.website),
    phone: textOrNull(row.phone),
    city: textOrNull(row.city),
  };
}

function yesOrNo(text: string | undefined): boolean | null {
  const letter = text?.trim().toLowerCase()[0];
  return letter === 'y' || letter === 't' ? true : letter === 'n' || letter === 'f' ? false : null;
}

function countryOrNull(text: string | undefined): string | null {
  const code = text?.trim().toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(code) ? code : null;
}
