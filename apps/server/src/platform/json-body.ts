import { isUtf8 } from 'node:buffer';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { ApiError, mayHoldCardData, parseJson, withoutCardData } from '@assay/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { noteCardData } from './card-data';

declare module 'fastify' {
  interface FastifyRequest {
    /** The bytes of a JSON body, decompressed and without a byte order mark. */
    rawBody: Buffer | undefined;
  }
}

const open = promisify(gunzip);
/** Size in bytes above which a body is parsed in one turn of the event loop and checked in the next. */
const LONG_BODY = 262_144;
const BYTE_ORDER_MARK = Buffer.from('\ufeff');

/** Returns the error for a body that exceeds the limit of its path, as sent or after decompression. */
export const bodyTooLarge = () => new ApiError('length', 'The body is too large for this path');

/**
 * Decompresses a body by its `Content-Encoding` (RFC 9110 §8.4).
 * @param most maximum number of bytes after decompression; nothing beyond it is unpacked
 * @throws ApiError 4015 (a coding other than gzip), 3000 (too many), 1006 (corrupt or truncated)
 */
async function unpacked(bytes: Buffer, coding: string, most: number): Promise<Buffer> {
  if (!/^(x-)?gzip$/i.test(coding)) {
    throw new ApiError('unsupportedMediaType', 'The content encoding must be gzip or absent');
  }
  try {
    return await open(bytes, { maxOutputLength: most });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw bodyTooLarge();
    throw new ApiError('badJson', "Invalid input json: the body isn't valid gzip data");
  }
}

const withoutMark = (bytes: Buffer): Buffer =>
  bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK)
    ? bytes.subarray(BYTE_ORDER_MARK.length)
    : bytes;

async function readJson(request: FastifyRequest, sent: Buffer): Promise<unknown> {
  const coding = request.headers['content-encoding']?.trim() ?? '';
  const isPlain = coding === '' || coding === 'identity' || sent.length === 0;
  const bytes = isPlain ? sent : await unpacked(sent, coding, request.routeOptions.bodyLimit);
  request.rawBody = withoutMark(bytes);
  const body = parseJsonBody(request.rawBody, (members) => noteCardData(request, members));
  if (bytes.length > LONG_BODY) await nextTurn();
  return body;
}

/** Reads JSON bodies, compressed or not. An empty body is accepted with any type; everything else is rejected. */
export function readBodies(app: FastifyInstance): void {
  app.decorateRequest('rawBody', undefined);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(/^application\/(?:[\w.+-]+\+)?json\b/i, { parseAs: 'buffer' }, readJson);
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => {
    if (body.length > 0) throw new ApiError('unsupportedMediaType');
    return undefined;
  });
}

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

function isBroken(text: string): boolean {
  return text.includes('\0') || LONE_SURROGATE.test(text);
}

/** Iterative, so that hostile nesting cannot overflow the stack. */
function holdsBrokenText(root: unknown): boolean {
  const open: unknown[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (typeof node === 'string' && isBroken(node)) return true;
    if (typeof node !== 'object' || node === null) continue;
    for (const [key, child] of Object.entries(node)) {
      if (isBroken(key)) return true;
      if (child !== null && child !== undefined) open.push(child);
    }
  }
  return false;
}

/**
 * Parses the JSON value of a request body; `undefined` if it is empty. The result never contains card numbers
 * or security codes, because all text enters here. NUL and lone surrogates are rejected because they can't be
 * stored; only escapes can put them into JSON text.
 * @param onCardData called with the members in which card data was masked or removed
 * @throws ApiError 1006
 */
export function parseJsonBody(
  bytes: Buffer,
  onCardData: (members: readonly string[]) => void = () => undefined,
): unknown {
  if (bytes.length === 0) return undefined;
  const text = bytes.toString('utf8');
  // RFC 8259 §8.1. A name in another encoding would lose characters and be looked up that way.
  if (text.includes('\ufffd') && !isUtf8(bytes))
    throw new ApiError('badJson', "Invalid input json: the body isn't valid UTF-8");
  let value: unknown;
  try {
    value = parseJson(text);
  } catch {
    throw new ApiError('badJson');
  }
  if ((text.includes('\\u') || text.includes('\0')) && holdsBrokenText(value)) {
    throw new ApiError('badJson', 'Invalid input json: text contains NUL or half of a surrogate pair');
  }
  if (!mayHoldCardData(text)) return value;
  const holder = { body: value };
  const members = withoutCardData(holder);
  if (members.length > 0) onCardData(members);
  return holder.body;
}
