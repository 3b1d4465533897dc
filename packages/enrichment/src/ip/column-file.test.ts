import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBytes } from '@assay/versioned-files';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ColumnFileError, column, columnBytes, columnsOf } from './column-file';

describe('column files', () => {
  let dir: string;
  let path: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'assay-columns-'));
    path = join(dir, 'table.pack');
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  const columns = {
    bytes: Uint8Array.of(1, 2, 3),
    words: Uint32Array.of(0, 0xffffffff),
    empty: Uint16Array.of(),
    signed: Int32Array.of(-5, 7, 9),
  };

  const write = () => writeFileSync(path, Buffer.concat([...columnBytes(columns)]));

  it('reads back every kind of column of any length', () => {
    write();
    expect(columnsOf(readBytes(path))).toEqual(columns);
  });

  it('checks the kind of a column', () => {
    write();
    const read = columnsOf(readBytes(path));
    expect(column(read, 'words', 'u32')[1]).toBe(0xffffffff);
    expect(() => column(read, 'words', 'u16')).toThrow(ColumnFileError);
    expect(() => column(read, 'missing', 'u8')).toThrow(ColumnFileError);
  });

  it.each([0, 4, 12, 20, 60, 200])('rejects a file truncated after %i bytes', (length) => {
    write();
    const whole = readFileSync(path);
    expect(length).toBeLessThan(whole.length);
    writeFileSync(path, whole.subarray(0, length));
    expect(() => columnsOf(readBytes(path))).toThrow(ColumnFileError);
  });

  it('rejects a file of another kind', () => {
    writeFileSync(path, 'a text that is long enough to be a file of columns');
    expect(() => columnsOf(readBytes(path))).toThrow(ColumnFileError);
  });
});
