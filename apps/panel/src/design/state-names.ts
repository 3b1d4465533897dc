import { english, type Sentence, t } from '../i18n/language';

/** Decisions have the names of the API in English, and words in other languages. */
const DECISIONS: ReadonlyMap<string, Sentence> = new Map([
  ['APPROVE', english('APPROVE')],
  ['REVIEW', english('REVIEW')],
  ['DECLINE', english('DECLINE')],
]);

/** Returns the name of a decision in the language of the panel; other states are returned unchanged. */
export function stateName(state: string): string {
  const decision = DECISIONS.get(state);
  return decision ? t(decision) : state;
}
