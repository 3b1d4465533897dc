import { createReadStream } from 'node:fs';
import { PassThrough, pipeline, Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { writeWholeStream } from '@assay/versioned-files';
import { KEY_BYTES, keyIdOf } from '../../platform/secrets/aes-gcm';
import { encryptedKeyId, sealing } from '../../platform/secrets/sealed';
import { openWholeStream, SealBroken, sealStream } from '../../platform/secrets/sealed-stream';

/*
 * Format of a backup file: an identifying line, the length of the header (4 bytes, big-endian), the header,
 * and a stream encrypted with the file's data key. The header is JSON. It describes the content and holds the
 * data key, wrapped with the master key and bound to the rest of the header. The encrypted stream holds
 * frames, compressed with gzip: `kind(1) | length(4, big-endian) | content`.
 */

const FIRST_LINE = Buffer.from('ASSAY BACK-UP 1\n');
const MAX_HEAD_LENGTH = 65_536;
const LENGTH_BYTES = 4;
const FRAME_HEAD_BYTES = 5;
/** Maximum length of a written frame, in bytes. */
const MAX_FRAME_LENGTH = 16 * 1024 * 1024;
/** gzip level. Row data compresses well at any level; the lowest is as fast as the database. */
const COMPRESSION = 1;
const OWNER_ONLY = 0o600;

const KIND = { name: 'back-up' };

/** Header of a file in an archived log: a copy of the cluster, a log file, or a record key file. */
export interface LogArchiveHead {
  readonly kind: 'cluster' | 'log' | 'record-key-file';
  /** ISO 8601. */
  readonly created_at: string;
  /** Version of the program that wrote it. */
  readonly assay: string;
  /** PostgreSQL system identifier; the same for all clusters restored from this one. */
  readonly system: string;
  /** Name of the file, so that one file can't replace another. */
  readonly name: string;
}

/** Header of a backup. */
export interface ArchiveHead {
  readonly kind: 'deployment' | 'record-keys';
  /** ISO 8601. */
  readonly created_at: string;
  /** Version of the program that wrote it. */
  readonly assay: string;
  /** Newest migration of the database. */
  readonly schema: number;
  /** Id of the record key folder in the database; null = records have no individual keys. */
  readonly record_keys: string | null;
}

export interface Frame {
  /** One letter. */
  readonly kind: string;
  readonly content: Buffer;
}

/** The file is not a backup or can't be used; the message is one sentence for the operator. */
export class BadBackup extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadBackup';
  }
}

/** The backup was written with a different master key. */
export class OtherMasterKey extends BadBackup {}

const lengthOf = (bytes: Buffer): Buffer => {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(bytes.length);
  return length;
};

export const jsonFrame = (kind: string, value: object): Frame => ({
  kind,
  content: Buffer.from(JSON.stringify(value)),
});

async function* frameBytes(frames: AsyncIterable<Frame>): AsyncGenerator<Buffer> {
  for await (const { kind, content } of frames) {
    for (let at = 0; at === 0 || at < content.length; at += MAX_FRAME_LENGTH) {
      const part = content.subarray(at, at + MAX_FRAME_LENGTH);
      yield Buffer.concat([Buffer.from(kind), lengthOf(part), part]);
    }
  }
}

/** Returns the output of a pipe; a failure of the source is passed to the reader. */
function through(source: AsyncIterable<Buffer>, pipe: NodeJS.ReadWriteStream): AsyncIterable<Buffer> {
  const end = new PassThrough();
  pipeline(Readable.from(source, { objectMode: false }), pipe, end, () => undefined);
  return end;
}

/**
 * Writes a backup atomically: complete or not at all.
 * @param master master key of 32 bytes, needed to decrypt the backup
 * @param bytes returns random bytes
 */
export async function writeArchive(
  path: string,
  head: ArchiveHead | LogArchiveHead,
  frames: AsyncIterable<Frame>,
  { master, bytes }: { readonly master: Buffer; readonly bytes: (length: number) => Buffer },
): Promise<void> {
  const key = bytes(KEY_BYTES);
  const about = JSON.stringify(head);
  const wrapped = sealing(master, KIND, bytes).seal(key, about).toString('base64');
  const headBytes = Buffer.from(JSON.stringify({ about, wrapped }));
  async function* whole(): AsyncGenerator<Buffer> {
    yield Buffer.concat([FIRST_LINE, lengthOf(headBytes), headBytes]);
    yield* sealStream(key, through(frameBytes(frames), createGzip({ level: COMPRESSION })));
  }
  await writeWholeStream(path, whole(), { mode: OWNER_ONLY, draft: `${path}.part` });
}

