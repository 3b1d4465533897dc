import type { Alignment } from './alignment';
import type { WordMatch } from './compare-words';
import type { ParsedName } from './parse-name';

/** Whether one word is the other without its first letter, or with its first two swapped. */
const differsInHead = (a: string, b: string): boolean =>
  a.slice(1) === b || b.slice(1) === a || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2));

/**
 * Whether what differs can be slips of the pen: two known names are two names, and another first letter is another name
 * unless it was lost or swapped and all else is equal.
 */
export function slipsOnly(query: ParsedName, name: ParsedName, aligned: Alignment): boolean {
  for (let pair = 0; pair < aligned.count; pair++) {
    const match = aligned.match[pair]!;
    if (match.likeness === 'initial' || match.apart) return false;
    if (match.edits === 0) continue;
    const asked = query.words[aligned.queryFrom[pair]!]!.text;
    const listed = name.words[aligned.nameFrom[pair]!]!.text;
    if (asked[0] !== listed[0] && !(differsInHead(asked, listed) && restIsEqual(aligned, match)))
      return false;
  }
  return true;
}

function restIsEqual({ match, count }: Alignment, but: WordMatch): boolean {
  for (let pair = 0; pair < count; pair++)
    if (match[pair] !== but && match[pair]!.likeness !== 'equal') return false;
  return true;
}
