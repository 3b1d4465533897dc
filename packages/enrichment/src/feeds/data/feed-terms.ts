import type { IpFlag, IpType } from '../../ip/facts';
import type { Bounds, IpFeedMeaning } from '../feed-content';

export const KIB = 1024;
export const MIB = 1024 * KIB;
/** Durations in hours. */
export const DAY = 24;
export const WEEK = 7 * DAY;

export function bounds(least: number, most: number): Bounds {
  return { least, most };
}

/**
 * Returns the meaning of a listed network: it sets `flag`, and `type` and `provider` where the list states
 * them.
 */
export function networkOf(flag: IpFlag | null, type: IpType | null, provider: string | null): IpFeedMeaning {
  return { flag, evidence: 'range', type, provider, countsLists: false };
}

/** Returns the meaning of a listed address: it sets `flag`. */
export function addressOf(flag: IpFlag, provider: string | null): IpFeedMeaning {
  return { flag, evidence: 'enumerated', type: null, provider, countsLists: false };
}
