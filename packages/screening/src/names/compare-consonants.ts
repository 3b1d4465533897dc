import { likelier, SOUND, SPELLING, type WordMatch, type WordRules } from './alignment';
import { consonantCost, consonantsOf } from './consonants';
import type { Lexeme } from './lexeme';
import { LEAST_LOAN, loanLikeness } from './loan-words';
import { longVowelsApart, longVowelsOfCodesApart } from './long-vowels';
import { kinship } from './word-families';

/** Words of scripts that write no short vowels, or names as they sound: what is sure of them are their consonants. */

/** Few consonants prove little: many names share them. */
const CONSONANT_TRUST = [0, 0.7, 0.87, 0.94, 0.95];
const COST_PER_CONSONANT = 1.1;
/** Words of persons less alike in consonants are two. */
const LEAST_OF_CONSONANTS = 0.6;
/** Words of organisations stand beside others that say little: consonants have to prove more. */
const LEAST_OF_ORGANISATIONS = 0.66;

/** "Abd", "Abdul" and their like. */
const isServant = ({ text, particle }: Lexeme): boolean => particle && text.startsWith('abd');

/** An article is no name of its consonant: "לוי" is not "al". */
const isArticle = ({ text }: Lexeme): boolean => text === 'al' || text === 'el';

/** What a script that lacks half of the sounds can prove at most. */
const LOAN_TRUST = 0.95;
/** Words that sound less alike are mostly two: among tens of thousands each sounds somewhat like some. */
const SOUNDS_ALIKE = 0.9;

/** What they come to at least. */
const LEAST_OF_SOUNDS = 0.5;
/** Of organisations, which have words that say little beside it. */
const LEAST_SOUND_OF_ORGANISATIONS = 0.75;

/** Words of which at least one is written as it sounds. */
export function byLoan(a: Lexeme, b: Lexeme, rules: WordRules): WordMatch | null {
  if (
    rules.person
      ? kinship(a.names, b.names) === 'spelling'
      : kinship(a.organisations, b.organisations) !== null
  )
    return SPELLING;
  const likeness = a.loan ? loanLikeness(a.loanForm, b.loanForm) : loanLikeness(b.loanForm, a.loanForm);
  if (likeness < LEAST_LOAN) return null;
  const similarity = Math.max(LEAST_OF_SOUNDS, likeness - Math.max(0, SOUNDS_ALIKE - likeness));
  if (!rules.person && similarity < LEAST_SOUND_OF_ORGANISATIONS) return null;
  return { similarity: Math.min(LOAN_TRUST, similarity), likeness: 'consonants', edits: 0 };
}

/** Words of which at least one is written without vowels. */
export function byConsonants(a: Lexeme, b: Lexeme, rules: WordRules): WordMatch | null {
  const kin = rules.person ? kinship(a.names, b.names) : kinship(a.organisations, b.organisations);
  if (kin === 'spelling' || (isServant(a) && isServant(b))) return SPELLING;
  // Two names that are known are two, however few consonants distinguish them.
  if (rules.person && a.known && b.known && kin === null) return null;
  // Its long vowels are written like the other's vowels.
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

/** An article glued to the Latin word that the other script's word lost. */
const GLUED_ARTICLE = /^[ae]l(?=[^aeiou]{2}|[^aeiou][aeiou].{2})/;

/** A word without vowels and one in Latin letters, in each way in which its letters may be sounds, with its long vowels. */
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

/** What each long vowel takes that is written otherwise than it is said. */
const LONG_VOWEL = 0.25;
/** What a word without short vowels proves at most; each long vowel that agrees leaves so much of the doubt. */
const VOWELLESS_TRUST = 0.95;
const DOUBT_LEFT = 0.5;
const LONG_VOWELS = /[wy]/g;

/**
 * A match by consonants, less the long vowels that are not those of the Latin word, and surer by those that are where all are; null
 * where too little is left.
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

/** The article of the word that follows, glued to the end of this one: "Fazlur Rahman" is "فضل الرحمن". */
const ARTICLE_BEHIND = /^(?<name>.{3,})u[dlnrsz]$/;

/** The same by what belongs to the word in one script alone: the T of an ending, and the article of the word that follows. */
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

/** What it takes when one word begins with a vowel that both scripts write, and the other with a consonant. */
const BEGINS_OTHERWISE = 0.4;
const VOWEL_START = /^[aeiouyw]/;
/** An article that is written in Latin letters and left out of the other, and an H that some do not write. */
const MAYBE_LOST = /^(?:[ae]l|h?a?bd)/;

/** Whether a word without vowels and a Latin one begin otherwise: "أحمد" with the letter of its vowel and "Hamad" with a consonant. */
const beginOtherwise = (written: Lexeme, latin: Lexeme): boolean =>
  VOWEL_START.test(written.text) !== VOWEL_START.test(latin.text) && !MAYBE_LOST.test(latin.text);

function lessAlike(match: WordMatch, by: number): WordMatch | null {
  if (by === 0) return match;
  const similarity = match.similarity - by;
  return similarity < LEAST_OF_CONSONANTS ? null : { ...match, similarity };
}

function byConsonantsAs(a: string, b: string, rules: WordRules): WordMatch | null {
  const longer = Math.max(a.length, b.length);
  const trust = CONSONANT_TRUST[Math.min(longer, CONSONANT_TRUST.length - 1)]!;
  if (a === b) return { similarity: trust, likeness: 'consonants', edits: 0 };
  const cost = consonantCost(a, b);
  if (cost > 0 && (!rules.edits || longer < 2)) return null;
  const similarity = trust - (COST_PER_CONSONANT * cost) / longer;
  return similarity < (rules.person ? LEAST_OF_CONSONANTS : LEAST_OF_ORGANISATIONS)
    ? null
    : { similarity, likeness: 'consonants', edits: cost };
}
