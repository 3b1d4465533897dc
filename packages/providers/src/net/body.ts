import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { LookupFailure } from '../lookup';

/** The stream of decoded bytes: the server may have compressed them. */
function decoded(message: IncomingMessage): Readable {
  const encoding = message.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  const decoder = {
    gzip: createGunzip,
    'x-gzip': createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
  }[encoding];
  // The pipeline's errors come out of the decoder's own iteration below.
  return decoder === undefined ? message : pipeline(message, decoder(), () => {});
}

/**
 * Reads a whole body and stops at `maxBytes` decoded bytes, so that neither a long answer nor a compressed
 * bomb fills the memory.
 * @param overlong `cut` answers the first `maxBytes` bytes of a longer body
 * @throws LookupFailure `too-large`, `timeout`, or `malformed` when the body breaks off or cannot be decoded
 */
export async function readBody(
  message: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
  overlong: 'fail' | 'cut' = 'fail',
): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of decoded(message)) {
      size += (chunk as Buffer).length;
      chunks.push(chunk as Buffer);
      if (size <= maxBytes) continue;
      if (overlong === 'fail') throw new LookupFailure('too-large');
      message.destroy();
      return Buffer.concat(chunks, maxBytes);
    }
  } catch (thrown) {
    message.destroy();
    if (signal.aborted) throw new LookupFailure('timeout');
    throw thrown instanceof LookupFailure ? thrown : new LookupFailure('malformed');
  }
  return Buffer.concat(chunks, size);
}
