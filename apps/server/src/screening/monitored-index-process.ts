import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { type NameIndex, openNameIndex } from '@assay/screening';
import { buildMonitored, type IndexedName, type IndexNames, inParts } from './monitored-index';

/** Before the bytes of a part: how many there are, as UInt32LE. */
const LENGTH_BYTES = 4;

/**
 * Has an index of names built by a process of its own. The names go to it and the parts of the index come back through
 * pipes: they are persons' and are not written to disk.
 * @param program the program's file.
 * @throws Error when that process does not end well.
 */
export const indexNamesBeside =
  (program: string): IndexNames =>
  async (pages) => {
    const child = spawn(process.execPath, [program, 'lists', 'index-names'], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const ended = once(child, 'close') as Promise<[code: number | null]>;
    // A process that ends early closes its pipe; its exit code reports it.
    child.stdin.on('error', () => undefined);
    const parts = collect(child.stdout);
    // Heard of below, once the process has ended.
    parts.catch(() => undefined);
    for await (const page of pages) {
      const lines = page.map((name) => `${JSON.stringify(name)}\n`).join('');
      if (!child.stdin.write(lines) && child.stdin.writable)
        await Promise.race([once(child.stdin, 'drain'), ended]);
    }
    child.stdin.end();
    const [code] = await ended;
    if (code !== 0) throw new Error('the index of the monitored names could not be built');
    return await parts;
  };

/** The parts that come through the pipe; one that is cut off is left out, and the exit code reports it. */
async function collect(output: Readable): Promise<readonly NameIndex[]> {
  const parts: NameIndex[] = [];
  let chunks: Buffer[] = [];
  let held = 0;
  let wanted = LENGTH_BYTES;
  let isLength = true;
  for await (const chunk of output) {
    chunks.push(chunk as Buffer);
    held += (chunk as Buffer).length;
    while (held >= wanted) {
      const bytes = Buffer.concat(chunks);
      const rest = bytes.subarray(wanted);
      if (isLength) wanted = bytes.readUInt32LE(0);
      else {
        parts.push(openNameIndex(bytes.subarray(0, wanted)));
        wanted = LENGTH_BYTES;
      }
      isLength = !isLength;
      chunks = [rest];
      held = rest.length;
    }
  }
  return parts;
}

/** The other end: names as JSON Lines in, each part of their index out as soon as it is built. */
export async function* indexNamesOf(input: Readable): AsyncGenerator<Uint8Array> {
  async function* names() {
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY }))
      yield [JSON.parse(line) as IndexedName];
  }
  for await (const part of inParts(names())) {
    const bytes = buildMonitored(part).serialise();
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32LE(bytes.length);
    yield length;
    yield bytes;
  }
}
