import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WorkflowDefinition } from '@assay/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { png } from '../../../../../e2e/verification/pictures';
import { type AssayServer, startAssay, type TestAccount } from '../../testing/assay-server';

const PAGE = '<!doctype html><title>Verification</title>';
const SCRIPT = '/flow/assets/main-A1b2_C3-.js';
const NOBODYS = '0193a5a0-0000-7000-8000-000000000000';

let folder: string;
let server: AssayServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-flow-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'assets', 'main-A1b2_C3-.js'), 'export {};');
  await writeFile(join(folder, 'assets', 'landmarks-0123456789.bin'), 'numbers');
  server = await startAssay({ flowFolder: folder });
});
afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true });
});

const get = (url: string) => server.app.inject(url);
const policyOf = async (id: string) => String((await get(`/flow/${id}`)).headers['content-security-policy']);

async function execution(account: TestAccount, settings: WorkflowDefinition['settings']): Promise<string> {
  const definition: WorkflowDefinition = {
    start: 'evidence',
    nodes: [
      { id: 'evidence', type: 'EVIDENCE', next: 'end' },
      { id: 'end', type: 'END', status: 'DERIVED' },
    ],
    ...(settings ? { settings } : {}),
  };
  const made = await account.live.manage('POST', '/workflows', { name: 'Check', definition });
  const workflowId = String(made.data.workflow?.id);
  await account.live.manage('POST', `/workflows/${workflowId}/activate`);
  const json = { workflowId, inputs: { user_id: 'user-1' } };
  const { data } = await account.live.send('POST', '/orchestration-api/v1/init-workflow', { json });
  return String(data.executionId);
}

describe('hosted flow page', () => {
  it('may be framed by the pages of its workflow', async () => {
    const allowed_origins = ['https://shop.example'];
    const id = await execution(server.owner, { allowed_origins });
    const reply = await get(`/flow/${id}`);
    expect([reply.statusCode, reply.body]).toEqual([200, PAGE]);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(reply.headers['permissions-policy']).toContain('camera=(self)');
    // A popup must be able to reach its opener.
    expect(reply.headers).not.toHaveProperty('cross-origin-opener-policy');
    expect(await policyOf(id)).toContain('frame-ancestors https://shop.example');
    expect(await policyOf(id.toUpperCase())).toContain('frame-ancestors https://shop.example');
  });

  it('uses the version that the execution started with, and its own account', async () => {
    const other = await server.newAccount('Other');
    const [open, closed] = [
      await execution(other, undefined),
      await execution(other, { allowed_origins: ['https://other.example'] }),
    ];
    expect(await policyOf(open)).toContain('frame-ancestors http: https:');
    expect(await policyOf(closed)).toContain('frame-ancestors https://other.example');
  });

  it.each([NOBODYS, 'no-uuid', '..%2Findex.html'])("is the same for %s and can't be framed", async (id) => {
    const reply = await get(`/flow/${id}`);
    expect([reply.statusCode, reply.body]).toEqual([200, PAGE]);
    expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('serves hashed assets with a permanent cache lifetime', async () => {
    const reply = await get(SCRIPT);
    expect([reply.statusCode, reply.body]).toEqual([200, 'export {};']);
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(reply.headers['content-type']).toContain('text/javascript');
    const weights = await get('/flow/assets/landmarks-0123456789.bin');
    expect([weights.statusCode, weights.headers['content-type']]).toEqual([200, 'application/octet-stream']);
    for (const missing of [
      '/flow/assets/main-00000000.js',
      '/flow/assets/..%2Findex.html',
      '/flow/assets/index.html',
    ]) {
      expect((await get(missing)).json()).toMatchObject({ success: false, error: { code: '3001' } });
    }
  });

  it("serves an account's logo by its digest, without executable content", async () => {
    const account = await server.newAccount('With a logo');
    const picture = png(30, 20);
    const { data } = await account.live.manage('PUT', '/account/logo', {
      picture: picture.toString('base64'),
    });
    const { path } = data.logo as unknown as { readonly path: string };
    const reply = await get(path);
    expect([reply.statusCode, reply.rawPayload.equals(picture)]).toEqual([200, true]);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    await account.live.manage('DELETE', '/account/logo');
    for (const gone of [path, '/flow/logos/0.png', '/flow/logos/..%2Findex.html'])
      expect((await get(gone)).statusCode).toBe(404);
  });

  it("reports when it isn't built", async () => {
    const unbuilt = await startAssay({ flowFolder: join(folder, 'nowhere') });
    const reply = await unbuilt.app.inject(`/flow/${NOBODYS}`);
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([503, 'no-store']);
    expect(reply.body).toContain("isn't built");
    await unbuilt.close();
  });
});
