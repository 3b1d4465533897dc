import { describe, expect, it } from 'vitest';
import { csvCell } from '../../../platform/csv-cell';
import { type CsvRow, readCsv } from './csv';

/** Yields a file in pieces of a few bytes, so that every position is split once. */
function* fileOf(text: string, piece: number): Generator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += piece) yield bytes.slice(at, at + piece);
}

async function all(pieces: Iterable<Uint8Array>): Promise<readonly CsvRow[]> {
  const rows: CsvRow[] = [];
  for await (const row of readCsv(pieces)) rows.push(row);
  return rows;
}
const rowsOf = (text: string, piece = 3) => all(fileOf(text, piece));
const cellsOf = async (text: string) => (await rowsOf(text)).map(({ cells }) => cells);

describe('readCsv', () => {
  it('reads commas, semicolons and tabs with any line ending', async () => {
    const table = [
      ['value', 'note'],
      ['a', 'b'],
    ];
    expect(await cellsOf('value,note\na,b\n')).toEqual(table);
    expect(await cellsOf('value;note\r\na;b')).toEqual(table);
    expect(await cellsOf('value\tnote\n\n\na\tb\n')).toEqual(table);
  });

  it('accepts a byte order mark', async () => {
    expect(await cellsOf('\uFEFFvalue\nä@example.com\n')).toEqual([['value'], ['ä@example.com']]);
  });

  it('preserves separators, quotes and line ends within quotes', async () => {
    const rows = await rowsOf('value,note\n"a,b","he said ""no""\nand left"\nc,d\n');
    expect(rows.map(({ cells, line }) => [line, ...cells])).toEqual([
      [1, 'value', 'note'],
      [2, 'a,b', 'he said "no"\nand left'],
      [4, 'c', 'd'],
    ]);
  });

  it('reads a single column, and a last line without a line end', async () => {
    expect(await cellsOf('a@example.com')).toEqual([['a@example.com']]);
    expect(await cellsOf('a\nb')).toEqual([['a'], ['b']]);
  });

  it('reports the line of a malformed row and continues after it', async () => {
    const rows = await rowsOf('a\n"b" c\nd\n');
    expect(rows.map(({ line, problem }) => [line, problem])).toEqual([
      [1, null],
      [2, 'text after a closing quote'],
      [3, null],
    ]);
    const open = await rowsOf('a\n"b\nc');
    expect(open.at(-1)).toMatchObject({ line: 2, problem: 'a quote is not closed' });
  });

  it('reads UTF-16 with a byte order mark, as spreadsheets write it', async () => {
    const text = '\uFEFFvalue\tnote\näö@example.com\t🦊\n';
    const le = Buffer.from(text, 'utf16le');
    const table = [
      ['value', 'note'],
      ['äö@example.com', '🦊'],
    ];
    for (const bytes of [le, Buffer.from(le).swap16()]) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / 3) }, (_, at) =>
        bytes.subarray(at * 3, at * 3 + 3),
      );
      expect((await all(pieces)).map(({ cells }) => cells)).toEqual(table);
    }
  });

  it('reports rows with zero bytes or another encoding, and does not buffer a row without an end', async () => {
    const latin = Buffer.concat([Buffer.from('a\n'), Buffer.from([0xe4, 0x0a]), Buffer.from('b\0c\nd\n')]);
    expect((await all([latin])).map(({ line, problem }) => [line, problem])).toEqual([
      [1, null],
      [2, "the row isn't UTF-8 text"],
      [3, 'the row contains a NUL character'],
      [4, null],
    ]);
    const long = [
      Buffer.from('a\n'),
      ...Array.from({ length: 160 }, () => Buffer.alloc(65_536, 'x,')),
      Buffer.from('\nb'),
    ];
    const rows = await all(long);
    expect(rows.map(({ line, problem }) => [line, problem])).toEqual([
      [1, null],
      [2, 'a row of more than 20000 characters'],
      [3, null],
    ]);
    expect(rows[1]?.cells.join('').length).toBeLessThan(20_001);
  });

  it.each([
    ['line ends of one carriage return', 'value,note\ra,b\r"c\rd",e\r', 3],
    ['mixed line ends', 'value,note\r\na,b\r"c\rd",e\n', 3],
    ['the line with which Excel names the separator', 'sep=;\r\nvalue;note\r\na;b\r\n"c\rd";e', 4],
    ['tabs and a comma in a name', 'value\tnote, more\na\tb\n"c\rd"\te', 3],
  ])('reads %s', async (_about, file, last) => {
    // Bytes come one by one, so that every pair of characters is split once.
    const rows = [];
    for await (const row of readCsv(Array.from(Buffer.from(file), (byte) => Uint8Array.of(byte))))
      rows.push(row);
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['value', expect.stringContaining('note')],
      ['a', 'b'],
      ['c\rd', 'e'],
    ]);
    expect(rows.map(({ problem }) => problem)).toEqual([null, null, null]);
    expect(rows.at(-1)?.line).toBe(last);
  });

  it('limits an unclosed quote to one row', async () => {
    const rows = await rowsOf(`a\n"b\n${'c\n'.repeat(20_000)}d\n`, 4096);
    const broken = rows.filter(({ problem }) => problem !== null);
    expect(broken).toHaveLength(1);
    expect(broken[0]?.line).toBe(2);
    expect(rows.at(-1)?.cells).toEqual(['d']);
    expect(rows.length).toBeGreaterThan(10_000);
  });
});

it('escapes cells that a spreadsheet would run as a formula', () => {
  expect(csvCell('=1+1')).toBe("'=1+1");
  expect(csvCell('a"b;c')).toBe('"a""b;c"');
  expect(csvCell('plain')).toBe('plain');
});
