import { SOMALI_SPELLINGS } from '../data/regional-spellings';
import { knownOf } from './known-word';
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

function usualSpelling(word: string): string {
  const known = SPELLINGS.get(word);
  if (known !== undefined) return known;
  return SERVANT.test(word)
    ? word.slice(1).replaceAll('x', 'h').replaceAll('c', '').replace(LONG_VOWEL, '$1')
    : word;
}

/** Somali words of a person's name in the spelling that other papers show: "Cabdiraxmaan", "Maxamed". */
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
