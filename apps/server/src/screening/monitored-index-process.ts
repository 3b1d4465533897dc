import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { type NameIndex, openNameIndex } from '@assay/screening';
import { buildMonitored, type IndexedName, type IndexNames, inParts } from './monitored-index';

/** Length prefix of a part: its number of bytes as UInt32LE. */
const LENGTH_BYTES = 4;

/**
 * Builds a name index in a child process. Names and index parts are sent through pipes, because personal
 * names must not be written to disk.
 * @param program path of the program
 * @throws Error when the process fails
 */
export const indexNamesInChildProcess =
  (program: string): IndexNames =>
  async (pages) => {
    const child = spawn(process.execPath, [program, 'lists', 'index-names'], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const ended = once(child, 'close') as Promise<[code: number | null]>;
    // A process that exits early closes its pipe; its exit code reports the failure.
    child.stdin.on('error', () => undefined);
    const parts = collect(child.stdout);
    // Avoids an unhandled rejection; the promise is awaited after the process has ended.
    parts.catch(() => undefined);
    for await (const page of pages) {
      const lines = page.map((name) => `${JSON.stringify(name)}\n`).join('');
      if (!child.stdin.write(lines) && child.stdin.writable)
        await Promise.race([once(child.stdin, 'drain'), ended]);
    }
    child.stdin.end();
    const [code] = await ended;
    if (code !== 0) throw new Error('the index of monitored names could not be built');
    return await parts;
  };

/** Reads index parts from the pipe; a truncated part is dropped, and the exit code reports the failure. */
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

/** Child process side: reads names as JSON Lines and yields each part of the index once it is built. */
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
