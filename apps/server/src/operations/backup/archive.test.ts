import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ArchiveHead, BadBackup, type Frame, openArchive, writeArchive } from './archive';

const MASTER = Buffer.alloc(32, 7);
const HEAD: ArchiveHead = {
  kind: 'deployment',
  created_at: '2026-11-23T00:00:00.000Z',
  assay: '0.2.0',
  schema: 27,
  record_keys: null,
};

let folder: string;
let path: string;
const written: Frame[] = [
  { kind: 'T', content: Buffer.from('{"table":"a"}') },
  // Random bytes, so that the compressed data still spans several encrypted chunks.
  { kind: 'B', content: randomBytes(200_000) },
  { kind: 'B', content: Buffer.alloc(0) },
  { kind: 'Z', content: Buffer.from('{}') },
];

async function* each(frames: readonly Frame[]): AsyncGenerator<Frame> {
  yield* frames;
}

async function read(file: string, master = MASTER): Promise<readonly Frame[]> {
  const { frames } = await openArchive(file, master);
  const found: Frame[] = [];
  for await (const frame of frames) found.push(frame);
  return found;
}

const changed = (change: (bytes: Buffer) => Buffer): string => {
  const file = join(folder, 'changed');
  writeFileSync(file, change(Buffer.from(readFileSync(path))));
  return file;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-archive-'));
  path = join(folder, 'a.backup');
  await writeArchive(path, HEAD, each(written), { master: MASTER, bytes: randomBytes });
});
afterAll(() => rmSync(folder, { recursive: true }));

it('reads back the written frames, and the file reveals none of their content', async () => {
  const { head, close } = await openArchive(path, MASTER);
  await close();
  expect(head).toEqual(HEAD);
  expect(await read(path)).toEqual(written);
  expect(readFileSync(path).includes('"table"')).toBe(false);
});

it('rejects a file truncated at any position', async () => {
  const size = readFileSync(path).length;
  const cuts = [0, 1, 15, 16, 18, 20, 100, 400, 66_000, 65_552, 131_500, size - 17, size - 16, size - 1];
  for (const cut of cuts) {
    const file = changed((bytes) => bytes.subarray(0, cut));
    await expect(read(file), `cut at ${cut}`).rejects.toBeInstanceOf(BadBackup);
  }
});

it('rejects a file with a changed, added or moved byte', async () => {
  const size = readFileSync(path).length;
  for (let at = 0; at < size; at += Math.ceil(size / 150)) {
    const file = changed((bytes) => {
      bytes[at] = bytes[at]! ^ 1;
      return bytes;
    });
    await expect(read(file), `byte ${at}`).rejects.toBeInstanceOf(BadBackup);
  }
  await expect(read(changed((bytes) => Buffer.concat([bytes, Buffer.from('x')])))).rejects.toThrow(
    'is incomplete or was changed',
  );
  await expect(read(changed((bytes) => Buffer.concat([bytes, bytes])))).rejects.toThrow(
    'is incomplete or was',
  );
});

it("reports the wrong master key, and a file that isn't a backup", async () => {
  await expect(read(path, Buffer.alloc(32, 8))).rejects.toThrow(/needs the master key/);
  await expect(read(join(folder, 'none'))).rejects.toThrow('Backup not found');
  await expect(read(folder)).rejects.toThrow("Can't read the backup");
  writeFileSync(join(folder, 'other'), 'PK a file of another kind, long enough to have a head');
  await expect(read(join(folder, 'other'))).rejects.toThrow("isn't an Assay backup");
});

it('leaves no new file, and an existing file unchanged, when its source fails', async () => {
  const before = readFileSync(path);
  async function* failing(): AsyncGenerator<Frame> {
    yield written[0]!;
    throw new Error('the source is gone');
  }
  const writing = writeArchive(path, HEAD, failing(), { master: MASTER, bytes: randomBytes });
  await expect(writing).rejects.toThrow('the source is gone');
  expect(readFileSync(path).equals(before)).toBe(true);
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
});
