import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { openNameIndex } from '@assay/screening';
import { buildMonitored, type IndexedName, type IndexNames } from './monitored-index';

/**
 * Has an index of names built by a process of its own. The names go to it and the index comes back through pipes: they
 * are persons' and are not written to disk.
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
    // A process that ends early closes its pipe; its exit code tells.
    child.stdin.on('error', () => undefined);
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    for await (const page of pages) {
      const lines = page.map((name) => `${JSON.stringify(name)}\n`).join('');
      if (!child.stdin.write(lines) && child.stdin.writable)
        await Promise.race([once(child.stdin, 'drain'), ended]);
    }
    child.stdin.end();
    const [code] = await ended;
    if (code !== 0) throw new Error('the index of the monitored names could not be built');
    return openNameIndex(Buffer.concat(chunks));
  };

/** The other end: names as JSON Lines in, the bytes of their index out. */
export async function indexNamesOf(input: Readable): Promise<Uint8Array> {
  const names: IndexedName[] = [];
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY }))
    names.push(JSON.parse(line) as IndexedName);
  return buildMonitored(names).serialise();
}
