import { SOMALI_SPELLINGS } from '../data/regional-spellings';
import { knownOf } from './known-word';
import { isKnownName } from './word-families';
import type { Word } from './words';

const SPELLINGS: ReadonlyMap<string, string> = new Map(
  SOMALI_SPELLINGS.trim()
    .split('\n')
    .flatMap((line) => {
      const [usual = '', ...somali] = line.split(' ');
      return somali.map((spelling): [string, string] => [spelling, usual]);
    }),
);
/** "Abdi" glued to a name of God: no other language begins a word so. */
const SERVANT = /^cabd(?=[aeiou])/;
const LONG_VOWEL = /([aeiou])\1/g;

/** Digits that readers of scanned pages take letters for, among letters. */
const MISREAD = /^(?=.{4})[a-z]+[015]{1,3}[a-z]+$/;
const ONE_IS = ['l', 'i'];

/** A known name of which some letters were read as digits: "Wi11iam"; the word itself where no such name is known. */
function withoutDigits(word: string): string {
  const letters = word.replaceAll('0', 'o').replaceAll('5', 's');
  return ONE_IS.map((one) => letters.replaceAll('1', one)).find(isKnownName) ?? word;
}

function usualSpelling(word: string): string {
  const known = SPELLINGS.get(word);
  if (known !== undefined) return known;
  if (MISREAD.test(word)) return withoutDigits(word);
  return SERVANT.test(word)
    ? word.slice(1).replaceAll('x', 'h').replaceAll('c', '').replace(LONG_VOWEL, '$1')
    : word;
}

/** Words of a person's name as most papers show them: Somali ones ("Cabdiraxmaan", "Maxamed"), and known ones with digits for letters. */
export function inUsualSpelling(words: readonly Word[]): readonly Word[] {
  let spelt: Word[] | undefined;
  for (const [at, word] of words.entries()) {
    const known = knownOf(word);
    known.usual ??= word.vowelless ? word.latin : usualSpelling(word.latin);
    if (known.usual === word.latin) continue;
    spelt ??= [...words];
    spelt[at] = { ...word, latin: known.usual };
  }
  return spelt ?? words;
}
