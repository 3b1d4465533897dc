import { NUMBER_WORDS } from '../data/number-words';
import { editCost } from './edit-cost';

const WORDS: readonly (readonly [string, number])[] = NUMBER_WORDS.trim()
  .split('\n')
  .flatMap((line) => {
    const [number = '', ...words] = line.split(' ');
    return words.map((word): [string, number] => [word, Number(number)]);
  });

/** Units and tens that one word joins, as in German "einundzwanzig" and Italian "ventuno". */
const JOINED: readonly {
  readonly units: string;
  readonly tens: string;
  readonly join: (unit: string, ten: string) => string;
}[] = [
  {
    units: 'ein zwei drei vier funf sechs sieben acht neun',
    tens: 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
    join: (unit, ten) => `${unit}und${ten}`,
  },
  {
    units: 'uno due tre quattro cinque sei sette otto nove',
    tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
    join: (unit, ten) => (/^[uo]/.test(unit) ? ten.slice(0, -1) : ten) + unit,
  },
];

const joinedWords = (): [string, number][] =>
  JOINED.flatMap(({ units, tens, join }) =>
    tens
      .split(' ')
      .flatMap((ten, at) =>
        units.split(' ').map((unit, of): [string, number] => [join(unit, ten), (at + 2) * 10 + of + 1]),
      ),
  );

/** Numbers by word. */
export const NUMBERS: ReadonlyMap<string, number> = new Map([...WORDS, ...joinedWords()]);
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
