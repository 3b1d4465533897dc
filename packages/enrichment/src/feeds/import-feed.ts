import { type IpPrefix, parsePrefix } from '@assay/networks';
import { type BeforeStep, turnBack } from '@assay/versioned-files';
import {
  type AnySource,
  type BadRows,
  type FeedContent,
  FeedFormatError,
  type FeedSource,
  type IgnoredRows,
  isOwnSource,
  namedRows,
} from './feed-content';
import {
  FEED_FORM,
  type FeedManifest,
  type FeedOrigin,
  type FeedVersion,
  type GeofeedSettings,
  openFeed,
  readFeedManifest,
  type StoredFeed,
  sha256,
  writeFeedManifest,
  writeFeedVersion,
} from './feed-store';
import { findFeedSource, isGeofeedName } from './geofeed-source';
import { NO_READING, type Reading } from './own/own-meanings';
import { overlap, storedForm } from './stored-form';

/** Reason why a document was rejected. */
type FeedErrorCode =
  | 'FEED_UNKNOWN'
  | 'FEED_EMPTY'
  | 'FEED_SIZE'
  | 'FEED_BINARY'
  | 'FEED_HTML'
  | 'FEED_TRUNCATED'
  | 'FEED_MALFORMED'
  | 'FEED_ROWS'
  | 'FEED_SHRUNK'
  | 'FEED_OVERLAP'
  | 'FEED_NO_PREVIOUS'
  | 'FEED_BAD_ROWS'
  | 'FEED_SETTINGS';

interface FeedError {
  readonly code: FeedErrorCode;
  /** One sentence; never quotes the document. */
  readonly message: string;
}

export type FeedImport =
  | {
      readonly ok: true;
      readonly rows: number;
      readonly data_version: string;
      /** Version that was current before; `null` for the first import. */
      readonly previous: string | null;
      /** True when the document is already stored; only its time was updated. */
      readonly unchanged: boolean;
      /** Skipped rows of a geofeed, by reason. */
      readonly ignored?: IgnoredRows;
      /** Invalid rows of an operator's file, which were skipped. */
      readonly bad_rows?: BadRows;
    }
  | { readonly ok: false; readonly error: FeedError };

export interface FeedImportOptions {
  /** Folder of the deployment's data; feeds are stored in `feeds/` below it. */
  readonly dataDir: string;
  /** Name of a built-in feed, or `geofeed-` and an operator's name. */
  readonly source: string;
  /** The document as received, decompressed. */
  readonly bytes: Uint8Array;
  readonly now: Date;
  /** Accepts a document that differs greatly from the stored version; all other checks still apply. */
  readonly force?: boolean;
  /** Changes to the update settings of a geofeed; omitted settings stay unchanged. */
  readonly geofeed?: Partial<GeofeedSettings>;
  /** The facts that an operator's file states, and their columns. */
  readonly reading?: Reading;
  /** Rejects an operator's file when any row is invalid. */
  readonly allOrNothing?: boolean;
  /** URL and cache validators of the document. */
  readonly origin?: FeedOrigin;
  /** Called before each step that writes to disk. */
  readonly beforeStep?: BeforeStep;
}

/** Minimum number of rows in a new version, as a share of the stored version's rows. */
const MIN_RETAINED_SIZE = 0.6;
/** Minimum share of the stored rows that must occur in a new version. */
const MIN_OVERLAP = 0.5;

/**
 * Checks a feed's document and stores it as the current version; the version before becomes the previous one.
 *
 * Rejects a document with a size outside the feed's bounds, a binary or HTML document, a truncated document,
 * and rows of another layout. Also rejects too few or too many rows, a list that lost over 40% of its rows,
 * and a list that shares less than half with the stored one.
 */
