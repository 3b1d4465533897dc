import { SERVED } from '../data/person-words';
import { type Compound, type KnownWord, knownOf, knownWord } from './known-word';
import { soundFold } from './sound-fold';
import { isKnownName } from './word-families';
import type { Word } from './words';

/** "Abd", "Abdul", "Abdel" alone, also with two letters swapped. */
const SERVANT =
  /^(?:abd[aeou]?[lrnsdt]?|adb[aeou]?[lrnsdt]?|a[^aeioun]du[lr]|ab[^aeiou]ul|abudl|abdlu|badul|abdle|abedl)$/;
/** The same joined to the following name of God; "Abdullah" is a separate name. */
const GLUED_SERVANT =
  /^abd(?:[aeou]{1,2}l|[aeou](?<grown>[rnsdtz])(?=\k<grown>)|i|ou)?(?!lah|lay|la?[iy]?ev)(?<noun>[^aeiou].{3,}|aziz|ali.{2,}|a[hm].{3,})$/;

/** The same with a letter of "Abdul" lost, wrong or swapped, before a name of God: "Abqelhalim", "Adburrahman". */
const SLIPPED_SERVANT =
  /^(?:a?[^aeiou]?d[aeou]|adb[aeou]?|ab[^aeiou]?[aeou]|ab[^aeioul](?=[aei]ll)|abudl|abedl|abdlu?|abd[^l]?)(?:[lrnsdtz](?=[^aeiou]))?(?<noun>.{4,})$/;
const served: ReadonlySet<string> = new Set([...SERVED].map(soundFold));

/** Checks for a name of God; "Rahmane" is the French spelling of "Rahman". */
function isServed(noun: string): boolean {
  const fold = soundFold(noun);
  return served.has(fold) || served.has(fold.replace(/a$/, ''));
}

const SERVANT_AND_NOUN = /^abd(?:[aeou]{1,2}l|[aeiou])(?<noun>.{4,8})$/;

/** Checks for a name of God with two letters swapped: "Abdulakrim". */
function isServedSwapped(noun: string): boolean {
  for (let at = 0; at + 1 < noun.length; at++)
    if (isServed(noun.slice(0, at) + noun[at + 1] + noun[at] + noun.slice(at + 2))) return true;
  return false;
}

/** The L of "Abdel" swapped with the next letter: "Abdemlalek". */
const SWAPPED_ARTICLE = /^abd[aeou](?<first>[^aeioul])l(?<rest>.{3,})$/;

function servedBehindSwap(word: string): string | undefined {
  const { first, rest } = SWAPPED_ARTICLE.exec(word)?.groups ?? {};
  return first !== undefined && isServed(first + rest) ? first + rest : undefined;
}

/** Returns the name that follows "Abdul" in a joined word, or undefined. */
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

/** Result of `servantOf` for "Abdul" alone: the word contains no further name. */
const ALONE = '';

/** Returns the name joined to "Abdul", `ALONE` for "Abdul" alone, null for other words. */
function servantOf(known: KnownWord): string | null {
  if (known.servant === undefined)
    known.servant = SERVANT.test(known.latin) ? ALONE : (servedName(known.latin) ?? null);
  return known.servant;
}

/** "الله" as transliterated, and "عبدالله". */
export const GOD = 'allh';
const GOD_IN_LATIN = /^[aeu]llah$/;
const SERVANT_OF_GOD = 'abdallh';

/**
 * Splits "Abd al-Rahman", "Abdul Rahman" and "Abdurrahman", which are one name in one or more words, into two
 * words.
 */
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

/**
 * Arabic names of two nouns ("light of the faith") are written as one or two words, with or without an
 * article that assimilates to the next sound: "Nur al-Din", "Noureddine", "Nurettin"; "Fazl ur-Rahman",
 * "Fazlurrehman". All are read as the two nouns.
 */

