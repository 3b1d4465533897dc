import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Bytes that are sealed together, so that a range can be opened without what stands before it. */
export const CHUNK_BYTES = 65_536;
const SEALED_CHUNK_BYTES = CHUNK_BYTES + TAG_BYTES;

/** Seals files with keys of their own (AES-256-GCM, NIST SP 800-38D), each kept under the deployment's key. */
export interface MediaSeal {
  /** A fresh key for a file, and its wrapped form that is kept. */
  newKey(id: string): { readonly key: Buffer; readonly wrapped: Buffer };
  /** @throws Error when it was wrapped for another file or under another secret. */
  unwrap(id: string, wrapped: Buffer): Buffer;
}

/** @param signingSecret the deployment's; the wrapping key is derived from it (RFC 5869). */
export function mediaSeal(signingSecret: Buffer, bytes: (length: number) => Buffer): MediaSeal {
  const deployment = Buffer.from(hkdfSync('sha256', signingSecret, '', 'assay captured media v1', KEY_BYTES));
  return {
    newKey(id) {
      const key = bytes(KEY_BYTES);
      const nonce = bytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, deployment, nonce).setAAD(Buffer.from(id));
      const sealed = Buffer.concat([cipher.update(key), cipher.final()]);
      return { key, wrapped: Buffer.concat([nonce, cipher.getAuthTag(), sealed]) };
    },
    unwrap(id, wrapped) {
      const nonce = wrapped.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv(CIPHER, deployment, nonce).setAAD(Buffer.from(id));
      decipher.setAuthTag(wrapped.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(wrapped.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    },
  };
}

/** The key belongs to one file, so that the number of a chunk is a nonce that never comes twice. */
function nonceOf(index: number): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUInt32BE(index, NONCE_BYTES - 4);
  return nonce;
}

/** Bound to its place: chunks cannot be swapped, and the last one cannot be cut away. */
const placeOf = (index: number, isLast: boolean) => Buffer.from(`${index}${isLast ? ' last' : ''}`);

function sealChunk(key: Buffer, index: number, isLast: boolean, plain: Buffer): Buffer {
  const cipher = createCipheriv(CIPHER, key, nonceOf(index)).setAAD(placeOf(index, isLast));
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** A stream sealed chunk by chunk. */
export async function* sealStream(key: Buffer, source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting = Buffer.alloc(0);
  let index = 0;
  for await (const bytes of source) {
    waiting = Buffer.concat([waiting, bytes]);
    // The last chunk is known only at the end, so one is always held back.
    while (waiting.length > CHUNK_BYTES) {
      yield sealChunk(key, index++, false, waiting.subarray(0, CHUNK_BYTES));
      waiting = waiting.subarray(CHUNK_BYTES);
    }
  }
  yield sealChunk(key, index, true, waiting);
}

/** Which sealed bytes hold the plain bytes from `start` up to, without, `end` of a file of `size` bytes. */
export function sealedRange(size: number, start: number, end: number) {
  const first = Math.floor(start / CHUNK_BYTES);
  const last = Math.max(first, Math.ceil(end / CHUNK_BYTES) - 1);
  const lastOfFile = Math.max(0, Math.ceil(size / CHUNK_BYTES) - 1);
  const sealedSize = size + (lastOfFile + 1) * TAG_BYTES;
  return {
    first,
    lastOfFile,
    start: first * SEALED_CHUNK_BYTES,
    end: Math.min((last + 1) * SEALED_CHUNK_BYTES, sealedSize),
  };
}

/**
 * Opens sealed chunks and yields the plain bytes of a range.
 * @param sealed the bytes that {@link sealedRange} names
 * @throws Error when a chunk was changed, moved or cut off.
 */
export async function* openStream(
  key: Buffer,
  sealed: AsyncIterable<Buffer>,
  range: { readonly size: number; readonly start: number; readonly end: number },
): AsyncGenerator<Buffer> {
  const { first, lastOfFile } = sealedRange(range.size, range.start, range.end);
  let index = first;
  let waiting = Buffer.alloc(0);
  const openChunk = (chunk: Buffer): Buffer => {
    const decipher = createDecipheriv(CIPHER, key, nonceOf(index)).setAAD(
      placeOf(index, index === lastOfFile),
    );
    decipher.setAuthTag(chunk.subarray(-TAG_BYTES));
    const plain = Buffer.concat([decipher.update(chunk.subarray(0, -TAG_BYTES)), decipher.final()]);
    const at = index * CHUNK_BYTES;
    index++;
    return plain.subarray(Math.max(0, range.start - at), Math.max(0, range.end - at));
  };
  for await (const bytes of sealed) {
    waiting = Buffer.concat([waiting, bytes]);
    while (waiting.length >= SEALED_CHUNK_BYTES) {
      yield openChunk(waiting.subarray(0, SEALED_CHUNK_BYTES));
      waiting = waiting.subarray(SEALED_CHUNK_BYTES);
    }
  }
  if (waiting.length > 0) yield openChunk(waiting);
}
