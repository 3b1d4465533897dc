import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { ApiError } from '@assay/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure } from './http';

/**
 * Only own scripts, styles and images: nothing inline, no other origin, no frame around the panel (CSP Level
 * 3). `blob:` is for images that a page creates itself. `form-action 'none'`: forms are sent by script.
 */
const SECURITY_HEADERS = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
} as const;

const NOT_BUILT =
  '<!doctype html><html lang="en"><title>Assay</title><p>The panel isn\'t built. Run npm run build.</p></html>';

/** Names that contain a hash of the content, so the content of one name never changes. */
const HASHED_NAME = /^[\w.-]+-[\w-]{8}\.[a-z0-9]+$/;

const send = (request: FastifyRequest, reply: FastifyReply, file: StaticFile, caching: string) =>
  sendStaticFile(request, reply, file, { ...SECURITY_HEADERS, 'cache-control': caching });

/**
 * Serves the built panel: its page at `/` and at every path below `/panel` (the page routes itself), its
 * scripts, styles and images below `/assets/`. Each file is read and compressed once; the page again after
 * each build.
 *
 * @param folder output of the panel's build; while it is missing, the page reports it
 */
export function panelFiles(app: FastifyInstance, folder: string): void {
  const asset = staticFiles(join(folder, 'assets'));

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const index = await readStaticFile(join(folder, 'index.html'));
    if (index) return send(request, reply, index, 'no-cache');
    return reply
      .code(503)
      .headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(NOT_BUILT);
  };
  for (const url of ['/', '/panel', '/panel/*']) app.get(url, page);
  app.get<{ Params: { readonly name: string } }>('/assets/:name', async (request, reply) => {
    const { name } = request.params;
    const file = HASHED_NAME.test(name) ? await asset(name) : null;
    if (!file) return sendFailure(reply, new ApiError('notFound'));
    return send(request, reply, file, 'public, max-age=31536000, immutable');
  });
}

/** Other sites load these scripts; a new version is loaded within the hour. */
const HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'public, max-age=3600',
} as const;

const BUNDLE_NAME = /^[a-z-]+\.(esm|umd)\.js$/;

/**
 * Serves the browser packages below /js/v1/, such as `agent.umd.js`.
 * @param folder output of the build of `sdk/`
 */
export function sdkFiles(app: FastifyInstance, folder: string): void {
  const bundle = staticFiles(folder);
  app.get<{ Params: { readonly name: string } }>('/js/v1/:name', async (request, reply) => {
    const { name } = request.params;
    const file = BUNDLE_NAME.test(name) ? await bundle(name) : null;
    if (!file) return sendFailure(reply, new ApiError('notFound'));
    return sendStaticFile(request, reply, file, HEADERS);
  });
}

/** Content types of the build output, by extension. */
const CONTENT_TYPES: { readonly [extension: string]: string } = {
  '.bin': 'application/octet-stream',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const compress = promisify(gzip);

/** A built file, plain and compressed. */
interface StaticFile {
  readonly type: string;
  readonly etag: string;
  readonly plain: Buffer;
  readonly gzipped: Buffer;
}

/** Reads a built file; null if it doesn't exist or its type isn't served. */
export async function readStaticFile(path: string): Promise<StaticFile | null> {
  const type = CONTENT_TYPES[extname(path)];
  if (!type) return null;
  try {
    const plain = await readFile(path);
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    return { type, etag, plain, gzipped: await compress(plain) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Returns a reader for the files of a folder by their plain names; each is read and compressed once. */
export function staticFiles(folder: string): (name: string) => Promise<StaticFile | null> {
  const files = new Map<string, Promise<StaticFile | null>>();
  return (name) => {
    const known = files.get(name);
    if (known) return known;
    const reading = readStaticFile(join(folder, name));
    files.set(name, reading);
    // Missing files and failed reads are not cached.
    reading.then(
      (file) => file ?? files.delete(name),
      () => files.delete(name),
    );
    return reading;
  };
}

const names = (header: string | undefined): readonly string[] =>
  (header ?? '').split(',').map((part) => part.trim());

/** Sends a file, compressed if the client accepts it, or 304 if the client has it. */
export function sendStaticFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StaticFile,
  headers: { readonly [name: string]: string },
): FastifyReply {
  reply.headers({ ...headers, vary: 'accept-encoding' });
  const zipped = names(request.headers['accept-encoding']).some((coding) =>
    /^gzip($|;(?!\s*q=0$))/.test(coding),
  );
  // Each coding is a separate representation (RFC 9110 §8.8.3.3).
  const etag = zipped ? `${file.etag.slice(0, -1)}-gzip"` : file.etag;
  reply.header('etag', etag);
  if (names(request.headers['if-none-match']).some((known) => known === etag || known === `W/${etag}`)) {
    return reply.code(304).send();
  }
  if (zipped) reply.header('content-encoding', 'gzip');
  return reply.type(file.type).send(zipped ? file.gzipped : file.plain);
}
