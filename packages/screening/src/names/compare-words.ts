import { EQUAL, likelier, SOUND, SPELLING, type WordMatch, type WordRules } from './alignment';
import { byConsonants, byLoan } from './compare-consonants';
import { undisguised } from './disguised-letters';
import {
  editCost,
  lettersApartWithin,
  lettersCostMore,
  MIN_FOLD_GAP_COST,
  MIN_GAP,
  masksWithin,
  twentieths,
} from './edit-cost';
import { areGenderForms } from './gender-forms';
import { type Lexeme, TRAITS } from './lexeme';
import { isNumberSlip, ocrKey } from './ocr-readings';
import { heardFamilies } from './wade-giles';
import { kinship } from './word-families';

/** The name in another language: rarely used by the same person, but possible. */
const TRANSLATED: WordMatch = { similarity: 0.8, matchType: 'family', edits: 0 };
/** A Chinese family name that was written by ear, and may be another family name. */
const HEARD: WordMatch = { similarity: 0.85, matchType: 'family', edits: 0, apart: 'heard' };
const SHORT: WordMatch = { similarity: 0.88, matchType: 'short-form', edits: 0 };
const INITIAL: WordMatch = { similarity: 0.75, matchType: 'initial', edits: 0 };
/** Characters that OCR confuses: not a different word, and not a typing error. */
const MISREAD: WordMatch = { similarity: 0.92, matchType: 'edit', edits: 0.25 };
const NUMBER_SLIP: WordMatch = { similarity: 0.7, matchType: 'edit', edits: 1 };
const ARTICLE_SLIP: WordMatch = { similarity: 0.7, matchType: 'edit', edits: 1 };
/** Alone, it means two persons of one family: see `distinguishing.ts`. */
const GENDER_FORM: WordMatch = { similarity: 0.62, matchType: 'edit', edits: 1, apart: 'gender' };
const PHONETIC: WordMatch = { similarity: 0.85, matchType: 'phonetic', edits: 1 };

const LEAST = 0.5;
const COST_PER_SHARE = 1.45;
/** For two different known names, which differ on purpose. */
const KNOWN_APART = 0.55;
const ENDINGS_APART = 0.62;

/**
 * Maximum edit cost of words that count as similar, in `twentieths`, by the length of the longer word; longer
 * words aren't compared completely.
 */
const MAX_COST: readonly number[] = Array.from({ length: 64 }, (_, longer) =>
  twentieths(((1 - LEAST) / COST_PER_SHARE) * longer),
);

/** Checks whether words, or folds, are certainly not similar in spelling. Parameters as for `lettersCostMore`. */
function lettersApart(
  a: number,
  aNear: number,
  aLength: number,
  b: number,
  bNear: number,
  bLength: number,
  gap: number,
): boolean {
  const most = MAX_COST[aLength > bLength ? aLength : bLength];
  return most !== undefined && lettersCostMore(a, aNear, b, bNear, aLength - bLength, gap, most);
}

/** Similarity from which other spellings aren't tried. */
const NEARLY = 0.9;
/** A Slavic name in the spelling of another language. */
const TRANSCRIBED: WordMatch = { similarity: 0.96, matchType: 'sound', edits: 0 };

/** A known name with one misread character. */
const MENDED: WordMatch = { similarity: 0.85, matchType: 'edit', edits: 1 };

/** Letters written as digits: not a different word, but seldom by accident. */
const DISGUISED: WordMatch = { similarity: 0.92, matchType: 'edit', edits: 0.5 };

/** Checks whether one of two words is a Slavic name in the spelling of a language other than English. */
const isTranscribed = (a: Lexeme, b: Lexeme): boolean => a.inEnglish !== a || b.inEnglish !== b;
const isMended = (a: Lexeme, b: Lexeme): boolean =>
  (a.mended !== a || b.mended !== b) && a.mended.key === b.mended.key;

/**
 * Checks whether `compareWords` certainly finds no match; for most pairs, their letters alone show it. Reads
 * only the first members of both words before the letters are compared.
 */
export function areStrangers(a: Lexeme, b: Lexeme, rules: WordRules): boolean {
  const { person } = rules;
  const both = a.traits & b.traits;
  const either = a.traits ^ b.traits;
  if ((either & TRAITS.disguised) !== 0 || rules.ocr || rules.phoneticFrom !== Number.POSITIVE_INFINITY)
    return false;
  if ((both & (person ? TRAITS.plain : TRAITS.spelt)) === 0) return false;
  if (person && (either & TRAITS.feminine) !== 0 && a.begins === b.begins) return false;
  if (!lettersApart(a.textMask, a.textNear, a.textLength, b.textMask, b.textNear, b.textLength, MIN_GAP))
    return false;
  if (
    !lettersApart(
      a.foldMask,
      a.foldNear,
      a.foldLength,
      b.foldMask,
      b.foldNear,
      b.foldLength,
      MIN_FOLD_GAP_COST,
    )
  )
    return false;
  if (person && ((both & TRAITS.heard) !== 0 || isTranscribed(a, b) || isMended(a, b))) return false;
  if ((both & (person ? TRAITS.inNames : TRAITS.inOrganisations)) === 0) return true;
  return (person ? kinship(a.names, b.names) : kinship(a.organisations, b.organisations)) === null;
}

