import {
  type AnySource,
  confirmFeed,
  type FeedImport,
  type FeedOrigin,
  feedSourcesOf,
  importFeed,
  isGeofeedName,
  knownOrigin,
  readFeedManifest,
} from '@assay/enrichment';
import { type GuardedFetch, type GuardedResponse, retryAfterMs } from '@assay/providers';

/** A feed and its download address. */
export interface PublishedFeed {
  readonly source: AnySource;
  readonly address: string;
}

interface FeedUpdateOptions {
  /** Accepts the document even if it differs a lot from the stored version. All other checks still apply. */
  readonly force?: boolean;
  /** Networks that the rows of a geofeed must be in, for this update and later ones. */
  readonly within?: readonly string[];
}

interface FeedUpdatePorts {
  readonly dataDir: string;
  readonly fetch: GuardedFetch;
  now(): Date;
  /** Timeout of one exchange, in milliseconds; one minute by default. */
  readonly timeoutMs?: number;
}

type AcceptedFeed = Omit<Extract<FeedImport, { ok: true }>, 'ok' | 'unchanged'>;

/** Result of a feed update. Unless the update is accepted, the previous rows stay in use. */
export type FeedUpdate =
  | { readonly kind: 'accepted'; readonly version: AcceptedFeed }
  /** The document equals the stored one; only its age was renewed. */
  | { readonly kind: 'unchanged'; readonly version: AcceptedFeed }
  /** The document failed a check. */
  | { readonly kind: 'refused'; readonly reason: Extract<FeedImport, { ok: false }>['error'] }
  /** The document could not be fetched or stored. */
  | {
      readonly kind: 'failed';
      readonly reason: { readonly code: 'FEED_UNREACHABLE'; readonly message: string };
      /** Delay that the publisher requests before the next attempt, in milliseconds, if any. */
      readonly retryAfterMs?: number;
    };

const TIMEOUT_MS = 60_000;
const REDIRECTS = 5;
const NOT_MODIFIED = 304;

/**
 * Returns the address of a feed: the one of its maintainer, or the one that a geofeed was last fetched from.
 * Null if there is neither.
 */
export function feedAddress(dataDir: string, { name, address }: AnySource): string | null {
  return address ?? readFeedManifest(dataDir, name)?.geofeed?.address ?? null;
}

/** Returns all feeds of a deployment that have a download address. */
export function publishedFeeds(dataDir: string): readonly PublishedFeed[] {
  return feedSourcesOf(dataDir).flatMap((source) => {
    const address = feedAddress(dataDir, source);
    return address === null ? [] : [{ source, address }];
  });
}

/** Fetches a feed and stores it if it passes every check. Never throws. */
export async function updateFeed(
  { source, address }: PublishedFeed,
  { force = false, within }: FeedUpdateOptions,
  { dataDir, fetch, now, timeoutMs = TIMEOUT_MS }: FeedUpdatePorts,
): Promise<FeedUpdate> {
  try {
    const known = force || within !== undefined ? null : knownOrigin(dataDir, source.name, address);
    const response = await fetch(address, {
      timeoutMs,
      maxBytes: source.bytes.most,
      maxRedirects: REDIRECTS,
      ...(known === null ? {} : { headers: conditionsOf(known) }),
    });
    if (response.status === NOT_MODIFIED && known !== null) {
      const confirmed = confirmFeed(dataDir, source.name, now());
      if (confirmed !== null) return outcomeOf(confirmed);
    }
    if (response.status !== 200) return unanswered(response, now());
    const settings = geofeedSettings(source.name, address, within);
    return outcomeOf(
      await importFeed({
        dataDir,
        source: source.name,
        bytes: response.body,
        now: now(),
        force,
        origin: originOf(address, response),
        ...settings,
      }),
    );
  } catch (error) {
    return failed(error instanceof Error ? error.message : 'The address is unavailable.');
  }
}

function conditionsOf({ etag, last_modified }: FeedOrigin): { readonly [header: string]: string } {
  return {
    ...(etag === null ? {} : { 'if-none-match': etag }),
    ...(last_modified === null ? {} : { 'if-modified-since': last_modified }),
  };
}

const originOf = (address: string, { headers }: GuardedResponse): FeedOrigin => ({
  address,
  etag: headers.etag ?? null,
  last_modified: headers['last-modified'] ?? null,
});

function unanswered({ status, headers }: GuardedResponse, now: Date): FeedUpdate {
  const pause = retryAfterMs(headers['retry-after'], now.getTime());
  const outcome = failed(`The address returned status ${status}.`);
  return pause === null ? outcome : { ...outcome, retryAfterMs: pause };
}

/**
 * Returns the settings to store for later updates. The import rejects networks for a feed that isn't a
 * geofeed.
 */
function geofeedSettings(name: string, address: string, within: readonly string[] | undefined) {
  const networks = within === undefined ? {} : { within };
  if (isGeofeedName(name)) return { geofeed: { address, ...networks } };
  return within === undefined ? {} : { geofeed: networks };
}

function outcomeOf(result: FeedImport): FeedUpdate {
  if (!result.ok) return { kind: 'refused', reason: result.error };
  const { ok: _, unchanged, ...version } = result;
  return { kind: unchanged ? 'unchanged' : 'accepted', version };
}

const failed = (message: string): Extract<FeedUpdate, { kind: 'failed' }> => ({
  kind: 'failed',
  reason: { code: 'FEED_UNREACHABLE', message },
});
