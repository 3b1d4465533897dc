import { CsvError, parse } from 'csv-parse/sync';
import { FeedFormatError } from './feed-content';

/** Why a text is no table, in words that quote nothing of it. */
const FAULTS: { readonly [code: string]: string } = {
  CSV_QUOTE_NOT_CLOSED: 'a quote is not closed',
  CSV_INVALID_CLOSING_QUOTE: 'text after a closing quote',
  INVALID_OPENING_QUOTE: 'a quote inside a field that does not begin with one',
};

/**
 * Rows of a comma-separated text after RFC 4180: quoted fields may hold commas, line breaks and doubled quotes.
 * Blank lines are left out.
 * @throws FeedFormatError when a quote is never closed, followed by text, or stands inside a bare field.
 */
export function parseCsv(text: string): string[][] {
  try {
    return parse(text, {
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: true,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FeedFormatError(FAULTS[error.code] ?? 'the table is malformed', Number(error.records) + 1);
  }
}

/** Rows as objects keyed by the header row. @throws FeedFormatError when a wanted column is missing. */
export function parseCsvTable(text: string, wanted: readonly string[]): Readonly<Record<string, string>>[] {
  const [header, ...rows] = parseCsv(text);
  if (header === undefined) throw new FeedFormatError('the table is empty');
  for (const name of wanted) {
    if (!header.includes(name)) throw new FeedFormatError(`the table has no column ${name}`);
  }
  return rows.map((row, index) => {
    if (row.length !== header.length) {
      throw new FeedFormatError(`${row.length} fields under ${header.length} headings`, index + 2);
    }
    return Object.fromEntries(header.map((name, at) => [name, row[at]!]));
  });
}
