import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip, createGzip } from 'node:zlib';
import { type ListEntry, ListRefused, type ReadCounts, type ScreeningList } from '@assay/screening';
import {
  type BeforeStep,
  LockHeld,
  type Manifest,
  type ManifestRead,
  makeCurrent,
  type Opened,
  openVersionStream,
  readManifest as readStored,
  type StoredVersion,
  storeContentStream,
  turnBack,
  whileLocked,
} from '@assay/versioned-files';
import { TimeSlices } from '../platform/time-slices';

/**
 * Maximum wait for the folder lock, in milliseconds. An import holds the lock for seconds, while it reads the
 * stored state and writes the new one.
 */
const PATIENCE_MS = 600_000;

/**
 * Runs a change of a lists folder under an exclusive lock of this machine. Without it, two concurrent imports
 * would both replace the same state, and the second would lose the data of the first.
 * @throws ListRefused when another import holds the lock for ten minutes
 */
export async function oneImportAtATime<T>(folder: string, now: Date, work: () => Promise<T>): Promise<T> {
  try {
    return await whileLocked(`${folder}.lock`, { now: now.getTime(), patienceMs: PATIENCE_MS }, work);
  } catch (error) {
    if (!(error instanceof LockHeld)) throw error;
    const { path, holder } = error;
    throw new ListRefused(
      'busy',
      holder === null
        ? `The lock file ${path} is unreadable. Delete it if no import is running.`
        : `Process ${holder.pid} has been importing this list since ${holder.since}. Try again when it has finished.`,
    );
  }
}

/** Properties of a list without its entries. */
interface ListSummary {
  readonly name: string;
  readonly full_name: string;
  readonly kind: ScreeningList['source']['kind'];
  readonly version: string;
  readonly counts: ReadCounts;
}

/** A stored state of a publication. */
export interface PublicationVersion extends StoredVersion {
  /** SHA-256 of the lists, hexadecimal. */
  readonly digest: string;
  /** Time at which these lists were last received, ISO 8601. */
  readonly imported_at: string;
  /** Time since which these lists are current, ISO 8601; returning to older lists is also a new state. */
  readonly since: string;
  /** Time at which its entries count as seen, ISO 8601; the publication date if known. */
  readonly seen_at: string;
  /** Source address and ETag; null = imported from a file. */
  readonly origin: { readonly address: string; readonly etag: string | null } | null;
  readonly lists: readonly ListSummary[];
}

/** Stored states of a publication. */
export interface PublicationManifest extends Manifest<PublicationVersion> {
  readonly name: string;
  readonly format: string;
}

/** First and last time an entry was on its list, ISO 8601; last is null while it is listed. */
type ListPresence = readonly [first: string, last: string | null];

/** A stored publication: its lists, and the history of all entries, by list and source id. */
interface Publication {
  readonly lists: readonly ScreeningList[];
  readonly history: ReadonlyMap<string, ReadonlyMap<string, ListPresence>>;
}

/**
 * A line of a content file: first a header with the lists, then each entry with the index of its list, then
 * entries no longer listed.
 */
type Line =
  | { readonly lists: readonly Omit<ScreeningList, 'entries'>[] }
  | readonly [list: number, entry: ListEntry, first: string]
  | readonly [gone: string, sourceId: string, first: string, last: string];

const listsDir = (dataDir: string) => join(dataDir, 'screening', 'lists');
/** Returns the folder of a publication's states. */
export const publicationDir = (dataDir: string, name: string) => join(listsDir(dataDir), name);

/** Returns true for a valid publication name, which is also a folder name. */
export const isPublicationName = (name: string): boolean => /^[a-z0-9][a-z0-9_-]{0,63}$/.test(name);

const readState = (dataDir: string, name: string): ManifestRead<PublicationManifest> =>
  readStored<PublicationManifest>(publicationDir(dataDir, name));

/**
 * Reads the manifest of a publication without its content; null when it was never imported or the manifest is
 * damaged.
 */
export function readManifest(dataDir: string, name: string): PublicationManifest | null {
  const read = readState(dataDir, name);
  return read.state === 'stored' ? read.manifest : null;
}

/** Returns the names of publications that have a folder, sorted. */
function storedNames(dataDir: string): readonly string[] {
  try {
    return readdirSync(listsDir(dataDir)).filter(isPublicationName).sort();
  } catch {
    return [];
  }
}

