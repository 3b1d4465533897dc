import { describe, expect, it } from 'vitest';
import { type CsvRecord, linesOf, recordsOf } from './csv-records';
import { fileTime } from './event-file';

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const read: Item[] = [];
  for await (const item of items) read.push(item);
  return read;
}
const read = (text: string, width: number, delimiter = ',') =>
  all(recordsOf(linesOf([Buffer.from(text)]), { delimiter, width }));
const shown = (record: CsvRecord) =>
  'cells' in record ? [record.line, ...record.cells] : [record.line, 'problem'];

describe('lines of a file', () => {
  it.each([1, 2, 3, 7, 100])('are the same in chunks of %d bytes, with their positions', async (size) => {
    const bytes = Buffer.from('a,b\r\nü,2\n\nlast');
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
      bytes.subarray(i * size, (i + 1) * size),
    );
    expect(await all(linesOf(chunks))).toEqual([
      { line: 1, bytes: 5, text: 'a,b' },
      { line: 2, bytes: 10, text: 'ü,2' },
      { line: 3, bytes: 11, text: '' },
      { line: 4, bytes: 15, text: 'last' },
    ]);
  });

  it('lose the text of a line over 64 KiB, and nothing after it', async () => {
    const lines = await all(linesOf([Buffer.from(`${'x'.repeat(1_000_000)}\nnext\n`)]));
    expect(lines).toEqual([
      { line: 1, bytes: 1_000_001, text: null },
      { line: 2, bytes: 1_000_006, text: 'next' },
    ]);
  });
});

describe('CSV records', () => {
  it('can contain delimiters, quotes and line breaks in quotes', async () => {
    const records = await read('1,"a, ""b""",c\n2,"x\ny",z\n3,a,b\n', 3);
    expect(records.map(shown)).toEqual([
      [1, '1', 'a, "b"', 'c'],
      [2, '2', 'x\ny', 'z'],
      [4, '3', 'a', 'b'],
    ]);
    expect(records.map(({ end }) => end.line)).toEqual([1, 3, 4]);
  });

  it('with a missing quote cost one line', async () => {
    const rows = Array.from({ length: 500 }, (_, row) => (row === 250 ? `${row},"b` : `${row},b`));
    const records = await read(rows.join('\n'), 2);
    expect(records).toHaveLength(500);
    expect(records.filter((record) => 'problem' in record).map(({ line }) => line)).toEqual([251]);
  });

  it('with a missing quote before a quoted line cost one line', async () => {
    const records = await read('1,"a\n2,"b"\n3,c\n', 2);
    expect(records.map(shown)).toEqual([
      [1, 'problem'],
      [2, '2', 'b'],
      [3, '3', 'c'],
    ]);
  });

  it('with a wrong number of columns are reported with both numbers', async () => {
    const [record] = await read('1,2,3\n', 2);
    expect(record).toMatchObject({ problem: 'the line has 3 columns, and the header has 2' });
  });
});

it.each([
  ['2026-11-20', '2026-11-20T00:00:00Z'],
  ['2026-11-20 09:30', '2026-11-20T09:30:00Z'],
  ['2026-11-20 09:30:15', '2026-11-20T09:30:15Z'],
  ['2026-11-20T09:30:15.250', '2026-11-20T09:30:15.250Z'],
  ['1795167000', '2026-11-20T09:30:00.000Z'],
  ['2026-11-20T09:30:00+01:00', '2026-11-20T09:30:00+01:00'],
  ['20.11.2026', '20.11.2026'],
])('the time %s of a file is %s', (text, time) => {
  expect(fileTime(text)).toBe(time);
});
