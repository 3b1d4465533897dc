import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BadBackup } from '../archive';
import { COPIES, copiesIn, copyName, LOG, reachOf, requireArchive, segmentAfter } from './places';

const AT = Date.UTC(2026, 10, 23, 14, 5, 6, 7);
const FIRST = '0000000100000000000000FE';

let archive: string;

beforeEach(() => {
  archive = mkdtempSync(join(tmpdir(), 'assay-log-'));
  for (const folder of [COPIES, LOG]) mkdirSync(join(archive, folder));
});
afterEach(() => rmSync(archive, { recursive: true }));

function writeLog(name: string, at: number): void {
  const path = join(archive, LOG, `${name}.assay`);
  writeFileSync(path, '');
  utimesSync(path, at / 1000, at / 1000);
}

it('segmentAfter returns the next segment name', () => {
  expect(segmentAfter(FIRST)).toBe('0000000100000000000000FF');
  expect(segmentAfter('0000000100000000000000FF')).toBe('000000010000000100000000');
  expect(segmentAfter('00000002000000FF000000FF')).toBe('000000020000010000000000');
});

describe('copiesIn', () => {
  it('reads the earliest recovery time and the first log segment from the name', async () => {
    writeFileSync(join(archive, COPIES, copyName(AT, FIRST)), '');
    for (const foreign of ['draft', 'notes.txt', '2026-11-23_x.assay'])
      writeFileSync(join(archive, COPIES, foreign), '');
    expect(await copiesIn(archive)).toEqual([
      { file: `2026-11-23T14-05-06-007Z_${FIRST}.assay`, usableFrom: AT, firstSegment: FIRST },
    ]);
  });

  it('identifies a folder as an archive', async () => {
    await expect(requireArchive(archive)).rejects.toBeInstanceOf(BadBackup);
    await expect(requireArchive(join(archive, 'none'))).rejects.toBeInstanceOf(BadBackup);
  });
});

describe('reachOf', () => {
  const copy = { file: '', usableFrom: AT, firstSegment: FIRST };

  it('ends at the last segment before a gap and ignores other timelines', async () => {
    writeLog(FIRST, AT);
    writeLog('0000000100000000000000FF', AT + 1000);
    writeLog('000000020000000100000000', AT + 2000);
    writeLog('00000002.history', AT + 2000);
    writeLog('000000010000000100000000.partial', AT + 2000);
    expect(await reachOf(archive, copy)).toEqual({
      lastSegment: '0000000100000000000000FF',
      until: AT + 1000,
      hasGap: false,
    });
    writeLog('000000010000000100000001', AT + 3000);
    expect(await reachOf(archive, copy)).toMatchObject({ until: AT + 1000, hasGap: true });
  });

  it('is empty without the first segment of the copy', async () => {
    expect(await reachOf(archive, copy)).toEqual({ lastSegment: null, until: null, hasGap: false });
    writeLog('0000000100000000000000FF', AT);
    expect(await reachOf(archive, copy)).toEqual({ lastSegment: null, until: null, hasGap: true });
  });
});
