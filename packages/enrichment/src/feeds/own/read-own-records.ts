import { isUtf8 } from 'node:buffer';
import { type BinRow, binOfRow } from '../bin-tables';
import { type BinRange, type FeedContent, FeedFormatError } from '../feed-content';
import { isDomain } from '../record-lists';
import type { Reading } from './own-meanings';
import { type Headings, type TableLayout, tableLayout } from './table-columns';
import { delimiterOf, fieldsOfLine, linesOf, RowFaults } from './table-lines';

/** Usual headings of the two public layouts of card issuers and of similar tables. */
const BIN_HEADINGS: Headings<keyof BinRow> = {
  first: ['bin', 'iin', 'prefix', 'iinstart', 'first', 'binfrom', 'startbin', 'lowbin'],
  last: ['iinend', 'last', 'binto', 'endbin', 'highbin'],
  scheme: ['scheme', 'brand', 'network', 'cardbrand', 'cardscheme', 'paymentscheme'],
  brand: ['brand', 'product', 'productname', 'cardbrand', 'scheme'],
  type: ['type', 'cardtype', 'funding', 'fundingsource'],
  level: ['category', 'level', 'cardlevel', 'cardcategory'],
  prepaid: ['prepaid', 'isprepaid'],
  country: ['isocode2', 'country', 'countrycode', 'alpha2', 'issuercountry', 'countryiso'],
  bank: ['bankname', 'issuer', 'bank', 'issuername', 'issuingbank'],
  website: ['bankurl', 'issuerurl', 'website', 'url', 'bankwebsite'],
  phone: ['bankphone', 'issuerphone', 'phone'],
  city: ['bankcity', 'city'],
};

/**
 * Reads an operator's table of card issuers: a row per prefix or range of prefixes, with usual or declared
 * headings.
 * @throws FeedFormatError
 */
export function readOwnBins(bytes: Uint8Array, { columns }: Reading): FeedContent {
  const bins: BinRange[] = [];
  const faults = new RowFaults();
  eachTableRow(bytes, columns, BIN_HEADINGS, ['first'], (fields, row) => {
    const bin = fields === null ? 'fields' : binOfRow(fields);
    if (typeof bin === 'string') faults.add(row, bin);
    else bins.push(bin);
  });
  bins.sort((a, b) => (a.first < b.first ? -1 : a.first > b.first ? 1 : 0));
  return { kind: 'bins', date: null, bins, ...faults.of(bins.length) };
}

/** Reads an operator's domains, one per line or in a column. @throws FeedFormatError */
export function readOwnDomains(bytes: Uint8Array, { columns }: Reading): FeedContent {
  const read = (text: string) => {
    const domain = text.toLowerCase().replace(/^@|\.$/g, '');
    return isDomain(domain) ? domain : null;
  };
  return readColumn(bytes, columns, { domain: ['domain', 'domainname', 'emaildomain', 'host'] }, read);
}

/**
 * Reads an operator's phone numbers in international digits, one per line or in a column. @throws
 * FeedFormatError
 */
export function readOwnPhones(bytes: Uint8Array, { columns }: Reading): FeedContent {
  const read = (text: string) => {
    const digits = text.replace(/^(?:\+|00)|[\s().-]/g, '');
    return /^\d{7,15}$/.test(digits) ? digits : null;
  };
  return readColumn(bytes, columns, { phone: ['phone', 'number', 'phonenumber', 'msisdn'] }, read);
}

/** Reads one entry per line; in a table with headings, the entries of one column. */
function readColumn<Field extends string>(
  bytes: Uint8Array,
  columns: Reading['columns'],
  headings: Headings<Field>,
  read: (text: string) => string | null,
): FeedContent {
  requireText(bytes);
  const entries = new Set<string>();
  const faults = new RowFaults();
  const [field] = Object.keys(headings) as [Field];
  const take = (text: string, row: number) => {
    const entry = read(text);
    if (entry === null) faults.add(row, field);
    else entries.add(entry);
  };
  const [first] = linesOf(bytes);
  if (first === undefined) throw new FeedFormatError('no rows');
  if (/^[<{[]/.test(first.text)) throw new FeedFormatError('not a list of rows');
  const isPlain = Object.keys(columns).length === 0 && read(first.text.replace(/\s*#.*/, '')) !== null;
  if (isPlain) for (const { row, text } of linesOf(bytes)) take(text.replace(/\s*#.*/, ''), row);
  else eachTableRow(bytes, columns, headings, [field], (fields, row) => take(fields?.[field] ?? '', row));
  return { kind: 'lines', date: null, lines: [...entries].sort(), ...faults.of(entries.size) };
}

/** Passes the fields of each row; null for a truncated row or one with an open quote. */
function eachTableRow<Field extends string>(
  bytes: Uint8Array,
  columns: Reading['columns'],
  headings: Headings<Field>,
  needed: readonly Field[],
  take: (fields: { readonly [field in Field]?: string } | null, row: number) => void,
): void {
  requireText(bytes);
  let layout: TableLayout<Field> | null = null;
  let delimiter = ',';
  for (const { row, text } of linesOf(bytes)) {
    if (layout === null) {
      delimiter = delimiterOf(text);
      layout = tableLayout(fieldsOfLine(text, delimiter) ?? [], columns, headings);
      for (const field of needed) {
        if (layout.at[field] === undefined)
          throw new FeedFormatError(`no column contains ${field}: name it with --columns ${field}=HEADING`);
      }
      if (!layout.startsWithRow) continue;
    }
    const values = fieldsOfLine(text, delimiter);
    take(values === null || values.length < layout.fields ? null : pick(values, layout), row);
  }
}

function pick<Field extends string>(values: readonly string[], { at }: TableLayout<Field>) {
  const fields: { [field: string]: string } = {};
  for (const [field, column] of Object.entries<number | undefined>(at))
    if (column !== undefined) fields[field] = values[column] ?? '';
  return fields as { readonly [field in Field]?: string };
}

function requireText(bytes: Uint8Array): void {
  if (!isUtf8(bytes) || bytes.includes(0)) throw new FeedFormatError('not text');
}
