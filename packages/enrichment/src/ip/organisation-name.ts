import { organisationWords } from './data/organisation-words';
import type { IpType } from './facts';

/** The usage type that the words of an organisation's name suggest, `null` when they suggest none. */
export function typeOfOrganisation(name: string): IpType | null {
  for (const { type, words, unless } of organisationWords) {
    if (words.test(name) && !unless?.test(name)) return type;
  }
  return null;
}
