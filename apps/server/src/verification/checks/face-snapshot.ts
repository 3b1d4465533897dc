import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { EnvironmentId, ExecutionId } from '@assay/contract';
import { writeWholeStream } from '@assay/versioned-files';
import { FaceIndex, type FaceIndexParts } from '@assay/vision';
import { keyIdOf } from '../../platform/secrets/aes-gcm';
import { encryptedKeyId, type Sealing, sealing } from '../../platform/secrets/sealed';

/*
 * A snapshot of a face index: encrypted parts, each after its length in four bytes. The first part describes
 * the others and the time of the snapshot. The second holds the centroids of the cells. Then one part per
 * cell follows: face numbers, then their codes. Byte order is that of the machine, as for the faces. A
 * changed code format requires a new version.
 */
const VERSION = 1;
const LENGTH_BYTES = 4;
const NUMBER_BYTES = 8;
const CODE_BYTES = 128;
const MAX_PART_BYTES = 256 * 2 ** 20;

/** The newest face in a snapshot. */
export interface LastFace {
  readonly number: number;
  readonly executionId: ExecutionId;
}

interface Head {
  readonly version: typeof VERSION;
  /** Distinguishes the parts of two snapshots. */
  readonly id: string;
  readonly last: LastFace;
  readonly cells: number;
}

/** The file is not a complete snapshot of its environment. */
export class UnusableSnapshot extends Error {
  constructor() {
    super('the face index snapshot is damaged');
    this.name = 'UnusableSnapshot';
  }
}

export const snapshotPath = (folder: string, environmentId: EnvironmentId): string =>
  join(folder, `${environmentId}.faces`);

export const removeSnapshot = (folder: string, environmentId: EnvironmentId): Promise<void> =>
  rm(snapshotPath(folder, environmentId), { force: true });

const sealingOf = (key: Buffer, environmentId: EnvironmentId, bytes: (length: number) => Buffer): Sealing =>
  sealing(key, { name: 'face index snapshot', salt: String(environmentId) }, bytes);

const HEAD_PLACE = 'head';
const partPlace = (id: string, part: number): string => `${id}/${part}`;

const bytesOf = ({ buffer, byteOffset, byteLength }: Int8Array | Float64Array): Buffer =>
  Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);

/** Returns the remaining faces of a cell as one part. */
function cellBytes(cell: FaceIndexParts['cells'][number], isStored: (number: number) => boolean): Buffer {
  const places = Array.from(cell.numbers.keys()).filter((at) => isStored(cell.numbers[at]!));
  const plain = Buffer.alloc(places.length * (NUMBER_BYTES + CODE_BYTES));
  const [numbers, codes] = [new Float64Array(places.length), plain.subarray(places.length * NUMBER_BYTES)];
  for (const [to, at] of places.entries()) {
    numbers[to] = cell.numbers[at]!;
    codes.set(bytesOf(cell.codes.subarray(at * CODE_BYTES, (at + 1) * CODE_BYTES)), to * CODE_BYTES);
  }
  bytesOf(numbers).copy(plain);
  return plain;
}

/** Content of a snapshot. */
interface TakenIndex {
  readonly parts: FaceIndexParts;
  /** Faces with other numbers are omitted. */
  isStored(number: number): boolean;
  readonly last: LastFace;
}

/**
 * Writes a snapshot atomically.
 * @param key 32-byte key of the environment's snapshots
 */
export async function writeSnapshot(
  folder: string,
  environmentId: EnvironmentId,
  key: Buffer,
  bytes: (length: number) => Buffer,
  { parts, isStored, last }: TakenIndex,
): Promise<void> {
  const seal = sealingOf(key, environmentId, bytes);
  const id = bytes(16).toString('hex');
  function* plainParts(): Generator<readonly [place: string, plain: Buffer]> {
    const head: Head = { version: VERSION, id, last, cells: parts.cells.length };
    yield [HEAD_PLACE, Buffer.from(JSON.stringify(head))];
    yield [partPlace(id, 0), Buffer.concat(parts.middles.map(bytesOf))];
    for (const [at, cell] of parts.cells.entries()) yield [partPlace(id, at + 1), cellBytes(cell, isStored)];
  }
  async function* encryptedParts(): AsyncGenerator<Uint8Array> {
    for (const [place, plain] of plainParts()) {
      const sealed = seal.seal(plain, place);
      const length = Buffer.alloc(LENGTH_BYTES);
      length.writeUInt32LE(sealed.length);
      yield Buffer.concat([length, sealed]);
      await setImmediate();
    }
  }
  await writeWholeStream(snapshotPath(folder, environmentId), encryptedParts(), {
    mode: 0o600,
    folderMode: 0o700,
  });
}

function cellOf(plain: Buffer): FaceIndexParts['cells'][number] {
  const count = plain.length / (NUMBER_BYTES + CODE_BYTES);
  if (!Number.isInteger(count)) throw new UnusableSnapshot();
  // Copied, because numbers must be aligned to eight bytes and the index modifies its data.
  const numbers = new Float64Array(Uint8Array.from(plain.subarray(0, count * NUMBER_BYTES)).buffer);
  const codes = new Int8Array(Uint8Array.from(plain.subarray(count * NUMBER_BYTES)).buffer);
  return { numbers, codes };
}

function middlesOf(plain: Buffer): readonly Int8Array[] {
  const count = plain.length / CODE_BYTES;
  if (!Number.isInteger(count)) throw new UnusableSnapshot();
  return Array.from({ length: count }, (_, at) =>
    Int8Array.from(plain.subarray(at * CODE_BYTES, (at + 1) * CODE_BYTES)),
  );
}

/**
 * Reads the snapshot of an environment.
 * @returns null when there is no file, or one with an earlier key or another version
 * @throws UnusableSnapshot
 */
export async function readSnapshot(
  folder: string,
  environmentId: EnvironmentId,
  key: Buffer,
): Promise<{ readonly index: FaceIndex; readonly last: LastFace } | null> {
  const file = await open(snapshotPath(folder, environmentId), 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!file) return null;
  const seal = sealingOf(key, environmentId, () => Buffer.alloc(0));
  const exactly = async (length: number): Promise<Buffer> => {
    const read = Buffer.alloc(length);
    const { bytesRead } = await file.read(read, 0, length);
    if (bytesRead !== length) throw new UnusableSnapshot();
    return read;
  };
  const encryptedPart = async (): Promise<Buffer> => {
    const length = (await exactly(LENGTH_BYTES)).readUInt32LE();
    if (length > MAX_PART_BYTES) throw new UnusableSnapshot();
    return exactly(length);
  };
  const opened = (sealed: Buffer, place: string): Buffer => {
    const plain = seal.open(sealed, place);
    if (!plain) throw new UnusableSnapshot();
    return plain;
  };
  const part = async (place: string): Promise<Buffer> => opened(await encryptedPart(), place);
  try {
    const first = await encryptedPart();
    if (encryptedKeyId(first) !== keyIdOf(key).toString('hex')) return null;
    const head = JSON.parse(opened(first, HEAD_PLACE).toString('utf8')) as Head;
    if (head.version !== VERSION) return null;
    const middles = middlesOf(await part(partPlace(head.id, 0)));
    const cells: FaceIndexParts['cells'][number][] = [];
    for (let at = 1; at <= head.cells; at++) cells.push(cellOf(await part(partPlace(head.id, at))));
    return { index: FaceIndex.of({ middles, cells }), last: head.last };
  } finally {
    await file.close();
  }
}
