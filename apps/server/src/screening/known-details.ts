import type { Hasher } from '../scoring/index';
import type { Party } from './loaded-lists';

/**
 * The words of a name in the order of the alphabet, without what does not make another person: case, punctuation, and accents of
 * Latin, Greek and Cyrillic letters. Marks of other scripts are vowels and make another name.
 */
const words = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ');

const hashOf = (hasher: Hasher, { name }: Party, dob: string): string =>
  hasher('whitelist_details', `${words(name)}\0${dob}`);

/** The keyed hash of whom a call asks about: name and date of birth. */
export const askedDetails = (hasher: Hasher, party: Party): string => hashOf(hasher, party, party.dob ?? '');

/**
 * What a false positive holds for: the name with the date of birth that was looked at, and the name alone. Decided without a date,
 * it holds without one only, for a date that comes later may be the entry's own.
 */
export const decidedDetails = (hasher: Hasher, party: Party): readonly string[] => [
  ...new Set([askedDetails(hasher, party), hashOf(hasher, party, '')]),
];
