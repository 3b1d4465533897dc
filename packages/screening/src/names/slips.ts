import type { Alignment } from './alignment';
import { editCost } from './edit-cost';
import type { ParsedName } from './parse-name';
import type { WordMatch } from './word-match';

/** Whether one word is the other without its first letter, or with its first two swapped. */
const differsInHead = (a: string, b: string): boolean =>
  a.slice(1) === b || b.slice(1) === a || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2));

/**
 * A slip may make another known name: it is taken for one where other words of this weight are equal and none differs; the
 * second where the name is a short one.
 */
const ENOUGH_ELSE = 1.5;
const ENOUGH_BESIDE_SHORT = 1.9;

/**
 * Whether what differs can be slips of the pen: two known names are two names unless the rest says enough of who is meant,
 * and another first letter is another name unless it was lost or swapped and all else is equal.
 */
export function slipsOnly(query: ParsedName, name: ParsedName, aligned: Alignment): boolean {
  for (let pair = 0; pair < aligned.count; pair++) {
    const match = aligned.match[pair]!;
    if (match.likeness === 'initial' || match.apart === 'endings' || match.apart === 'gender') return false;
    if (match.edits === 0 && !match.apart) continue;
    const asked = query.words[aligned.queryFrom[pair]!]!.text;
    const listed = name.words[aligned.nameFrom[pair]!]!.text;
    if (match.apart && !isOneSlip(asked, listed)) return false;
    if (
      match.apart &&
      !(restIsEqual(aligned, match) && equalMass(query, aligned) >= enoughBeside(asked, listed))
    )
      return false;
    if (asked[0] !== listed[0] && !(differsInHead(asked, listed) && restIsEqual(aligned, match)))
      return false;
  }
  return true;
}

/** Of two shorter names each is one: Korean and Chinese syllables among them. */
const SHORTEST_SLIPPED = 4;
const SHORT = 5;

const enoughBeside = (a: string, b: string): number =>
  Math.max(a.length, b.length) < SHORT ? ENOUGH_BESIDE_SHORT : ENOUGH_ELSE;

/** Whether one known name is another with one letter lost, added, swapped or wrong behind the first: "Katie" and "Kate". */
const isOneSlip = (a: string, b: string): boolean =>
  Math.max(a.length, b.length) >= SHORTEST_SLIPPED && a[0] === b[0] && editCost(a, b, 1, false) <= 1;

function restIsEqual({ match, count }: Alignment, but: WordMatch): boolean {
  for (let pair = 0; pair < count; pair++)
    if (match[pair] !== but && match[pair]!.likeness !== 'equal') return false;
  return true;
}

/** What the words that are equal weigh. */
function equalMass({ words }: ParsedName, { queryFrom, match, count }: Alignment): number {
  let mass = 0;
  for (let pair = 0; pair < count; pair++)
    if (match[pair]!.likeness === 'equal') mass += words[queryFrom[pair]!]!.personWeight;
  return mass;
}
