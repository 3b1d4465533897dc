import type { Hasher } from '../scoring/index';
import type { Party } from './loaded-lists';

/**
 * Returns the words of a name in alphabetical order without case, punctuation, and accents of Latin, Greek
 * and Cyrillic letters. Marks of other scripts are vowels and make a different name, so they stay.
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

/** Returns the keyed hash of the screened name and date of birth. */
export const askedDetails = (hasher: Hasher, party: Party): string => hashOf(hasher, party, party.dob ?? '');

/**
 * Returns the details that a false positive applies to: the name with its date of birth, and the name alone.
 * A decision without a date of birth applies only without one, because a later date may be the entry's date.
 */
export const decidedDetails = (hasher: Hasher, party: Party): readonly string[] => [
  ...new Set([askedDetails(hasher, party), hashOf(hasher, party, '')]),
];
