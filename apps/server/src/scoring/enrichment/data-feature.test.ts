import { cpSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importFeed, readFeedManifest } from '@assay/enrichment';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemRuntime } from '../../platform/runtime';
import { openTestDatabase, type TestDatabase } from '../../testing/database';
import { type DataFolder, newDataFolder } from '../../testing/program';
import { openData } from './data-feature';
import { openEnrichment } from './open-enrichment';

let folder: DataFolder;
let test: TestDatabase;
beforeAll(async () => {
  [folder, test] = await Promise.all([newDataFolder(), openTestDatabase()]);
});
afterAll(async () => {
  await Promise.all([folder.remove(), test.drop()]);
});

it('reports the feeds whose stored version is damaged until they are imported again', async () => {
  const now = new Date('2026-11-16T10:00:00Z');
  const load = async (list: string) =>
    expect(
      await importFeed({ dataDir: folder.path, source: 'own-tor', bytes: Buffer.from(list), now }),
    ).toMatchObject({ ok: true });
  const damage = () => {
    const { file } = readFeedManifest(folder.path, 'own-tor')!.current;
    const path = join(folder.path, 'feeds', 'own-tor', file);
    const bytes = readFileSync(path);
    bytes[bytes.length >> 1]! ^= 1;
    writeFileSync(path, bytes);
  };
  await load('8.8.8.8\n9.9.9.9\n');
  await load('8.8.8.8\n9.9.9.9\n1.1.1.1\n');
  damage();

  const enrichment = openEnrichment(folder.path);
  const reported: string[][] = [];
  const data = await openData({
    data: enrichment,
    database: test.database,
    runtime: { ...systemRuntime(), now: () => now.getTime() },
    onDamaged: (feeds) => reported.push([...feeds]),
  });
  const ofFeed = async () => (await data.health!()).filter(({ name }) => name === 'own-tor');
  expect(reported).toEqual([['own-tor']]);
  expect(await ofFeed()).toMatchObject([{ state: 'degraded', note: expect.stringMatching(/damaged/) }]);
  expect(enrichment.ip.lookup('9.9.9.9', now)?.tor).toBe(true);

  await data.reload();
  expect(reported).toHaveLength(2);
  await load('8.8.8.8\n9.9.9.9\n1.1.1.1\n');
  await data.reload();
  expect(reported).toHaveLength(2);
  expect(await ofFeed()).toEqual([]);
  enrichment.close();
});

it('falls back to the plain files when the packed data is found to be corrupted', async () => {
  const own = await newDataFolder();
  const ip = join(own.path, 'ip');
  const shared = realpathSync(ip);
  rmSync(ip);
  cpSync(shared, ip, { recursive: true });
  const { file } = JSON.parse(readFileSync(join(ip, 'manifest.json'), 'utf8'));
  const bytes = readFileSync(join(ip, file));
  bytes[bytes.length >> 1]! ^= 1;
  writeFileSync(join(ip, file), bytes);

  const enrichment = openEnrichment(own.path);
  const data = await openData({
    data: enrichment,
    database: test.database,
    runtime: systemRuntime(),
    onDamaged: () => undefined,
  });
  const stateOfPack = async () => (await data.health!()).find(({ name }) => name === 'ip-data')?.state;
  expect([enrichment.isComplete(), await stateOfPack()]).toEqual([true, 'ok']);
  expect(await data.verify()).toBe(false);
  expect([enrichment.isComplete(), await stateOfPack()]).toEqual([false, 'degraded']);
  expect(enrichment.ip.lookup('8.8.8.8', new Date())?.country).toBe('US');
  enrichment.close();
  await own.remove();
});
