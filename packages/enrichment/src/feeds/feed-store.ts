import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Content,
  type Manifest,
  makeCurrent,
  type Opened,
  openVersion,
  readManifest,
  type StoredVersion,
  storeContent,
  type WriteOptions,
} from '@assay/versioned-files';
import { ColumnFileError, type Columns, columnBytes, columnsOf } from '../ip/column-file';
import { type AddressSet, addressSetColumns, addressSetOfColumns } from './address-set';
import type { BadRows, BinRange, Breach, IgnoredRows } from './feed-content';
import { type NetworkRecord, ownNetworkColumns, ownNetworksOfColumns } from './own/network-record';
import { type NumberedNetworks, type PlaceSet, placeSetColumns, placeSetOfColumns } from './place-set';

/** One imported version of a feed. */
export interface FeedVersion extends StoredVersion {
  /** Identifies the content: the day of the data and the start of the content's hash. */
  readonly data_version: string;
  /** Day of the data, `YYYY-MM-DD`: as stated in the document, else the day of the import. */
  readonly date: string;
  /** Time at which this content was last received, ISO 8601. */
  readonly fetched_at: string;
  /** Distinct rows. */
  readonly rows: number;
  /** Hex SHA-256 of the document as received, including the networks that limited its rows, if any. */
  readonly sha256: string;
  /**
   * Version of the stored format. It increases when more of a document is stored; older versions are rebuilt
   * from the same document.
   */
  readonly form?: number;
  /** Skipped rows of a geofeed, by reason. */
  readonly ignored?: IgnoredRows;
  /** Invalid rows of an operator's file. */
  readonly bad_rows?: BadRows;
}

/** Update settings of a geofeed: its URL, and the networks that limit its rows. */
export interface GeofeedSettings {
  readonly address: string | null;
  /** Networks in text form; empty allows any network. */
  readonly within: readonly string[];
}

/** Origin of the current version: its URL and cache validators, which avoid downloading unchanged documents. */
export interface FeedOrigin {
  readonly address: string;
  /** Header `ETag` (RFC 9110 §8.8.3). */
  readonly etag: string | null;
  /** Header `Last-Modified`, as received. */
  readonly last_modified: string | null;
}

/** The stored versions of a feed. */
export interface FeedManifest extends Manifest<FeedVersion> {
  readonly source: string;
  /** Present for geofeeds of operators. */
  readonly geofeed?: GeofeedSettings;
  /** Absent for a version that was imported from a file. */
  readonly origin?: FeedOrigin;
}

/** A feed's rows in their stored form. */
export type StoredFeed =
  | {
      readonly kind: 'addresses';
      readonly addresses: AddressSet;
      /** Locations that the provider states for its networks; null when it states none. */
      readonly places: PlaceSet | null;
    }
  | { readonly kind: 'places'; readonly places: PlaceSet }
  | {
      readonly kind: 'networks';
      readonly networks: NumberedNetworks<NetworkRecord>;
      /** Empty when the file isn't declared to state locations. */
      readonly places: PlaceSet;
    }
  | { readonly kind: 'systems'; readonly asns: readonly number[] }
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  | { readonly kind: 'breaches'; readonly breaches: readonly Breach[] }
  | { readonly kind: 'bins'; readonly bins: readonly BinRange[] };

/** Form 2 stores the places of a provider's networks. */
export const FEED_FORM = 2;

const extensions = {
  addresses: 'ranges',
  places: 'places',
  networks: 'networks',
  systems: 'asns.json',
  lines: 'txt',
  breaches: 'breaches.json',
  bins: 'bins.json',
};

/** Returns the names of the feeds in a data folder, sorted. */
export function storedFeedNames(dataDir: string): readonly string[] {
  try {
    return readdirSync(join(dataDir, 'feeds')).sort();
  } catch {
    return [];
  }
}

/**
 * Reads the manifest of a feed without opening its content; `null` when it was never imported or the manifest
 * is damaged.
 */
export function readFeedManifest(dataDir: string, source: string): FeedManifest | null {
  const read = readManifest<FeedManifest>(feedDir(dataDir, source));
  return read.state === 'stored' ? read.manifest : null;
}

/**
 * Opens the version of a feed that is in use, with its rows; this is the previous version when the current
 * one is damaged.
 */
export function openFeed(dataDir: string, source: string): Opened<FeedVersion, StoredFeed> {
  const folder = feedDir(dataDir, source);
  const read = readManifest<FeedManifest>(folder);
  if (read.state === 'stored') return openVersion(folder, read.manifest, contentOf);
  return { answering: null, damage: read.state === 'none' ? null : 'damaged' };
}

