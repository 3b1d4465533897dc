import { likelier, SOUND, SPELLING, type WordMatch, type WordRules } from './alignment';
import { consonantCost, consonantsOf } from './consonants';
import type { Lexeme } from './lexeme';
import { loanSimilarity, MIN_LOAN_SIMILARITY } from './loan-words';
import { longVowelsApart, longVowelsOfCodesApart } from './long-vowels';
import { kinship } from './word-families';

/**
 * Compares words by their consonants, for scripts that write no short vowels or that write names by their
 * sound.
 */

/** Trust by number of consonants; few consonants prove little, because many names share them. */
const CONSONANT_TRUST = [0, 0.7, 0.87, 0.94, 0.95];
const COST_PER_CONSONANT = 1.1;
/** Minimum consonant similarity of words in names of persons. */
const MIN_CONSONANT_SIMILARITY = 0.6;
/**
 * Minimum consonant similarity of words of organizations. It is higher because the other words often say
 * little.
 */
const MIN_ORGANIZATION_SIMILARITY = 0.66;

/** Checks for "Abd", "Abdul" and similar words. */
const isServant = ({ text, particle }: Lexeme): boolean => particle && text.startsWith('abd');

/** Checks for an article, which must not match a name with the same consonant: "לוי" is not "al". */
const isArticle = ({ text }: Lexeme): boolean => text === 'al' || text === 'el';

/** Maximum trust in a script that lacks half of the sounds. */
const LOAN_TRUST = 0.95;
/** Minimum phonetic similarity; among tens of thousands of words, many sound similar by chance. */
const SOUNDS_ALIKE = 0.9;

/** Minimum resulting similarity of words compared by sound. */
const MIN_SOUND_SIMILARITY = 0.5;
/** Minimum similarity for organizations, whose other words carry little information. */
const MIN_ORGANIZATION_SOUND_SIMILARITY = 0.75;

/** Compares words of which at least one is written by its sound. */
export function byLoan(a: Lexeme, b: Lexeme, rules: WordRules): WordMatch | null {
  if (
    rules.person
      ? kinship(a.names, b.names) === 'spelling'
      : kinship(a.organisations, b.organisations) !== null
  )
    return SPELLING;
  const ratio = a.loan ? loanSimilarity(a.loanForm, b.loanForm) : loanSimilarity(b.loanForm, a.loanForm);
  if (ratio < MIN_LOAN_SIMILARITY) return null;
  const similarity = Math.max(MIN_SOUND_SIMILARITY, ratio - Math.max(0, SOUNDS_ALIKE - ratio));
  if (!rules.person && similarity < MIN_ORGANIZATION_SOUND_SIMILARITY) return null;
  return { similarity: Math.min(LOAN_TRUST, similarity), matchType: 'consonants', edits: 0 };
}

/** Compares words of which at least one is written without vowels. */
export function byConsonants(a: Lexeme, b: Lexeme, rules: WordRules): WordMatch | null {
  const kin = rules.person ? kinship(a.names, b.names) : kinship(a.organisations, b.organisations);
  if (kin === 'spelling' || (isServant(a) && isServant(b))) return SPELLING;
  // Two different known names never match, even if only a few consonants differ.
  if (rules.person && a.known && b.known && kin === null) return null;
  // The long vowels of one are the same letters as the vowels of the other.
  if (a.text === b.text) return SOUND;
  if (isServant(a) !== isServant(b)) return null;
  if (isArticle(a.vowelless ? b : a) && !isArticle(a.vowelless ? a : b)) return null;
  const [code, other] = a.vowelless ? [a, b] : [b, a];
  if (other.vowelless) {
    const found = byConsonantsAs(code.consonants, other.consonants, rules);
    return (
      found && lessAlike(found, LONG_VOWEL * longVowelsOfCodesApart(code.key.slice(1), other.key.slice(1)))
    );
  }
  const found = byConsonantsOfLatin(code, other, rules);
  return found !== null && beginOtherwise(code, other) ? lessAlike(found, BEGINS_OTHERWISE) : found;
}

/** An article joined to the Latin word that the other script's word lacks. */
const GLUED_ARTICLE = /^[ae]l(?=[^aeiou]{2}|[^aeiou][aeiou].{2})/;

/**
 * Compares a word without vowels and one in Latin letters, for each possible reading of its letters,
 * including long vowels.
 */
