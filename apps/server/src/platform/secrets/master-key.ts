import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { writeWhole } from '@assay/versioned-files';
import type { MasterKeySource } from '../config';
import { BadConfiguration } from '../environment';
import { KEY_BYTES } from './aes-gcm';

/** Maximum duration of the command, in milliseconds; a key management service responds faster. */
const COMMAND_MS = 10_000;
const MAX_OUTPUT_LENGTH = 4096;
const OWNER_ONLY = 0o600;
const NEW = '.new';

/** The key that wraps every other key. It is never stored in the database. */
export interface MasterKey {
  /** The key: 32 bytes. */
  readonly key: Buffer;
  /** The file that contains it; null if it came from the environment or a command. */
  readonly file: string | null;
  /** True if it was just created because it didn't exist. */
  readonly isNew: boolean;
}

/** Parses a key: 64 hexadecimal digits, or base64 of 32 bytes. Null if it is neither. */
function keyFrom(text: string): Buffer | null {
  const word = text.trim();
  if (/^[0-9a-f]{64}$/i.test(word)) return Buffer.from(word, 'hex');
  if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(word)) return null;
  const key = Buffer.from(word, 'base64');
  return key.length === KEY_BYTES ? key : null;
}

const FORM = '64 hexadecimal digits, or 32 bytes as base64';

function keyOf(text: string, name: string): Buffer {
  const key = keyFrom(text);
  if (key) return key;
  throw new BadConfiguration(`${name} must be a key: ${FORM} (create one with openssl rand -hex 32).`);
}

/**
 * Returns the output of a command. Its output and error messages are never repeated because they may contain
 * the key.
 */
function outputOf(command: string): Promise<string> {
  return new Promise((done, failed) => {
    execFile(
      '/bin/sh',
      ['-c', command],
      { timeout: COMMAND_MS, maxBuffer: MAX_OUTPUT_LENGTH, killSignal: 'SIGKILL' },
      (error, stdout) => {
        if (!error) return done(stdout);
        const why = error.killed ? `took longer than ${COMMAND_MS / 1000} s` : 'failed';
        failed(new BadConfiguration(`The command in ASSAY_MASTER_KEY_COMMAND ${why}.`));
      },
    );
  });
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function readOrNull(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw new BadConfiguration(`Can't read the master key in ${path}. Check the file and its permissions.`);
  }
}

/** Writes a key file that is complete even after a crash and readable only by its owner. */
export const writeKeyFile = (path: string, key: Buffer): void =>
  writeWhole(path, `${key.toString('hex')}\n`, { mode: OWNER_ONLY });

/** Returns the path of the key that a rotation is about to put in place of `path`. */
export const nextKeyFile = (path: string): string => `${path}${NEW}`;

/** Reads the key file that an interrupted rotation left; null if it doesn't exist. */
export async function nextKeyOf(path: string): Promise<Buffer | null> {
  const text = await readOrNull(nextKeyFile(path));
  return text === null ? null : keyOf(text, nextKeyFile(path));
}

/**
 * Reads a key file.
 * @throws BadConfiguration when it is missing or isn't a key
 */
export async function readKeyFile(path: string): Promise<Buffer> {
  const text = await readOrNull(path);
  if (text === null) throw new BadConfiguration(`The file ${path} contains no key.`);
  return keyOf(text, path);
}

/** Returns the default path of the master key, in the data folder of the embedded database. */
export const keyFileInDataFolder = (dataDir: string): string => resolve(join(dataDir, 'master.key'));

const REFUSED =
  'The database in DATABASE_URL needs a separate master key. Set ASSAY_MASTER_KEY_FILE, ASSAY_MASTER_KEY or ' +
  'ASSAY_MASTER_KEY_COMMAND to the same key in every process (create one with openssl rand -hex 32). Or set ' +
  'ASSAY_MASTER_KEY_BESIDE_DATABASE=true to create a key in the data folder. See docs/operate/encryption-keys.md.';

const WITHOUT =
  "put the key of this deployment there, or set ASSAY_MASTER_KEY_FILE to its place. Without it, encrypted data can't be read.";

/**
 * Reads the master key of a deployment from the configured source, or from the data folder by default.
 * @param make returns random bytes for the first key; null means that a key existed before and must be found
 * @throws BadConfiguration when the key is missing or invalid
 */
export async function readMasterKey(
  { source, dataDir, databaseUrl }: MasterKeyPlace,
  make: ((length: number) => Buffer) | null,
): Promise<MasterKey> {
  if (source.value !== undefined)
    return { key: keyOf(source.value, 'ASSAY_MASTER_KEY'), file: null, isNew: false };
  if (source.command !== undefined) {
    const text = await outputOf(source.command);
    return { key: keyOf(text, 'ASSAY_MASTER_KEY_COMMAND'), file: null, isNew: false };
  }
  const named = source.file !== undefined;
  if (!named && databaseUrl !== undefined && !source.besideDatabase) throw new BadConfiguration(REFUSED);
  const file = named ? resolve(source.file) : keyFileInDataFolder(dataDir);
  const text = await readOrNull(file);
  if (text !== null) return { key: keyOf(text, file), file, isNew: false };
  if (named || make === null) throw new BadConfiguration(`No master key in ${file}: ${WITHOUT}`);
  const key = make(KEY_BYTES);
  writeKeyFile(file, key);
  return { key, file, isNew: true };
}

/** The configuration that determines the source of the key. */
interface MasterKeyPlace {
  readonly source: MasterKeySource;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}
