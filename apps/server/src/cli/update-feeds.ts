import {
  type FeedImport,
  type FeedSource,
  feedSourcesOf,
  findFeedSource,
  importFeed,
  isGeofeedName,
  readFeedManifest,
} from '@assay/enrichment';
import { createAddressPolicy, createGuardedFetch, systemHostResolver } from '@assay/providers';
import { readConfiguration } from '../platform/config';
import { CannotAnswer } from './cannot-answer';
import { progressOn } from './progress';

export interface UpdateOptions {
  readonly address?: string;
  readonly allowNetwork?: readonly string[];
  readonly force?: true;
  /** Networks that the rows of the one named geofeed are held to. */
  readonly within?: readonly string[];
}

/** A feed and where it is fetched from. */
interface Published {
  readonly source: FeedSource;
  readonly url: string;
}

const TIMEOUT_MS = 60_000;
const REDIRECTS = 5;

/** Where a feed is published: its maintainer's address, or the one that a geofeed was fetched from before. */
function addressOf(dataDir: string, { name, address }: FeedSource): string | null {
  return address ?? readFeedManifest(dataDir, name)?.geofeed?.address ?? null;
}

/** Feeds to update: the named ones, or all that are published under an address. */
function chosenFeeds(
  dataDir: string,
  names: readonly string[],
  options: UpdateOptions,
): readonly Published[] {
  if ((options.address || options.within) && names.length !== 1)
    throw new CannotAnswer('--address and --within go with exactly one source.');
  if (names.length === 0) {
    return feedSourcesOf(dataDir).flatMap((source) => {
      const url = addressOf(dataDir, source);
      return url === null ? [] : [{ source, url }];
    });
  }
  return names.map((name) => {
    const source = findFeedSource(name);
    if (!source) throw new CannotAnswer(`There is no feed ${name}; "assay data status" lists the names.`);
    const url = options.address ?? addressOf(dataDir, source);
    if (url === null) {
      throw new CannotAnswer(
        `${name} has no address of its own: give --address, or a file to "assay data import".`,
      );
    }
    return { source, url };
  });
}

/**
 * Fetches feeds from their maintainers and takes over what passes every check; a feed that fails keeps its stored
 * version. Private addresses are refused unless allowed, also after redirects.
 * @returns whether every feed was taken over.
 */
export async function updateFeeds(names: readonly string[], options: UpdateOptions): Promise<boolean> {
  const { dataDir } = readConfiguration(process.env);
  const chosen = chosenFeeds(dataDir, names, options);
  const fetchFeed = createGuardedFetch({
    policy: createAddressPolicy(options.allowNetwork),
    resolve: systemHostResolver,
  });
  const progress = progressOn(process.stderr, 'data update', chosen.length);
  let complete = true;
  for (const [done, published] of chosen.entries()) {
    const result = await updateFeed(published, options, dataDir, fetchFeed);
    complete &&= result.ok;
    process.stdout.write(`${JSON.stringify({ source: published.source.name, ...result })}\n`);
    progress.update(done + 1);
  }
  progress.stop();
  return complete;
}

type Fetched =
  | FeedImport
  | { readonly ok: false; readonly error: { readonly code: string; readonly message: string } };

async function updateFeed(
  { source, url }: Published,
  options: UpdateOptions,
  dataDir: string,
  fetchFeed: ReturnType<typeof createGuardedFetch>,
): Promise<Fetched> {
  try {
    const response = await fetchFeed(url, {
      timeoutMs: TIMEOUT_MS,
      maxBytes: source.bytes.most,
      maxRedirects: REDIRECTS,
    });
    if (response.status !== 200) {
      return {
        ok: false,
        error: { code: 'FEED_UNREACHABLE', message: `The address answered ${response.status}.` },
      };
    }
    return await importFeed({
      dataDir,
      source: source.name,
      bytes: response.body,
      now: new Date(),
      force: options.force === true,
      ...geofeedSettings(source.name, url, options),
    });
  } catch (error) {
    return {
      ok: false,
      error: {
        code: 'FEED_UNREACHABLE',
        message: error instanceof Error ? error.message : 'It cannot be reached.',
      },
    };
  }
}

/** What is to be kept for later updates; `--within` for another feed is left to the import to refuse. */
function geofeedSettings(name: string, address: string, { within }: UpdateOptions) {
  const networks = within === undefined ? {} : { within };
  if (isGeofeedName(name)) return { geofeed: { address, ...networks } };
  return within === undefined ? {} : { geofeed: networks };
}
