import { ORGANISATION_PHRASES } from '../data/organisation-phrases';
import { FUNCTIONS, HONORIFICS, PARTICLES } from '../data/person-words';
import type { PartyType } from '../model';
import { partCompounds, partServants } from './compound-names';
import { withoutHonorifics } from './honorifics';
import { type KnownWord, knownOf } from './known-word';
import { beginsForm, findLegalForms, type LegalForm } from './legal-form';
import { type Lexeme, lexeme } from './lexeme';
import { inUsualSpelling } from './name-alternatives';
import { numbersAsDigits, ordinalsAsDigits } from './numbers-as-digits';
import { mayBeMended, mendForms, respellForms } from './respell-forms';
import { shipWords } from './ship-names';
import { type Word, WrittenWords, wordsOf } from './words';

interface Phrase {
  readonly written: readonly string[];
  readonly english: readonly string[];
}

/** Reads phrases by their first word, the longest first. */
function readPhrases(): ReadonlyMap<string, readonly Phrase[]> {
  const phrases = new Map<string, Phrase[]>();
  for (const line of ORGANISATION_PHRASES.trim().split('\n')) {
    const [written = [], english = []] = line.split(' = ').map((side) => side.split(' '));
    const first = written[0]!;
    phrases.set(
      first,
      [...(phrases.get(first) ?? []), { written, english }].sort(
        (a, b) => b.written.length - a.written.length,
      ),
    );
  }
  return phrases;
}

const PHRASES = readPhrases();

function beginsPhrase(word: Word): boolean {
  const known = knownOf(word);
  known.beginsPhrase ??= PHRASES.has(word.latin);
  return known.beginsPhrase;
}

/** Translates phrases in the words to English. Each word retains its original. */
function phrasesInEnglish(words: readonly Word[]): readonly Word[] {
  if (!words.some(beginsPhrase)) return words;
  const found: Word[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at]!;
    const phrase = PHRASES.get(word.latin)?.find(({ written }) =>
      written.every((part, offset) => words[at + offset]?.latin === part),
    );
    if (phrase === undefined) found.push(word);
    else found.push(...phrase.english.map((latin) => ({ ...word, latin })));
    at += phrase?.written.length ?? 1;
  }
  return found;
}

export type Role = 'family' | 'given' | null;

/** A name parsed for comparison. */
export interface ParsedName {
  readonly type: PartyType;
  readonly words: readonly Lexeme[];
  /** Part of a person's name for each word, if known. */
  readonly roles: readonly Role[];
  readonly legalForms: readonly LegalForm[];
  /** Number of letters and digits of the whole name, including legal forms. */
  readonly letters: number;
  /**
   * Signed 32-bit hash of all letters without spaces, in the form on which romanizations agree; equal for
   * names that differ only in spaces.
   */
  readonly whole: number;
  /** True if written in a script other than Latin. */
  readonly foreign: boolean;
  /** True if a surname next to a function represents the whole name: "President Macron". */
  readonly titled: boolean;
  /**
   * True for the sound of Chinese characters in one of the languages that use them. Characters are compared,
   * their sounds aren't.
   */
  readonly sounded: boolean;
  /** True for a whole Chinese or Korean name with a word for each character; false for names from an index. */
  readonly syllabic: boolean;
}

/** Creates a parsed name. All have one memory layout, because the scorer reads them for every compared name. */
export const parsedName = (name: ParsedName): ParsedName => ({
  type: name.type,
  words: name.words,
  roles: name.roles,
  legalForms: name.legalForms,
  letters: name.letters,
  whole: name.whole,
  foreign: name.foreign,
  titled: name.titled,
  sounded: name.sounded,
  syllabic: name.syllabic,
});

/** Parts of a person's name that its source separates. */
export interface NameParts {
  readonly given?: string | undefined;
  readonly family?: string | undefined;
}

const NO_FORMS: readonly LegalForm[] = [];

function keyOf(word: Word): string {
  if (word.vowelless) return `~${word.latin}`;
  if (word.loan) return `%${word.latin}`;
  return word.character ? `=${word.latin}` : word.latin;
}

function lexemeOf(word: Word): Lexeme {
  if (word.vowelless || word.loan || word.character) return lexeme(keyOf(word));
  const known = knownOf(word);
  known.lexeme ??= lexeme(word.latin);
  return known.lexeme;
}

const lettersIn = (words: readonly Word[]): number => words.reduce((sum, { latin }) => sum + latin.length, 0);

/** Two or three consonants aren't a word: "JRR", "VV". */
const CONSONANTS = /^[bcdfghjklmnpqrstvwxz]{2,3}$/;
/** Consonants that are a name, or an abbreviation of one. */
const NAMES_OF_CONSONANTS: ReadonlySet<string> = new Set([
  'ng',
  'md',
  'mc',
  'wm',
  'st',
  'sz',
  'nd',
  'mhd',
  'mhmd',
]);

function isConsonants(known: KnownWord): boolean {
  const { latin } = known;
  known.consonants ??=
    CONSONANTS.test(latin) &&
    !NAMES_OF_CONSONANTS.has(latin) &&
    !HONORIFICS.has(latin) &&
    !FUNCTIONS.has(latin) &&
    !PARTICLES.has(latin);
  return known.consonants;
}

const isInitials = (word: Word): boolean =>
  word.dotted ? word.latin.length <= 4 : !word.foreign && isConsonants(knownOf(word));

