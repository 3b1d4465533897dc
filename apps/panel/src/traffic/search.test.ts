import { describe, expect, it } from 'vitest';
import { changedSearch, isNarrowed, openedSearch, readTrafficSearch, viewWithin } from './search';

describe('readTrafficSearch', () => {
  it('reads URLs and saved views of earlier versions', () => {
    expect(readTrafficSearch({ space: 'test', now: 'REVIEW', amount_from: 100, tag: 'late' })).toEqual({
      space: 'test',
      now: 'REVIEW',
      amount_from: '100',
      tag: 'late',
    });
  });
});

describe('changedSearch', () => {
  it('starts at the newest page and closes the drawer', () => {
    const search = { space: 'live', before: 'x', open: 'y', tag: 'a' } as const;
    expect(changedSearch(search, { tag: undefined, country: 'DE' })).toEqual({
      space: 'live',
      country: 'DE',
    });
  });
});

describe('openedSearch', () => {
  it('changes only the open row', () => {
    const search = { space: 'live', before: 'x', tag: 'a' } as const;
    const opened = openedSearch(search, 'y');
    expect(opened).toEqual({ ...search, open: 'y' });
    expect(openedSearch(opened, undefined)).toEqual(search);
  });

  it('is not a filter', () => {
    expect(isNarrowed({ space: 'live', open: 'y', before: 'x' })).toBe(false);
    expect(isNarrowed({ space: 'live', tag: 'a' })).toBe(true);
  });
});

describe('viewWithin', () => {
  const view = (name: string, search: object) => ({ name, search: readTrafficSearch({ ...search }) });
  const all = view('all', {});
  const review = view('review', { now: 'REVIEW' });
  const german = view('german', { now: 'REVIEW', country: 'DE' });

  it('returns the view with the most matching filters', () => {
    const views = [all, review, german];
    expect(viewWithin(readTrafficSearch({ now: 'REVIEW', country: 'DE', tag: 'a' }), views)).toBe(german);
    expect(viewWithin(readTrafficSearch({ now: 'REVIEW', country: 'FR' }), views)).toBe(review);
    expect(viewWithin(readTrafficSearch({ now: 'DECLINE', open: 'x' }), views)).toBe(all);
  });

  it('ignores views of the other environment', () => {
    expect(viewWithin(readTrafficSearch({ environment: 'test' }), [review])).toBeNull();
  });
});
