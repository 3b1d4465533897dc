import { SERVED } from '../data/person-words';
import { type KnownWord, knownOf, knownWord } from './known-word';
import { soundFold } from './sound-fold';
import type { Word } from './words';

/** "Abd", "Abdul", "Abdel" by themselves, two letters swapped included. */
const SERVANT =
  /^(?:abd[aeou]?[lrnsdt]?|adb[aeou]?[lrnsdt]?|a[^aeioun]du[lr]|ab[^aeiou]ul|abudl|abdlu|badul|abdle|abedl)$/;
/** The same glued to the name of God that follows; "Abdullah" is a name of its own. */
const GLUED_SERVANT =
  /^abd(?:[aeou]{1,2}l|[aeou](?<grown>[rnsdtz])(?=\k<grown>)|i|ou)?(?!lah|lay|la?[iy]?ev)(?<noun>[^aeiou].{3,}|aziz|ali.{2,}|a[hm].{3,})$/;

/** The same with a letter of "Abdul" lost, wrong or swapped, before a name of God: "Abqelhalim", "Adburrahman". */
const SLIPPED_SERVANT =
  /^(?:a?[^aeiou]?d[aeou]|adb[aeou]?|ab[^aeiou]?[aeou]|ab[^aeioul](?=[aei]ll)|abudl|abedl|abdlu?|abd[^l]?)(?:[lrnsdtz](?=[^aeiou]))?(?<noun>.{4,})$/;
const served: ReadonlySet<string> = new Set([...SERVED].map(soundFold));

/** "Rahmane" is "Rahman" in French letters. */
export function isServed(noun: string): boolean {
  const fold = soundFold(noun);
  return served.has(fold) || served.has(fold.replace(/a$/, ''));
}

const SERVANT_AND_NOUN = /^abd(?:[aeou]{1,2}l|[aeiou])(?<noun>.{4,8})$/;

/** Whether it is a name of God with two letters swapped: "Abdulakrim". */
function isServedSwapped(noun: string): boolean {
  for (let at = 0; at + 1 < noun.length; at++)
    if (isServed(noun.slice(0, at) + noun[at + 1] + noun[at] + noun.slice(at + 2))) return true;
  return false;
}

/** The L of "Abdel" and the first letter behind it swapped: "Abdemlalek". */
const SWAPPED_ARTICLE = /^abd[aeou](?<first>[^aeioul])l(?<rest>.{3,})$/;

function servedBehindSwap(word: string): string | undefined {
  const { first, rest } = SWAPPED_ARTICLE.exec(word)?.groups ?? {};
  return first !== undefined && isServed(first + rest) ? first + rest : undefined;
}

/** What a word that is "Abdul" glued to a name holds besides, or undefined. */
function servedName(word: string): string | undefined {
  const slipped = SLIPPED_SERVANT.exec(word)?.groups?.noun;
  if (slipped !== undefined && isServed(slipped)) return slipped;
  const swappedArticle = servedBehindSwap(word);
  if (swappedArticle !== undefined) return swappedArticle;
  const glued = GLUED_SERVANT.exec(word)?.groups?.noun;
  if (glued !== undefined) return glued;
  const swapped = SERVANT_AND_NOUN.exec(word)?.groups?.noun;
  return swapped !== undefined && isServedSwapped(swapped) ? swapped : undefined;
}

/** What `servantOf` finds of "Abdul" by itself: no name follows in the word. */
const ALONE = '';

/** The name that a word glues to "Abdul", `ALONE` for one by itself, null for other words. */
function servantOf(known: KnownWord): string | null {
  if (known.servant === undefined)
    known.servant = SERVANT.test(known.latin) ? ALONE : (servedName(known.latin) ?? null);
  return known.servant;
}

/** "الله" as it is read, and "عبدالله". */
export const GOD = 'allh';
const GOD_IN_LATIN = /^[aeu]llah$/;
const SERVANT_OF_GOD = 'abdallh';

/** "Abd al-Rahman", "Abdul Rahman" and "Abdurrahman" are one name in one or more words: parted into two. */
export function partServants(words: readonly Word[]): readonly Word[] {
  if (!words.some((word) => (word.vowelless && word.latin === GOD) || servantOf(knownOf(word)) !== null))
    return words;
  return words.flatMap((word, index): Word[] => {
    const noun = servantOf(knownOf(word));
    if (noun === ALONE) {
      const next = words[index + 1];
      if (next?.vowelless && next.latin === GOD) return [];
      if (next !== undefined && !word.vowelless && GOD_IN_LATIN.test(next.latin)) return [];
      return [{ ...word, latin: word.vowelless ? 'abd' : 'abdul' }];
    }
    if (word.vowelless) {
      return word.latin === GOD && servantOf(knownWord(words[index - 1]?.latin ?? '')) === ALONE
        ? [{ ...word, latin: SERVANT_OF_GOD }]
        : [word];
    }
    const before = words[index - 1];
    if (GOD_IN_LATIN.test(word.latin) && before !== undefined && servantOf(knownOf(before)) === ALONE)
      return [{ ...word, latin: 'abdullah' }];
    return noun === null
      ? [word]
      : [
          { ...word, latin: 'abdul', beforeComma: false },
          { ...word, latin: noun },
        ];
  });
}
