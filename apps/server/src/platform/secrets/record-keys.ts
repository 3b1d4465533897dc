import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { writeWhole, writeWholeStream } from '@assay/versioned-files';

/*
 * Keys of single records, in files outside the database. A file contains KEYS_A_FILE random secrets of 16
 * bytes. It is written and flushed before the first secret is used, so using one needs no write. A record
 * stores its file and number; destroying its key means overwriting those 16 bytes. A file is used only by the
 * process that created it. A key therefore never serves two records that different processes may destroy.
 */

export const SECRET_BYTES = 16;
const KEYS_A_FILE = 8192;
const FILE_ID_BYTES = 8;
const NUMBER_BYTES = 2;
/** A reference names a key by its file and its number in it. */
export const REFERENCE_BYTES = FILE_ID_BYTES + NUMBER_BYTES;
/** Number of used keys at which the next file is started. */
const BEGIN_NEXT = KEYS_A_FILE * 0.75;
const OPEN_FILES = 64;
const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;
const ID_FILE = 'id';

const DESTROYED = Buffer.alloc(SECRET_BYTES);

interface OwnFile {
  readonly id: Buffer;
  readonly secrets: Buffer;
}

/** An unused key. */
interface FreshKey {
  /** Reference for the record: 10 bytes. */
  readonly reference: Buffer;
  /** Secret: 16 bytes. */
  readonly secret: Buffer;
}

/** The record keys in one folder, which every process of the deployment shares. */
export class RecordKeys {
  private own: OwnFile | undefined;
  private used = 0;
  private coming: Promise<void> | undefined;
  private next: OwnFile | undefined;
  /** Files open for reading, least recently used first. */
  private readonly files = new Map<string, number>();

  constructor(
    private readonly folder: string,
    private readonly bytes: (length: number) => Buffer,
  ) {}

  /**
   * Returns the id of this folder; null if it is empty.
   * @param mayMake true if a new id may be created
   */
  identity(mayMake: boolean): string | null {
    const path = join(this.folder, ID_FILE);
    if (!existsSync(path)) {
      if (!mayMake) return null;
      writeWhole(path, `${this.bytes(FILE_ID_BYTES).toString('hex')}\n`, {
        mode: OWNER_ONLY,
        folderMode: OWNER_ONLY_FOLDER,
      });
    }
    return readFileSync(path, 'utf8').trim();
  }

  /** Creates the first file, so that no request waits for it. */
  prepare(): void {
    this.own ??= this.makeFile();
  }

  /** Returns a key for a new record; it is already on the disk. */
  fresh(): FreshKey {
    if (this.own === undefined || this.used === KEYS_A_FILE) {
      this.own = this.next ?? this.makeFile();
      this.next = undefined;
      this.used = 0;
    }
    const number = this.used++;
    if (this.used === BEGIN_NEXT) this.beginNext();
    const reference = Buffer.alloc(REFERENCE_BYTES);
    this.own.id.copy(reference);
    reference.writeUInt16BE(number, FILE_ID_BYTES);
    return { reference, secret: secretAt(this.own.secrets, number) };
  }

  /**
   * Returns the secret of a record's key; null if it was destroyed.
   * @throws the file system's error when its file is missing; Error when the file is truncated, because a
   *   missing secret isn't a destroyed one
   */
  secretOf(reference: Buffer): Buffer | null {
    const { id, number } = read(reference);
    const secret = Buffer.alloc(SECRET_BYTES);
    const bytes = readSync(this.opened(id), secret, 0, SECRET_BYTES, number * SECRET_BYTES);
    if (bytes < SECRET_BYTES) throw new Error(`the record key file ${id} is incomplete`);
    return secret.equals(DESTROYED) ? null : secret;
  }

  /** Destroys keys. When this returns, they are overwritten on the disk. Can be repeated safely. */
  destroy(references: readonly Buffer[]): void {
    const byFile = new Map<string, number[]>();
    for (const reference of references) {
      const { id, number } = read(reference);
      const numbers = byFile.get(id) ?? [];
      byFile.set(id, numbers);
      numbers.push(number);
      // Also clears the copies in the memory of this process.
      if (this.own?.id.toString('hex') === id) secretAt(this.own.secrets, number).fill(0);
    }
    for (const [id, numbers] of byFile) {
      const file = openSync(join(this.folder, id), 'r+');
      try {
        for (const number of numbers) writeSync(file, DESTROYED, 0, SECRET_BYTES, number * SECRET_BYTES);
        fsyncSync(file);
      } finally {
        closeSync(file);
      }
    }
  }

  /** Closes the files after the pending write. */
  async close(): Promise<void> {
    await this.coming;
    for (const file of this.files.values()) closeSync(file);
    this.files.clear();
  }

  private newFile(): OwnFile {
    mkdirSync(this.folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
    return { id: this.bytes(FILE_ID_BYTES), secrets: this.bytes(KEYS_A_FILE * SECRET_BYTES) };
  }

  private pathOf({ id }: OwnFile): string {
    return join(this.folder, id.toString('hex'));
  }

  private makeFile(): OwnFile {
    const file = this.newFile();
    writeWhole(this.pathOf(file), new Uint8Array(file.secrets), { mode: OWNER_ONLY });
    return file;
  }

  private beginNext(): void {
    const file = this.newFile();
    this.coming = writeWholeStream(this.pathOf(file), one(file.secrets), { mode: OWNER_ONLY }).then(
      () => {
        this.next = file;
      },
      // The caller that needs the file retries and gets the error.
      () => undefined,
    );
  }

  private opened(id: string): number {
    const known = this.files.get(id);
    this.files.delete(id);
    const file = known ?? openSync(join(this.folder, id), 'r');
    this.files.set(id, file);
    if (this.files.size > OPEN_FILES) {
      const [oldest] = this.files;
      this.files.delete(oldest![0]);
      closeSync(oldest![1]);
    }
    return file;
  }
}

const secretAt = (secrets: Buffer, number: number): Buffer =>
  secrets.subarray(number * SECRET_BYTES, (number + 1) * SECRET_BYTES);

const read = (reference: Buffer) => ({
  id: reference.toString('hex', 0, FILE_ID_BYTES),
  number: reference.readUInt16BE(FILE_ID_BYTES),
});

async function* one(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(bytes);
}
