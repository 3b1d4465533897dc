import type { AnySource } from '../feed-content';
import { ownLists } from './own-lists';
import { providerFeeds } from './provider-feeds';
import { recordFeeds } from './record-feeds';
import { sharedLists } from './shared-lists';

/** Every feed Assay knows; of several that name a provider for an address, the first is believed. */
export const feedSources: readonly AnySource[] = [
  ...sharedLists,
  ...providerFeeds,
  ...ownLists,
  ...recordFeeds,
];
