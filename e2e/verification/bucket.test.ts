import type { WorkflowDefinition } from '@assay/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';
import { movableClock } from '../../apps/server/src/testing/movable-clock';
import type { CheckProvider } from '../../apps/server/src/verification/checks/provider';
import { type FakeS3, startFakeS3 } from '../../apps/server/src/verification/testing/fake-s3';
import { until } from '../../apps/server/src/webhooks/testing/until';
import { activeWorkflow, begin, finished, readExecution } from './flow';
import { png } from './pictures';

const WORKFLOW: WorkflowDefinition = {
  start: 'document',
  nodes: [
    { id: 'document', type: 'DOCUMENT', next: 'end' },
    { id: 'end', type: 'END', status: 'DERIVED' },
  ],
};

/** Sizes of the pictures that the engine received. */
let seen: number[] = [];
const engine: CheckProvider = {
  name: 'opens-pictures',
  version: '1',
  capabilities: () => [{ check: 'DOCUMENT', subCheck: 'imageQualityCheckResult', strength: 'strong' }],
  async evaluate({ media }) {
    for (const picture of media) seen.push((await picture.bytes()).length);
    return { findings: [{ subCheck: 'imageQualityCheckResult', result: 'PASS' }] };
  },
};

const clock = movableClock();
let store: FakeS3;
let server: AssayServer;
let shop: TestAccount;
let workflow: string;

beforeAll(async () => {
  store = await startFakeS3(clock.now);
  const { endpoint, bucket, region, prefix, accessKeyId, secretAccessKey } = store.config;
  server = await startAssay({
    clock,
    checkProviders: [engine],
    env: {
      ASSAY_MEDIA_S3_ENDPOINT: endpoint,
      ASSAY_MEDIA_S3_BUCKET: bucket,
      ASSAY_MEDIA_S3_REGION: region,
      ASSAY_MEDIA_S3_PREFIX: prefix,
      ASSAY_MEDIA_S3_ACCESS_KEY_ID: accessKeyId,
      ASSAY_MEDIA_S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
  });
  shop = await server.newAccount('Shop');
  workflow = await activeWorkflow(shop.live, WORKFLOW);
});
beforeEach(() => {
  seen = [];
});
afterAll(async () => {
  await server.close();
  await store.close();
});

async function linkOf(id: string) {
  const { data } = await readExecution(shop.live, id, '?mediaOnly=true');
  const [check] = data.checks as unknown as readonly { capturedMedia: { documentFront: string } }[];
  const { pathname, search } = new URL(check?.capturedMedia.documentFront ?? '');
  return pathname + search;
}
const get = (url: string, headers = {}) => server.app.inject({ method: 'GET', url, headers });

describe('media in a bucket', () => {
  it('are encrypted there, and returned completely or in part by our own links', async () => {
    const picture = png(8, 8, undefined, Buffer.alloc(300_000, 'passport'));
    const run = await begin(server, shop, workflow);
    await run.page.media('documentFront', picture);
    await run.page.submit('document');
    await finished(shop.live, run.id);
    expect(seen).toEqual([picture.length]);
    const [[key, object] = ['', Buffer.alloc(0)]] = [...store.objects];
    expect(key).toMatch(new RegExp(`^assay/${shop.id}/[0-9a-f-]{36}$`));
    expect(object.includes('passport')).toBe(false);
    const url = await linkOf(run.id);
    expect((await get(url)).rawPayload.equals(picture)).toBe(true);
    const part = await get(url, { range: 'bytes=131070-131080' });
    expect([part.statusCode, part.rawPayload.equals(picture.subarray(131_070, 131_081))]).toEqual([
      206,
      true,
    ]);
  });

  it('return 503 to the page if they cannot be written, and nothing is stored', async () => {
    const run = await begin(server, shop, workflow);
    const before = store.objects.size;
    store.away(true);
    const refused = await run.page.media('documentFront', png());
    store.away(false);
    expect([refused.status, refused.error.code]).toEqual([503, '4001']);
    expect(server.takeFaults()).toMatchObject([{ code: 'S3_NO_ANSWER' }]);
    expect(store.objects.size).toBe(before);
    expect((await run.page.session()).data).toMatchObject({ step: { received: [] } });
    expect((await run.page.media('documentFront', png())).status).toBe(200);
  });

  it('delay the check if they cannot be read, without failing it', async () => {
    const run = await begin(server, shop, workflow);
    await run.page.media('documentFront', png());
    store.away(true);
    await run.page.submit('document');
    await until(async () => server.takeFaults().length > 0 || null);
    expect(seen).toEqual([]);
    store.away(false);
    clock.advance(10_000);
    await finished(shop.live, run.id);
    expect(seen).toEqual([png().length]);
    const url = await linkOf(run.id);
    store.away(true);
    const away = await get(url);
    store.away(false);
    expect([away.statusCode, away.json().error.code]).toEqual([503, '4001']);
    expect((await get(url)).statusCode).toBe(200);
    server.takeFaults();
  });

  it('return an error and no broken file if they were lost', async () => {
    const run = await begin(server, shop, workflow);
    const before = new Set(store.objects.keys());
    await run.page.media('documentFront', png());
    await run.page.submit('document');
    await finished(shop.live, run.id);
    for (const key of store.objects.keys()) if (!before.has(key)) store.lose(key);
    const answer = await get(await linkOf(run.id));
    expect([answer.statusCode, answer.json().error.code]).toEqual([500, '4001']);
    expect(server.takeFaults()).toMatchObject([{ code: 'S3_MISSING' }]);
  });

  it('are deleted when the person is erased', async () => {
    const run = await begin(server, shop, workflow, { user_id: 'gone', email: 'gone@example.com' });
    const before = store.objects.size;
    await run.page.media('documentFront', png());
    expect(store.objects.size).toBe(before + 1);
    await shop.live.send('POST', '/RestService/erase-api/v2', {
      json: { emails: ['gone@example.com'], domains: ['IDV'] },
    });
    await until(async () => store.objects.size === before || null);
  });
});
