import { type IpFlag, ipFlags } from '../../ip/facts';
import { parsePrefixLines } from '../address-lists';
import type { FeedSource } from '../feed-source';
import { orNormalised } from '../normalised-ranges';
import { bounds, MIB, networkOf, WEEK } from './feed-terms';

/** A list the operator keeps; anything from one row up. */
function ownList(flag: IpFlag): FeedSource {
  return {
    name: `own-${flag.replaceAll('_', '-')}`,
    title: `The operator's own list for ${flag}`,
    address: null,
    cadenceHours: 52 * WEEK,
    licence: "the operator's",
    bytes: bounds(7, 256 * MIB),
    rows: bounds(1, 10_000_000),
    endsWithNewline: false,
    ip: networkOf(flag, null, null),
    parse: orNormalised(parsePrefixLines),
  };
}

/** One list per flag, for what an operator knows or buys. */
export const ownLists: readonly FeedSource[] = ipFlags.map(ownList);