/** Returns all stored publications, by name. */
export const readManifests = (dataDir: string): readonly PublicationManifest[] =>
  storedNames(dataDir).flatMap((name) => readManifest(dataDir, name) ?? []);

/** Returns imported publications with an unreadable manifest; they aren't searched. */
export const unreadablePublications = (dataDir: string): readonly string[] =>
  storedNames(dataDir).filter((name) => readState(dataDir, name).state === 'damaged');

/** Returns a stamp that changes whenever the current state of a publication changes, including a rollback. */
export function stampOf(manifests: readonly PublicationManifest[]): string {
  const states = manifests.map(({ name, current }) => [name, current.digest, current.since]);
  return createHash('sha256').update(JSON.stringify(states)).digest('hex').slice(0, 24);
}

/**
 * Opens the current state of a publication, or the previous one if it is damaged. Reads in short slices, so
 * that requests are served in between.
 */
export const openPublication = (
  dataDir: string,
  { name, current, previous }: Pick<PublicationManifest, 'name' | 'current' | 'previous'>,
): Promise<Opened<PublicationVersion, Publication>> =>
  openVersionStream(publicationDir(dataDir, name), { current, previous }, (pieces) =>
    pipeline(pieces, createGunzip(), gather),
  );

async function gather(bytes: AsyncIterable<Buffer>): Promise<Publication> {
  const lists: (ScreeningList & { readonly entries: ListEntry[] })[] = [];
  const history = new Map<string, Map<string, ListPresence>>();
  const remember = (list: string, sourceId: string, presence: ListPresence) => {
    const observations = history.get(list) ?? new Map<string, ListPresence>();
    history.set(list, observations.set(sourceId, presence));
  };
  const slices = new TimeSlices();
  let isWhole = false;
  for await (const text of linesOf(bytes)) {
    await slices.letOthers();
    const line = JSON.parse(text) as Line | 'end';
    if (line === 'end') isWhole = true;
    else if (isHead(line)) lists.push(...line.lists.map((list) => ({ ...list, entries: [] })));
    else if (typeof line[0] === 'string') remember(line[0], line[1] as string, [line[2], line[3] ?? null]);
    else {
      const list = lists[line[0]]!;
      const entry = line[1] as ListEntry;
      list.entries.push(entry);
      remember(list.source.name, entry.sourceId, [line[2], null]);
    }
  }
  if (!isWhole) throw new Error('the file is incomplete');
  return { lists, history };
}

const isHead = (line: Line): line is Extract<Line, { lists: unknown }> => !Array.isArray(line);

