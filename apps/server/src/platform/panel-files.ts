import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { ApiError } from '@assay/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure } from './http';

/** What the panel's build writes, by extension. */
const CONTENT_TYPES: { readonly [extension: string]: string } = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/**
 * Own scripts, styles and images only: nothing inline, no other origin, no frame around the panel (CSP Level 3).
 * `form-action 'none'`: forms are sent by script.
 */
const SECURITY_HEADERS = {
  'content-security-policy':
    "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
} as const;

const NOT_BUILT =
  '<!doctype html><html lang="en"><title>Assay</title><p>The panel is not built; run npm run build.</p></html>';

/** The build puts a hash of the content into these names, so what one name answers never changes. */
const HASHED_NAME = /^[\w.-]+-[\w-]{8}\.[a-z0-9]+$/;

const compress = promisify(gzip);

interface PanelFile {
  readonly type: string;
  readonly etag: string;
  readonly plain: Buffer;
  readonly gzipped: Buffer;
}

async function readPanelFile(path: string): Promise<PanelFile | null> {
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

const names = (header: string | undefined): readonly string[] =>
  (header ?? '').split(',').map((part) => part.trim());

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: PanelFile,
  caching: string,
): FastifyReply {
  reply.headers({ ...SECURITY_HEADERS, 'cache-control': caching, vary: 'accept-encoding' });
  const zipped = names(request.headers['accept-encoding']).some((coding) =>
    /^gzip($|;(?!\s*q=0$))/.test(coding),
  );
  // Each coding is a representation of its own (RFC 9110 §8.8.3.3).
  const etag = zipped ? `${file.etag.slice(0, -1)}-gzip"` : file.etag;
  reply.header('etag', etag);
  if (names(request.headers['if-none-match']).some((known) => known === etag || known === `W/${etag}`)) {
    return reply.code(304).send();
  }
  if (zipped) reply.header('content-encoding', 'gzip');
  return reply.type(file.type).send(zipped ? file.gzipped : file.plain);
}

/**
 * Serves the built panel: its page at `/` and at every address below `/panel` (the page itself knows which it is), its
 * scripts, styles and images below `/assets/`. Each file is read and compressed once; the page anew after each build.
 *
 * @param folder what the panel's build wrote; while it is missing, the page says so
 */
export function panelFiles(app: FastifyInstance, folder: string): void {
  const assets = new Map<string, Promise<PanelFile | null>>();

  function asset(name: string): Promise<PanelFile | null> {
    const known = assets.get(name);
    if (known) return known;
    const reading = readPanelFile(join(folder, 'assets', name));
    assets.set(name, reading);
    // Neither a name that nobody wrote nor a failed reading is remembered.
    reading.then(
      (file) => file ?? assets.delete(name),
      () => assets.delete(name),
    );
    return reading;
  }

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const index = await readPanelFile(join(folder, 'index.html'));
    if (index) return sendFile(request, reply, index, 'no-cache');
    return reply
      .code(503)
      .headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(NOT_BUILT);
  };
  // RFC 9110 §9.1: HEAD wherever there is GET.
  const method = ['GET', 'HEAD'];
  for (const url of ['/', '/panel', '/panel/*']) app.route({ method, url, handler: page });
  app.route<{ Params: { readonly name: string } }>({
    method,
    url: '/assets/:name',
    handler: async (request, reply) => {
      const { name } = request.params;
      const file = HASHED_NAME.test(name) ? await asset(name) : null;
      if (!file) return sendFailure(reply, new ApiError('notFound'));
      return sendFile(request, reply, file, 'public, max-age=31536000, immutable');
    },
  });
}
