import { FeedFormatError } from './feed-content';

/**
 * Rows of a comma-separated text after RFC 4180: quoted fields may hold commas, line breaks and doubled quotes.
 * Blank lines are left out.
 * @throws FeedFormatError when a quote is never closed.
 */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const endRow = () => {
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  };
  while (at < text.length) {
    let field: string;
    if (text[at] === '"') {
      field = '';
      for (at++; ; at += 2) {
        const quote = text.indexOf('"', at);
        if (quote < 0) throw new FeedFormatError('a quote is not closed', rows.length + 1);
        field += text.slice(at, quote);
        at = quote;
        if (text[at + 1] !== '"') break;
        field += '"';
      }
      at++;
    } else {
      const end = /[,\r\n]/g;
      end.lastIndex = at;
      const stop = end.exec(text)?.index ?? text.length;
      field = text.slice(at, stop);
      at = stop;
    }
    row.push(field);
    if (text[at] === ',') {
      at++;
      if (at === text.length || text[at] === '\n' || text[at] === '\r') row.push('');
      else continue;
    }
    if (at < text.length && text[at] !== '\n' && text[at] !== '\r') {
      throw new FeedFormatError('text after a closing quote', rows.length + 1);
    }
    if (text[at] === '\r') at++;
    if (text[at] === '\n') at++;
    endRow();
  }
  return rows;
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
