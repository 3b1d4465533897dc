import { type IpPrefix, parsePrefix } from '@assay/networks';
import type { DeclaredPlace } from './declared-place';
import { type FeedContent, FeedFormatError, type ListedPrefix } from './feed-content';

/**
 * Minimum prefix length per IP version. No operator has a wider network; one that appears results from a
 * truncated row (`/1` of `/16`).
 */
const WIDEST = { 4: 8, 6: 16 } as const;

/** Checks whether a network is too wide to belong to one operator. */
export function isTooWide({ address, length }: IpPrefix): boolean {
  return length < WIDEST[address.version];
}

/** Parses one network of a list. @throws FeedFormatError */
export function readListedPrefix(
  text: string,
  row: number,
  place: DeclaredPlace | null = null,
): ListedPrefix {
  const prefix = parsePrefix(text);
  if (prefix === null) throw new FeedFormatError('not an address or network', row);
  if (isTooWide(prefix)) throw new FeedFormatError('a network that is too large', row);
  return { prefix, count: 0, place };
}

/**
 * Builds the content of a list of networks in text form.
 * @param places location of each network, in the same order; omitted when none are stated
 * @throws FeedFormatError
 */
export function contentOfPrefixTexts(
  texts: readonly string[],
  date: string | null,
  places: readonly (DeclaredPlace | null)[] = [],
): FeedContent {
  const prefixes = texts.map((text, index) => readListedPrefix(text.trim(), index + 1, places[index]));
  return { kind: 'addresses', date, prefixes };
}
