import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAddressPolicy, createGuardedFetch } from '@assay/providers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { png } from '../../../../../e2e/verification/pictures';
import { folderBlobs } from '../../platform/blobs';
import { systemRuntime } from '../../platform/runtime';
import { signingSecretsOf } from '../../platform/secrets/testing/signing-secrets';
import { openTestDatabase, type TestDatabase } from '../../testing/database';
import { type MediaStore, mediaKeys, mediaStore } from './media-store';
import { takeReference } from './reference-image';

/** Represents an internet host; other loopback addresses represent the internal network. */
const OUTSIDE = '127.0.0.2';
const INSIDE = '127.0.0.1';
const NAMES: { readonly [host: string]: readonly string[] } = {
  'pictures.example': [OUTSIDE],
  'inside.example': [INSIDE],
  'both.example': [OUTSIDE, INSIDE],
  'metadata.example': ['169.254.169.254'],
  'mapped.example': ['::ffff:10.0.0.1'],
};
const SPACE = 7;

const PAGES: { readonly [path: string]: (response: ServerResponse, port: number) => void } = {
  '/picture.png': (response) => response.end(png()),
  '/page.html': (response) => response.end('<html>no picture</html>'),
  '/gone.png': (response) => response.writeHead(404).end(),
  '/huge.png': (response) => response.end(Buffer.concat([png(), Buffer.alloc(21_000_000)])),
  '/bomb.png': (response) => response.end(png(8, 8, { width: 60_000, height: 60_000 })),
  '/cut.png': (response) => {
    response.writeHead(200, { 'content-length': '5000' });
    response.write(png(), () => response.destroy());
  },
  '/to-picture': (response, port) =>
    response.writeHead(302, { location: `http://pictures.example:${port}/picture.png` }).end(),
  '/to-inside': (response, port) =>
    response.writeHead(302, { location: `http://${INSIDE}:${port}/secret.png` }).end(),
  '/to-inside-name': (response, port) =>
    response.writeHead(307, { location: `http://inside.example:${port}/secret.png` }).end(),
  '/to-file': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/round': (response) => response.writeHead(302, { location: '/round' }).end(),
};

let database: TestDatabase;
let folder: string;
let store: MediaStore;
let port: number;
let close: () => Promise<void>;
/** Number of requests that reached the internal network. */
let reachedInside = 0;

const fetch = createGuardedFetch({
  policy: createAddressPolicy([`${OUTSIDE}/32`]),
  resolve: async (host) => NAMES[host] ?? [],
});

beforeAll(async () => {
  database = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'assay-reference-'));
  const runtime = systemRuntime();
  store = mediaStore({
    database: database.database,
    runtime,
    blobs: folderBlobs(folder),
    keys: mediaKeys(signingSecretsOf(runtime.bytes(32)), runtime.bytes),
  });
  const server = createServer((request, response) => {
    if (request.socket.localAddress === INSIDE) {
      reachedInside++;
      response.end(png());
    } else (PAGES[request.url ?? ''] ?? PAGES['/gone.png'])?.(response, port);
  });
  server.listen(0, '0.0.0.0');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
  close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
});
afterAll(async () => {
  await close();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const take = (value: string) => takeReference({ database: database.database, store, fetch }, SPACE, value);
const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const announced = () => database.database.query({ text: 'SELECT 1 FROM media_removal' });

describe('reference image', () => {
  it.each(['/picture.png', '/to-picture'])('is accepted from %s', async (path) => {
    const taken = await take(`http://pictures.example:${port}${path}`);
    expect(taken).toMatchObject({ mediaType: 'image/png', size: png().length });
    await store.discard(taken);
    expect(files()).toEqual([]);
  });

  it.each([
    'http://127.0.0.1:PORT/secret.png',
    'http://inside.example:PORT/secret.png',
    'http://both.example:PORT/picture.png',
    'http://metadata.example/latest/meta-data',
    'http://mapped.example/a.png',
    'http://unknown.example/a.png',
    'http://pictures.example:PORT/to-inside',
    'http://pictures.example:PORT/to-inside-name',
    'http://pictures.example:PORT/to-file',
    'http://pictures.example:PORT/round',
    'http://[::1]:PORT/a.png',
    'http://0x7f000001:PORT/a.png',
    'http://2130706433:PORT/a.png',
    'http://user:secret@pictures.example:PORT/picture.png',
    'http://pictures.example:PORT/page.html',
    'http://pictures.example:PORT/gone.png',
    'http://pictures.example:PORT/huge.png',
    'http://pictures.example:PORT/bomb.png',
    'http://pictures.example:PORT/cut.png',
    `data:image/png;base64,${png().subarray(0, 40).toString('base64')}`,
    'data:image/png;base64,',
    '0193a5a0-0000-7000-8000-000000000000',
  ])('is rejected without storing anything from %s', async (address) => {
    const failure = await take(address.replace('PORT', String(port))).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      entry: { code: 'INVALID_INPUT_FORMAT' },
      details: [{ field: 'inputs.reference_image' }],
    });
    expect([files(), await announced()]).toEqual([[], []]);
    expect(reachedInside).toBe(0);
  });
});
