import { NUMBER_MARKS, NUMBER_WORDS } from '../data/number-words';
import { editCost } from './edit-cost';

const NUMBERS: ReadonlyMap<string, number> = new Map(
  NUMBER_WORDS.trim()
    .split('\n')
    .flatMap((line) => {
      const [number = '', ...words] = line.split(' ');
      return words.map((word): [string, number] => [word, Number(number)]);
    }),
);
const DIGITS = /^\d/;
const SHORTEST_MISSPELT = 4;
const REMEMBERED = 50_000;
const misspelt = new Map<string, string | null>();

/** The number that a word is with one letter lost, added, swapped or wrong behind the first, as digits: "secod" is 2; null for none. */
export function misspeltNumber(text: string): string | null {
  let found = misspelt.get(text);
  if (found === undefined) {
    found = null;
    if (text.length >= SHORTEST_MISSPELT)
      for (const [word, number] of NUMBERS)
        if (word.length >= SHORTEST_MISSPELT && word[0] === text[0] && editCost(word, text, 1, false) <= 1)
          found ??= String(number);
    if (misspelt.size >= REMEMBERED) misspelt.clear();
    misspelt.set(text, found);
  }
  return found;
}

/** Words with the numbers among them as digits: "Thirty-Third" is 33, "No. 7" is 7. What a word came from stays with it. */
export function numbersAsDigits<Item extends { readonly latin: string }>(
  words: readonly Item[],
): readonly Item[] {
  if (!words.some(({ latin }) => NUMBERS.has(latin) || NUMBER_MARKS.has(latin))) return words;
  const found: Item[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const number = NUMBERS.get(word.latin);
    if (number === undefined) found.push(word);
    else {
      const unit = number >= 20 ? NUMBERS.get(words[at + 1]?.latin ?? '') : undefined;
      const whole = unit !== undefined && unit < 10 ? number + unit : number;
      if (whole !== number) at++;
      found.push({ ...word, latin: String(whole) });
    }
  }
  return found.filter(
    (word, at) => !(NUMBER_MARKS.has(word.latin) && DIGITS.test(found[at + 1]?.latin ?? '')),
  );
}
