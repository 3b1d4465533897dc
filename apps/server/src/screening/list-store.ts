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

/** An import holds its folder for as long as it takes to read what is stored and to write the new state: seconds. */
const PATIENCE_MS = 600_000;

/**
 * Changes what a folder of lists stores while no other process of this machine does: two imports at once would each
 * take the same state for the one before, and the second would drop what the first brought.
 * @throws ListRefused when another import holds the folder for ten minutes
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
        ? `The lock file ${path} is unreadable; delete it if no import runs.`
        : `Process ${holder.pid} has been importing this list since ${holder.since}; try again when it is done.`,
    );
  }
}

/** What one list of a publication is, without its entries. */
interface ListSummary {
  readonly name: string;
  readonly full_name: string;
  readonly kind: ScreeningList['source']['kind'];
  readonly version: string;
  readonly counts: ReadCounts;
}

/** One stored state of a publication. */
export interface PublicationVersion extends StoredVersion {
  /** Hex SHA-256 of the lists. */
  readonly digest: string;
  /** ISO 8601 moment at which these lists were last received. */
  readonly imported_at: string;
  /** ISO 8601 moment since which these are the current ones: a return to older lists is a new state too. */
  readonly since: string;
  /** ISO 8601 moment that its entries count as seen at: the day of the publication when it is known. */
  readonly seen_at: string;
  /** Where it was fetched from, and the tag it had there; null = from a file. */
  readonly origin: { readonly address: string; readonly etag: string | null } | null;
  readonly lists: readonly ListSummary[];
}

/** Which states of a publication are stored. */
export interface PublicationManifest extends Manifest<PublicationVersion> {
  readonly name: string;
  readonly format: string;
}

/** When an entry was first and last on its list: ISO 8601; last is null while it is there. */
type Sighting = readonly [first: string, last: string | null];

/** A stored publication: its lists, and the history of every entry that it ever had, by list and the list's own id. */
interface Publication {
  readonly lists: readonly ScreeningList[];
  readonly history: ReadonlyMap<string, ReadonlyMap<string, Sighting>>;
}

/**
 * One line of a content file. The head states which lists there are; then each entry with the place of its list; then
 * entries that are on a list no more.
 */
type Line =
  | { readonly lists: readonly Omit<ScreeningList, 'entries'>[] }
  | readonly [list: number, entry: ListEntry, first: string]
  | readonly [gone: string, sourceId: string, first: string, last: string];

const listsDir = (dataDir: string) => join(dataDir, 'screening', 'lists');
/** Where the states of a publication lie. */
export const publicationDir = (dataDir: string, name: string) => join(listsDir(dataDir), name);

/** Names of publications are folder names. */
export const isPublicationName = (name: string): boolean => /^[a-z0-9][a-z0-9_-]{0,63}$/.test(name);

const readState = (dataDir: string, name: string): ManifestRead<PublicationManifest> =>
  readStored<PublicationManifest>(publicationDir(dataDir, name));

/** What is stored of a publication, without opening it; null when it was never imported or its manifest is damaged. */
export function readManifest(dataDir: string, name: string): PublicationManifest | null {
  const read = readState(dataDir, name);
  return read.state === 'stored' ? read.manifest : null;
}

/** Names of the publications that have a folder, sorted. */
function storedNames(dataDir: string): readonly string[] {
  try {
    return readdirSync(listsDir(dataDir)).filter(isPublicationName).sort();
  } catch {
    return [];
  }
}

/** Every stored publication, by name. */
export const readManifests = (dataDir: string): readonly PublicationManifest[] =>
  storedNames(dataDir).flatMap((name) => readManifest(dataDir, name) ?? []);

/** Publications that were imported and whose manifest cannot be read: nothing of them is searched. */
export const unreadablePublications = (dataDir: string): readonly string[] =>
  storedNames(dataDir).filter((name) => readState(dataDir, name).state === 'damaged');

/** Changes whenever another state of any publication becomes current, a return to an older one included. */
export function stampOf(manifests: readonly PublicationManifest[]): string {
  const states = manifests.map(({ name, current }) => [name, current.digest, current.since]);
  return createHash('sha256').update(JSON.stringify(states)).digest('hex').slice(0, 24);
}

