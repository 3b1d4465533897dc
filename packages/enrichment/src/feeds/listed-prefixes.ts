import { type IpPrefix, parsePrefix } from '@assay/networks';
import type { DeclaredPlace } from './declared-place';
import { type FeedContent, FeedFormatError, type ListedPrefix } from './feed-content';

/** No operator lists a network wider than this; one that is comes from a row cut short (`/1` of `/16`). */
const WIDEST = { 4: 8, 6: 16 } as const;

/** Whether no operator can hold a network of this size. */
export function isTooWide({ address, length }: IpPrefix): boolean {
  return length < WIDEST[address.version];
}

/** Reads one network of a list. @throws FeedFormatError */
export function readListedPrefix(
  text: string,
  row: number,
  place: DeclaredPlace | null = null,
): ListedPrefix {
  const prefix = parsePrefix(text);
  if (prefix === null) throw new FeedFormatError('not an address or network', row);
  if (isTooWide(prefix)) throw new FeedFormatError('a network too wide to be true', row);
  return { prefix, count: 0, place };
}

/**
 * Content of a list of networks in text form.
 * @param places where each network is, in the same order; none when left out
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
