import { createHash } from 'node:crypto';
import type { Frame } from './archive';
import { jsonFrame } from './archive';
import { type FileSum, FRAME } from './parts';

/** A file as frames: its name, its bytes as they lie, their sum. */
export async function* fileFrames(name: string, bytes: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  yield jsonFrame(FRAME.file, { name });
  const hash = createHash('sha256');
  let size = 0;
  for await (const content of bytes) {
    hash.update(content);
    size += content.length;
    yield { kind: FRAME.bytes, content };
  }
  yield jsonFrame(FRAME.fileSum, { bytes: size, sha256: hash.digest('hex') });
}

/** What a file's bytes are. */
export async function sumOf(bytes: AsyncIterable<Buffer>): Promise<FileSum> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const part of bytes) {
    hash.update(part);
    size += part.length;
  }
  return { bytes: size, sha256: hash.digest('hex') };
}

/** All of a stream in memory. */
export async function wholeOf(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of bytes) parts.push(part);
  return Buffer.concat(parts);
}

export const isSameFile = (one: FileSum, other: FileSum): boolean =>
  one.bytes === other.bytes && one.sha256 === other.sha256;
