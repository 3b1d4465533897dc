import type { InlineScreeningSettings } from '@assay/contract';
import { type Connection, type FollowingName, namesFollowing } from '@assay/store';
import type { Party } from './loaded-lists';
import type { EffectiveSettings } from './settings';

/** A name that is checked when lists or news change. */
export type Following = FollowingName<Party, InlineScreeningSettings>;

/** What looking at names needs. */
export interface Searching {
  settingsOf(name: Pick<Following, 'spaceId' | 'profile' | 'settings'>): Promise<EffectiveSettings>;
  /** UNIX milliseconds. */
  now(): number;
}

/** Names that are looked at in one go. */
export const PAGE = 1000;
/** Longest search of one name. */
export const SEARCH_MS = 5000;

/** Every name that saw the lists of a generation, in pages. */
export async function* pagesFollowing(
  connection: Connection,
  generation: number,
): AsyncGenerator<readonly Following[]> {
  let after: Pick<Following, 'spaceId' | 'id'> | undefined;
  for (;;) {
    const page = await namesFollowing<Party, InlineScreeningSettings>(connection, generation, {
      limit: PAGE,
      after,
    });
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    after = page.at(-1);
  }
}
