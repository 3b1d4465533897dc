import { FeedFormatError } from '../feed-content';
import { FIELDS_OF, type Reading, type RowField, takenFields, USUAL_HEADINGS } from './own-meanings';

/** Column of each field in a row, from 0. */
type ColumnsAt<Field extends string> = { readonly [field in Field]?: number };

/** The layout of a table. */
export interface TableLayout<Field extends string> {
  readonly at: ColumnsAt<Field>;
  /** True when the first line is a row, not the headings. */
  readonly startsWithRow: boolean;
  /** Minimum number of fields; a row with fewer is truncated. */
  readonly fields: number;
}

/** Usual headings of each field, compared without case, blanks, `_` and `-`. */
export type Headings<Field extends string> = { readonly [field in Field]: readonly string[] };

const bare = (text: string): string => text.toLowerCase().replace(/[\s_-]/g, '');

/**
 * Finds the columns of a table with usual or declared headings.
 * @param first fields of the first line
 * @param columns declared headings by field, or column numbers from 1 in a table without headings
 * @throws FeedFormatError when a declared column doesn't exist
 */
export function tableLayout<Field extends string>(
  first: readonly string[],
  columns: { readonly [field: string]: string },
  usual: Headings<Field>,
): TableLayout<Field> {
  const declared = Object.entries(columns);
  const strange = declared.find(([field]) => !Object.hasOwn(usual, field));
  if (strange !== undefined) throw new FeedFormatError('--columns names an unknown field');
  if (declared.length > 0 && declared.every(([, column]) => /^[1-9]\d?$/.test(column))) {
    const numbers = declared.map(([field, column]) => [field, Number(column) - 1] as const);
    const widest = Math.max(...numbers.map(([, column]) => column));
    if (widest >= first.length) throw new FeedFormatError(`the table has no column ${widest + 1}`);
    return { at: Object.fromEntries(numbers) as ColumnsAt<Field>, startsWithRow: true, fields: widest + 1 };
  }
  const headings = first.map(bare);
  const at: { [field: string]: number } = {};
  for (const [field, names] of Object.entries<readonly string[]>(usual)) {
    const wanted = columns[field] === undefined ? names : [bare(columns[field])];
    const found = wanted.map((name) => headings.indexOf(name)).find((column) => column >= 0);
    if (found !== undefined) at[field] = found;
    else if (columns[field] !== undefined)
      throw new FeedFormatError(`the table has no column with the heading declared for ${field}`);
  }
  return { at: at as ColumnsAt<Field>, startsWithRow: false, fields: first.length };
}

type NetworkLayout = TableLayout<RowField>;

/**
 * Columns of IP2Proxy's tables (PX2 to PX12), which lack headings; each wider table adds columns to the
 * previous one.
 */
const IP2PROXY: ColumnsAt<RowField> = {
  first: 0,
  last: 1,
  proxy: 2,
  country: 3,
  region: 5,
  city: 6,
  owner: 7,
  type: 9,
  asn: 10,
  provider: 14,
};
const IP2PROXY_WIDTHS: ReadonlySet<number> = new Set([5, 7, 8, 9, 10, 12, 13, 14, 15, 16]);
const IP2PROXY_CODE = /^(?:VPN|TOR|DCH|PUB|WEB|SES|RES|CPN|EPN|-)(?:\/[A-Z]{3})*$/;

/**
 * Finds the columns of a table of networks: as declared, else by IP2Proxy's layout when the first line is one
 * of its rows, else by usual headings.
 * @throws FeedFormatError when no column contains the networks, or a declared column doesn't exist
 */
export function networkLayout(first: readonly string[], columns: Reading['columns']): NetworkLayout {
  const known = Object.keys(columns).length === 0 ? ip2ProxyLayout(first) : null;
  const layout = known ?? tableLayout(first, columns, USUAL_HEADINGS);
  const { at } = layout;
  if (at.network === undefined && (at.first === undefined || at.last === undefined))
    throw new FeedFormatError('no column contains the network: name it with --columns network=HEADING');
  return layout;
}

/** @throws FeedFormatError when the table lacks a column that a declared meaning needs */
export function requireColumns({ at }: NetworkLayout, as: Reading['as']): void {
  for (const meaning of as) {
    const { needs } = FIELDS_OF[meaning];
    if (needs.every((field) => at[field] === undefined)) {
      const fields = needs.join(' or ');
      throw new FeedFormatError(
        `no column contains ${fields}, which ${meaning} needs: name it with --columns`,
      );
    }
  }
}

function ip2ProxyLayout(first: readonly string[]): NetworkLayout | null {
  const [from = '', to = '', kind = ''] = first;
  const isRow = /^\d+$/.test(from) && /^\d+$/.test(to) && IP2PROXY_CODE.test(kind);
  if (!isRow || !IP2PROXY_WIDTHS.has(first.length)) return null;
  const at = Object.fromEntries(Object.entries(IP2PROXY).filter(([, column]) => column < first.length));
  return { at, startsWithRow: true, fields: first.length };
}

/** Returns the fields of the row that the declared meanings read. */
export function fieldsOfRow(
  row: readonly string[],
  { at }: NetworkLayout,
  as: Reading['as'],
): { readonly [field in RowField]?: string } {
  const fields: { [field in RowField]?: string } = {};
  for (const field of takenFields(as)) {
    const column = at[field];
    if (column !== undefined) fields[field] = row[column] ?? '';
  }
  return fields;
}
