import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS, scorePair } from '../index';

type Type = 'PERSON' | 'ENTITY';
type Pairs = readonly (readonly [string, string])[];

const THRESHOLD = DEFAULT_SETTINGS.scoreThreshold;
const score = (query: string, candidate: string, type: Type) =>
  scorePair({ name: query, type }, { names: [candidate] }).score;

/** Tests that each pair matches in both directions. */
export function same(type: Type, pairs: Pairs): void {
  it.each(pairs)('%s matches %s', (query, candidate) => {
    expect(score(query, candidate, type)).toBeGreaterThanOrEqual(THRESHOLD);
    expect(score(candidate, query, type)).toBeGreaterThanOrEqual(THRESHOLD);
  });
}

/** Tests that no pair matches in either direction. */
export function apart(type: Type, pairs: Pairs): void {
  it.each(pairs)("%s doesn't match %s", (query, candidate) => {
    expect(score(query, candidate, type)).toBeLessThan(THRESHOLD);
    expect(score(candidate, query, type)).toBeLessThan(THRESHOLD);
  });
}
