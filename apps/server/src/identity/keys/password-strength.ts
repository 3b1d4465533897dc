import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { GERMAN_WORDS, PRODUCT_WORDS } from './data/guessed-words';

/** Minimum score of zxcvbn: 10^8 guesses, "safely unguessable" for a throttled sign-in (Wheeler 2016, §5). */
const MIN_SCORE = 3;
/**
 * Characters and spellings with digits that are examined. Time grows with both; a password that is weak
 * beyond 64 characters isn't weak.
 */
const EXAMINED = { maxLength: 64, l33tMaxSubstitutions: 10 } as const;
/** Length from which a part of a name or an address counts as a known word. */
const MIN_KNOWN_PART = 3;

const KNOWN = 'Your name, your address and words of this product are easy to guess.';

/** Reasons of zxcvbn as advice. */
const ADVICE: { readonly [warning: string]: string } = {
  straightRow: 'Rows of keys are easy to guess.',
  keyPattern: 'Patterns on the keyboard are easy to guess.',
  simpleRepeat: 'Repeated characters are easy to guess.',
  extendedRepeat: 'Repeated words are easy to guess.',
  sequences: 'Sequences such as "abc" are easy to guess.',
  recentYears: 'Years are easy to guess.',
  dates: 'Dates are easy to guess.',
  topTen: 'Others use this password.',
  topHundred: 'Others use this password.',
  common: 'Others use this password.',
  similarToCommon: 'This resembles a frequent password.',
  wordByItself: 'A single word is easy to guess.',
  namesByThemselves: 'Names are easy to guess.',
  commonNames: 'Names are easy to guess.',
  userInputs: KNOWN,
  pwned: 'Others use this password.',
};

/** Returns the requirement with the reason and the advice, as sentences for a person. */
const harder = (reason: string | undefined): string =>
  `a password that is harder to guess. ${reason === undefined ? '' : `${reason} `}Use four or more unrelated words`;

/** Loads the estimator and its word lists, about 40 MB, when the first password is set. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, en, fr, es] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-fr'),
    import('@zxcvbn-ts/language-es-es'),
  ]);
  const lists = Object.entries({ en, fr, es }).flatMap(([language, { dictionary }]) =>
    Object.entries(dictionary).map(([name, words]) => [`${language}-${name}`, words] as const),
  );
  return new ZxcvbnFactory({
    ...EXAMINED,
    graphs: common.adjacencyGraphs,
    dictionary: { ...common.dictionary, ...Object.fromEntries(lists), de: [...GERMAN_WORDS] },
  });
}

let estimator: Promise<ZxcvbnFactory> | null = null;

/** Person who chooses the password. */
interface Person {
  readonly email: string;
  readonly name?: string | null | undefined;
}

/** Returns the words that a guesser of this person's password knows, longest first. */
function knownWords({ email, name }: Person): readonly string[] {
  const texts = [email, email.split('@')[0] ?? '', name ?? ''].map((text) =>
    text.normalize('NFKC').toLowerCase(),
  );
  const parts = texts.flatMap((text) => [text, text.replace(/\s+/g, ''), ...text.split(/[^\p{L}\p{N}]+/u)]);
  const own = parts.filter((part) => part.length >= MIN_KNOWN_PART);
  return [...new Set([...own, ...PRODUCT_WORDS])].sort((one, other) => other.length - one.length);
}

/** Letters that people write as digits and symbols, in two spellings because `1` is used for two letters. */
const SPELLINGS = ['i', 'l'].map((one) => ({
  '4': 'a',
  '@': 'a',
  '3': 'e',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '1': one,
}));

/** Removes the known words from a text, also those that are spelled with digits and symbols. */
function withoutWords(text: string, words: readonly string[]): string {
  let left = text;
  for (const spelling of SPELLINGS) {
    let read = left.replace(/[4@30$571]/g, (sign) => spelling[sign as keyof typeof spelling]);
    for (const word of words)
      for (let at = read.indexOf(word); at >= 0; at = read.indexOf(word)) {
        read = read.slice(0, at) + read.slice(at + word.length);
        left = left.slice(0, at) + left.slice(at + word.length);
      }
  }
  return left;
}

/**
 * Returns the requirement that a new password misses, or null when it is strong enough: it must be hard to
 * guess as a whole, and also without the words that a guesser knows. Symbols and digits aren't required (NIST
 * SP 800-63B §5.1.1.2).
 */
export async function weaknessOf(password: string, person: Person): Promise<string | null> {
  estimator ??= loadEstimator();
  const zxcvbn = await estimator;
  const text = password.normalize('NFKC');
  const known = knownWords(person);
  const whole = zxcvbn.check(text, [...known]);
  if (whole.score < MIN_SCORE) return harder(ADVICE[whole.feedback.warning ?? '']);
  const lower = text.toLowerCase();
  const rest = withoutWords(lower, known);
  if (rest === lower || zxcvbn.check(rest, []).score >= MIN_SCORE) return null;
  return harder(KNOWN);
}
