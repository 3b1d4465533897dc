import { type AddressSet, addressSet, shareKept } from './address-set';
import { feedSources } from './data/feed-sources';
import { type FeedContent, FeedFormatError } from './feed-content';
import type { FeedSource } from './feed-source';
import {
  type FeedVersion,
  readFeedManifest,
  readFeedVersion,
  type StoredFeed,
  sha256,
  writeFeedManifest,
  writeFeedVersion,
} from './feed-store';

/** Why a document was not taken over. */
export type FeedErrorCode =
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
  | 'FEED_NO_PREVIOUS';

export interface FeedError {
  readonly code: FeedErrorCode;
  /** One sentence; never quotes the document. */
  readonly message: string;
}

export type FeedImport =
  | {
      readonly ok: true;
      readonly rows: number;
      readonly data_version: string;
      /** Version that was current before; `null` on the first import. */
      readonly previous: string | null;
      /** The document is the one already stored; only its age was renewed. */
      readonly unchanged: boolean;
    }
  | { readonly ok: false; readonly error: FeedError };

export interface FeedImportOptions {
  /** Folder of the deployment's data; feeds go to `feeds/` below it. */
  readonly dataDir: string;
  /** Name from {@link feedSources}. */
  readonly source: string;
  /** The document as received, decompressed. */
  readonly bytes: Uint8Array;
  readonly now: Date;
  /** Take over although it differs much from the stored version; every other check still holds. */
  readonly force?: boolean;
}

/** A new version with fewer rows than this share of the stored one is refused. */
const LEAST_SIZE_KEPT = 0.6;
/** A new version in which fewer than this share of the stored rows recur is refused. */
const LEAST_OVERLAP = 0.5;

/** A feed by name. */
export function findFeedSource(name: string): FeedSource | undefined {
  return feedSources.find((source) => source.name === name);
}

/**
 * Checks a feed's document and stores it as the current version, keeping the one before.
 *
 * Refused: another size than the feed ever has, binary or HTML, cut off, rows of another layout, too few or too
 * many rows, a list that lost over 40 % of its rows or shares less than half with the stored one.
 */
export async function importFeed(options: FeedImportOptions): Promise<FeedImport> {
  const { dataDir, bytes, now, force = false } = options;
  const source = findFeedSource(options.source);
  if (source === undefined) return refused('FEED_UNKNOWN', 'No feed has this name.');
  const stored = readFeedManifest(dataDir, source.name);
  const hash = sha256(bytes);
  const fetched_at = now.toISOString();
  const isIntact = stored !== null && readFeedVersion(dataDir, source.name, stored.current) !== null;
  if (stored !== null && isIntact && stored.current.sha256 === hash) {
    const { current, previous } = stored;
    writeFeedManifest(dataDir, { ...stored, current: { ...current, fetched_at } });
    const { rows, data_version } = current;
    return { ok: true, rows, data_version, previous: previous?.data_version ?? null, unchanged: true };
  }

  const text = readText(source, bytes);
  if (typeof text !== 'string') return { ok: false, error: text };
  const read = parse(source, text);
  if ('error' in read) return { ok: false, error: read.error };
  const { content, rows, date } = read;
  if (rows < source.rows.least || rows > source.rows.most) {
    const { least, most } = source.rows;
    return refused('FEED_ROWS', `The list has ${rows} rows; a sound one has between ${least} and ${most}.`);
  }
  if (stored !== null && !force) {
    const error = compare(dataDir, source.name, stored.current, content, rows);
    if (error !== null) return { ok: false, error };
  }
  const facts = { date: date ?? fetched_at.slice(0, 10), fetched_at, rows, sha256: hash };
  const { current, previous } = writeFeedVersion(dataDir, source.name, content, facts);
  const { data_version } = current;
  return { ok: true, rows, data_version, previous: previous?.data_version ?? null, unchanged: false };
}

/** Makes the previous version of a feed current again; the current one becomes the previous. */
export async function revertFeed(options: { dataDir: string; source: string }): Promise<FeedImport> {
  const stored = readFeedManifest(options.dataDir, options.source);
  if (stored === null || stored.previous === null) {
    return refused('FEED_NO_PREVIOUS', 'No earlier version of this feed is stored.');
  }
  const { source, current, previous } = stored;
  writeFeedManifest(options.dataDir, { source, current: previous, previous: current });
  const { rows, data_version } = previous;
  return { ok: true, rows, data_version, previous: current.data_version, unchanged: false };
}

