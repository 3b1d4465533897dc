import { join } from 'node:path';
import { ApiError } from '@assay/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure } from './http';
import { readStaticFile, type StaticFile, sendStaticFile, staticFiles } from './static-files';

/**
 * Own scripts, styles and images only: nothing inline, no other origin, no frame around the panel (CSP Level 3). `blob:` is
 * what a page itself makes a picture of.
 * `form-action 'none'`: forms are sent by script.
 */
const SECURITY_HEADERS = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
} as const;

const NOT_BUILT =
  '<!doctype html><html lang="en"><title>Assay</title><p>The panel is not built; run npm run build.</p></html>';

/** The build puts a hash of the content into these names, so what one name answers never changes. */
const HASHED_NAME = /^[\w.-]+-[\w-]{8}\.[a-z0-9]+$/;

const send = (request: FastifyRequest, reply: FastifyReply, file: StaticFile, caching: string) =>
  sendStaticFile(request, reply, file, { ...SECURITY_HEADERS, 'cache-control': caching });

/**
 * Serves the built panel: its page at `/` and at every address below `/panel` (the page itself knows which it is), its
 * scripts, styles and images below `/assets/`. Each file is read and compressed once; the page anew after each build.
 *
 * @param folder what the panel's build wrote; while it is missing, the page reports it
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
