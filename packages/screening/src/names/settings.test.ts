import { describe, expect, it } from 'vitest';
import { type EntryName, type ListEntry, type ListSource, NAMES_ALONE } from '../model';
import { buildNameIndex, DEFAULT_SETTINGS, type ScreeningSettings, scorePair } from './index';

const source: ListSource = { name: 'made-up', fullName: 'Made up', version: '1', kind: 'watchlist' };
const counts = { read: 0, kept: 0, names: 0, skipped: {} };

function person(sourceId: string, ...names: readonly EntryName[]): ListEntry {
  return {
    sourceId,
    type: 'PERSON',
    names,
    ...NAMES_ALONE,
  };
}

const index = buildNameIndex([
  {
    source,
    counts,
    entries: [
      person('clark', { text: 'Wanda Clarkson Marino', kind: 'primary' }),
      person('karimov', { text: 'Rustam Olegovich Karimov', kind: 'primary' }),
      person(
        'weak',
        { text: 'Fernanda Quispe Yupanqui', kind: 'primary' },
        { text: 'Tigre Dorado', kind: 'aka', weak: true },
      ),
      person('sound', { text: 'Dorota Brzezinski', kind: 'primary' }),
    ],
  },
]);

const match = (name: string, settings: Partial<ScreeningSettings>) =>
  index.screen({ name, type: 'PERSON' }, { ...DEFAULT_SETTINGS, ...settings }).matches[0];
const found = (name: string, settings: Partial<ScreeningSettings>) => match(name, settings)?.entry.sourceId;

describe('settings of a search', () => {
  it('phonetic_search_enabled matches words with the same sound', () => {
    const name = 'Dorota Bersynska';
    expect(found(name, {})).toBeUndefined();
    expect(match(name, { phoneticSearchEnabled: true })?.found).toBe('phonetic');
    expect(found(name, { phoneticSearchEnabled: true, phoneticTermThreshold: 10 })).toBeUndefined();
    expect(found(name, { phoneticSearchEnabled: true, phoneticCharacterThreshold: 20 })).toBeUndefined();
  });

  it.each([
    'Wanda Darkson Marino',
    'Wancla Clarkson Marino',
    'Wanda Clarkson Marlno',
    'VVanda C1arks0n Mar1n0',
  ])('allow_ocr_spellcheck reads %s as documented', (name) => {
    const read = match(name, { allowOcrSpellcheck: true });
    expect(read?.entry.sourceId).toBe('clark');
    expect(read!.score).toBeGreaterThan(match(name, { scoreThreshold: 0.01 })?.score ?? 0);
  });

  it('glued_words_splitting allows a missing space and a typing error together', () => {
    expect(found('Rustam OlegovichKarimov', {})).toBe('karimov');
    expect(found('Rustam OlegovchKarimov', {})).toBeUndefined();
    expect(found('Rustam OlegovchKarimov', { gluedWordsSplitting: 'on' })).toBe('karimov');
  });

  it('min_nr_token_match sets how many words of the query must match', () => {
    const name = 'Wanda Clarkson Marino Teresa';
    expect(found(name, {})).toBe('clark');
    expect(found(name, { minNrTokenMatch: 100 })).toBeUndefined();
    const short = match(name, { minNrTokenMatch: 100, scoreThreshold: 0.3 });
    expect(short?.explanation.penalties.map(({ reason }) => reason)).toContain('too few words match');
  });

  it('edit_distance_enabled and its thresholds allow wrong letters', () => {
    const name = 'Rustam Olegovich Karimvo';
    expect(match(name, {})?.explanation.edits).toBeGreaterThan(0);
    expect(match(name, { editDistanceEnabled: false })?.score ?? 0).toBeLessThan(match(name, {})!.score);
    expect(match(name, { editDistance1Threshold: 40, editDistance2Threshold: 50 })?.score ?? 0).toBeLessThan(
      match(name, {})!.score,
    );
  });

  it('enable_lastname_detection requires the last name', () => {
    expect(found('Karimov, Rustam Olegovich', { enableLastnameDetection: true })).toBe('karimov');
    expect(found('Rustam Olegovich Karimov Petersen', { scoreThreshold: 0.3 })).toBe('karimov');
    expect(
      found('Rustam Olegovich Karimov Petersen', { scoreThreshold: 0.3, enableLastnameDetection: true }),
    ).toBeUndefined();
  });

  it('fuzzy_enabled false matches only equal names', () => {
    expect(found('Karimov Rustam Olegovich', { fuzzyEnabled: false })).toBe('karimov');
    expect(found('Karimof Rustam Olegovich', { fuzzyEnabled: false })).toBeUndefined();
  });

  it('result_limit limits the number of matches', () => {
    expect(
      index.screen({ name: 'Rustam Olegovich Karimov' }, { ...DEFAULT_SETTINGS, resultLimit: 0 }).matches,
    ).toEqual([]);
  });
});

describe('names that a list marks as weak', () => {
  it('match, and never score above 0.8', () => {
    expect(match('Tigre Dorado', {})).toMatchObject({ entry: { sourceId: 'weak' }, score: 0.8 });
    expect(match('Fernanda Quispe Yupanqui', {})?.score).toBe(1);
  });
});

describe('a last name in the request', () => {
  it('weighs more than a given name', () => {
    const of = (candidate: string) =>
      scorePair({ name: 'Morozov, Leonid', type: 'PERSON' }, { names: [candidate] }).score;
    expect(of('Morozov, Vitaly')).toBeGreaterThan(of('Belkin, Leonid'));
    const undisclosed = (candidate: string) =>
      scorePair({ name: 'Leonid Morozov', type: 'PERSON' }, { names: [candidate] }).score;
    expect(of('Morozov, Vitaly')).toBeGreaterThan(undisclosed('Vitaly Morozov'));
  });
});
