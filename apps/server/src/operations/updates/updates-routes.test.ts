import { importFeed } from '@assay/enrichment';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay } from '../../testing/assay-server';
import type { Json } from '../../testing/client';
import { type DataFolder, newDataFolder } from '../../testing/program';
import { type EndpointServer, startEndpoint } from '../../webhooks/testing/endpoint-server';
import { until } from '../../webhooks/testing/until';
import type { RunUpdate, UpdateResult } from './run-beside';

const exits = (count: number) =>
  Array.from({ length: count }, (_, n) => `198.18.${n >> 8}.${n & 255}\n`).join('');

let folder: DataFolder;
let endpoint: EndpointServer;
let server: AssayServer;
/** Data of the Tor exit publisher; every other source fails. */
let published: string;

const run: RunUpdate = async ({ source }) => {
  if (source !== 'tor-exits')
    return { outcome: 'failed', reason: { code: 'FEED_UNREACHABLE', message: 'Unavailable.' } };
  const bytes = Buffer.from(published);
  const imported = await importFeed({ dataDir: folder.path, source, bytes, now: new Date() });
  if (!imported.ok) return { outcome: 'refused', reason: imported.error };
  return { outcome: imported.unchanged ? 'unchanged' : 'accepted', reason: null } satisfies UpdateResult;
};

beforeAll(async () => {
  [folder, endpoint] = await Promise.all([newDataFolder(), startEndpoint()]);
  server = await startAssay({
    env: { ASSAY_DATA_DIR: folder.path, ASSAY_ALLOW_LOOPBACK_WEBHOOKS: 'true' },
    runUpdate: run,
  });
});
afterAll(async () => {
  await server.close();
  await Promise.all([endpoint.close(), folder.remove()]);
});
beforeEach(() => {
  published = exits(1000);
});

const read = async () => (await server.owner.live.manage('GET', '/data-updates')).data;
const tor = async () =>
  (((await read()).updates as unknown as readonly Json[]) ?? []).find(
    ({ source }) => String(source) === 'tor-exits',
  )!;
const ask = (sources: readonly string[]) =>
  server.owner.live.manage('POST', '/data-updates/requests', { sources });
/** Requests an update of the Tor exits and waits until it ends. */
async function turn(): Promise<Json> {
  const before = String((await tor()).ended_at);
  expect((await ask(['tor-exits'])).data).toMatchObject({ requested: 1 });
  return until(async () => {
    const now = await tor();
    return String(now.ended_at) !== before ? now : undefined;
  });
}

describe('requested updates', () => {
  it('are fetched, shown, and sent to every subscribed account', async () => {
    const shop = await server.newAccount('Shop');
    await shop.live.manage('POST', '/webhooks', {
      name: 'Hook',
      url: endpoint.url,
      events: ['lists/updated'],
    });
    expect(await read()).toMatchObject({ enabled: false, decided_by: 'setting', quiet_hours: null });
    expect(await tor()).toMatchObject({
      kind: 'feed',
      topic: 'anonymizers',
      licence: 'CC0-1.0',
      cadence_hours: 1,
      next_at: null,
      outcome: null,
      rows: null,
    });

    expect(await turn()).toMatchObject({
      outcome: 'accepted',
      reason: null,
      rows: 1000,
      failures: 0,
      overdue: false,
    });
    const [event] = await endpoint.has(1);
    expect(event).toMatchObject({
      event: 'lists/updated',
      data: {
        list: { id: 'tor-exits', kind: 'feed' },
        author: 'updates',
        rows: 1000,
        previous_version: null,
      },
    });

    expect(await turn()).toMatchObject({ outcome: 'unchanged', rows: 1000 });
    expect(await endpoint.has(1)).toHaveLength(1);
    expect((await read()).progress).toMatchObject({ total: 1, ended: 1 });
  });

  it('leave stored data unchanged when a document is rejected, and report the reason', async () => {
    published = exits(400);
    expect(await turn()).toMatchObject({
      outcome: 'refused',
      reason: { code: 'FEED_SHRUNK' },
      rows: 1000,
      failures: 1,
    });
  });

  it('can be requested and enabled only by the owner, for existing sources', async () => {
    const other = await server.newAccount('Other');
    expect((await other.live.manage('GET', '/data-updates')).status).toBe(200);
    expect((await other.live.manage('POST', '/data-updates/requests', {})).status).toBe(403);
    expect((await other.live.manage('PUT', '/data-updates', { enabled: true })).status).toBe(403);
    expect((await ask(['no-such-feed'])).status).toBe(404);
  });
});

it('run on schedule once they are enabled', async () => {
  expect((await server.owner.live.manage('PUT', '/data-updates', { enabled: true })).data).toEqual({
    enabled: true,
  });
  const failing = await until(async () => {
    const { updates } = await read();
    return (updates as unknown as readonly Json[]).find(({ source }) => String(source) === 'mullvad' && true);
  });
  expect(failing).toMatchObject({ next_at: expect.any(String) });
  await until(async () => {
    const updates = (await read()).updates as unknown as readonly Json[];
    return updates.every(
      ({ outcome, source }) => String(source) === 'tor-exits' || String(outcome) === 'failed',
    );
  });
  await server.owner.live.manage('PUT', '/data-updates', { enabled: false });
});
