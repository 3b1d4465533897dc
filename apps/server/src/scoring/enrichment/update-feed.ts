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

/** A feed and where it is fetched from. */
export interface PublishedFeed {
  readonly source: AnySource;
  readonly address: string;
}

interface FeedUpdateOptions {
  /** Takes over although it differs much from the stored version; every other check still holds. */
  readonly force?: boolean;
  /** Networks that the rows of a geofeed are held to, now and later. */
  readonly within?: readonly string[];
}

interface FeedUpdatePorts {
  readonly dataDir: string;
  readonly fetch: GuardedFetch;
  now(): Date;
  /** Limit of one exchange; default a minute. */
  readonly timeoutMs?: number;
}

type AcceptedFeed = Omit<Extract<FeedImport, { ok: true }>, 'ok' | 'unchanged'>;

/** How an update of a feed ended. Unless it is accepted, the rows that answered before go on answering. */
export type FeedUpdate =
  | { readonly kind: 'accepted'; readonly version: AcceptedFeed }
  /** The document is the stored one; only its age was renewed. */
  | { readonly kind: 'unchanged'; readonly version: AcceptedFeed }
  /** The document did not pass a check. */
  | { readonly kind: 'refused'; readonly reason: Extract<FeedImport, { ok: false }>['error'] }
  /** No document was had, or it could not be stored. */
  | {
      readonly kind: 'failed';
      readonly reason: { readonly code: 'FEED_UNREACHABLE'; readonly message: string };
      /** How long its publisher asks to be left alone, if it does. */
      readonly retryAfterMs?: number;
    };

const TIMEOUT_MS = 60_000;
const REDIRECTS = 5;
const NOT_MODIFIED = 304;

/** Where a feed is published: its maintainer's address, or the one that a geofeed was fetched from before. */
export function feedAddress(dataDir: string, { name, address }: AnySource): string | null {
  return address ?? readFeedManifest(dataDir, name)?.geofeed?.address ?? null;
}

/** Every feed of a deployment that is published under an address. */
export function publishedFeeds(dataDir: string): readonly PublishedFeed[] {
  return feedSourcesOf(dataDir).flatMap((source) => {
    const address = feedAddress(dataDir, source);
    return address === null ? [] : [{ source, address }];
  });
}

/** Fetches a feed from where it is published and takes it over when it passes every check. Never throws. */
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
    return failed(error instanceof Error ? error.message : 'It cannot be reached.');
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
  const outcome = failed(`The address answered ${status}.`);
  return pause === null ? outcome : { ...outcome, retryAfterMs: pause };
}

/** What is to be kept for later updates; networks for another feed are left to the import to refuse. */
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