/**
 * Splits initials written without spaces into words. A name of only such words is unchanged, because they may
 * be anything.
 */
const partInitials = (words: readonly Word[]): readonly Word[] =>
  !words.some(isInitials) || words.every(isInitials)
    ? words
    : words.flatMap((word) =>
        isInitials(word) ? [...word.latin].map((latin) => ({ ...word, latin })) : [word],
      );

function rolesByParts(words: readonly Word[], parts: NameParts): Role[] {
  const family = new Set(wordsOf(parts.family ?? '').map((word) => word.latin));
  const given = new Set(wordsOf(parts.given ?? '').map((word) => word.latin));
  return words.map(({ latin }) => (family.has(latin) ? 'family' : given.has(latin) ? 'given' : null));
}

function rolesByComma(words: readonly Word[]): Role[] {
  const comma = words.findIndex((word) => word.beforeComma);
  if (comma < 0 || comma === words.length - 1) return words.map(() => null);
  return words.map((_, index) => (index <= comma ? 'family' : 'given'));
}

const THREE = 3;

/**
 * Checks whether three consonants were read as initials. They may also be a name that lost its vowel: "Wng"
 * for "Wang".
 */
export const mayBeInitials = (words: readonly Word[]): boolean =>
  words.some((word) => !word.dotted && word.latin.length === THREE && isInitials(word)) &&
  !words.every(isInitials);

function parsePerson(written: WrittenWords, parts: NameParts, initialsParted: boolean): ParsedName {
  const { words } = written;
  const numbered = ordinalsAsDigits(words);
  const untitled = withoutHonorifics(initialsParted ? partInitials(numbered) : numbered);
  const kept = partCompounds(partServants(inUsualSpelling(untitled.words)));
  const roles = parts.family !== undefined ? rolesByParts(kept, parts) : rolesByComma(kept);
  return parsedName({
    type: 'PERSON',
    words: kept.map(lexemeOf),
    roles,
    legalForms: NO_FORMS,
    letters: lettersIn(words),
    whole: written.whole,
    foreign: words.some((word) => word.foreign),
    titled: untitled.titled,
    sounded: false,
    syllabic: false,
  });
}

/**
 * Parses a name: transliterates the words, takes roles from the parts or from "FAMILY, Given", removes
 * honorifics while a name of two words remains, and separates the legal forms of organizations.
 * @param text in the spelling of its source; only the first thousand characters and 32 words are read
 */
export const parseName = (text: string, type: PartyType, parts: NameParts = {}): ParsedName =>
  parseWords(new WrittenWords(wordsOf(text)), type, parts);

/** Corrects words of an organization to the spelling in legal forms. */
function respelt(words: readonly Word[]): readonly Word[] {
  const found: Word[] = [];
  for (const word of words) {
    const known = word.vowelless || word.loan || word.character ? null : knownOf(word);
    const spelt = known === null ? null : respellForms(known);
    if (spelt === null || (spelt.length === 1 && spelt[0] === word.latin)) found.push(word);
    else for (const latin of spelt) found.push({ ...word, latin });
  }
  return found;
}

/** Separates the legal forms of an organization from the other words. */
function withoutForms(words: readonly Word[]): {
  readonly forms: readonly LegalForm[];
  readonly kept: readonly Word[];
} {
  const mended = mayBeMended(words);
  if (!mended && !words.some((word) => beginsForm(knownOf(word)))) return { forms: NO_FORMS, kept: words };
  const latin = words.map((word) => word.latin);
  const { forms, taken } = findLegalForms(mended ? mendForms(latin) : latin);
  return { forms, kept: words.filter((_, index) => !taken[index]) };
}

/** Minimum number of single letters that are an acronym; two may be initials of a founder. */
const MIN_SPACED_LETTERS = 3;

/** Joins single letters with spaces in an organization's name: "I R I S L" becomes "IRISL". */
function spacedAcronym(words: readonly Word[]): readonly Word[] {
  if (words.length < MIN_SPACED_LETTERS || !words.some(({ latin }) => latin.length === 1)) return words;
  const joined: Word[] = [];
  for (let at = 0; at < words.length; ) {
    let end = at;
    while (end < words.length && /^[a-z]$/.test(words[end]!.latin)) end++;
    if (end - at >= MIN_SPACED_LETTERS) {
      const latin = words
        .slice(at, end)
        .map((word) => word.latin)
        .join('');
      joined.push({ ...words[at]!, latin, dotted: true });
      at = end;
    } else joined.push(words[at++]!);
  }
  return joined;
}

/**
 * Implements `parseName` for words.
 * @param initialsParted true if two or three consonants of a person's name are initials
 */
export function parseWords(
  written: WrittenWords,
  type: PartyType,
  parts: NameParts,
  initialsParted = true,
): ParsedName {
  if (type === 'PERSON') return parsePerson(written, parts, initialsParted);
  const words = respelt(phrasesInEnglish(numbersAsDigits(spacedAcronym(written.words))));
  const { forms, kept } = withoutForms(shipWords(words));
  return parsedName({
    type,
    words: kept.map(lexemeOf),
    roles: kept.map(() => null),
    legalForms: forms,
    letters: lettersIn(written.words),
    whole: written.whole,
    foreign: words.some((word) => word.foreign),
    titled: false,
    sounded: false,
    syllabic: false,
  });
}
