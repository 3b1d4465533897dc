import { type Compound, knownOf } from './known-word';
import { isServed } from './servants';
import { isKnownName } from './word-families';
import type { Word } from './words';

/**
 * Arabic names of two nouns, "light of the faith", are written as one word or as two, with an article that takes the sound behind it or
 * without: "Nur al-Din", "Noureddine", "Nurettin"; "Fazl ur-Rahman", "Fazlurrehman". Both are read as the two nouns.
 */

const FAITH = 'din';
/** "Din" behind its article, of which Latin spellings glue a part to it. */
const FAITH_BEHIND_ARTICLE = /^(?:(?:[aeiou](?:dd|ld|tt|td)|ud)(?:in|een|ine|ene|iin)|d(?:in|een|iin))$/;
/** Single D where no Slavic surname ends so: "Kamarudin", and not "Borodin". */
const GLUED_FAITH = /^(?<noun>.{2,}?)(?:(?:[aeiou](?:dd|ld|tt|td))(?:in|een|ine|ene|iin)|(?<=.{3})udi+n)$/;
const ARTICLE = /^(?:[aeu][dl]|ud|id)$/;

/** What "of" the first noun is beside names of God. */
const FURTHER_NOUNS: ReadonlySet<string> = new Set(
  'islam huda mulk dawla dawlah abidin haque hoque huq hk hok'.split(' '),
);
/** Written with another vowel only where it takes the sound behind it: "Lutfor Rahman". */
const ARTICLE_BEHIND = /^(?!abd)(?<noun>.{3,})(?:u(?<article>[dlnrstz])|[ao](?<taken>[dnrstz]))$/;
const GLUED_ARTICLE = /^(?!abd)(?<noun>.{3,}?)u(?<article>[dlnrstz])(?<behind>.{3,})$/;
/** "Abu" with the article of what he is the father of, glued to it: "Abouelfetouh". */
const GLUED_FATHER = /^ab(?:u|ou|o)(?:l|el|al)(?<noun>[^aeiou].{3,})$/;
const ARTICLE_ALONE = /^u(?<article>[dlnrstz])$/;

/** Whether a word may stand behind an article that is written so: "ur-Rahman", "us-Salam", and "ul" before any. */
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

/** Parts the compound names of a person, and leaves out the article between their nouns. */
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
