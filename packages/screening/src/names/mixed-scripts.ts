import { CYRILLIC_LOOKALIKES, GREEK_LOOKALIKES } from '../data/transliteration';

/** A script whose letters are taken for Latin ones and the other way round. */
interface Lookalikes {
  readonly script: RegExp;
  /** The Latin letter that each looks like. */
  readonly latin: ReadonlyMap<string, string>;
  readonly written: ReadonlyMap<string, string>;
}

const lookalikes = (script: RegExp, latin: ReadonlyMap<string, string>): Lookalikes => ({
  script,
  latin,
  written: new Map([...latin].map(([letter, like]): [string, string] => [like, letter])),
});

const SCRIPTS: readonly Lookalikes[] = [
  lookalikes(/\p{Script=Cyrillic}/u, CYRILLIC_LOOKALIKES),
  lookalikes(/\p{Script=Greek}/u, GREEK_LOOKALIKES),
];
const LATIN = /[a-z]/;

/**
 * A word of Latin letters and such that look like them, in one script: "Вiталiй" with the Latin I that keyboards offer, "Vlаdimir" with a
 * Cyrillic A that was put there to slip through. The script is that of the letters which look like none of the other's, else the one
 * of more letters.
 * @param word lower case
 */
export function inOneScript(word: string): string {
  if (!LATIN.test(word)) return word;
  const mixed = SCRIPTS.find(({ script }) => script.test(word));
  if (mixed === undefined) return word;
  const { script, latin, written } = mixed;
  let sure = 0;
  let more = 0;
  for (const letter of word) {
    if (LATIN.test(letter)) {
      more--;
      if (!written.has(letter)) sure--;
    } else if (script.test(letter)) {
      more++;
      if (!latin.has(letter)) sure++;
    }
  }
  const table = (sure === 0 ? more : sure) > 0 ? written : latin;
  return Array.from(word, (letter) => table.get(letter) ?? letter).join('');
}
