import { describe, expect, it } from 'vitest';
import { type CsvRow, csvCell, readCsv } from './csv';

/** A file in pieces of a few bytes, so that they break everywhere. */
function* fileOf(text: string, piece: number): Generator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += piece) yield bytes.slice(at, at + piece);
}

const rowsOf = (text: string, piece = 3): readonly CsvRow[] => [...readCsv(fileOf(text, piece))];
const cellsOf = (text: string) => rowsOf(text).map(({ cells }) => cells);

describe('a CSV file', () => {
  it('is read with commas, semicolons and tabs, whatever ends its lines', () => {
    const table = [
      ['value', 'note'],
      ['a', 'b'],
    ];
    expect(cellsOf('value,note\na,b\n')).toEqual(table);
    expect(cellsOf('value;note\r\na;b')).toEqual(table);
    expect(cellsOf('value\tnote\n\n\na\tb\n')).toEqual(table);
  });

  it('may begin with a byte order mark', () => {
    expect(cellsOf('\uFEFFvalue\nä@example.com\n')).toEqual([['value'], ['ä@example.com']]);
  });

  it('keeps separators, quotes and line ends within quotes', () => {
    const rows = rowsOf('value,note\n"a,b","he said ""no""\nand left"\nc,d\n');
    expect(rows.map(({ cells, line }) => [line, ...cells])).toEqual([
      [1, 'value', 'note'],
      [2, 'a,b', 'he said "no"\nand left'],
      [4, 'c', 'd'],
    ]);
  });

  it('takes a single column, and one line without an end', () => {
    expect(cellsOf('a@example.com')).toEqual([['a@example.com']]);
    expect(cellsOf('a\nb')).toEqual([['a'], ['b']]);
  });

  it('names the line of what is broken, and goes on behind it', () => {
    const rows = rowsOf('a\n"b" c\nd\n');
    expect(rows.map(({ line, problem }) => [line, problem])).toEqual([
      [1, null],
      [2, 'text stands behind a closed quote'],
      [3, null],
    ]);
    const open = rowsOf('a\n"b\nc');
    expect(open.at(-1)).toMatchObject({ line: 2, problem: 'a quote is opened and never closed' });
  });

  it('does not let a quote that is never closed take the whole file', () => {
    const rows = rowsOf(`a\n"b\n${'c\n'.repeat(20_000)}d\n`, 4096);
    const broken = rows.filter(({ problem }) => problem !== null);
    expect(broken).toHaveLength(1);
    expect(broken[0]?.line).toBe(2);
    expect(rows.at(-1)?.cells).toEqual(['d']);
    expect(rows.length).toBeGreaterThan(10_000);
  });
});

it('writes no cell that a spreadsheet would run', () => {
  expect(csvCell('=1+1')).toBe("'=1+1");
  expect(csvCell('a"b;c')).toBe('"a""b;c"');
  expect(csvCell('plain')).toBe('plain');
});
