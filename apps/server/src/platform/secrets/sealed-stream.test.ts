import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CHUNK_BYTES, encryptedRange, openStream, sealStream } from './sealed-stream';

const key = randomBytes(32);

async function* inParts(bytes: Buffer, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}
const whole = async (stream: AsyncIterable<Buffer>): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const plain = randomBytes(2 * CHUNK_BYTES + 10);
const sealed = await whole(sealStream(key, inParts(plain, 50_000)));
const opened = (bytes: Buffer, start = 0, end = plain.length) => {
  const range = encryptedRange(plain.length, start, end);
  const part = bytes.subarray(range.start, range.end);
  return whole(openStream(key, inParts(part, 30_000), { size: plain.length, start, end }));
};

describe('encrypted file', () => {
  it.each([0, 1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1])('of %i bytes decrypts', async (size) => {
    const bytes = randomBytes(size);
    const kept = await whole(sealStream(key, inParts(bytes, 9_000)));
    expect(kept.length).toBe(encryptedRange(size, 0, size).end);
    const read = openStream(key, inParts(kept, 7_000), { size, start: 0, end: size });
    expect((await whole(read)).equals(bytes)).toBe(true);
  });

  it.each([
    [0, 5],
    [CHUNK_BYTES - 1, CHUNK_BYTES + 1],
    [CHUNK_BYTES, 2 * CHUNK_BYTES],
    [2 * CHUNK_BYTES + 3, 2 * CHUNK_BYTES + 10],
  ])('decrypts only the range from %i to %i', async (start, end) => {
    expect((await opened(sealed, start, end)).equals(plain.subarray(start, end))).toBe(true);
  });

  it('does not decrypt with a byte changed, chunks swapped, or its end removed', async () => {
    const chunk = CHUNK_BYTES + 16;
    for (const at of [0, chunk - 1, chunk, 2 * chunk, sealed.length - 1]) {
      const altered = Buffer.from(sealed);
      altered[at] = (altered[at] ?? 0) ^ 1;
      await expect(opened(altered)).rejects.toThrow();
    }
    const swapped = Buffer.concat([
      sealed.subarray(chunk, 2 * chunk),
      sealed.subarray(0, chunk),
      sealed.subarray(2 * chunk),
    ]);
    await expect(opened(swapped)).rejects.toThrow();
    const size = 2 * CHUNK_BYTES;
    const cut = openStream(key, inParts(sealed.subarray(0, 2 * chunk), 30_000), {
      size,
      start: 0,
      end: size,
    });
    await expect(whole(cut)).rejects.toThrow();
  });
});
