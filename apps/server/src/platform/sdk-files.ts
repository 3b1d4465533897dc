import { ApiError } from '@assay/contract';
import type { FastifyInstance } from 'fastify';
import { sendFailure } from './http';
import { sendStaticFile, staticFiles } from './static-files';

/** Other sites load these scripts; a new version is met within the hour. */
const HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'public, max-age=3600',
} as const;

const BUNDLE_NAME = /^[a-z-]+\.(esm|umd)\.js$/;

/**
 * Serves the browser packages below /js/v1/, such as `agent.umd.js`.
 * @param folder what the build of `sdk/` wrote
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