/** The current rows of a feed; `null` when it was never imported or its file is damaged. */
export function readFeed(options: {
  dataDir: string;
  source: string;
}): (StoredFeed & { version: FeedVersion }) | null {
  const manifest = readFeedManifest(options.dataDir, options.source);
  if (manifest === null) return null;
  const content = readFeedVersion(options.dataDir, options.source, manifest.current);
  return content === null ? null : { ...content, version: manifest.current };
}

function refused(code: FeedErrorCode, message: string): { ok: false; error: FeedError } {
  return { ok: false, error: { code, message } };
}

/** The document as text, or why it cannot be one of this feed's. */
function readText(source: FeedSource, bytes: Uint8Array): string | FeedError {
  if (bytes.length === 0) return { code: 'FEED_EMPTY', message: 'The document is empty.' };
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { code: 'FEED_BINARY', message: 'The document is not UTF-8 text.' };
  }
  if (text.includes('\0')) return { code: 'FEED_BINARY', message: 'The document is not text.' };
  if (text.trim() === '') return { code: 'FEED_EMPTY', message: 'The document is blank.' };
  if (/^\s*<(?:!doctype|html|head|body|\?xml|!--)/i.test(text)) {
    return { code: 'FEED_HTML', message: 'The document is a web page.' };
  }
  const { least, most } = source.bytes;
  if (bytes.length < least || bytes.length > most) {
    const message = `The document has ${bytes.length} bytes; a sound one has between ${least} and ${most}.`;
    return { code: 'FEED_SIZE', message };
  }
  const isJson = /^\s*[{[]/.test(text);
  if (source.endsWithNewline && !isJson && !text.endsWith('\n')) {
    return { code: 'FEED_TRUNCATED', message: 'The document is cut off in its last row.' };
  }
  return text;
}

type Parsed = { content: StoredFeed; rows: number; date: string | null } | { error: FeedError };

function parse(source: FeedSource, text: string): Parsed {
  try {
    const content = source.parse(text);
    return { ...storedForm(content), date: content.date };
  } catch (error) {
    if (!(error instanceof FeedFormatError)) throw error;
    const code = error.isCutOff ? 'FEED_TRUNCATED' : 'FEED_MALFORMED';
    return {
      error: { code, message: `The document does not read as a feed of this kind: ${error.message}.` },
    };
  }
}

function storedForm(content: FeedContent): { content: StoredFeed; rows: number } {
  switch (content.kind) {
    case 'addresses': {
      const addresses = addressSet(content.prefixes);
      return { content: { kind: 'addresses', addresses }, rows: rangeCount(addresses) };
    }
    case 'systems':
      return { content: { kind: 'systems', asns: content.asns }, rows: content.asns.length };
    case 'lines':
      return { content: { kind: 'lines', lines: content.lines }, rows: content.lines.length };
    case 'breaches':
      return { content: { kind: 'breaches', breaches: content.breaches }, rows: content.breaches.length };
    case 'bins':
      return { content: { kind: 'bins', bins: content.bins }, rows: content.bins.length };
  }
}

function rangeCount(addresses: AddressSet): number {
  return addresses.ipv4Counts.length + addresses.ipv6Counts.length;
}

function compare(
  dataDir: string,
  source: string,
  stored: FeedVersion,
  content: StoredFeed,
  rows: number,
): FeedError | null {
  if (rows < stored.rows * LEAST_SIZE_KEPT) {
    return { code: 'FEED_SHRUNK', message: `The list shrank from ${stored.rows} to ${rows} rows.` };
  }
  const before = readFeedVersion(dataDir, source, stored);
  const kept = before === null ? 1 : overlap(before, content);
  if (kept < LEAST_OVERLAP) {
    const percent = Math.round(kept * 100);
    return { code: 'FEED_OVERLAP', message: `Only ${percent} % of the stored rows are in the new list.` };
  }
  return null;
}

/** Share of the older rows, 0–1, that the newer list still has. */
function overlap(older: StoredFeed, newer: StoredFeed): number {
  if (older.kind === 'addresses' && newer.kind === 'addresses')
    return shareKept(older.addresses, newer.addresses);
  const before = rowKeys(older);
  const after = new Set(rowKeys(newer));
  return before.length === 0 ? 1 : before.filter((key) => after.has(key)).length / before.length;
}

function rowKeys(content: StoredFeed): readonly string[] {
  switch (content.kind) {
    case 'lines':
      return content.lines;
    case 'systems':
      return content.asns.map(String);
    case 'breaches':
      return content.breaches.map(({ name }) => name);
    case 'bins':
      return content.bins.map(({ first, last }) => `${first}-${last}`);
    case 'addresses':
      return [];
  }
}
