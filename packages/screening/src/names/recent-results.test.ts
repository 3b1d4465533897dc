import { describe, expect, test } from 'vitest';
import { type ListEntry, NAMES_ALONE } from '../model';
import { buildNameIndex } from './name-index';
import { SharedQuery } from './read-query';
import { RecentResults } from './recent-results';
import { DEFAULT_SETTINGS } from './settings';

const source = { name: 'invented', fullName: 'Invented', version: '1', kind: 'sanctionlist' as const };
const counts = { read: 0, kept: 0, names: 0, skipped: {} };
const entry = (sourceId: string, text: string, born = '1980-05-01'): ListEntry => ({
  ...NAMES_ALONE,
  sourceId,
  type: 'PERSON',
  births: [{ from: born }],
  names: [{ text, kind: 'primary' }],
});
const indexOf = (...entries: ListEntry[]) => buildNameIndex([{ source, entries, counts }]);
const idsOf = ({ matches }: { readonly matches: readonly { readonly entry: ListEntry }[] }) =>
  matches.map((match) => match.entry.sourceId);

describe('repeated queries of a name index', () => {
  test('return the same result as the first one', () => {
    const index = indexOf(entry('1', 'Rustam Olegovich Karimov'), entry('2', 'Timur Karimov'));
    const first = index.screen({ name: 'Rustam Karimov' }, DEFAULT_SETTINGS);
    expect(idsOf(first)).toContain('1');
    expect(index.screen({ name: 'Rustam Karimov' }, { ...DEFAULT_SETTINGS })).toEqual(first);
    const fresh = indexOf(entry('1', 'Rustam Olegovich Karimov'), entry('2', 'Timur Karimov'));
    expect(fresh.screen({ name: 'Rustam Karimov' }, DEFAULT_SETTINGS)).toEqual(first);
  });

  test('return entries that a difference added, and not those it removed', () => {
    const index = indexOf(entry('1', 'Rustam Karimov'));
    const ask = () => idsOf(index.screen({ name: 'Rustam Karimov' }, DEFAULT_SETTINGS));
    expect(ask()).toEqual(['1']);
    index.applyDifference(source, {
      added: [entry('2', 'Rustam Karimov')],
      changed: [],
      removed: [entry('1', 'Rustam Karimov')],
    });
    expect(ask()).toEqual(['2']);
  });

  test('depend on the settings, the date of birth and the type', () => {
    const index = indexOf(entry('1', 'Rustam Karimov'));
    const ask = (more: object, settings = {}) =>
      idsOf(index.screen({ name: 'Rustan Karimov', ...more }, { ...DEFAULT_SETTINGS, ...settings }));
    expect(ask({})).toEqual(['1']);
    expect(ask({}, { fuzzyEnabled: false })).toEqual([]);
    expect(ask({ dob: '1950-01-01' })).toEqual([]);
    expect(ask({ dob: '1980-05-01' })).toEqual(['1']);
    expect(ask({ type: 'ENTITY' })).toEqual([]);
  });

  test('search again after a deadline cut the first search short', () => {
    const index = indexOf(entry('1', 'Rustam Karimov'));
    const late = index.screen({ name: 'Rustam Karimov' }, DEFAULT_SETTINGS, { now: () => 1, at: 0 });
    expect(late).toMatchObject({ matches: [], truncated: true });
    expect(idsOf(index.screen({ name: 'Rustam Karimov' }, DEFAULT_SETTINGS))).toEqual(['1']);
  });
});

test('a shared query gives the same result as a separate query of each index', () => {
  const indexes = [indexOf(entry('1', 'Rustam Karimov')), indexOf(entry('2', 'Rustam Karimow'))];
  const shared = new SharedQuery({ name: 'Rustam Karimov' });
  for (const index of indexes)
    expect(index.screenShared(shared, DEFAULT_SETTINGS)).toEqual(
      index.screen({ name: 'Rustam Karimov' }, DEFAULT_SETTINGS),
    );
});

describe('RecentResults', () => {
  test('gives equal settings one key, and every part of a query another', () => {
    const recent = new RecentResults<{ matches: [] }>();
    const queries = [
      { name: 'a b' },
      { name: 'a', given: 'b' },
      { name: 'a', family: 'b' },
      { name: 'a', middle: 'b' },
      { name: 'a', dob: 'b' },
      { name: 'a', country: 'b' },
      { name: 'a', type: 'PERSON' as const },
    ];
    const keys = queries.map((query) => recent.keyOf(query, DEFAULT_SETTINGS));
    expect(new Set(keys).size).toBe(queries.length);
    expect(recent.keyOf(queries[0]!, { ...DEFAULT_SETTINGS })).toBe(keys[0]);
    expect(recent.keyOf(queries[0]!, { ...DEFAULT_SETTINGS, resultLimit: 1 })).not.toBe(keys[0]);
  });

  test('stores no result with many matches', () => {
    const recent = new RecentResults<{ matches: number[] }>();
    recent.set('few', { matches: [1] });
    recent.set('many', { matches: Array.from({ length: 1_000 }, (_, at) => at) });
    expect(recent.get('few')).toEqual({ matches: [1] });
    expect(recent.get('many')).toBeUndefined();
  });
});
