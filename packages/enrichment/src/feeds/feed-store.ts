import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ColumnFileError, type Columns, readColumns, writeColumns } from '../ip/column-file';
import { type AddressSet, addressSetColumns, addressSetOfColumns } from './address-set';
import type { BinRange, Breach, IgnoredRows } from './feed-content';
import { type PlaceSet, placeSetColumns, placeSetOfColumns } from './place-set';

/** One imported state of a feed. */
export interface FeedVersion {
  /** Names the content: the day of the data and the start of the content's hash. */
  readonly data_version: string;
  /** Day of the data, `YYYY-MM-DD`: as the document states it, else the day of the import. */
  readonly date: string;
  /** ISO 8601 moment at which this content was last received. */
  readonly fetched_at: string;
  /** Distinct rows. */
  readonly rows: number;
  /** Name of the content file, beside the manifest. */
  readonly file: string;
  /** Hex SHA-256 of the document as received, and of the networks its rows were held to, if any. */
  readonly sha256: string;
  /** Goes up when more is kept of a document; a version of an older form is read anew from the same document. */
  readonly form?: number;
  /** Rows of a geofeed that were left out, by reason. */
  readonly ignored?: IgnoredRows;
}

/** How a geofeed is updated: where it is published, and the networks its rows are held to. */
export interface GeofeedSettings {
  readonly address: string | null;
  /** Networks in text form; empty for any. */
  readonly within: readonly string[];
}

/** Which states of a feed are stored. */
export interface FeedManifest {
  readonly source: string;
  readonly current: FeedVersion;
  /** The state before; it can be made current again. */
  readonly previous: FeedVersion | null;
  /** Present for operators' geofeeds. */
  readonly geofeed?: GeofeedSettings;
}

/** A feed's rows as they are stored and read back. */
export type StoredFeed =
  | {
      readonly kind: 'addresses';
      readonly addresses: AddressSet;
      /** Where the provider says its networks are; null when it does not. */
      readonly places: PlaceSet | null;
    }
  | { readonly kind: 'places'; readonly places: PlaceSet }
  | { readonly kind: 'systems'; readonly asns: readonly number[] }
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  | { readonly kind: 'breaches'; readonly breaches: readonly Breach[] }
  | { readonly kind: 'bins'; readonly bins: readonly BinRange[] };

/** Form 2 keeps the places of a provider's networks. */
export const FEED_FORM = 2;

const extensions = {
  addresses: 'ranges',
  places: 'places',
  systems: 'asns.json',
  lines: 'txt',
  breaches: 'breaches.json',
  bins: 'bins.json',
};

/** Names of the feeds that a data folder holds, sorted. */
export function storedFeedNames(dataDir: string): readonly string[] {
  try {
    return readdirSync(join(dataDir, 'feeds')).sort();
  } catch {
    return [];
  }
}

/** What is stored of a feed; `null` when it was never imported or its manifest cannot be read. */
export function readFeedManifest(dataDir: string, source: string): FeedManifest | null {
  try {
    const manifest = JSON.parse(readFileSync(manifestPath(dataDir, source), 'utf8')) as FeedManifest;
    return existsSync(join(feedDir(dataDir, source), manifest.current.file)) ? manifest : null;
  } catch {
    return null;
  }
}

/** The rows of one stored state; `null` when its file is missing or damaged, as if it had never been imported. */
export function readFeedVersion(dataDir: string, source: string, version: FeedVersion): StoredFeed | null {
  try {
    return readContent(dataDir, source, version);
  } catch {
    return null;
  }
}

function readContent(dataDir: string, source: string, { file }: FeedVersion): StoredFeed {
  const path = join(feedDir(dataDir, source), file);
  if (file.endsWith(extensions.addresses)) {
    const columns = readColumns(path);
    return {
      kind: 'addresses',
      addresses: addressSetOfColumns(columns),
      places: placeSetOfColumns(columns),
    };
  }
  if (file.endsWith(extensions.places)) {
    const places = placeSetOfColumns(readColumns(path));
    if (places === null) throw new ColumnFileError('a geofeed without places');
    return { kind: 'places', places };
  }
  const text = readFileSync(path, 'utf8');
  if (file.endsWith(extensions.lines)) return { kind: 'lines', lines: text.split('\n').slice(0, -1) };
  if (file.endsWith(extensions.systems)) return { kind: 'systems', asns: JSON.parse(text) as number[] };
  if (file.endsWith(extensions.breaches)) return { kind: 'breaches', breaches: JSON.parse(text) as Breach[] };
  return { kind: 'bins', bins: JSON.parse(text) as BinRange[] };
}

/**
 * Stores a new state and makes it current by one rename; the state that was current becomes the previous one
 * and anything older is removed.
 */
export function writeFeedVersion(
  dataDir: string,
  source: string,
  content: StoredFeed,
  facts: Omit<FeedVersion, 'file' | 'data_version' | 'form'>,
  geofeed?: GeofeedSettings,
): FeedManifest {
  const dir = feedDir(dataDir, source);
  mkdirSync(dir, { recursive: true });
  const data_version = `${facts.date}-${facts.sha256.slice(0, 12)}`;
  const file = `${data_version}.${extensions[content.kind]}`;
  writeContent(join(dir, file), content);
  const before = readFeedManifest(dataDir, source);
  const previous =
    before?.current.data_version === data_version ? before.previous : (before?.current ?? null);
  const current: FeedVersion = { data_version, ...facts, file, form: FEED_FORM };
  const manifest: FeedManifest = { source, current, previous, ...(geofeed === undefined ? {} : { geofeed }) };
  writeFeedManifest(dataDir, manifest);
  return manifest;
}

/** Makes a manifest current and removes the content files it no longer names. */
export function writeFeedManifest(dataDir: string, manifest: FeedManifest): void {
  const dir = feedDir(dataDir, manifest.source);
  writeText(manifestPath(dataDir, manifest.source), `${JSON.stringify(manifest, null, 2)}\n`);
  const named = ['manifest.json', manifest.current.file, manifest.previous?.file];
  for (const name of readdirSync(dir)) if (!named.includes(name)) rmSync(join(dir, name), { force: true });
}

function writeContent(path: string, content: StoredFeed): void {
  switch (content.kind) {
    case 'addresses': {
      const places: Columns = content.places === null ? {} : placeSetColumns(content.places);
      writeColumns(path, { ...addressSetColumns(content.addresses), ...places });
      break;
    }
    case 'places':
      writeColumns(path, placeSetColumns(content.places));
      break;
    default:
      writeText(path, textOf(content));
  }
}

/** Hex SHA-256 of a document. */
export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function textOf(content: Exclude<StoredFeed, { kind: 'addresses' | 'places' }>): string {
  switch (content.kind) {
    case 'lines':
      return content.lines.map((line) => `${line}\n`).join('');
    case 'systems':
      return JSON.stringify(content.asns);
    case 'breaches':
      return JSON.stringify(content.breaches);
    case 'bins':
      return JSON.stringify(content.bins);
  }
}

function feedDir(dataDir: string, source: string): string {
  return join(dataDir, 'feeds', source);
}

function manifestPath(dataDir: string, source: string): string {
  return join(feedDir(dataDir, source), 'manifest.json');
}

function writeText(path: string, text: string): void {
  const temporary = `${path}.${process.pid}.tmp`;
  writeFileSync(temporary, text);
  renameSync(temporary, path);
}
