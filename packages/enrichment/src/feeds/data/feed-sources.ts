import type { AnySource } from '../feed-content';
import { ownLists } from './own-lists';
import { providerFeeds } from './provider-feeds';
import { recordFeeds } from './record-feeds';
import { sharedLists } from './shared-lists';

/** Every built-in feed. When several name a provider for an address, the first one is used. */
export const feedSources: readonly AnySource[] = [
  ...sharedLists,
  ...providerFeeds,
  ...ownLists,
  ...recordFeeds,
];