/** Yields lines of unlimited length; `readline` would schedule them on its own. */
async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest = '';
  const decoder = new StringDecoder('utf8');
  for await (const piece of bytes) {
    const lines = (rest + decoder.write(piece)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** Yields the lines of a publication's content file. */
function* contentLines(
  lists: readonly ScreeningList[],
  history: ReadonlyMap<string, ReadonlyMap<string, ListPresence>>,
): Generator<Line | 'end'> {
  yield { lists: lists.map(({ source, counts }) => ({ source, counts })) };
  for (const [place, { source, entries }] of lists.entries()) {
    for (const entry of entries) {
      yield [place, entry, history.get(source.name)!.get(entry.sourceId)![0]];
    }
  }
  for (const [list, observations] of history) {
    for (const [sourceId, [first, last]] of observations) {
      if (last !== null) yield [list, sourceId, first, last];
    }
  }
  yield 'end';
}

/**
 * Returns the history of the previous state, continued.
 * @param seenBefore time at which the entries of that state were last seen
 */
function carryOn(
  before: Publication['history'] | undefined,
  seenBefore: string | undefined,
  lists: readonly ScreeningList[],
  seenAt: string,
): Publication['history'] {
  const history = new Map<string, Map<string, ListPresence>>();
  for (const [list, observations] of before ?? []) {
    const left = new Map<string, ListPresence>();
    for (const [id, [first, last]] of observations) left.set(id, [first, last ?? seenBefore ?? first]);
    history.set(list, left);
  }
  for (const { source, entries } of lists) {
    const seen = history.get(source.name) ?? new Map<string, ListPresence>();
    history.set(source.name, seen);
    for (const { sourceId } of entries) {
      const first = seen.get(sourceId)?.[0] ?? seenAt;
      seen.set(sourceId, [first < seenAt ? first : seenAt, null]);
    }
  }
  return history;
}

/** Returns a digest of the list content, independent of the import; equal lists are one state. */
function contentDigest(lists: readonly ScreeningList[]): string {
  const hash = createHash('sha256');
  for (const { source, entries } of lists) {
    hash.update(JSON.stringify(source));
    for (const entry of entries) hash.update(JSON.stringify(entry));
  }
  return hash.digest('hex');
}

/** A new state of a publication. */
interface NewPublication {
  readonly name: string;
  readonly format: string;
  readonly lists: readonly ScreeningList[];
  /** ISO 8601. */
  readonly importedAt: string;
  /** ISO 8601. */
  readonly seenAt: string;
  readonly origin: PublicationVersion['origin'];
  /** Manifest of the stored state. */
  readonly before: PublicationManifest | null;
  /** Called before each disk write step. */
  readonly beforeStep?: BeforeStep;
}

/**
 * Stores a state of a publication and makes it current with one atomic rename. The current state becomes the
 * previous one, and older ones are removed. If the lists are already current and intact, only their times are
 * updated.
 * @returns `unchanged` when the content hasn't changed
 */
export async function writePublication(
  dataDir: string,
  publication: NewPublication,
): Promise<{ readonly manifest: PublicationManifest; readonly unchanged: boolean }> {
  const { name, format, lists, importedAt, seenAt, origin, before } = publication;
  const folder = publicationDir(dataDir, name);
  const digest = contentDigest(lists);
  const opened = before && (await openPublication(dataDir, before));
  if (before?.current.digest === digest && opened?.damage === null) {
    const again = { ...before.current, imported_at: importedAt, seen_at: seenAt, origin };
    const confirmed = { ...before, format, current: again };
    makeCurrent(folder, confirmed, publication);
    return { manifest: confirmed, unchanged: true };
  }
  const answering = opened?.answering ?? null;
  const history = carryOn(answering?.content.history, answering?.version.seen_at, lists, seenAt);
  const stem = `${digest.slice(0, 16)}-${Date.parse(importedAt)}`;
  const bytes = Readable.from(textOf(contentLines(lists, history))).pipe(createGzip({ level: 4 }));
  const stored = await storeContentStream(folder, stem, 'jsonl.gz', bytes, publication);
  const current: PublicationVersion = {
    digest,
    imported_at: importedAt,
    since: importedAt,
    seen_at: seenAt,
    ...stored,
    origin,
    lists: lists.map(({ source, counts }) => ({
      name: source.name,
      full_name: source.fullName,
      kind: source.kind,
      version: source.version,
      counts,
    })),
  };
  const manifest = { name, format, current, previous: answering?.version ?? null };
  makeCurrent(folder, manifest, publication);
  return { manifest, unchanged: false };
}

function* textOf(lines: Iterable<unknown>): Generator<string> {
  for (const line of lines) yield `${JSON.stringify(line)}\n`;
}

/**
 * Renews the time at which the current state was last received.
 * @param now ISO 8601
 */
export function confirmPublication(
  dataDir: string,
  manifest: PublicationManifest,
  now: string,
): PublicationManifest {
  const { current } = manifest;
  // Without a publication date, entries count as seen when the publication was received.
  const seen_at = current.seen_at === current.imported_at ? now : current.seen_at;
  const confirmed = { ...manifest, current: { ...current, imported_at: now, seen_at } };
  makeCurrent(publicationDir(dataDir, manifest.name), confirmed);
  return confirmed;
}

/**
 * Makes the previous state of a publication current again; the current one becomes the previous.
 * @param now counts as the import time, so that running servers load the state
 * @returns null when no previous state exists
 */
export async function rollBack(
  dataDir: string,
  name: string,
  now: Date,
): Promise<PublicationManifest | null> {
  const folder = publicationDir(dataDir, name);
  if (readManifest(dataDir, name) === null) return null;
  return oneImportAtATime(folder, now, async () => {
    const manifest = readManifest(dataDir, name);
    const turned = manifest && turnBack<PublicationVersion, PublicationManifest>(manifest);
    if (turned === null) return null;
    const returned = { ...turned, current: { ...turned.current, since: now.toISOString() } };
    makeCurrent(folder, returned);
    return returned;
  });
}
