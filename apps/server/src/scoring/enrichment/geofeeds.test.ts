import { importFeed } from '@assay/enrichment';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DataFolder, newDataFolder } from '../../testing/program';
import { openEnrichment } from './open-enrichment';

let folder: DataFolder;
beforeAll(async () => {
  folder = await newDataFolder();
});
afterAll(() => folder.remove());

it('loads a new geofeed while the server runs and reports its version', async () => {
  const data = openEnrichment(folder.path);
  const digest = data.versionsDigest();
  const now = new Date('2026-11-20T12:00:00Z');
  const bytes = Buffer.from('8.8.8.0/24,FR,,Paris,\n');
  const imported = await importFeed({ dataDir: folder.path, source: 'geofeed-example', bytes, now });
  if (!imported.ok) throw new Error(imported.error.message);
  expect(data.changedOnDisk()).toBe(true);
  expect(data.ip.lookup('8.8.8.8', now)?.country).toBe('US');

  await data.reload();
  expect(data.changedOnDisk()).toBe(false);
  expect(data.ip.lookup('8.8.8.8', now)).toMatchObject({
    country: 'FR',
    city: 'Paris',
    timezone: 'Europe/Paris',
    place_source: { source: 'geofeed-example', date: '2026-11-20' },
  });
  expect(data.versions()['geofeed-example']).toBe(imported.data_version);
  expect(data.versionsDigest()).not.toBe(digest);
  expect(data.status(now).find(({ name }) => name === 'geofeed-example')).toMatchObject({
    loaded: true,
    rows: 1,
  });
  data.close();
});
