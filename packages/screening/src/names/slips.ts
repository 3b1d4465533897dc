import type { AlignedPair } from './align';
import type { ParsedName } from './parse-name';

/** Whether one word is the other without its first letter, or with its first two swapped. */
const differsInHead = (a: string, b: string): boolean =>
  a.slice(1) === b || b.slice(1) === a || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2));

/**
 * Whether what differs can be slips of the pen: two known names are two names, and another first letter is another name
 * unless it was lost or swapped and all else is equal.
 */
export function slipsOnly(query: ParsedName, name: ParsedName, pairs: readonly AlignedPair[]): boolean {
  return pairs.every(({ match, query: [left = 0], name: [right = 0] }) => {
    if (match.likeness === 'initial' || match.apart) return false;
    const asked = query.words[left]!.text;
    const listed = name.words[right]!.text;
    return (
      match.edits === 0 ||
      asked[0] === listed[0] ||
      (differsInHead(asked, listed) &&
        pairs.every((other) => other.match === match || other.match.likeness === 'equal'))
    );
  });
}
