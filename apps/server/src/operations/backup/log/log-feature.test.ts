import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { logArchiveFeatures } from './log-feature';

const NOW = Date.UTC(2026, 10, 23);
let dataDir: string;
let spool: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'assay-log-health-'));
  spool = join(dataDir, 'pg', 'assay.log-spool');
  mkdirSync(spool, { recursive: true });
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const health = async (logArchive: object | null = {}) => {
  const [feature] = logArchiveFeatures({ dataDir, logArchive, now: () => NOW });
  return (await feature?.health?.())?.[0];
};

function lay(name: string, at: number): void {
  writeFileSync(join(spool, name), '');
  utimesSync(join(spool, name), at / 1000, at / 1000);
}

describe('log archive health', () => {
  it('is absent without a log archive', async () => {
    expect(await health(null)).toBeUndefined();
  });

  it('is degraded until the first copy is archived, and while log files wait too long', async () => {
    lay('begin', NOW);
    expect(await health()).toMatchObject({
      state: 'degraded',
      note: expect.stringContaining('first full copy'),
    });
    rmSync(join(spool, 'begin'));
    lay('000000010000000000000002', NOW - 60_000);
    expect(await health()).toEqual({ name: 'log-archive', state: 'ok' });
    lay('000000010000000000000001', NOW - 400_000);
    expect(await health()).toMatchObject({
      state: 'degraded',
      note: expect.stringContaining('fills the data folder'),
    });
  });

  it("is degraded when the spool can't be read", async () => {
    rmSync(spool, { recursive: true });
    writeFileSync(spool, '');
    expect(await health()).toMatchObject({ state: 'degraded', note: expect.stringContaining('is unknown') });
  });
});
