import { readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { ApiError } from '@assay/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure } from './http';
import { sendStaticFile, staticFiles } from './static-files';

/** The panel's headers, except that forms are allowed for the search (CSP Level 3). */
const HEADERS = {
  'content-security-policy':
    "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-cache',
} as const;

/** Returns the file names of the site, with `/` between folders; empty while the site isn't built. */
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
 * Serves the built documentation at /docs/. `/docs/rules` and `/docs/rules.html` are the same page, and an
 * unknown page returns a page that states this. Names are checked against the files that the build wrote, so no
 * other file can be read.
 *
 * @param folder output of the build of `docs/site/`
 */
export function docsFiles(app: FastifyInstance, folder: string): void {
  const read = staticFiles(folder);
  let built: ReadonlySet<string> | undefined;
  const names = () => {
    built ??= namesBelow(folder);
    return built;
  };
  const nameOf = (path: string): string | undefined => {
    const meant = path === '' || path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`];
    return meant.find((name) => names().has(name) && /\.\w+$/.test(name));
  };
  const page = async (request: FastifyRequest, reply: FastifyReply, below: string) => {
    const slash = request.url.split('?')[0]?.endsWith('/') ? '/' : '';
    const path = below.replace(/\/+$/, '');
    // Links between pages are relative, so the slash at the end of a folder matters.
    if (!slash && names().has(posix.join(path, 'index.html')))
      return reply.redirect(`${posix.basename(path) || 'docs'}/`);
    const name = nameOf(path === '' ? '' : path + slash);
    const file = await read(name ?? '404.html');
    if (!file) return sendFailure(reply, new ApiError('notFound'));
    if (name === undefined) reply.code(404);
    return sendStaticFile(request, reply, file, HEADERS);
  };
  app.get('/docs', (request, reply) => page(request, reply, ''));
  app.get<{ Params: { readonly '*': string } }>('/docs/*', (request, reply) =>
    page(request, reply, request.params['*']),
  );
}
