import { findFeedSource } from '@assay/enrichment';
import { createAddressPolicy, createGuardedFetch, systemHostResolver } from '@assay/providers';
import {
  type FeedUpdate,
  feedAddress,
  type PublishedFeed,
  publishedFeeds,
  updateFeed,
} from '../enrichment/index';
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

/** Feeds to update: the named ones, or all that are published under an address. */
function chosenFeeds(
  dataDir: string,
  names: readonly string[],
  options: UpdateOptions,
): readonly PublishedFeed[] {
  if ((options.address || options.within) && names.length !== 1)
    throw new CannotAnswer('--address and --within go with exactly one source.');
  if (names.length === 0) return publishedFeeds(dataDir);
  return names.map((name) => {
    const source = findFeedSource(name);
    if (!source) throw new CannotAnswer(`There is no feed ${name}; "assay data status" lists the names.`);
    const address = options.address ?? feedAddress(dataDir, source);
    if (address === null) {
      throw new CannotAnswer(
        `${name} has no address of its own: give --address, or a file to "assay data import".`,
      );
    }
    return { source, address };
  });
}

/**
 * Updates feeds from their maintainers, one after the other, and prints a line about each; a feed that fails keeps its
 * stored version. Private addresses are refused unless allowed, also after redirects.
 * @returns whether every feed was taken over or had not changed.
 */
export async function updateFeeds(names: readonly string[], options: UpdateOptions): Promise<boolean> {
  const { dataDir } = readConfiguration(process.env);
  const chosen = chosenFeeds(dataDir, names, options);
  const fetch = createGuardedFetch({
    policy: createAddressPolicy(options.allowNetwork),
    resolve: systemHostResolver,
  });
  const progress = progressOn(process.stderr, 'data update', chosen.length);
  let complete = true;
  for (const [done, published] of chosen.entries()) {
    const line = lineOf(await updateFeed(published, options, { dataDir, fetch, now: () => new Date() }));
    complete &&= line.ok;
    process.stdout.write(`${JSON.stringify({ source: published.source.name, ...line })}\n`);
    progress.update(done + 1);
  }
  progress.stop();
  return complete;
}

function lineOf(update: FeedUpdate) {
  if (update.kind === 'refused' || update.kind === 'failed')
    return { ok: false, error: update.reason } as const;
  const { ignored, ...version } = update.version;
  const leftOut = ignored === undefined ? {} : { ignored };
  return { ok: true, ...version, unchanged: update.kind === 'unchanged', ...leftOut } as const;
}