export async function importFeed(options: FeedImportOptions): Promise<FeedImport> {
  const { dataDir, bytes, now, force = false } = options;
  const source = findFeedSource(options.source);
  if (source === undefined) return refused('FEED_UNKNOWN', 'Unknown feed.');
  const stored = readFeedManifest(dataDir, source.name);
  const settings = settingsOf(source.name, stored?.geofeed, options.geofeed);
  const within = readNetworks(settings?.within ?? []);
  if (settings === null || within === null) {
    return refused(
      'FEED_SETTINGS',
      'Only a geofeed can have an address or networks, and they must be valid.',
    );
  }
  if (options.reading !== undefined && !isOwnSource(source))
    return refused('FEED_SETTINGS', 'Only custom files can declare their columns and meaning.');
  const reading = options.reading ?? NO_READING;
  const hash = hashOf(bytes, [...settings.within, ...declaredIn(reading)]);
  const fetched_at = now.toISOString();
  const geofeed = isGeofeedName(source.name) ? settings : undefined;
  const { answering, damage } = openFeed(dataDir, source.name);
  const isWhole = damage === null && stored?.current.form === FEED_FORM;
  if (stored !== null && isWhole && stored.current.sha256 === hash) {
    const current = { ...stored.current, fetched_at };
    const renewed = {
      ...stored,
      current,
      ...(geofeed === undefined ? {} : { geofeed }),
      ...(options.origin === undefined ? {} : { origin: options.origin }),
    };
    writeFeedManifest(dataDir, renewed, options);
    return imported(renewed, true);
  }

  const read = readDocument(source, bytes, within, reading);
  if ('error' in read) return { ok: false, error: read.error };
  const { content, rows, date, ignored, badRows } = read;
  if (badRows !== undefined && options.allOrNothing === true)
    return refused('FEED_BAD_ROWS', `${badRows.count} rows are invalid: ${namedRows(badRows)}.`);
  if (rows < source.rows.least || rows > source.rows.most) {
    const { least, most } = source.rows;
    return refused('FEED_ROWS', `The list has ${rows} rows. A valid list has ${least} to ${most}.`);
  }
  if (answering !== null && !force) {
    const error = compare(answering, content, rows);
    if (error !== null) return { ok: false, error };
  }
  const day = date ?? fetched_at.slice(0, 10);
  const facts = {
    date: day,
    fetched_at,
    rows,
    sha256: hash,
    ...(ignored === undefined ? {} : { ignored }),
    ...(badRows === undefined ? {} : { bad_rows: badRows }),
  };
  const version = { facts, before: answering?.version ?? null, geofeed, origin: options.origin };
  return imported(writeFeedVersion(dataDir, source.name, content, version, options), false);
}

/** Returns the cache validators for a conditional request; null when the document must be downloaded in full. */
export function knownOrigin(dataDir: string, source: string, address: string): FeedOrigin | null {
  const stored = readFeedManifest(dataDir, source);
  if (stored?.origin === undefined || stored.origin.address !== address) return null;
  const { etag, last_modified } = stored.origin;
  if ((etag === null && last_modified === null) || stored.current.form !== FEED_FORM) return null;
  return openFeed(dataDir, source).damage === null ? stored.origin : null;
}

/**
 * Updates the time of the stored version after the publisher confirmed that it is current. Null without a
 * stored version.
 */
export function confirmFeed(dataDir: string, source: string, now: Date): FeedImport | null {
  const stored = readFeedManifest(dataDir, source);
  if (stored === null) return null;
  const renewed = { ...stored, current: { ...stored.current, fetched_at: now.toISOString() } };
  writeFeedManifest(dataDir, renewed);
  return imported(renewed, true);
}

function imported({ current, previous }: FeedManifest, unchanged: boolean): FeedImport {
  const { rows, data_version, ignored, bad_rows } = current;
  return {
    ok: true,
    rows,
    data_version,
    previous: previous?.data_version ?? null,
    unchanged,
    ...(ignored === undefined ? {} : { ignored }),
    ...(bad_rows === undefined ? {} : { bad_rows }),
  };
}

const declaredIn = ({ as, columns }: Reading): readonly string[] => [
  ...as,
  ...Object.entries(columns).map((entry) => entry.join('=')),
];

const NO_SETTINGS: GeofeedSettings = { address: null, within: [] };

/** Applies the changes to the stored settings; null when the feed doesn't accept settings. */
function settingsOf(
  source: string,
  stored: GeofeedSettings | undefined,
  changes: Partial<GeofeedSettings> | undefined,
): GeofeedSettings | null {
  if (changes !== undefined && !isGeofeedName(source)) return null;
  return { ...NO_SETTINGS, ...stored, ...changes };
}

/** Parses networks; null when a text isn't a network. */
function readNetworks(texts: readonly string[]): readonly IpPrefix[] | null {
  const networks = texts.map((text) => parsePrefix(text));
  return networks.every((network) => network !== null) ? networks : null;
}

/**
 * Hashes the document and its settings: the same document with other networks or another declaration is a
 * different version.
 */
