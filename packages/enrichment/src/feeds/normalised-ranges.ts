import type { DeclaredPlace } from './declared-place';
import type { FeedContent } from './feed-content';
import { dayOrNull, type JsonObject, parseJsonObject, stringsOf } from './json-shape';
import { contentOfPrefixTexts } from './listed-prefixes';

/** Networks in text form, and the day the document states for them. */
export interface PrefixTexts {
  readonly prefixes: readonly string[];
  readonly date: string | null;
  /** Where each network is, in the same order; left out by documents that do not report it. */
  readonly places?: readonly (DeclaredPlace | null)[];
}

/**
 * Networks of a document in the shape that collections of provider ranges use,
 * `{provider, last_update, ipv4[], ipv6[]}`; `null` when it has another shape.
 * @throws FeedFormatError
 */
export function normalisedRanges(document: JsonObject): PrefixTexts | null {
  if (typeof document.provider !== 'string' || !Array.isArray(document.ipv4)) return null;
  return {
    prefixes: [...stringsOf(document.ipv4, 'ipv4'), ...stringsOf(document.ipv6 ?? [], 'ipv6')],
    date: dayOrNull(document.last_update),
  };
}

/** A reader that takes the shape of {@link normalisedRanges} besides its own layout. */
export function orNormalised(parse: (text: string) => FeedContent): (text: string) => FeedContent {
  return (text) => {
    if (!text.trimStart().startsWith('{')) return parse(text);
    const ranges = normalisedRanges(parseJsonObject(text));
    return ranges === null ? parse(text) : contentOfPrefixTexts(ranges.prefixes, ranges.date);
  };
}
