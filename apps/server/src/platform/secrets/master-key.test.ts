import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfiguration } from '../../configuration';
import { readMasterKey } from './master-key';

const HEX = '0f'.repeat(32);
const KEY = Buffer.from(HEX, 'hex');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-master-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function find(
  env: { readonly [name: string]: string },
  make: ((length: number) => Buffer) | null = null,
) {
  const { masterKey, dataDir, databaseUrl } = readConfiguration({ ASSAY_DATA_DIR: folder, ...env });
  return readMasterKey({ source: masterKey, dataDir, databaseUrl }, make);
}
const OUTSIDE = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' };

describe('readMasterKey', () => {
  it.each([
    ['hexadecimal', HEX],
    ['base64', KEY.toString('base64')],
    ['base64url', KEY.toString('base64url')],
  ])('reads the environment variable as %s', async (_form, text) => {
    expect(await find({ ...OUTSIDE, ASSAY_MASTER_KEY: text })).toEqual({
      key: KEY,
      file: null,
      isNew: false,
    });
  });

  it('reads a file', async () => {
    const file = join(folder, 'key');
    writeFileSync(file, `${HEX}\n`);
    expect(await find({ ...OUTSIDE, ASSAY_MASTER_KEY_FILE: file })).toEqual({ key: KEY, file, isNew: false });
  });

  it('reads the output of a command, such as a key management client', async () => {
    const { key } = await find({ ...OUTSIDE, ASSAY_MASTER_KEY_COMMAND: `printf %s ${HEX}` });
    expect(key).toEqual(KEY);
  });

  it('creates a key for the embedded database, readable only by the owner, and finds it again', async () => {
    const made = await find({}, () => KEY);
    const file = join(folder, 'master.key');
    expect(made).toEqual({ key: KEY, file, isNew: true });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toBe(`${HEX}\n`);
    expect(await find({})).toEqual({ key: KEY, file, isNew: false });
  });

  it('creates a key for an external database only if that is configured', async () => {
    await expect(find(OUTSIDE, () => KEY)).rejects.toThrow(
      /ASSAY_MASTER_KEY_FILE, ASSAY_MASTER_KEY or ASSAY_MASTER_KEY_COMMAND/,
    );
    const { isNew } = await find({ ...OUTSIDE, ASSAY_MASTER_KEY_BESIDE_DATABASE: 'true' }, () => KEY);
    expect(isNew).toBe(true);
  });

  it.each([
    ['a short one', { ASSAY_MASTER_KEY: 'ab'.repeat(31) }, /ASSAY_MASTER_KEY must be a key/],
    ['an invalid key', { ASSAY_MASTER_KEY: 'g'.repeat(64) }, /ASSAY_MASTER_KEY must be a key/],
    ['two ways', { ASSAY_MASTER_KEY: HEX, ASSAY_MASTER_KEY_FILE: '/x' }, /Set only one of/],
    ['a missing file', { ASSAY_MASTER_KEY_FILE: '/nowhere/key' }, /No master key in \/nowhere\/key/],
    [
      'a failing command',
      { ASSAY_MASTER_KEY_COMMAND: `echo ${HEX}; exit 3` },
      /ASSAY_MASTER_KEY_COMMAND failed/,
    ],
    ['a silent command', { ASSAY_MASTER_KEY_COMMAND: 'true' }, /ASSAY_MASTER_KEY_COMMAND must be a key/],
    ['an invalid boolean', { ASSAY_MASTER_KEY_BESIDE_DATABASE: 'yes' }, /must be true or false/],
  ])('rejects it with one sentence that does not contain the key: %s', async (_what, env, sentence) => {
    const failure = await find({ ...OUTSIDE, ...env }).then(
      () => null,
      (error: Error) => error.message,
    );
    expect(failure).toMatch(sentence);
    expect(failure).not.toContain(HEX);
  });

  it('does not create a key if there was one before', async () => {
    await expect(find({})).rejects.toThrow(/No master key in .*master\.key: put the key/);
  });
});
