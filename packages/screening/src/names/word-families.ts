import { NAME_FAMILIES } from '../data/name-families';
import { COMMON_WORDS, GENERIC_WORDS, ORGANISATION_WORDS } from '../data/organisation-words';

/** How near two words of one family are: the same name in another spelling, or a short form of it. */
type Kinship = 'spelling' | 'short' | null;

interface Families {
  /** Numbers of the families a word is in; a short form's number is negative. */
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

const NAMES = familiesOf(NAME_FAMILIES);
const ORGANISATIONS = familiesOf(ORGANISATION_WORDS);
const NONE: readonly number[] = [];

/** Families of given names that a Latin word belongs to; short forms negative. */
export const nameFamilies = (word: string): readonly number[] => NAMES.of.get(word) ?? NONE;
export const organisationFamilies = (word: string): readonly number[] => ORGANISATIONS.of.get(word) ?? NONE;

/** Whether the word stands in the names of many organisations, though it has weight. */
export const isCommonWord = (word: string): boolean =>
  COMMON_WORDS.has(word) || organisationFamilies(word).length > 0;

/** Whether the word shows little of which organisation is meant. */
export const isGenericWord = (word: string): boolean =>
  GENERIC_WORDS.has(word) || GENERIC_FAMILIES.has(Math.abs(organisationFamilies(word)[0] ?? 0));

const GENERIC_FAMILIES: ReadonlySet<number> = new Set(
  [...GENERIC_WORDS].flatMap((word) => organisationFamilies(word).map(Math.abs)),
);

/** Whether two words are one name, by families as `nameFamilies` gives them. */
export function kinship(a: readonly number[], b: readonly number[]): Kinship {
  let found: Kinship = null;
  for (const x of a) {
    for (const y of b) {
      if (x === y && x > 0) return 'spelling';
      // Two short forms of one name may be two persons; a short form and the full one are the same.
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

/** Every word of the families, given by their numbers. */
export function familyMembers(families: readonly number[], person: boolean): string[] {
  const members = person ? NAME_MEMBERS : ORGANISATION_MEMBERS;
  return families.flatMap((family) => members.get(Math.abs(family)) ?? []);
}
