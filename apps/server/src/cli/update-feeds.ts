import { type FeedImport, type FeedSource, feedSources, findFeedSource, importFeed } from '@assay/enrichment';
import { createAddressPolicy, createGuardedFetch, systemHostResolver } from '@assay/providers';
import { readConfiguration } from '../platform/config';
import { CannotAnswer } from './cannot-answer';
import { progressOn } from './progress';

export interface UpdateOptions {
  readonly address?: string;
  readonly allowNetwork?: readonly string[];
  readonly force?: true;
}

const TIMEOUT_MS = 60_000;
const REDIRECTS = 5;

/** Feeds to update: the named ones, or all that their maintainers publish under an address. */
function chosenFeeds(names: readonly string[], options: UpdateOptions): readonly FeedSource[] {
  if (options.address && names.length !== 1)
    throw new CannotAnswer('--address goes with exactly one source.');
  if (names.length === 0) return feedSources.filter((source) => source.address !== null);
  return names.map((name) => {
    const source = findFeedSource(name);
    if (!source) throw new CannotAnswer(`There is no feed ${name}; "assay data status" lists the names.`);
    if (!source.address && !options.address) {
      throw new CannotAnswer(
        `${name} has no address of its own: give --address, or a file to "assay data import".`,
      );
    }
    return source;
  });
}

/**
 * Fetches feeds from their maintainers and takes over what passes every check; a feed that fails keeps its stored
 * version. Private addresses are refused unless allowed, also after redirects.
 * @returns whether every feed was taken over.
 */
export async function updateFeeds(names: readonly string[], options: UpdateOptions): Promise<boolean> {
  const { dataDir } = readConfiguration(process.env);
  const sources = chosenFeeds(names, options);
  const fetchFeed = createGuardedFetch({
    policy: createAddressPolicy(options.allowNetwork),
    resolve: systemHostResolver,
  });
  const progress = progressOn(process.stderr, 'data update', sources.length);
  let complete = true;
  for (const [done, source] of sources.entries()) {
    const result = await updateFeed(source, options, dataDir, fetchFeed);
    complete &&= result.ok;
    process.stdout.write(`${JSON.stringify({ source: source.name, ...result })}\n`);
    progress.update(done + 1);
  }
  progress.stop();
  return complete;
}

type Fetched =
  | FeedImport
  | { readonly ok: false; readonly error: { readonly code: string; readonly message: string } };

async function updateFeed(
  source: FeedSource,
  options: UpdateOptions,
  dataDir: string,
  fetchFeed: ReturnType<typeof createGuardedFetch>,
): Promise<Fetched> {
  const url = options.address ?? source.address ?? '';
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
