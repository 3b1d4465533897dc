import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What our builds write, by extension. */
const CONTENT_TYPES: { readonly [extension: string]: string } = {
  '.bin': 'application/octet-stream',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

const compress = promisify(gzip);

/** A built file, plain and compressed. */
export interface StaticFile {
  readonly type: string;
  readonly etag: string;
  readonly plain: Buffer;
  readonly gzipped: Buffer;
}

/** Reads a built file; null when there is none, or none of a kind that is served. */
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

/** Files of a folder by their plain names, each read and compressed once. */
export function staticFiles(folder: string): (name: string) => Promise<StaticFile | null> {
  const files = new Map<string, Promise<StaticFile | null>>();
  return (name) => {
    const known = files.get(name);
    if (known) return known;
    const reading = readStaticFile(join(folder, name));
    files.set(name, reading);
    // Neither a name that nobody wrote nor a failed reading is remembered.
    reading.then(
      (file) => file ?? files.delete(name),
      () => files.delete(name),
    );
    return reading;
  };
}

const names = (header: string | undefined): readonly string[] =>
  (header ?? '').split(',').map((part) => part.trim());

/** Answers with a file, compressed when the client takes it, or with 304 when it holds it already. */
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
  // Each coding is a representation of its own (RFC 9110 §8.8.3.3).
  const etag = zipped ? `${file.etag.slice(0, -1)}-gzip"` : file.etag;
  reply.header('etag', etag);
  if (names(request.headers['if-none-match']).some((known) => known === etag || known === `W/${etag}`)) {
    return reply.code(304).send();
  }
  if (zipped) reply.header('content-encoding', 'gzip');
  return reply.type(file.type).send(zipped ? file.gzipped : file.plain);
}
