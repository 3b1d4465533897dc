import {
  ARABIC_HONORIFICS,
  CLOSING_NAMES,
  FATHER_MARKS,
  FUNCTIONS,
  FURTHER_HONORIFICS,
  HONORIFICS,
  LEADING_TITLES,
  PARTICLES,
  TITLE_PHRASES,
  TITLES_OR_SYLLABLES,
} from '../data/person-words';
import { knownOf } from './known-word';
import { isPinyinWord } from './wade-giles';
import { type Word, wordsOf } from './words';

/** A Vietnamese syllable without diacritics: the onsets, vowels and finals of Quốc ngữ. */
const VIETNAMESE =
  /^(?:ngh|ng|nh|ph|th|tr|kh|gh|gi|ch|qu|[bcdghklmnprstvx])?(?:uyen|uyet|uye|uya|ieu|yeu|uoi|uou|oai|oay|oeo|uay|ia|ie|iu|ua|ue|ui|uo|uu|uy|oa|oe|oi|oo|ai|ao|au|ay|eo|eu|ye|[aeiouy])(?:ng|nh|ch|[cmnpt])?$/;

/** Checks whether a word may be a syllable of a Vietnamese or Chinese name. @param word lower case, Latin */
const isAsianSyllable = (word: string): boolean => VIETNAMESE.test(word) || isPinyinWord(word);

let arabicHonorifics: ReadonlySet<string> | undefined;

/** Burmese forms of address, which are written as one word with the name. */
const BURMESE_HONORIFICS: ReadonlySet<string> = new Set(['u', 'daw']);

function isHonorific(word: Word): boolean {
  const { latin, vowelless } = word;
  if (word.loan && BURMESE_HONORIFICS.has(latin)) return true;
  if (!vowelless) {
    const known = knownOf(word);
    known.honorific ??=
      latin.length > 1 && (HONORIFICS.has(latin) || FURTHER_HONORIFICS.has(latin) || FUNCTIONS.has(latin));
    return known.honorific;
  }
  arabicHonorifics ??= new Set(
    ARABIC_HONORIFICS.trim()
      .split(/\s+/)
      .flatMap((word) => wordsOf(word).map((of) => of.latin)),
  );
  return arabicHonorifics.has(latin);
}

/**
 * A person's name without titles. `titled` is set if a title preceded or followed a single remaining word:
 * "President Macron".
 */
interface Untitled {
  readonly words: readonly Word[];
  readonly titled: boolean;
}

/** First words of titles with several words. */
const PHRASES_BEGIN: ReadonlySet<string> = new Set(TITLE_PHRASES.map(([first]) => first!));

function beginsTitle(word: Word): boolean {
  const known = knownOf(word);
  known.beginsTitle ??= PHRASES_BEGIN.has(word.latin);
  return known.beginsTitle;
}

/** Removes titles with several words: "Secretary of State". */
function withoutPhrases(words: readonly Word[]): readonly Word[] {
  if (!words.some(beginsTitle)) return words;
  for (const phrase of TITLE_PHRASES) {
    for (let from = 0; from + phrase.length < words.length; from++) {
      if (phrase.every((part, at) => words[from + at]!.latin === part))
        return [...words.slice(0, from), ...words.slice(from + phrase.length)];
    }
  }
  return words;
}

/**
 * Checks whether a title is a name because of its position. Before the father's name it is the son's name:
 * "Sultan bin Khalid". After "bin" it is the father's name, unless a name follows: "Khalid bin Sultan Al
 * Saud", but "Ahmed bin Sheikh Ali".
 */
function isSonOrFather(words: readonly Word[], at: number): boolean {
  const next = words[at + 1]?.latin;
  if (FATHER_MARKS.has(next ?? '')) return true;
  return FATHER_MARKS.has(words[at - 1]?.latin ?? '') && (next === undefined || PARTICLES.has(next));
}

/**
 * Checks whether a title that can also be a name is a name here: after other words, before a comma, or next
 * to syllables of East Asian names.
 */
function isNameHere(words: readonly Word[], at: number): boolean {
  const { latin, beforeComma } = words[at]!;
  if (TITLES_OR_SYLLABLES.has(latin) && words.every((word, of) => of === at || isAsianSyllable(word.latin)))
    return true;
  if (CLOSING_NAMES.has(latin)) return at > 0 && at === words.length - 1 && !words[at - 1]!.beforeComma;
  if (!LEADING_TITLES.has(latin)) return false;
  if (words[at - 1]?.beforeComma || words[at + 1]?.latin === 'of') return false;
  return beforeComma || words.slice(0, at).some((word) => !isHonorific(word));
}

/** An article, which belongs to the following title: "Al-Sayyid". */
const ARTICLE = /^[aeu]l$/;

/**
 * Removes titles and forms of address if two words remain. Next to a function that is never a name, one word
 * is enough, and that word is a surname.
 */
export function withoutHonorifics(words: readonly Word[]): Untitled {
  const phrased = withoutPhrases(words);
  const isTitle = (at: number): boolean =>
    at < phrased.length &&
    isHonorific(phrased[at]!) &&
    !isSonOrFather(phrased, at) &&
    !isNameHere(phrased, at);
  const kept = phrased.some(isHonorific)
    ? phrased.filter(({ latin }, at) => !isTitle(at) && !(ARTICLE.test(latin) && isTitle(at + 1)))
    : phrased;
  if (kept.length >= 2 || (kept.length === 1 && words.length === 1)) return { words: kept, titled: false };
  const named = phrased.filter(({ latin }) => !FUNCTIONS.has(latin));
  if (named.length === 1 && words.length > 1) return { words: named, titled: true };
  return { words, titled: false };
}
