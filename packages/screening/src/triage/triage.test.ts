import { describe, expect, it } from 'vitest';
import { TRIAGE_MODEL } from '../data/triage-weights';
import { NAMES_ALONE } from '../model';
import { buildNameIndex, DEFAULT_SETTINGS } from '../names/index';
import { agreementOfBirths } from './births';
import { TRIAGE_FEATURE_NAMES } from './features';
import { type Triage, triage } from './model';
import { rivalsOf } from './rivals';

const SETTINGS = { ...DEFAULT_SETTINGS, filterMismatchingDob: false };

const LISTED = {
  ...NAMES_ALONE,
  sourceId: 'S-1',
  type: 'PERSON' as const,
  names: [{ text: 'Viktor Draganov Petrosyan', kind: 'primary' as const }],
  births: [{ from: '1961-03-14' }],
  nationalities: ['BG'],
  countries: ['BG', 'CY'],
  identifiers: [{ type: 'passport', value: 'AB 123-4567' }],
};

/** Returns the assessment of the first match of a customer. */
function assessed(
  customer: { name?: string; dob?: string; country?: string; photoId?: string },
  listed = LISTED,
): Triage {
  const source = { name: 'test', fullName: 'Test', version: '1', kind: 'sanctionlist' as const };
  const counts = { read: 1, kept: 1, names: 1, skipped: {} };
  const index = buildNameIndex([{ source, entries: [listed], counts }]);
  const query = { name: 'Viktor Draganov Petrosyan', ...customer };
  const { matches, type } = index.screen({ ...query, type: 'PERSON' }, SETTINGS);
  return triage({ ...query, type }, matches[0]!, rivalsOf(matches[0]!, matches));
}

const effectOf = ({ contributions }: Triage, factor: string) =>
  contributions.find((contribution) => contribution.factor === factor);

describe('triage', () => {
  it('ranks matches of one name by date of birth, country and document number', () => {
    const all = assessed({ dob: '1961-03-14', country: 'BG', photoId: 'ab1234567' });
    const date = assessed({ dob: '1961-03-14' });
    const unknown = assessed({});
    const other = assessed({ dob: '1992-07-01' });
    const both = assessed({ dob: '1992-07-01', country: 'PE' });
    const ranked = [all, date, unknown, other, both].map(({ probability }) => probability);
    expect(ranked).toEqual([...ranked].sort((a, b) => b - a));
    expect(all.probability).toBeGreaterThan(0.99);
    expect(both.probability).toBeLessThan(0.05);
  });

  it('weighs unknown facts neither for nor against a match', () => {
    const { contributions } = assessed({});
    const factors = contributions.map(({ factor }) => factor);
    expect(factors).not.toContain('date_of_birth');
    expect(factors).not.toContain('country');
    expect(factors).not.toContain('document_number');
    const undated = { ...LISTED, births: [], nationalities: [], countries: [], identifiers: [] };
    const stated = assessed({ dob: '1961-03-14', country: 'BG', photoId: 'AB1234567' }, undated);
    expect(stated.probability).toBe(assessed({}).probability);
  });

  it('explains the probability: the contributions are its log-odds', () => {
    const { probability, contributions } = assessed({ dob: '1992-07-01', country: 'PE' });
    const sum = contributions.reduce((total, { log_odds }) => total + log_odds, 0);
    expect(1 / (1 + Math.exp(-sum))).toBeCloseTo(probability, 2);
    expect(effectOf(assessed({ dob: '1992-07-01' }), 'date_of_birth')).toMatchObject({
      state: 'far',
      reason: 'Years of birth differ by 10 or more',
    });
  });

  it('names conflicts of known data only', () => {
    expect(assessed({ dob: '1992-07-01', country: 'PE' }).conflicts).toEqual(['date_of_birth', 'country']);
    expect(assessed({ dob: '1963-07-01', country: 'CY' }).conflicts).toEqual([]);
    expect(assessed({}).conflicts).toEqual([]);
  });

  it('has a weight for every feature, and none that turns a conflict into agreement', () => {
    for (const weights of [TRIAGE_MODEL.person, TRIAGE_MODEL.entity]) {
      expect(Object.keys(weights)).toEqual(['base', ...TRIAGE_FEATURE_NAMES]);
      expect(
        Math.max(weights.birthFar, weights.otherCountry, weights.typeDiffers, weights.queryWordsLeft),
      ).toBeLessThanOrEqual(0);
      expect(Math.min(weights.birthDay, weights.nationality, weights.sameDocument)).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('agreementOfBirths', () => {
  it.each([
    ['1961-03-14', { from: '1961-03-14' }, 'day'],
    ['1961-03-14', { from: '1961-03' }, 'month'],
    ['1961-03-14', { from: '1961' }, 'year'],
    ['1961-03-14', { from: '1961-01-01' }, 'year'],
    ['1961-04-03', { from: '1961-03-04' }, 'slip'],
    ['1961-03-14', { from: '1961-07-20' }, 'sameYear'],
    ['1961-03-14', { from: '1963-07-20' }, 'near'],
    ['1961-03-14', { from: '1968-07-20' }, 'apart'],
    ['1961-03-14', { from: '1980' }, 'far'],
    ['1961-03-14', { from: '1958', to: '1963' }, 'year'],
    ['1961-03-14', { from: '1960', circa: true }, 'year'],
    ['unknown', { from: '1960' }, 'unknown'],
  ])('compares %s with %o as %s', (dob, birth, agreement) => {
    expect(agreementOfBirths(dob, [birth])).toBe(agreement);
  });

  it('uses the closest of several dates', () => {
    expect(agreementOfBirths('1961-03-14', [{ from: '1980' }, { from: '1961' }])).toBe('year');
    expect(agreementOfBirths(undefined, [{ from: '1980' }])).toBe('unknown');
    expect(agreementOfBirths('1961-03-14', [])).toBe('unknown');
  });
});
