import { parsePrefix } from '../ip/prefix';
import { type FeedContent, FeedFormatError, type ListedPrefix } from './feed-content';

/** No operator lists a network wider than this; one that is comes from a row cut short (`/1` of `/16`). */
const WIDEST = { 4: 8, 6: 16 } as const;

/** Reads one network of a list. @throws FeedFormatError */
export function readListedPrefix(text: string, row: number): ListedPrefix {
  const prefix = parsePrefix(text);
  if (prefix === null) throw new FeedFormatError('not an address or network', row);
  if (prefix.length < WIDEST[prefix.address.version])
    throw new FeedFormatError('a network too wide to be true', row);
  return { prefix, count: 0 };
}

/** Content of a list of networks in text form. @throws FeedFormatError */
export function contentOfPrefixTexts(texts: readonly string[], date: string | null): FeedContent {
  const prefixes = texts.map((text, index) => readListedPrefix(text.trim(), index + 1));
  return { kind: 'addresses', date, prefixes };
}
