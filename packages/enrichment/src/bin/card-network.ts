import creditCardType from 'credit-card-type';
import { CARD_NETWORKS, type CardNetwork } from './data/card-networks';
import { indexPrefixRanges, longestPrefixValue, type PrefixRange, readPrefixes } from './prefix-ranges';

const NETWORKS = indexPrefixRanges(
  CARD_NETWORKS.flatMap((network) => [
    ...publishedPrefixes(network),
    ...readPrefixes(network.prefixes, network),
  ]),
);

/** Prefixes of the `credit-card-type` package (MIT), for the networks it knows. */
function publishedPrefixes(network: CardNetwork): PrefixRange<CardNetwork>[] {
  if (!Object.values<string>(creditCardType.types).includes(network.network)) return [];
  return creditCardType.getTypeInfo(network.network).patterns.map((pattern) => {
    const [first, last] = Array.isArray(pattern) ? pattern : [pattern];
    return { first: String(first), last: String(last ?? first), value: network };
  });
}

/** The card network of a number or its beginning (1 to 19 digits), by the longest matching prefix. */
export function cardNetwork(digits: string): CardNetwork | null {
  return longestPrefixValue(NETWORKS, digits);
}