/** Reads exact numbers of bytes from a stream. */
class Bytes {
  private readonly source: AsyncIterator<Buffer>;
  private waiting: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.source = source[Symbol.asyncIterator]();
  }

  /** @returns null when the stream ends first */
  async take(length: number): Promise<Buffer | null> {
    const parts = [this.waiting];
    let held = this.waiting.length;
    while (held < length) {
      const next = await this.source.next();
      if (next.done) {
        this.waiting = Buffer.concat(parts);
        return null;
      }
      parts.push(next.value);
      held += next.value.length;
    }
    const all = Buffer.concat(parts);
    this.waiting = all.subarray(length);
    return all.subarray(0, length);
  }

  async *rest(): AsyncGenerator<Buffer> {
    if (this.waiting.length > 0) yield this.waiting;
    for (let next = await this.source.next(); !next.done; next = await this.source.next()) yield next.value;
  }

  /** Returns true at the end of the stream. */
  async isEnd(): Promise<boolean> {
    return this.waiting.length === 0 && ((await this.source.next()).done ?? false);
  }

  async close(): Promise<void> {
    await this.source.return?.();
  }
}

const noBackup = (path: string) => new BadBackup(`${path} isn't an Assay backup.`);
const broken = (path: string) =>
  new BadBackup(`${path} is incomplete or was changed. Nothing was restored. Use another backup.`);

interface WholeHead {
  readonly about: string;
  readonly wrapped: string;
}

function readHead(
  path: string,
  text: string,
): { head: ArchiveHead | LogArchiveHead; about: string; wrapped: Buffer } {
  try {
    const { about, wrapped } = JSON.parse(text) as WholeHead;
    return {
      head: JSON.parse(about) as ArchiveHead | LogArchiveHead,
      about,
      wrapped: Buffer.from(wrapped, 'base64'),
    };
  } catch {
    throw broken(path);
  }
}

async function* framesOf(path: string, plain: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  const bytes = new Bytes(plain);
  try {
    for (;;) {
      const head = await bytes.take(FRAME_HEAD_BYTES);
      if (head === null) {
        if (await bytes.isEnd()) return;
        throw broken(path);
      }
      const length = head.readUInt32BE(1);
      const content = length > MAX_FRAME_LENGTH ? null : await bytes.take(length);
      if (content === null) throw broken(path);
      yield { kind: head.toString('latin1', 0, 1), content };
    }
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (error instanceof SealBroken || code?.startsWith('Z_') || code === 'ERR_STREAM_PREMATURE_CLOSE')
      throw broken(path);
    throw error;
  } finally {
    await bytes.close();
  }
}

/** Returns a readable error for a file that can't be read. */
function unreadable(path: string, error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOENT') return new BadBackup(`Backup not found: ${path}.`);
  if (code === 'EACCES' || code === 'EISDIR')
    return new BadBackup(`Can't read the backup ${path}. Check its permissions.`);
  return error;
}

/**
 * Opens a backup with the master key that it was written with. Frames are returned while reading; the last
 * one is authentic only if the stream ends without an error.
 * @throws BadBackup
 */
export async function openArchive(
  path: string,
  master: Buffer,
): Promise<{
  readonly head: ArchiveHead | LogArchiveHead;
  readonly frames: AsyncGenerator<Frame>;
  close(): Promise<void>;
}> {
  const bytes = new Bytes(createReadStream(path));
  try {
    const first = await bytes.take(FIRST_LINE.length);
    if (!first?.equals(FIRST_LINE)) throw noBackup(path);
    const length = (await bytes.take(LENGTH_BYTES))?.readUInt32BE();
    if (length === undefined || length > MAX_HEAD_LENGTH) throw broken(path);
    const text = await bytes.take(length);
    if (text === null) throw broken(path);
    const { head, about, wrapped } = readHead(path, text.toString());
    const key = sealing(master, KIND, () => Buffer.alloc(0)).open(wrapped, about);
    if (key === null) {
      const own = keyIdOf(master).toString('hex');
      const id = encryptedKeyId(wrapped);
      if (own === id) throw broken(path);
      throw new OtherMasterKey(
        `${path} needs the master key ${id}, but the configured key is ${own}. Set ASSAY_MASTER_KEY_FILE to that key.`,
      );
    }
    const plain = through(openWholeStream(key, bytes.rest()), createGunzip());
    return { head, frames: framesOf(path, plain), close: () => bytes.close() };
  } catch (error) {
    await bytes.close();
    throw unreadable(path, error);
  }
}
