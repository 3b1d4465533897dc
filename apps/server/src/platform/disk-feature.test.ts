import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type DiskRoom, diskFeature, roomsOf } from './disk-feature';
import { createMetrics } from './metrics';

const MIB = 2 ** 20;

function watched(rooms: { [folder: string]: DiskRoom }, dataDir = '/data') {
  const lines: unknown[] = [];
  const metrics = createMetrics();
  const feature = diskFeature({
    dataDir,
    metrics,
    log: { info: (event, fields) => lines.push({ event, ...fields }), fault: () => undefined },
    room: async (folder) => rooms[folder] ?? null,
  });
  return { feature, lines, metrics };
}

it('warns once before a disk is full and reports when space is available again', async () => {
  const rooms = { '/data': { free: 900 * MIB, total: 10_000 * MIB } };
  const { feature, lines, metrics } = watched(rooms);
  expect(await feature.health?.()).toEqual([{ name: 'disk', state: 'ok' }]);
  rooms['/data'] = { free: 400 * MIB, total: 10_000 * MIB };
  const note = 'The disk of the data folder has 400 MiB left.';
  expect(await feature.health?.()).toEqual([{ name: 'disk', state: 'degraded', note }]);
  await feature.health?.();
  rooms['/data'] = { free: 900 * MIB, total: 10_000 * MIB };
  await feature.measure?.();
  expect(lines).toEqual([
    { event: 'disk', short: true, note },
    { event: 'disk', short: false, note: 'The disk of the data folder has 900 MiB left.' },
  ]);
  expect(await metrics.registry.metrics()).toContain(`assay_disk_free_bytes ${900 * MIB}`);
});

it('also checks the disk of the embedded database', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'assay-disk-'));
  writeFileSync(join(dataDir, 'pg.location'), '/elsewhere\n');
  const room = { free: 5000 * MIB, total: 9000 * MIB };
  const { feature } = watched(
    { [dataDir]: room, '/elsewhere': { free: 10 * MIB, total: 9000 * MIB } },
    dataDir,
  );
  expect(await feature.health?.()).toMatchObject([{ name: 'disk', state: 'degraded' }]);
  rmSync(dataDir, { recursive: true });
});

it('reports nothing about a disk that cannot be queried', async () => {
  expect(await watched({}).feature.health?.()).toEqual([]);
});

it('counts two folders of one file system once and skips a missing folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-rooms-'));
  try {
    const rooms = await roomsOf([folder, tmpdir(), join(folder, 'nowhere')]);
    expect(rooms).toEqual([{ free: expect.any(Number), total: expect.any(Number) }]);
    expect(rooms[0]?.total).toBeGreaterThan(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