/**
 * Opens what is stored of a publication: the current state, or the one before when that is damaged. Read in short
 * turns, for requests are answered meanwhile.
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
  const history = new Map<string, Map<string, Sighting>>();
  const remember = (list: string, sourceId: string, sighting: Sighting) => {
    const sightings = history.get(list) ?? new Map<string, Sighting>();
    history.set(list, sightings.set(sourceId, sighting));
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
  if (!isWhole) throw new Error('the file is cut off');
  return { lists, history };
}

const isHead = (line: Line): line is Extract<Line, { lists: unknown }> => !Array.isArray(line);

/** Lines without a limit of their length; `readline` would hand them on in turns of its own. */
async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest = '';
  const decoder = new StringDecoder('utf8');
  for await (const piece of bytes) {
    const lines = (rest + decoder.write(piece)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** The lines of a publication's content file. */
function* contentLines(
  lists: readonly ScreeningList[],
  history: ReadonlyMap<string, ReadonlyMap<string, Sighting>>,
): Generator<Line | 'end'> {
  yield { lists: lists.map(({ source, counts }) => ({ source, counts })) };
  for (const [place, { source, entries }] of lists.entries()) {
    for (const entry of entries) {
      yield [place, entry, history.get(source.name)!.get(entry.sourceId)![0]];
    }
  }
  for (const [list, sightings] of history) {
    for (const [sourceId, [first, last]] of sightings) {
      if (last !== null) yield [list, sourceId, first, last];
    }
  }
  yield 'end';
}

/**
 * The history of the state before, carried on.
 * @param seenBefore when the entries of that state were last seen
 */
function carryOn(
  before: Publication['history'] | undefined,
  seenBefore: string | undefined,
  lists: readonly ScreeningList[],
  seenAt: string,
): Publication['history'] {
  const history = new Map<string, Map<string, Sighting>>();
  for (const [list, sightings] of before ?? []) {
    const left = new Map<string, Sighting>();
    for (const [id, [first, last]] of sightings) left.set(id, [first, last ?? seenBefore ?? first]);
    history.set(list, left);
  }
  for (const { source, entries } of lists) {
    const seen = history.get(source.name) ?? new Map<string, Sighting>();
    history.set(source.name, seen);
    for (const { sourceId } of entries) {
      const first = seen.get(sourceId)?.[0] ?? seenAt;
      seen.set(sourceId, [first < seenAt ? first : seenAt, null]);
    }
  }
  return history;
}

/** A digest of what lists state, whatever their import: equal lists are one state. */
function contentDigest(lists: readonly ScreeningList[]): string {
  const hash = createHash('sha256');
  for (const { source, entries } of lists) {
    hash.update(JSON.stringify(source));
    for (const entry of entries) hash.update(JSON.stringify(entry));
  }
  return hash.digest('hex');
}

/** A state of a publication that is to become current. */
interface NewPublication {
  readonly name: string;
  readonly format: string;
  readonly lists: readonly ScreeningList[];
  /** ISO 8601. */
  readonly importedAt: string;
  /** ISO 8601. */
  readonly seenAt: string;
  readonly origin: PublicationVersion['origin'];
  /** What is stored until now. */
  readonly before: PublicationManifest | null;
  /** Called before each step of writing to the disk. */
  readonly beforeStep?: BeforeStep;
}

/**
 * Stores a state of a publication and makes it current by one rename; the state that answered until now becomes the
 * previous one and anything older is removed. Lists that are already current, and whole, only take the newer moments.
 * @returns `unchanged`: the lists state what they stated before
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
 * Renews the moment at which the current state was last received.
 * @param now ISO 8601
 */
export function confirmPublication(
  dataDir: string,
  manifest: PublicationManifest,
  now: string,
): PublicationManifest {
  const { current } = manifest;
  // Entries of a publication that states no day count as seen when it was received.
  const seen_at = current.seen_at === current.imported_at ? now : current.seen_at;
  const confirmed = { ...manifest, current: { ...current, imported_at: now, seen_at } };
  makeCurrent(publicationDir(dataDir, manifest.name), confirmed);
  return confirmed;
}

/**
 * Makes the previous state of a publication current again; the one that was current becomes the previous.
 * @param now the return counts as an import, so that running servers take it over.
 * @returns null when there is none.
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
