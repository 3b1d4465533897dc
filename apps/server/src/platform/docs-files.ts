import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ApiError } from '@assay/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure } from './http';
import { sendStaticFile, staticFiles } from './static-files';

/** As the panel's, but that the search is a form (CSP Level 3). */
const HEADERS = {
  'content-security-policy':
    "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-cache',
} as const;

/** The names of the site's files, with `/` between folders; none while the site is not built. */
function namesBelow(folder: string): ReadonlySet<string> {
  try {
    const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return new Set(entries.map((name) => name.replaceAll('\\', '/')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Set();
    throw error;
  }
}

/**
 * Serves the built documentation below /docs/: `/docs/rules` and `/docs/rules.html` are one page, and what is none is
 * answered with a page that says so. A name is looked up among those that the build wrote; no other file can be meant.
 *
 * @param folder what the build of `docs/site/` wrote
 */
export function docsFiles(app: FastifyInstance, folder: string): void {
  const read = staticFiles(folder);
  let names: ReadonlySet<string> | undefined;
  const nameOf = (path: string): string | undefined => {
    names ??= namesBelow(folder);
    const known = names;
    const below = path === '' || path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`];
    return below.find((name) => known.has(name) && /\.\w+$/.test(name));
  };
  const send = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const name = nameOf(path);
    const file = await read(name ?? '404.html');
    if (!file) return sendFailure(reply, new ApiError('notFound'));
    if (name === undefined) reply.code(404);
    return sendStaticFile(request, reply, file, HEADERS);
  };
  // The pages name each other by where they stand: the slash at the end matters.
  app.get('/docs', async (request, reply) =>
    request.url.split('?')[0]?.endsWith('/') ? send(request, reply, '') : reply.redirect('docs/'),
  );
  app.get<{ Params: { readonly '*': string } }>('/docs/*', async (request, reply) => {
    const path = request.params['*'];
    if (path === 'api') return reply.redirect('api/');
    return send(request, reply, path);
  });
}
