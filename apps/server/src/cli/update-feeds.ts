import { findFeedSource, readFeedManifest } from '@assay/enrichment';
import { createAddressPolicy, createGuardedFetch, systemHostResolver } from '@assay/providers';
import { readConfiguration } from '../configuration';
import {
  type FeedUpdate,
  feedAddress,
  type PublishedFeed,
  publishedFeeds,
  updateFeed,
} from '../scoring/enrichment/update-feed';
import { CannotAnswer } from './cannot-answer';
import { OutcomeCounts } from './outcome-counts';
import { progressOn } from './progress';

export interface UpdateOptions {
  readonly address?: string;
  readonly allowNetwork?: readonly string[];
  readonly force?: true;
  /** Networks that all rows of the named geofeed must belong to. */
  readonly within?: readonly string[];
  /** Updates all free feeds, except those younger than their cadence. */
  readonly all?: true;
}

const HOUR_MS = 3_600_000;

/** Returns true if a feed was received within its cadence; a resumed run skips it. */
function isFresh(dataDir: string, { source }: PublishedFeed, now: number): boolean {
  const at = readFeedManifest(dataDir, source.name)?.current.fetched_at;
  return at !== undefined && now - Date.parse(at) < source.cadenceHours * HOUR_MS;
}

/** Returns the named feeds, or all feeds with an address. */
function chosenFeeds(
  dataDir: string,
  names: readonly string[],
  options: UpdateOptions,
): readonly PublishedFeed[] {
  if ((options.address || options.within) && names.length !== 1)
    throw new CannotAnswer('--address and --within need exactly one source.');
  if (options.all && names.length > 0) throw new CannotAnswer("--all doesn't take names.");
  if (names.length === 0) {
    const published = publishedFeeds(dataDir);
    const mayBeLeftOut = options.all === true && options.force !== true;
    return mayBeLeftOut ? published.filter((feed) => !isFresh(dataDir, feed, Date.now())) : published;
  }
  return names.map((name) => {
    const source = findFeedSource(name);
    if (!source)
      throw new CannotAnswer(`Feed not found: ${name}. Run "assay data status" to list the names.`);
    const address = options.address ?? feedAddress(dataDir, source);
    if (address === null) {
      throw new CannotAnswer(
        `${name} has no download address. Use --address, or import a file with "assay data import".`,
      );
    }
    return { source, address };
  });
}

/**
 * Updates feeds from their publishers, one after the other, and prints a line for each. A failed feed retains
 * its stored version. Private addresses are rejected unless allowed, also after redirects.
 * @returns true if every feed was stored or unchanged
 */
export async function updateFeeds(names: readonly string[], options: UpdateOptions): Promise<boolean> {
  const { dataDir } = readConfiguration(process.env);
  const chosen = chosenFeeds(dataDir, names, options);
  const fetch = createGuardedFetch({
    policy: createAddressPolicy(options.allowNetwork),
    resolve: systemHostResolver,
  });
  const progress = progressOn(process.stderr, 'data update', chosen.length);
  const counts = new OutcomeCounts('data update');
  for (const [done, published] of chosen.entries()) {
    const line = lineOf(await updateFeed(published, options, { dataDir, fetch, now: () => new Date() }));
    counts.add(line.outcome);
    process.stdout.write(`${JSON.stringify({ source: published.source.name, ...line })}\n`);
    progress.update(done + 1);
  }
  progress.stop();
  counts.report(process.stderr);
  return counts.isComplete();
}

function lineOf(update: FeedUpdate) {
  if (update.kind === 'refused') return { ok: false, outcome: update.kind, error: update.reason } as const;
  if (update.kind === 'failed') {
    const { kind, reason, retryAfterMs } = update;
    const pause = retryAfterMs === undefined ? {} : { retry_after_ms: retryAfterMs };
    return { ok: false, outcome: kind, error: reason, ...pause } as const;
  }
  const { ignored, ...version } = update.version;
  const leftOut = ignored === undefined ? {} : { ignored };
  const unchanged = update.kind === 'unchanged';
  return { ok: true, outcome: update.kind, ...version, unchanged, ...leftOut } as const;
}
