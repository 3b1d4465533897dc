import { createHash, type Hash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBytes } from './read-bytes';
import { type Content, prune, type WriteOptions, writeWhole, writeWholeStream } from './whole-file';

/*
 * A folder of versions, as it lies on the disk:
 *
 *   manifest.json     names the current version and the one before, with what the store knows of each
 *   <a name>.<ending> the content of a version; its name is never used twice while a manifest names it
 *
 * A version is stored before the manifest names it, and one rename of the manifest makes it current. So a crash at any
 * step leaves a manifest that names whole files.
 */

/** What a content file holds. */
interface ContentDigest {
  readonly bytes: number;
  /** Hex SHA-256. */
  readonly sha256: string;
}

/** What a manifest records of a version, beside what its store adds. */
export interface StoredVersion {
  /** Name of the content file, beside the manifest. */
  readonly file: string;
  /** Absent in what version 0.1 wrote: only the content's reader finds its damage. */
  readonly content?: ContentDigest;
}

/** Which versions a folder keeps. */
export interface Manifest<Version extends StoredVersion = StoredVersion> {
  readonly current: Version;
  /** The version before; it answers when the current one is damaged, and can be made current again. */
  readonly previous: Version | null;
}

/** Why something stored cannot be read. */
type Damage = 'missing' | 'damaged';

export type ManifestRead<M> =
  | { readonly state: 'stored'; readonly manifest: M }
  /** Nothing was ever stored there. */
  | { readonly state: 'none' }
  /** There is a manifest, but it cannot be read. */
  | { readonly state: 'damaged' };

const MANIFEST = 'manifest.json';

/**
 * Reads which versions a folder keeps, without opening them.
 * @param recognise makes the manifest of the parsed document, also of one that an older version of the program wrote;
 *   null when it is none
 */
export function readManifest<M extends Manifest>(
  folder: string,
  recognise: (document: unknown) => M | null = asManifest,
): ManifestRead<M> {
  let text: string;
  try {
    text = readFileSync(join(folder, MANIFEST), 'utf8');
  } catch (error) {
    return { state: isAbsence(error) ? 'none' : 'damaged' };
  }
  try {
    const manifest = recognise(JSON.parse(text));
    return manifest === null ? { state: 'damaged' } : { state: 'stored', manifest };
  } catch {
    return { state: 'damaged' };
  }
}

/** The document when it has the form of a manifest; what the store adds to it is taken as it is. */
function asManifest<M extends Manifest>(document: unknown): M | null {
  if (typeof document !== 'object' || document === null) return null;
  const { current, previous = null } = document as { current?: unknown; previous?: unknown };
  return isStoredVersion(current) && (previous === null || isStoredVersion(previous))
    ? ({ ...document, previous } as unknown as M)
    : null;
}

/** A content file lies beside its manifest and nowhere else. */
export const isStoredVersion = (value: unknown): value is StoredVersion =>
  typeof value === 'object' &&
  value !== null &&
  'file' in value &&
  typeof value.file === 'string' &&
  !/[\\/]/.test(value.file);

/** What answers of a folder. */
export interface Opened<Version, T> {
  /** The current version when it is whole, else the one before; null when neither can be read. */
  readonly answering: { readonly version: Version; readonly content: T } | null;
  /** Why the current version does not answer; null when it does. */
  readonly damage: Damage | null;
}

/**
 * Opens the current version, and the one before in its place when it is missing or damaged.
 * @param read makes the content of its bytes; what it throws is damage
 */
export function openVersion<Version extends StoredVersion, T>(
  folder: string,
  { current, previous }: Manifest<Version>,
  read: (bytes: Uint8Array<ArrayBuffer>, version: Version) => T,
): Opened<Version, T> {
  let damage: Damage | null = null;
  for (const version of [current, previous]) {
    if (version === null) continue;
    const found = attempt(folder, version, read);
    if (typeof found !== 'string') {
      return { answering: { version, content: found.content }, damage: version === current ? null : damage };
    }
    damage ??= found;
  }
  return { answering: null, damage };
}

function attempt<Version extends StoredVersion, T>(
  folder: string,
  version: Version,
  read: (bytes: Uint8Array<ArrayBuffer>, version: Version) => T,
): Damage | { readonly content: T } {
  try {
    const bytes = readBytes(join(folder, version.file));
    const hash = createHash('sha256');
    if (version.content) hash.update(bytes);
    if (!holds(version, { bytes: bytes.length, hash })) return 'damaged';
    return { content: read(bytes, version) };
  } catch (error) {
    return isAbsence(error) ? 'missing' : 'damaged';
  }
}

