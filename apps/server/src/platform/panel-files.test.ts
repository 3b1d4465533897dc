import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHttp } from './http';
import { panelFiles } from './static-files';

const PAGE = '<!doctype html><title>Assay</title>';
const SCRIPT = 'export const answer = 42;';
const SCRIPT_PATH = '/assets/index-A1b2_C3-.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-panel-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, SCRIPT_PATH), SCRIPT);
  await writeFile(join(folder, 'assets', 'notes-A1b2C3d4.txt'), 'no part of the panel');
});
afterEach(() => rm(folder, { recursive: true }));

function server(panelFolder = folder) {
  const faults: unknown[] = [];
  const app = createHttp({
    trustProxy: false,
    rewritePath: (url) => url,
    renameKeys: null,
    onFault: (error) => faults.push(error),
  });
  panelFiles(app, panelFolder);
  return { app, faults };
}

describe('panel files', () => {
  it.each([
    '/',
    '/panel',
    '/panel/transactions',
    '/panel/rules/edit/E.101?x=1',
  ])('serve the page at %s', async (url) => {
    const reply = await server().app.inject(url);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe(PAGE);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(reply.headers['content-security-policy']).toContain("default-src 'self'");
    expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(reply.headers['content-security-policy']).not.toContain('unsafe');
  });

  it('serve a script with unlimited caching under a hash of its content', async () => {
    const reply = await server().app.inject(SCRIPT_PATH);
    expect(reply.body).toBe(SCRIPT);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('are compressed with gzip for clients that accept it', async () => {
    const { app } = server();
    const zipped = await app.inject({ url: SCRIPT_PATH, headers: { 'accept-encoding': 'br, gzip' } });
    expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(SCRIPT);
    const refused = await app.inject({ url: SCRIPT_PATH, headers: { 'accept-encoding': 'gzip;q=0' } });
    expect(refused.headers).not.toHaveProperty('content-encoding');
  });

  it('are not sent again if the client has them', async () => {
    const { app } = server();
    const first = await app.inject('/');
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>Newer</title>');
    const newer = await app.inject({ url: '/', headers: { 'if-none-match': String(first.headers.etag) } });
    expect(newer.statusCode).toBe(200);
  });

  it('support HEAD without a body', async () => {
    const reply = await server().app.inject({ method: 'HEAD', url: '/' });
    expect([reply.statusCode, reply.body]).toEqual([200, '']);
  });

  it.each([
    '/assets/index-00000000.js',
    '/assets/notes-A1b2C3d4.txt',
    '/assets/..%2Findex.html',
    '/assets/..%2F..%2Fpackage-A1b2C3d4.js',
    '/assets/',
    '/panelist',
    '/management-api/v1/nothing',
    '/RestService/nothing',
  ])('return an error envelope for %s', async (url) => {
    const { app, faults } = server();
    const reply = await app.inject(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ success: false, error: { code: '3001' } });
    expect(faults).toEqual([]);
  });

  it('include a file that was built after its first request', async () => {
    const { app } = server();
    const url = '/assets/later-A1b2C3d4.css';
    expect((await app.inject(url)).statusCode).toBe(404);
    await writeFile(join(folder, url), 'body{}');
    expect((await app.inject(url)).statusCode).toBe(200);
  });

  it("show a message if the panel is isn't built", async () => {
    const reply = await server(join(folder, 'nowhere')).app.inject('/');
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['content-type']).toContain('text/html');
    expect(reply.body).toContain("isn't built");
  });
});