function byConsonantsOfLatin(code: Lexeme, other: Lexeme, rules: WordRules): WordMatch | null {
  const written = code.key.slice(1);
  const heardAs = (match: WordMatch | null, latin: string): WordMatch | null =>
    match && byLongVowels(match, written, latin);
  const sounded = byConsonantsAs(code.consonants, other.consonants, rules);
  const apart =
    other.lettersApart === other.consonants
      ? null
      : byConsonantsAs(code.consonants, other.lettersApart, rules);
  const found = heardAs(
    likelier(likelier(sounded, apart), byConsonantsOfParts(code, other, rules)),
    other.text,
  );
  if (!rules.person || other.text[1] !== 'l' || !GLUED_ARTICLE.test(other.text)) return found;
  const bare = other.text.slice(2);
  return likelier(found, heardAs(byConsonantsAs(code.consonants, consonantsOf(bare, false), rules), bare));
}

/** Similarity deducted for each long vowel whose spelling contradicts the pronunciation. */
const LONG_VOWEL = 0.25;
/**
 * Maximum similarity of words without short vowels, and the share of the doubt that remains after each
 * agreeing long vowel.
 */
const VOWELLESS_TRUST = 0.95;
const DOUBT_LEFT = 0.5;
const LONG_VOWELS = /[wy]/g;

/**
 * Adjusts a consonant match by its long vowels: lower for each vowel that contradicts the Latin word, higher
 * when all agree. Null when too little similarity remains.
 * @param code letters of the word without short vowels
 */
export function byLongVowels(match: WordMatch, code: string, latin: string): WordMatch | null {
  const apart = longVowelsApart(code, latin);
  if (apart > 0) return lessAlike(match, LONG_VOWEL * apart);
  const doubt = VOWELLESS_TRUST - match.similarity;
  if (match.edits > 0 || doubt <= 0) return match;
  const agreeing = code.match(LONG_VOWELS)?.length ?? 0;
  return agreeing === 0 ? match : { ...match, similarity: VOWELLESS_TRUST - doubt * DOUBT_LEFT ** agreeing };
}

/** The article of the following word, joined to the end of this one: "Fazlur Rahman" is "فضل الرحمن". */
const ARTICLE_BEHIND = /^(?<name>.{3,})u[dlnrsz]$/;

/**
 * Compares in the same way with parts that belong to the word in only one script: the T of an ending, and the
 * article of the following word.
 */
function byConsonantsOfParts(written: Lexeme, other: Lexeme, rules: WordRules): WordMatch | null {
  if (!rules.person) return null;
  const bound =
    written.consonantsBound === written.consonants
      ? null
      : byConsonantsAs(written.consonantsBound, other.consonants, rules);
  const name = other.known ? undefined : ARTICLE_BEHIND.exec(other.text)?.groups?.name;
  return name === undefined
    ? bound
    : likelier(bound, byConsonantsAs(written.consonants, consonantsOf(name, false), rules));
}

/**
 * Similarity deducted when one word begins with a vowel that both scripts write, and the other with a
 * consonant.
 */
const BEGINS_OTHERWISE = 0.4;
const VOWEL_START = /^[aeiouyw]/;
/**
 * An article that is written in Latin letters and omitted in the other script, and an H that is sometimes
 * omitted.
 */
const MAYBE_LOST = /^(?:[ae]l|h?a?bd)/;

/**
 * Checks whether a word without vowels and a Latin word begin differently: "أحمد" with the letter for its
 * vowel and "Hamad" with a consonant.
 */
const beginOtherwise = (written: Lexeme, latin: Lexeme): boolean =>
  VOWEL_START.test(written.text) !== VOWEL_START.test(latin.text) && !MAYBE_LOST.test(latin.text);

function lessAlike(match: WordMatch, by: number): WordMatch | null {
  if (by === 0) return match;
  const similarity = match.similarity - by;
  return similarity < MIN_CONSONANT_SIMILARITY ? null : { ...match, similarity };
}

function byConsonantsAs(a: string, b: string, rules: WordRules): WordMatch | null {
  const longer = Math.max(a.length, b.length);
  const trust = CONSONANT_TRUST[Math.min(longer, CONSONANT_TRUST.length - 1)]!;
  if (a === b) return { similarity: trust, matchType: 'consonants', edits: 0 };
  const cost = consonantCost(a, b);
  if (cost > 0 && (!rules.edits || longer < 2)) return null;
  const similarity = trust - (COST_PER_CONSONANT * cost) / longer;
  return similarity < (rules.person ? MIN_CONSONANT_SIMILARITY : MIN_ORGANIZATION_SIMILARITY)
    ? null
    : { similarity, matchType: 'consonants', edits: cost };
}