/** {@link openVersion} for content that is read piece by piece. @param read has to read to the end */
export async function openVersionStream<Version extends StoredVersion, T>(
  folder: string,
  { current, previous }: Manifest<Version>,
  read: (pieces: AsyncIterable<Uint8Array>, version: Version) => Promise<T>,
): Promise<Opened<Version, T>> {
  let damage: Damage | null = null;
  for (const version of [current, previous]) {
    if (version === null) continue;
    const found = await attemptStream(folder, version, read);
    if (typeof found !== 'string') {
      return { answering: { version, content: found.content }, damage: version === current ? null : damage };
    }
    damage ??= found;
  }
  return { answering: null, damage };
}

async function attemptStream<Version extends StoredVersion, T>(
  folder: string,
  version: Version,
  read: (pieces: AsyncIterable<Uint8Array>, version: Version) => Promise<T>,
): Promise<Damage | { readonly content: T }> {
  const sum = { bytes: 0, hash: createHash('sha256') };
  try {
    const content = await read(summed(createReadStream(join(folder, version.file)), sum), version);
    return holds(version, sum) ? { content } : 'damaged';
  } catch (error) {
    return isAbsence(error) ? 'missing' : 'damaged';
  }
}

interface Sum {
  bytes: number;
  readonly hash: Hash;
}

async function* summed(pieces: AsyncIterable<Uint8Array>, sum: Sum): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    sum.bytes += piece.length;
    sum.hash.update(piece);
    yield piece;
  }
}

const holds = ({ content }: StoredVersion, { bytes, hash }: Sum): boolean =>
  content === undefined || (content.bytes === bytes && content.sha256 === hash.digest('hex'));

const isAbsence = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/**
 * Stores the content of a version that is to become current.
 * @param stem first part of the file's name
 * @param ending last part of the file's name, without its dot
 * @throws the file system's error
 */
export function storeContent(
  folder: string,
  stem: string,
  ending: string,
  content: Content,
  options: WriteOptions = {},
): Required<StoredVersion> {
  const file = freeName(folder, stem, ending);
  const sum = { bytes: 0, hash: createHash('sha256') };
  function* pieces(): Generator<Uint8Array> {
    const whole = typeof content === 'string' ? Buffer.from(content) : content;
    for (const piece of whole instanceof Uint8Array ? [whole] : whole) {
      sum.bytes += piece.length;
      sum.hash.update(piece);
      yield piece;
    }
  }
  writeWhole(join(folder, file), pieces(), options);
  return { file, content: { bytes: sum.bytes, sha256: sum.hash.digest('hex') } };
}

/** {@link storeContent} for bytes that come one by one. */
export async function storeContentStream(
  folder: string,
  stem: string,
  ending: string,
  source: AsyncIterable<Uint8Array>,
  options: WriteOptions = {},
): Promise<Required<StoredVersion>> {
  const file = freeName(folder, stem, ending);
  const sum = { bytes: 0, hash: createHash('sha256') };
  await writeWholeStream(join(folder, file), summed(source, sum), options);
  return { file, content: { bytes: sum.bytes, sha256: sum.hash.digest('hex') } };
}

/** The manifest may name a file of this name, which stays as it is until another one is named in its place. */
function freeName(folder: string, stem: string, ending: string): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? `${stem}.${ending}` : `${stem}-${number}.${ending}`;
    if (!existsSync(join(folder, name))) return name;
  }
}

/**
 * Makes a manifest the current one by one rename, then removes the content files that the manifest before named and
 * this one does not, and what crashes left.
 * @throws the file system's error; then the manifest before is current
 */
export function makeCurrent(folder: string, manifest: Manifest, options: WriteOptions = {}): void {
  const before = readManifest(folder);
  writeWhole(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, options);
  const dropped = before.state === 'stored' ? filesOf(before.manifest) : [];
  const kept = [MANIFEST, ...filesOf(manifest)];
  prune(folder, { kept, newest: MANIFEST, dropped }, options.beforeStep);
}

const filesOf = ({ current, previous }: Manifest): readonly string[] =>
  previous === null ? [current.file] : [current.file, previous.file];

/** The manifest with its two versions in each other's place; null when there is only one. */
export const turnBack = <Version extends StoredVersion, M extends Manifest<Version>>(
  manifest: M & Manifest<Version>,
): M | null =>
  manifest.previous === null ? null : { ...manifest, current: manifest.previous, previous: manifest.current };
