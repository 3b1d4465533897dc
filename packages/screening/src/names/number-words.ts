import { NUMBER_WORDS } from '../data/number-words';
import { editCost } from './edit-cost';

/** Numbers by word. */
export const NUMBERS: ReadonlyMap<string, number> = new Map(
  NUMBER_WORDS.trim()
    .split('\n')
    .flatMap((line) => {
      const [number = '', ...words] = line.split(' ');
      return words.map((word): [string, number] => [word, Number(number)]);
    }),
);
const MIN_MISSPELLED_LENGTH = 4;
/** Words that may be misspelled, by their first letter. */
const BY_FIRST_LETTER = new Map<string, [string, number][]>();
for (const [word, number] of NUMBERS)
  if (word.length >= MIN_MISSPELLED_LENGTH)
    BY_FIRST_LETTER.set(word[0]!, [...(BY_FIRST_LETTER.get(word[0]!) ?? []), [word, number]]);
const REMEMBERED = 50_000;
const misspelt = new Map<string, string | null>();

/**
 * Returns the digits of a number word with one letter lost, added, swapped or replaced after the first:
 * "secod" is 2; null otherwise.
 */
export function misspeltNumber(text: string): string | null {
  let found = misspelt.get(text);
  if (found === undefined) {
    found = null;
    if (text.length >= MIN_MISSPELLED_LENGTH) {
      const near = BY_FIRST_LETTER.get(text[0]!)?.find(([word]) => editCost(word, text, 1, false) <= 1);
      if (near !== undefined) found = String(near[1]);
    }
    if (misspelt.size >= REMEMBERED) misspelt.clear();
    misspelt.set(text, found);
  }
  return found;
}