/** Compares two words; null when they aren't similar. */
export function compareWords(a: Lexeme, b: Lexeme, rules: WordRules): WordMatch | null {
  if (a.key === b.key) return EQUAL;
  const found =
    a.disguised !== b.disguised && rules.edits && !rules.ocr
      ? likelier(compareDisguised(a, b, rules), compareAsSpelt(a, b, rules))
      : compareAsSpelt(a, b, rules);
  if (!rules.person || !rules.fuzzy || (found !== null && found.similarity > NEARLY)) return found;
  if (rules.edits && isMended(a, b)) return likelier(found, MENDED);
  if (!isTranscribed(a, b)) return found;
  const { inEnglish: left } = a;
  const { inEnglish: right } = b;
  const english = left.key === right.key ? TRANSCRIBED : compareAsSpelt(left, right, rules);
  return likelier(found, english);
}

/** Compares a word that has digits for letters with one that has only letters. */
function compareDisguised(a: Lexeme, b: Lexeme, rules: WordRules): WordMatch | null {
  const [masked, plain] = a.disguised ? [a, b] : [b, a];
  if (!plain.spelt || /\d/.test(plain.text)) return null;
  if (undisguised(masked.text).includes(plain.text)) return DISGUISED;
  const found = compareAsSpelt(masked.mended, plain, rules);
  return found !== null && found.similarity > NEARLY ? DISGUISED : null;
}

function compareAsSpelt(a: Lexeme, b: Lexeme, rules: WordRules): WordMatch | null {
  if (!rules.fuzzy) return null;
  if (rules.ocr && ocrKey(a.text) === ocrKey(b.text)) return a.fold === b.fold ? SOUND : MISREAD;
  if (a.numeric || b.numeric) {
    if (a.fold === b.fold) return SOUND;
    if (rules.edits && a.numeric && b.numeric && isNumberSlip(a.fold, b.fold)) return NUMBER_SLIP;
    if (rules.edits && !rules.person && (isMisspeltNumber(a, b) || isMisspeltNumber(b, a)))
      return NUMBER_SLIP;
    return rules.ocr ? byEdits(a, b, rules) : null;
  }
  if (a.initial || b.initial) {
    return rules.person && a.text[0] === b.text[0] && !(a.initial && b.initial) ? INITIAL : null;
  }
  if (a.character || b.character) return null;
  if (a.loan || b.loan) return byLoan(a, b, rules);
  if (a.vowelless || b.vowelless) return byConsonants(a, b, rules);
  const strangers = rules.person && a.known && b.known && kinship(a.names, b.names) === null;
  if (a.fold === b.fold && a.fold.length > 1 && !strangers) return SOUND;
  if (rules.person) {
    const kin = kinship(a.names, b.names);
    if (kin === 'short') return SHORT;
    if (kin === 'spelling')
      return a.consonants !== b.consonants && byEdits(a, b, rules) === null ? TRANSLATED : SPELLING;
    if (a.heard && b.heard && heardFamilies(a.text).includes(b.text)) return HEARD;
    if (a.articleless === b.articleless && !strangers) return SOUND;
    if (a.feminine !== b.feminine && areGenderForms(a.text, b.text)) return GENDER_FORM;
    if (rules.edits && (isSlippedArticle(a, b) || isSlippedArticle(b, a))) return ARTICLE_SLIP;
  } else if (a.organisations.length > 0 && b.organisations.length > 0)
    // Two different known words never match, however similar: "China" and "Chile", "East" and "West".
    return kinship(a.organisations, b.organisations) === null ? null : SPELLING;
  const edited = rules.edits ? likelier(byEdits(a, b, rules), byEditsBehindArticle(a, b, rules)) : null;
  if (rules.phoneticFrom <= Math.min(a.text.length, b.text.length) && samePhonetics(a, b)) {
    return edited && edited.similarity >= PHONETIC.similarity ? edited : PHONETIC;
  }
  return edited;
}

/** Checks for a misspelled number: "Secod" for "second", which is stored as 2. */
const isMisspeltNumber = (word: Lexeme, number: Lexeme): boolean =>
  !word.numeric && number.numeric && word.misspeltNumber === number.fold;

/**
 * Checks for "Ay" instead of "al": one wrong letter of two exceeds the edit limit, but the other letter
 * identifies an article.
 */
