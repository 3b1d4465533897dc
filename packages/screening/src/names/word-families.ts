import { FURTHER_SCRIPT_ORGANISATION_WORDS } from '../data/further-script-words';
import { KOREAN_SPELLINGS } from '../data/hanja';
import { KNOWN_NAMES } from '../data/known-names';
import { NAME_FAMILIES } from '../data/name-families';
import { NICKNAME_FAMILIES } from '../data/nickname-families';
import {
  ACTIVITY_WORDS,
  COMMON_WORDS,
  EMPTY_WORDS,
  GENERIC_WORDS,
  ORGANISATION_WORDS,
} from '../data/organisation-words';
import { PLACE_WORDS } from '../data/place-words';
import { REGIONAL_SPELLINGS } from '../data/regional-spellings';
import { SCRIPT_NAMES, SCRIPT_ORGANISATION_WORDS } from '../data/script-words';
import { SPELLING_FAMILIES } from '../data/spelling-families';
import { contractedFrom, isContracted } from './abbreviations';
import { transliterate } from './transliterate';

/** Relation of two words of one family: another spelling of the same name, or a short form of it. */
type Kinship = 'spelling' | 'short' | null;

interface Families {
  /** Numbers of the families that contain a word; negative for a short form. */
  readonly of: ReadonlyMap<string, readonly number[]>;
}

function familiesOf(lines: string): Families {
  const of = new Map<string, number[]>();
  let family = 0;
  for (const line of lines.trim().split('\n')) {
    family++;
    const [spellings = '', shorts = ''] = line.split('/');
    for (const [words, sign] of [
      [spellings, 1],
      [shorts, -1],
    ] as const) {
      for (const word of words.split(/\s+/)) {
        if (word === '') continue;
        const numbers = of.get(word) ?? [];
        if (!numbers.includes(family) && !numbers.includes(-family)) numbers.push(sign * family);
        of.set(word, numbers);
      }
    }
  }
  return { of };
}

/** Adds words of other scripts, in the form of `Lexeme.key`, to the families of the Latin word of their line. */
function withScripts(families: Families, lines: string): Families {
  const of = new Map(families.of);
  for (const line of lines.trim().split('\n')) {
    const [latin = '', ...written] = line.split(' ');
    const numbers = families.of.get(latin)?.filter((number) => number > 0) ?? [];
    for (const word of written) {
      const { words, vowelless } = transliterate(word);
      const key = (vowelless ? '~' : '') + words.join('');
      of.set(key, [...new Set([...(of.get(key) ?? []), ...numbers])]);
    }
  }
  return { of };
}

const joined = (...tables: readonly string[]): string => tables.map((table) => table.trim()).join('\n');
const NAMES = withScripts(
  familiesOf(
    joined(NAME_FAMILIES, NICKNAME_FAMILIES, SPELLING_FAMILIES, REGIONAL_SPELLINGS, KOREAN_SPELLINGS),
  ),
  SCRIPT_NAMES,
);
const ORGANISATIONS = withScripts(
  familiesOf(joined(PLACE_WORDS, ORGANISATION_WORDS)),
  joined(SCRIPT_ORGANISATION_WORDS, FURTHER_SCRIPT_ORGANISATION_WORDS),
);
/** Number of place families, which are numbered first. */
const PLACES = PLACE_WORDS.trim().split('\n').length;
const KNOWN: ReadonlySet<string> = new Set(KNOWN_NAMES.trim().split(/\s+/));
const NONE: readonly number[] = [];

/** Returns the families of given names that contain a Latin word; negative for short forms. */
export const nameFamilies = (word: string): readonly number[] => NAMES.of.get(word) ?? NONE;

/** Families of contracted words; cleared when it is full. */
const contracted = new Map<string, readonly number[]>();
const MAX_CONTRACTED = 10_000;

function familiesOfContracted(word: string): readonly number[] {
  let found = contracted.get(word);
  if (found === undefined) {
    found = NAMES.of.has(word)
      ? NONE
      : [...new Set(contractedFrom(word).flatMap((full) => ORGANISATIONS.of.get(full) ?? NONE))];
    if (contracted.size >= MAX_CONTRACTED) contracted.clear();
    contracted.set(word, found);
  }
  return found;
}

/** Returns the families of organization words that contain a word, or the full word of a contracted one. */
export const organisationFamilies = (word: string): readonly number[] =>
  ORGANISATIONS.of.get(word) ?? (isContracted(word) ? familiesOfContracted(word) : NONE);

/** Checks whether a word occurs in the names of many organizations but still has weight. */
export const isCommonWord = (word: string): boolean =>
  COMMON_WORDS.has(word) || organisationFamilies(word).length > 0;

/** Checks whether a word carries little information on the identity of an organization. */
export const isGenericWord = (word: string): boolean =>
  GENERIC_WORDS.has(word) || GENERIC_FAMILIES.has(Math.abs(organisationFamilies(word)[0] ?? 0));

const familiesOfWords = (words: ReadonlySet<string>): ReadonlySet<number> =>
  new Set([...words].flatMap((word) => organisationFamilies(word).map(Math.abs)));
const GENERIC_FAMILIES = familiesOfWords(GENERIC_WORDS);
const EMPTY_FAMILIES = familiesOfWords(EMPTY_WORDS);

/** Checks whether a word is a known given or family name, which differs from every other known name. */
export const isKnownName = (word: string): boolean => NAMES.of.has(word) || KNOWN.has(word);

/** Returns the number of the place that a word of an organization's name represents; 0 for none. */
export function placeOf(word: string): number {
  const [family = 0] = organisationFamilies(word);
  return family > 0 && family <= PLACES ? family : 0;
}

/**
 * Checks whether a word states the kind or activity of an organization, which distinguishes otherwise equal
 * names.
 */
export const isKeyWord = (word: string): boolean =>
  placeOf(word) === 0 && !EMPTY_WORDS.has(word) && !EMPTY_FAMILIES.has(organisationFamilies(word)[0] ?? 0)
    ? isCommonWord(word) || isGenericWord(word) || ACTIVITY_WORDS.has(word)
    : false;

/** Returns the relation of two words by their families from `nameFamilies`. */
export function kinship(a: readonly number[], b: readonly number[]): Kinship {
  let found: Kinship = null;
  for (const x of a) {
    for (const y of b) {
      if (x === y && x > 0) return 'spelling';
      // Two short forms of one name may be two persons; a short form and the full name are the same.
      if (x === -y) found = 'short';
    }
  }
  return found;
}

const membersOf = (families: Families): ReadonlyMap<number, readonly string[]> => {
  const members = new Map<number, string[]>();
  for (const [word, numbers] of families.of) {
    for (const number of numbers)
      members.set(Math.abs(number), [...(members.get(Math.abs(number)) ?? []), word]);
  }
  return members;
};
const NAME_MEMBERS = membersOf(NAMES);
const ORGANISATION_MEMBERS = membersOf(ORGANISATIONS);

/** Returns every word of the families with these numbers. */
export function familyMembers(families: readonly number[], person: boolean): string[] {
  const members = person ? NAME_MEMBERS : ORGANISATION_MEMBERS;
  return families.flatMap((family) => members.get(Math.abs(family)) ?? []);
}
