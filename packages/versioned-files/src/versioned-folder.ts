import { createHash, type Hash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBytes } from './read-bytes';
import { type Content, prune, type WriteOptions, writeWhole, writeWholeStream } from './whole-file';

/*
 * Layout of a versioned folder on disk:
 *
 *   manifest.json     names the current and the previous version, with the store's data about each
 *   <a name>.<ending> content of a version; its name is never reused while a manifest names it
 *
 * A version is stored before the manifest names it, and one rename of the manifest makes it current. So a
 * crash at any step leaves a manifest that names complete files.
 */

/** Size and digest of a content file. */
interface ContentDigest {
  readonly bytes: number;
  /** Hex SHA-256. */
  readonly sha256: string;
}

/** Entry of a version in the manifest, without the fields that its store adds. */
export interface StoredVersion {
  /** Name of the content file, in the same folder as the manifest. */
  readonly file: string;
  /** Absent in entries written by version 0.1: only the content's reader detects damage. */
  readonly content?: ContentDigest;
}

/** The versions that a folder stores. */
export interface Manifest<Version extends StoredVersion = StoredVersion> {
  readonly current: Version;
  /** The previous version. It is opened when the current one is damaged, and can be made current again. */
  readonly previous: Version | null;
}

/** Reason why stored content cannot be read. */
type Damage = 'missing' | 'damaged';

export type ManifestRead<M> =
  | { readonly state: 'stored'; readonly manifest: M }
  /** No version was ever stored. */
  | { readonly state: 'none' }
  /** There is a manifest, but it cannot be read. */
  | { readonly state: 'damaged' };

const MANIFEST = 'manifest.json';

/**
 * Reads which versions a folder stores, without opening them.
 * @param recognise converts the parsed document to a manifest, including documents of older program versions;
 *   null if it isn't one
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

/** Returns the document if it has the form of a manifest; fields added by the store are not checked. */
function asManifest<M extends Manifest>(document: unknown): M | null {
  if (typeof document !== 'object' || document === null) return null;
  const { current, previous = null } = document as { current?: unknown; previous?: unknown };
  return isStoredVersion(current) && (previous === null || isStoredVersion(previous))
    ? ({ ...document, previous } as unknown as M)
    : null;
}

/** Requires a plain file name: a content file is always in the folder of its manifest. */
export const isStoredVersion = (value: unknown): value is StoredVersion =>
  typeof value === 'object' &&
  value !== null &&
  'file' in value &&
  typeof value.file === 'string' &&
  !/[\\/]/.test(value.file);

/** Result of opening a folder. */
export interface Opened<Version, T> {
  /** The current version if it is intact, else the previous one; null if neither can be read. */
  readonly answering: { readonly version: Version; readonly content: T } | null;
  /** Reason why the current version cannot be read; null if it can. */
  readonly damage: Damage | null;
}

/**
 * Opens the current version, or the previous one if the current one is missing or damaged.
 * @param read converts the bytes to content; if it throws, the version counts as damaged
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

/**
 * Opens a version like {@link openVersion}, with content that is read piece by piece. @param read must read
 * to the end
 */
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
 * Stores the content of a version before it becomes current.
 * @param stem first part of the file name
 * @param ending extension of the file name, without the dot
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

/** Stores content like {@link storeContent} from a stream of bytes. */
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

/**
 * Returns an unused file name. The manifest may name an existing file, which stays unchanged until the
 * manifest names another one.
 */
function freeName(folder: string, stem: string, ending: string): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? `${stem}.${ending}` : `${stem}-${number}.${ending}`;
    if (!existsSync(join(folder, name))) return name;
  }
}

/**
 * Makes a manifest current by one rename. Then removes content files that only the previous manifest named,
 * and leftovers of crashes.
 * @throws the file system's error; then the previous manifest is still current
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

/** Returns the manifest with its two versions swapped; null if there is only one. */
export const turnBack = <Version extends StoredVersion, M extends Manifest<Version>>(
  manifest: M & Manifest<Version>,
): M | null =>
  manifest.previous === null ? null : { ...manifest, current: manifest.previous, previous: manifest.current };