const FAITH = 'din';
/** "Din" after its article, part of which Latin spellings join to it. */
const FAITH_BEHIND_ARTICLE = /^(?:(?:[aeiou](?:dd|ld|tt|td)|ud)(?:in|een|ine|ene|iin)|d(?:in|een|iin))$/;
/** A single D where it isn't the ending of a Slavic surname: "Kamarudin", but not "Borodin". */
const GLUED_FAITH = /^(?<noun>.{2,}?)(?:(?:[aeiou](?:dd|ld|tt|td))(?:in|een|ine|ene|iin)|(?<=.{3})udi+n)$/;
const ARTICLE = /^(?:[aeu][dl]|ud|id)$/;

/** Possible second nouns in addition to names of God. */
const FURTHER_NOUNS: ReadonlySet<string> = new Set(
  'islam huda mulk dawla dawlah abidin haque hoque huq hk hok'.split(' '),
);
/** Another vowel is possible only where the article assimilates to the next sound: "Lutfor Rahman". */
const ARTICLE_BEHIND = /^(?!abd)(?<noun>.{3,})(?:u(?<article>[dlnrstz])|[ao](?<taken>[dnrstz]))$/;
const GLUED_ARTICLE = /^(?!abd)(?<noun>.{3,}?)u(?<article>[dlnrstz])(?<behind>.{3,})$/;
/** "Abu" joined to the article of the following noun: "Abouelfetouh". */
const GLUED_FATHER = /^ab(?:u|ou|o)(?:l|el|al)(?<noun>[^aeiou].{3,})$/;
const ARTICLE_ALONE = /^u(?<article>[dlnrstz])$/;

/**
 * Checks whether a word may follow an article in this spelling: "ur-Rahman", "us-Salam", and "ul" before any
 * word.
 */
const isBehind = (article: string, noun: string): boolean =>
  (article === 'l' || noun[0] === article) && (isServed(noun) || FURTHER_NOUNS.has(noun));

function readCompound(latin: string): Compound {
  const faithful = GLUED_FAITH.exec(latin)?.groups?.noun;
  const known = faithful === undefined && isKnownName(latin);
  const glued = known ? undefined : GLUED_ARTICLE.exec(latin)?.groups;
  const child = known ? undefined : GLUED_FATHER.exec(latin)?.groups?.noun;
  const open = known ? undefined : ARTICLE_BEHIND.exec(latin)?.groups;
  return {
    faith: FAITH_BEHIND_ARTICLE.test(latin),
    article: ARTICLE.test(latin),
    nouns:
      faithful !== undefined
        ? [faithful, FAITH]
        : glued && isBehind(glued.article!, glued.behind!)
          ? [glued.noun!, glued.behind!]
          : child !== undefined
            ? ['abu', child]
            : null,
    open: open ? { noun: open.noun!, article: (open.article ?? open.taken)! } : null,
    alone: ARTICLE_ALONE.exec(latin)?.groups?.article ?? null,
  };
}

const OF_OTHER_SCRIPTS: Compound = { faith: false, article: false, nouns: null, open: null, alone: null };

function compoundOf(word: Word): Compound {
  if (word.vowelless || word.loan || word.character) return OF_OTHER_SCRIPTS;
  const known = knownOf(word);
  known.compound ??= readCompound(word.latin);
  return known.compound;
}

const isPart = (word: Word): boolean => {
  const { faith, nouns, open, alone } = compoundOf(word);
  return faith || nouns !== null || open !== null || alone !== null;
};

/** Splits the compound names of a person, and removes the article between their nouns. */
export function partCompounds(words: readonly Word[]): readonly Word[] {
  if (!words.some(isPart)) return words;
  const found: Word[] = [];
  for (const [at, word] of words.entries()) {
    const { faith, article, nouns, open, alone } = compoundOf(word);
    const next = words[at + 1];
    if (at > 0 && next && ((article && compoundOf(next).faith) || (alone && isBehind(alone, next.latin))))
      continue;
    if (at > 0 && faith) found.push({ ...word, latin: FAITH });
    else if (nouns)
      found.push({ ...word, latin: nouns[0], beforeComma: false }, { ...word, latin: nouns[1] });
    else if (open && next && !word.beforeComma && isBehind(open.article, next.latin))
      found.push({ ...word, latin: open.noun });
    else found.push(word);
  }
  return found;
}
