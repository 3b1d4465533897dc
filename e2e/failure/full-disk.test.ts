import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, items } from '../../apps/server/src/testing/client';
import { clientAt } from '../../apps/server/src/testing/over-http';
import { packedData } from '../../apps/server/src/testing/packed-data';
import { type ServerProcess, startServer } from '../../apps/server/src/testing/program';
import { startLoad } from './load';

const KEY = 'assay_live_key-of-full-disk-tests';
const MIB = 2 ** 20;
const SIZE_MIB = 320;

let disk: string | null = null;
let server: ServerProcess;
let client: Client;

/** Mounts a small disk; null if this user may not mount. */
function smallDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'assay-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MIB}m,mode=777`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
}

beforeAll(async () => {
  disk = smallDisk();
  if (disk === null) return;
  chmodSync(disk, 0o777);
  const packed = await packedData();
  for (const name of ['ip', 'places.bin'])
    if (existsSync(join(packed, name))) symlinkSync(join(packed, name), join(disk, name));
  server = await startServer({
    ASSAY_DATA_DIR: disk,
    ASSAY_API_KEY: KEY,
    ASSAY_RATE_LIMIT: '0',
    ASSAY_VERIFICATION_ENGINES: 'off',
  });
  client = clientAt(server.url, KEY);
}, 120_000);
afterAll(async () => {
  if (disk === null) return;
  await server?.end('SIGTERM');
  execFileSync('umount', ['--lazy', disk]);
  rmSync(disk, { recursive: true, force: true });
});

/** Fills the rest of the disk. @returns a function that removes the file */
function fill(folder: string): () => void {
  const path = join(folder, 'filler');
  for (let piece = 0; ; piece++) {
    const { bavail, bsize } = statfsSync(folder);
    const left = Math.min(bavail * bsize, 16 * MIB);
    if (left === 0) break;
    try {
      writeFileSync(`${path}-${piece}`, Buffer.alloc(left));
    } catch {
      break;
    }
  }
  return () => {
    for (let piece = 0; existsSync(`${path}-${piece}`); piece++) rmSync(`${path}-${piece}`);
  };
}

const ready = async () => (await fetch(`${server.url}/readyz`)).status;

describe('full disk', { timeout: 180_000 }, () => {
  it('is reported before and while it is full, loses no answered request, and needs no restart', async ({
    skip,
  }) => {
    if (disk === null) skip('only a user who may mount has a small disk');
    const folder = disk as string;
    const load = startLoad(client, 'disk');
    await expect.poll(() => load.answered.size, { timeout: 60_000 }).toBeGreaterThan(50);
    const empty = fill(folder);
    try {
      await expect.poll(() => load.refused.length, { timeout: 90_000 }).toBeGreaterThan(20);
      await expect.poll(ready, { timeout: 30_000 }).toBe(503);
      const { components } = (await (await fetch(`${server.url}/readyz`)).json()) as {
        components: readonly { name: string; state: string }[];
      };
      expect(components).toContainEqual(expect.objectContaining({ name: 'disk', state: 'degraded' }));
      expect(components).toContainEqual(expect.objectContaining({ name: 'database', state: 'down' }));
      const metrics = await (await fetch(`${server.url}/metrics`)).text();
      expect(metrics).toMatch(/^assay_database_up 0$/m);
      expect(Number(/^assay_disk_free_bytes (\d+)$/m.exec(metrics)?.[1])).toBeLessThan(MIB);
      expect(server.log()).toContain('"event":"database","writable":false');
      expect(server.log()).toContain('"event":"disk","short":true');
      for (const { status, retryAfter } of load.refused) {
        expect(status).toBe(503);
        expect(Number(retryAfter)).toBeGreaterThan(0);
      }
    } finally {
      empty();
    }
    await expect.poll(ready, { timeout: 90_000 }).toBe(200);
    const before = load.answered.size;
    await expect.poll(() => load.answered.size, { timeout: 60_000 }).toBeGreaterThan(before + 20);
    await load.stop();
    expect(load.broken()).toBe(0);
    for (const id of load.answered.keys()) {
      const kept = await client.manage('GET', `/transactions/${id}/evaluations`);
      expect([id, items(kept.data.evaluations).length]).toEqual([id, 1]);
    }
  });
});
