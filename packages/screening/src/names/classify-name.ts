import { HONORIFICS } from '../data/person-words';
import type { PartyType } from '../model';
import { findLegalForms } from './legal-form';
import { isGenericWord, nameFamilies, organisationFamilies } from './word-families';
import { wordsOf } from './words';

export interface NameClass {
  readonly type: PartyType;
  /** 0–1; 0 for UNKNOWN. */
  readonly confidence: number;
}

const UNKNOWN: NameClass = { type: 'UNKNOWN', confidence: 0 };

/** Whether a name is a person's or an organisation's, vessel's or aircraft's. */
export function classifyName(name: string): NameClass {
  const words = wordsOf(name);
  const latin = words.map((word) => word.latin);
  if (latin.join('').length < 2) return UNKNOWN;
  if (findLegalForms(latin).forms.length > 0) return { type: 'ENTITY', confidence: 0.95 };
  if (latin.some((word) => organisationFamilies(word).length > 0 || (isGenericWord(word) && word.length > 3)))
    return { type: 'ENTITY', confidence: 0.9 };
  if (latin.some((word) => /\d/.test(word))) return { type: 'ENTITY', confidence: 0.8 };
  if (latin.length > 1 && (HONORIFICS.has(latin[0]!) || latin.some((word) => nameFamilies(word).length > 0)))
    return { type: 'PERSON', confidence: 0.9 };
  if (words.length > 1 && words[0]!.beforeComma) return { type: 'PERSON', confidence: 0.8 };
  return UNKNOWN;
}