function hashOf(bytes: Uint8Array, settings: readonly string[]): string {
  const hash = sha256(bytes);
  return settings.length === 0 ? hash : sha256(Buffer.from([hash, ...settings].join('\n')));
}

/** Makes the previous version of a feed current again; the current one becomes the previous one. */
export async function revertFeed(options: { dataDir: string; source: string }): Promise<FeedImport> {
  const stored = readFeedManifest(options.dataDir, options.source);
  const turned = stored && turnBack<FeedVersion, FeedManifest>(stored);
  if (turned === null) return refused('FEED_NO_PREVIOUS', 'No earlier version of this feed is stored.');
  writeFeedManifest(options.dataDir, turned);
  const { current, previous } = turned;
  const { rows, data_version } = current;
  return { ok: true, rows, data_version, previous: previous?.data_version ?? null, unchanged: false };
}

function refused(code: FeedErrorCode, message: string): { ok: false; error: FeedError } {
  return { ok: false, error: { code, message } };
}

/** Decodes the document as text, or returns the reason why it can't be this feed. */
function readText(source: FeedSource, bytes: Uint8Array): string | FeedError {
  if (bytes.length === 0) return { code: 'FEED_EMPTY', message: 'The document is empty.' };
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { code: 'FEED_BINARY', message: "The document isn't UTF-8 text." };
  }
  if (text.includes('\0')) return { code: 'FEED_BINARY', message: "The document isn't text." };
  if (text.trim() === '') return { code: 'FEED_EMPTY', message: 'The document is blank.' };
  if (/^\s*<(?:!doctype|html|head|body|\?xml|!--)/i.test(text)) {
    return { code: 'FEED_HTML', message: 'The document is a web page.' };
  }
  const size = checkSize(source, bytes);
  if (size !== null) return size;
  const isJson = /^\s*[{[]/.test(text);
  if (source.endsWithNewline && !isJson && !text.endsWith('\n')) {
    return { code: 'FEED_TRUNCATED', message: 'The document ends in the middle of its last row.' };
  }
  return text;
}

function checkSize(source: AnySource, bytes: Uint8Array): FeedError | null {
  const { least, most } = source.bytes;
  if (bytes.length >= least && bytes.length <= most) return null;
  const message = `The document has ${bytes.length} bytes. A valid document has ${least} to ${most}.`;
  return { code: 'FEED_SIZE', message };
}

type Parsed =
  | {
      content: StoredFeed;
      rows: number;
      date: string | null;
      ignored: IgnoredRows | undefined;
      badRows: BadRows | undefined;
    }
  | { error: FeedError };

function readDocument(
  source: AnySource,
  bytes: Uint8Array,
  within: readonly IpPrefix[],
  reading: Reading,
): Parsed {
  if (isOwnSource(source)) {
    const error: FeedError | null =
      bytes.length === 0
        ? { code: 'FEED_EMPTY', message: 'The document is empty.' }
        : checkSize(source, bytes);
    return error === null ? parsed(() => source.read(bytes, reading)) : { error };
  }
  const text = readText(source, bytes);
  return typeof text === 'string' ? parsed(() => source.parse(text, within)) : { error: text };
}

function parsed(read: () => FeedContent): Parsed {
  try {
    const content = read();
    const ignored = content.kind === 'places' ? content.ignored : undefined;
    const badRows = 'badRows' in content ? content.badRows : undefined;
    return { ...storedForm(content), date: content.date, ignored, badRows };
  } catch (error) {
    if (!(error instanceof FeedFormatError)) throw error;
    const code = error.isCutOff ? 'FEED_TRUNCATED' : 'FEED_MALFORMED';
    return {
      error: { code, message: `The document isn't a valid feed of this type: ${error.message}.` },
    };
  }
}

/** Returns an error when the new rows differ too much from those in use until now. */
function compare(
  before: { readonly version: FeedVersion; readonly content: StoredFeed },
  content: StoredFeed,
  rows: number,
): FeedError | null {
  if (rows < before.version.rows * MIN_RETAINED_SIZE) {
    return { code: 'FEED_SHRUNK', message: `The list shrank from ${before.version.rows} to ${rows} rows.` };
  }
  const kept = overlap(before.content, content);
  if (kept < MIN_OVERLAP) {
    const percent = Math.round(kept * 100);
    return { code: 'FEED_OVERLAP', message: `Only ${percent}% of the stored rows are in the new list.` };
  }
  return null;
}
