import { execFile } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readlinkSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { type Binaries, locateBinaries, prepareBinaries, program } from './binaries';

const run = promisify(execFile);
const scratch = mkdtempSync(join(tmpdir(), 'assay-bin-'));
const isRoot = process.geteuid?.() === 0;

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Unpacks the package as npm does: without the links between library names. */
async function unpacked(name: string): Promise<Binaries> {
  const installed = await locateBinaries(process.platform, process.arch);
  const native = join(scratch, name, 'native');
  cpSync(installed.native, native, {
    recursive: true,
    filter: (path) => !/\.so(\.\d+)?$/.test(path) || !isLink(path),
  });
  return { ...installed, native };
}

function isLink(path: string): boolean {
  try {
    readlinkSync(path);
    return true;
  } catch {
    return false;
  }
}

describe('prepareBinaries', () => {
  it('links the libraries so that the programs run, also from several processes at once', async () => {
    const found = await unpacked('in-place');
    const prepared = await Promise.all([1, 2, 3, 4].map(() => prepareBinaries(found, null, scratch)));
    for (const { native } of prepared) expect(native).toBe(found.native);
    const { stdout } = await run(program(prepared[0]!, 'postgres'), ['--version']);
    expect(stdout).toContain(`PostgreSQL) ${found.major}.`);
  });

  it.skipIf(!isRoot)('copies the binaries when the database user cannot reach them', async () => {
    const found = await unpacked('closed');
    // mkdtemp creates folders that only their owner may enter.
    const stranger = { name: 'stranger', uid: 54_321, gid: 54_321 };
    const privateFolder = join(scratch, 'private');
    const copies = await Promise.all([1, 2].map(() => prepareBinaries(found, stranger, privateFolder)));
    expect(readdirSync(privateFolder)).toEqual([`postgresql-${found.version}`]);
    const { stdout } = await run(program(copies[1]!, 'postgres'), ['--version']);
    expect(stdout).toContain(`PostgreSQL) ${found.major}.`);
    expect(await prepareBinaries(found, stranger, privateFolder)).toEqual(copies[0]);
  });

  it.skipIf(!isRoot)('makes the copy of a read-only tree writable', async () => {
    const found = await unpacked('read-only');
    for (const folder of ['lib', 'bin', 'share']) chmodSync(join(found.native, folder), 0o555);
    const stranger = { name: 'stranger', uid: 54_321, gid: 54_321 };
    const copy = await prepareBinaries(found, stranger, join(scratch, 'of-read-only'));
    for (const folder of ['lib', 'bin', 'share'])
      expect(statSync(join(copy.native, folder)).mode & 0o777).toBe(0o755);
  });

  it('throws an error that explains missing binaries', async () => {
    await expect(locateBinaries('win32', 'x64')).rejects.toMatchObject({ code: 'platform_unsupported' });
    await expect(locateBinaries('linux', 'mips')).rejects.toMatchObject({ code: 'binaries_missing' });
  });
});