const isSlippedArticle = (article: Lexeme, word: Lexeme): boolean =>
  (article.text === 'al' || article.text === 'el') &&
  word.text.length === 2 &&
  !word.particle &&
  word.text[0] === article.text[0];

/** Compares words of which one may be joined to an article: "Alwhariri" is "Hariri" with a typing error. */
function byEditsBehindArticle(a: Lexeme, b: Lexeme, rules: WordRules): WordMatch | null {
  if (!rules.person || (a.articleless === a.fold) === (b.articleless === b.fold)) return null;
  const longer = Math.max(a.articleless.length, b.articleless.length);
  const limit = ((1 - LEAST) / COST_PER_SHARE) * longer;
  const cost = editCost(a.articleless, b.articleless, limit, rules.ocr);
  return cost === Number.POSITIVE_INFINITY
    ? null
    : { similarity: 1 - (COST_PER_SHARE * cost) / longer, matchType: 'edit', edits: cost };
}

/** Checks for equal consonants and an equal first letter. */
const samePhonetics = (a: Lexeme, b: Lexeme): boolean =>
  a.skeleton === b.skeleton && a.skeleton.length > 1 && a.fold[0] === b.fold[0];

const FEMALE = /(?:ova|eva|ina|aya|ovna|evna|skaia|skaya)$/;
/** A surname derived from a father's given name: "Rodriguez" from "Rodrigo", "Fernandes" from "Fernando". */
const SON_OF = /u?e[sz]$/;
const GENDER = /[ao]$/;
/** "Danielle" and "Bernadette", compared with the male name. */
const FEMALE_OF_FRENCH = /(?<=l)le$|ette$/;
const CONSONANT_END = /[^aeiouy]$/;
/** Minimum length of a stem; shorter words have equal endings by chance. */
const MIN_STEM_LENGTH = 3;

const isSonOf = (surname: string, given: string): boolean =>
  SON_OF.test(surname) && !SON_OF.test(given) && surname.replace(SON_OF, '') === given.replace(GENDER, '');

/** Checks for the female form of a male name: "Fernanda" and "Fernando", "Gabriela" and "Gabriel". */
const isFemaleOf = (female: string, male: string): boolean =>
  (female.endsWith('a') &&
    (male === `${female.slice(0, -1)}o` || (male === female.slice(0, -1) && CONSONANT_END.test(male)))) ||
  (FEMALE_OF_FRENCH.test(female) && male === female.replace(FEMALE_OF_FRENCH, ''));

/**
 * A surname shared by men and women that ends in different vowels in Belarusian and Russian: "Lukashenka",
 * "Lukashenko".
 */
const SHARED_SURNAME = /enk[ao]$/;

/** Checks whether two words differ only by their endings, and the endings make them names of two persons. */
function endingsApart(a: string, b: string): boolean {
  if (a === b || (SHARED_SURNAME.test(a) && SHARED_SURNAME.test(b))) return false;
  if (FEMALE.test(a) ? a.startsWith(b) : FEMALE.test(b) && b.startsWith(a)) return true;
  if (Math.min(a.length, b.length) <= MIN_STEM_LENGTH) return false;
  return isFemaleOf(a, b) || isFemaleOf(b, a) || isSonOf(a, b) || isSonOf(b, a);
}

function byEdits(a: Lexeme, b: Lexeme, rules: WordRules): WordMatch | null {
  const longer = Math.max(a.text.length, b.text.length);
  const limit = ((1 - LEAST) / COST_PER_SHARE) * longer;
  const written = masksWithin(a.textMask, b.textMask, lettersApartWithin(limit, rules.ocr))
    ? editCost(a.text, b.text, limit, rules.ocr)
    : Number.POSITIVE_INFINITY;
  const least = Math.min(limit, written);
  const sounded = masksWithin(a.foldMask, b.foldMask, lettersApartWithin(least, rules.ocr))
    ? editCost(a.fold, b.fold, least, rules.ocr)
    : Number.POSITIVE_INFINITY;
  const cost = Math.min(written, sounded);
  if (cost === Number.POSITIVE_INFINITY) return null;
  const longerFold = Math.max(a.fold.length, b.fold.length);
  let similarity = 1 - COST_PER_SHARE * Math.min(written / longer, sounded / longerFold);
  if (rules.person) {
    const apart = endingsApart(a.text, b.text) ? 'endings' : a.known && b.known ? 'known' : null;
    if (apart !== null) {
      similarity = Math.min(similarity, apart === 'known' ? KNOWN_APART : ENDINGS_APART);
      return similarity < LEAST ? null : { similarity, matchType: 'edit', edits: cost, apart };
    }
  }
  return similarity < LEAST ? null : { similarity, matchType: 'edit', edits: cost };
}
