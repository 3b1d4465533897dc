import type { Alignment } from './alignment';
import type { Lexeme } from './lexeme';
import type { WordMatch } from './word-match';

const SAME_PERSON: WordMatch = { similarity: 0.96, likeness: 'family', edits: 0 };
const AS_GOOD_AS_EQUAL = 0.95;

/** Takes surnames that differ in their gender alone for one where another whole word is the same and none differs. */
export function settleGenderForms(words: readonly Lexeme[], { count, match, queryFrom }: Alignment): void {
  let found = -1;
  let given = false;
  for (let pair = 0; pair < count; pair++) {
    const { apart, similarity } = match[pair]!;
    const word = words[queryFrom[pair]!]!;
    if (apart === 'gender') {
      if (found >= 0) return;
      found = pair;
    } else if (apart || similarity < AS_GOOD_AS_EQUAL) return;
    else if (!word.particle && !word.initial) given = true;
  }
  if (found >= 0 && given) match[found] = SAME_PERSON;
}