function contentOf(bytes: Uint8Array<ArrayBuffer>, { file }: FeedVersion): StoredFeed {
  if (file.endsWith(extensions.addresses)) {
    const columns = columnsOf(bytes);
    return {
      kind: 'addresses',
      addresses: addressSetOfColumns(columns),
      places: placeSetOfColumns(columns),
    };
  }
  if (file.endsWith(extensions.places)) {
    const places = placeSetOfColumns(columnsOf(bytes));
    if (places === null) throw new ColumnFileError('a geofeed without places');
    return { kind: 'places', places };
  }
  if (file.endsWith(extensions.networks)) {
    const columns = columnsOf(bytes);
    const places = placeSetOfColumns(columns);
    if (places === null) throw new ColumnFileError('an own file without its places');
    return { kind: 'networks', networks: ownNetworksOfColumns(columns), places };
  }
  const text = Buffer.from(bytes.buffer).toString('utf8');
  if (file.endsWith(extensions.lines)) return { kind: 'lines', lines: text.split('\n').slice(0, -1) };
  if (file.endsWith(extensions.systems)) return { kind: 'systems', asns: JSON.parse(text) as number[] };
  if (file.endsWith(extensions.breaches)) return { kind: 'breaches', breaches: JSON.parse(text) as Breach[] };
  return { kind: 'bins', bins: JSON.parse(text) as BinRange[] };
}

/**
 * Returns the manifest entry of the version that is in use. The entry's time is renewed while the version is
 * in use. If no version can be used, returns the current version of the manifest.
 */
export function statedVersion(
  dataDir: string,
  source: string,
  answering: FeedVersion | undefined,
): FeedVersion | null {
  const manifest = readFeedManifest(dataDir, source);
  if (answering === undefined) return manifest?.current ?? null;
  const stored = [manifest?.current, manifest?.previous];
  return stored.find((version) => version?.data_version === answering.data_version) ?? answering;
}

/** The properties of a new feed version, without its rows. */
interface NewFeedVersion {
  readonly facts: Omit<FeedVersion, keyof StoredVersion | 'data_version' | 'form'>;
  /** The version that was in use until now. */
  readonly before: FeedVersion | null;
  readonly geofeed?: GeofeedSettings | undefined;
  readonly origin?: FeedOrigin | undefined;
}

/**
 * Stores a new version and makes it current by one rename. The version in use until now becomes the previous
 * one, and older versions are removed.
 */
export function writeFeedVersion(
  dataDir: string,
  source: string,
  content: StoredFeed,
  { facts, before, geofeed, origin }: NewFeedVersion,
  options: WriteOptions = {},
): FeedManifest {
  const data_version = `${facts.date}-${facts.sha256.slice(0, 12)}`;
  const folder = feedDir(dataDir, source);
  const stored = storeContent(folder, data_version, extensions[content.kind], bytesOf(content), options);
  const current: FeedVersion = { data_version, ...facts, ...stored, form: FEED_FORM };
  // Importing the same document again doesn't create a version, so the previous version stays the same.
  const isAgain = before?.data_version === data_version;
  const previous = isAgain ? (readFeedManifest(dataDir, source)?.previous ?? null) : before;
  const manifest: FeedManifest = {
    source,
    current,
    previous,
    ...(geofeed === undefined ? {} : { geofeed }),
    ...(origin === undefined ? {} : { origin }),
  };
  writeFeedManifest(dataDir, manifest, options);
  return manifest;
}

/** Makes a manifest current and removes the content files that it no longer references. */
export const writeFeedManifest = (dataDir: string, manifest: FeedManifest, options?: WriteOptions): void =>
  makeCurrent(feedDir(dataDir, manifest.source), manifest, options);

function bytesOf(content: StoredFeed): Content {
  switch (content.kind) {
    case 'addresses': {
      const places: Columns = content.places === null ? {} : placeSetColumns(content.places);
      return columnBytes({ ...addressSetColumns(content.addresses), ...places });
    }
    case 'places':
      return columnBytes(placeSetColumns(content.places));
    case 'networks':
      return columnBytes({ ...ownNetworkColumns(content.networks), ...placeSetColumns(content.places) });
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

/** Returns the hex SHA-256 of a document. */
export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

const feedDir = (dataDir: string, source: string): string => join(dataDir, 'feeds', source);
