import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inspectLogArchive } from './doctor';

const NOW = Date.UTC(2026, 10, 25);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-archive-doctor-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const look = (changed: Partial<Parameters<typeof inspectLogArchive>[0]> = {}) =>
  inspectLogArchive(
    { logArchive: { folder, days: 14 }, databaseUrl: undefined, dataDir: '/proc', ...changed },
    NOW,
  );

it('inspectLogArchive ignores an external database and reports a missing archive', async () => {
  expect(await look({ databaseUrl: 'postgres://one/x' })).toEqual([]);
  expect(await look({ logArchive: null })).toMatchObject([{ state: 'ok' }]);
});

it('inspectLogArchive reports an unavailable folder', async () => {
  const away = { folder: join(folder, 'away'), days: 14 };
  expect(await look({ logArchive: away })).toMatchObject([{ state: 'failed' }]);
});

it('inspectLogArchive reports a missing or old copy, and an archive on the same disk as the data', async () => {
  expect(await look()).toMatchObject([{ state: 'warning', note: 'The archive contains no copy yet.' }]);
  mkdirSync(join(folder, 'copies'));
  const keep = (day: string) =>
    writeFileSync(join(folder, 'copies', `${day}T00-00-00-000Z_000000010000000000000002.assay`), '');
  keep('2026-11-20');
  expect(await look()).toMatchObject([{ state: 'warning', note: expect.stringContaining('older') }]);
  keep('2026-11-24');
  expect(await look()).toMatchObject([{ state: 'ok' }]);
  expect(await look({ dataDir: folder })).toMatchObject([
    { state: 'warning', note: expect.stringContaining('lost together') },
  ]);
});
