import { decrypt, encrypt, NONCE_BYTES, TAG_BYTES } from './aes-gcm';

/*
 * An encrypted file: chunks of 64 KiB, each `ciphertext | tag(16)`, AES-256-GCM under a key for this file
 * only. It lacks a header: the file's key is stored as an encrypted value, whose version and key id apply to
 * the file too.
 */

/** Bytes that are encrypted together, so that a range can be decrypted without the part before it. */
export const CHUNK_BYTES = 65_536;
const SEALED_CHUNK_BYTES = CHUNK_BYTES + TAG_BYTES;

/** Returns the nonce of a chunk. Each key belongs to one file, so the chunk number is a unique nonce. */
function nonceOf(index: number): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUInt32BE(index, NONCE_BYTES - 4);
  return nonce;
}

/**
 * Returns the additional data of a chunk. It binds the chunk to its position: chunks can't be swapped, and
 * the last one can't be removed.
 */
const placeOf = (index: number, isLast: boolean) => Buffer.from(`${index}${isLast ? ' last' : ''}`);

function sealChunk(key: Buffer, index: number, isLast: boolean, plain: Buffer): Buffer {
  const { tag, text } = encrypt(key, nonceOf(index), placeOf(index, isLast), plain);
  return Buffer.concat([text, tag]);
}

/**
 * Encrypts a stream chunk by chunk.
 * @param key 32 bytes that encrypt nothing else
 */
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

/**
 * Returns the encrypted bytes that contain the plain bytes from `start` to `end` (exclusive) of a file of
 * `size` bytes.
 */
export function encryptedRange(size: number, start: number, end: number) {
  const first = Math.floor(start / CHUNK_BYTES);
  const last = Math.max(first, Math.ceil(end / CHUNK_BYTES) - 1);
  const lastOfFile = Math.max(0, Math.ceil(size / CHUNK_BYTES) - 1);
  const encryptedSize = size + (lastOfFile + 1) * TAG_BYTES;
  return {
    first,
    lastOfFile,
    start: first * SEALED_CHUNK_BYTES,
    end: Math.min((last + 1) * SEALED_CHUNK_BYTES, encryptedSize),
  };
}

/**
 * Decrypts chunks and yields the plain bytes of a range.
 * @param sealed the bytes that {@link encryptedRange} names
 * @throws Error when a chunk was changed, moved or cut off
 */
export async function* openStream(
  key: Buffer,
  sealed: AsyncIterable<Buffer>,
  range: { readonly size: number; readonly start: number; readonly end: number },
): AsyncGenerator<Buffer> {
  const { first, lastOfFile } = encryptedRange(range.size, range.start, range.end);
  let index = first;
  let waiting = Buffer.alloc(0);
  const openChunk = (chunk: Buffer): Buffer => {
    const plain = decrypt(key, nonceOf(index), placeOf(index, index === lastOfFile), {
      tag: chunk.subarray(-TAG_BYTES),
      text: chunk.subarray(0, -TAG_BYTES),
    });
    if (!plain) throw new Error(`chunk ${index} of an encrypted file can't be decrypted`);
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

/**
 * Decrypts a file of unknown size from start to end; buffers at most two chunks.
 * @throws SealBroken when a chunk was changed, moved or cut off
 */
export async function* openWholeStream(key: Buffer, sealed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting = Buffer.alloc(0);
  let index = 0;
  const openChunk = (chunk: Buffer, isLast: boolean): Buffer => {
    const plain = decrypt(key, nonceOf(index), placeOf(index, isLast), {
      tag: chunk.subarray(-TAG_BYTES),
      text: chunk.subarray(0, -TAG_BYTES),
    });
    if (!plain) throw new SealBroken();
    index++;
    return plain;
  };
  for await (const bytes of sealed) {
    waiting = Buffer.concat([waiting, bytes]);
    // The last chunk is known only at the end.
    while (waiting.length > SEALED_CHUNK_BYTES) {
      yield openChunk(waiting.subarray(0, SEALED_CHUNK_BYTES), false);
      waiting = waiting.subarray(SEALED_CHUNK_BYTES);
    }
  }
  if (waiting.length < TAG_BYTES) throw new SealBroken();
  yield openChunk(waiting, true);
}

/** An encrypted file was changed or cut off. */
export class SealBroken extends Error {
  constructor() {
    super("an encrypted file can't be decrypted");
    this.name = 'SealBroken';
  }
}
