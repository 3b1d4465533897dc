import { ApiError, type EnvironmentId, MEDIA_PATH } from '@assay/contract';
import { type Connection, findAttachment, findMedia } from '@assay/store';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type RoutePorts, remoteAddress } from '../../identity/index';
import { isUuid } from '../../management/index';
import { begunStream } from '../../platform/begun-stream';
import { savedAs } from '../../platform/file-name';
import { networkOf } from '../../platform/rate-limit';
import type { MediaLinks } from './media-link';
import type { MediaStore, ReceivedMedia } from './media-store';

/**
 * Returns the requested byte range; null = the whole object. Only one range is supported (RFC 9110 §14.2).
 * @throws ApiError 1022
 */
function rangeOf(header: string | undefined, size: number): readonly [number, number] | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const [, from = '', to = ''] = match;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size : Math.min(size, Number(to) + 1);
  if (start >= end) throw new ApiError('mediaRange');
  return [start, end];
}

/** Records the use of a link; its user is unknown. */
async function noteSeen(
  { directory, trail, runtime }: Pick<RoutePorts, 'runtime' | 'directory' | 'trail'>,
  request: FastifyRequest,
  space: EnvironmentId,
): Promise<void> {
  const account = directory.ofSpace(space)?.id;
  if (account === undefined) return;
  const { id = '' } = request.params as { readonly id?: string };
  const network = networkOf(remoteAddress(request));
  await trail.note(
    { account, actor: 'link', action: 'media.read', target: `media ${id}`, network },
    runtime.now(),
  );
}

/**
 * Returns the file of a link and its response headers.
 * @throws ApiError 3001
 */
async function servedFile(
  connection: Connection,
  space: EnvironmentId,
  id: string,
): Promise<{ readonly media: ReceivedMedia; readonly type: string; readonly disposition: string | null }> {
  const captured = await findMedia(connection, space, id);
  if (captured) return { media: captured, type: captured.mediaType, disposition: null };
  const attached = await findAttachment(connection, space, id);
  if (!attached) throw new ApiError('notFound');
  const charset = attached.mediaType.startsWith('text/') ? '; charset=utf-8' : '';
  return {
    media: attached,
    type: attached.mediaType + charset,
    disposition: savedAs(attached.name),
  };
}

/** Adds GET /media/v1/{space}/{id}: captured and attached files by signed links. */
export function mediaRoutes(
  app: FastifyInstance,
  parts: {
    readonly routePorts: Pick<RoutePorts, 'database' | 'runtime' | 'directory' | 'trail'>;
    readonly links: MediaLinks;
    readonly store: MediaStore;
  },
): void {
  const { routePorts, links, store } = parts;
  const { database, runtime } = routePorts;
  app.get<{
    readonly Params: { readonly space: string; readonly id: string };
    readonly Querystring: { readonly expires?: unknown; readonly signature?: unknown };
  }>(`${MEDIA_PATH}/:space/:id`, async (request, reply) => {
    const { space, id } = request.params;
    const { expires, signature } = request.query;
    if (!links.permits({ space, id }, { expires, signature }, runtime.now()) || !isUuid(id))
      throw new ApiError('mediaLink');
    const { media, type, disposition } = await servedFile(database, Number(space), id);
    const range = rangeOf(request.headers.range, media.size);
    const [start, end] = range ?? [0, media.size];
    // HEAD reads only one byte, which shows that the object is readable.
    const until = request.method === 'HEAD' ? Math.min(start + 1, end) : end;
    const bytes = await begunStream(store.read(media, start, until));
    if (start === 0) await noteSeen(routePorts, request, Number(space));
    reply
      .code(range ? 206 : 200)
      .type(type)
      .header('content-length', String(end - start))
      .header('accept-ranges', 'bytes')
      .header('cache-control', 'private, no-store')
      // Uploaded content from unknown users is displayed with its declared type and never executed.
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox");
    if (disposition !== null) reply.header('content-disposition', disposition);
    if (range) reply.header('content-range', `bytes ${start}-${end - 1}/${media.size}`);
    return reply.send(bytes);
  });
}
