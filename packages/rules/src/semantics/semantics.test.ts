import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { similarity } from './call';
import { completeYears, dayOfWeek, hourOfDay, instantOf, offsetMinutes } from './dates';
import { charactersOf, durationMs, exists, foldCase, textCondition } from './values';

describe('dates', () => {
  it.each([
    ['2024-02-29', Date.UTC(2024, 1, 29)],
    ['2024-02-29 12:30:45', Date.UTC(2024, 1, 29, 12, 30, 45)],
    ['2024-02-29T12:30:45.5Z', Date.UTC(2024, 1, 29, 12, 30, 45, 500)],
    ['2024-02-29T12:30+02:00', Date.UTC(2024, 1, 29, 10, 30)],
    ['0099-01-01', new Date('0099-01-01T00:00:00Z').getTime()],
    [1_700_000_000, 1_700_000_000_000],
  ])('accepts %s', (value, expected) => {
    expect(instantOf(value)).toBe(expected);
  });

  it.each([
    '1990-02-30',
    '2024-13-01',
    '2024-00-10',
    '01/02/2024',
    '2024-1-1',
    '2024-01-01T25:00',
    '',
    'now',
    1e300,
    null,
    {},
  ])('rejects %s', (value) => {
    expect(instantOf(value)).toBeUndefined();
  });

  it('counts complete years only', () => {
    const born = Date.UTC(2000, 1, 29);
    expect(completeYears(born, Date.UTC(2018, 1, 28))).toBe(17);
    expect(completeYears(born, Date.UTC(2018, 2, 1))).toBe(18);
    expect(completeYears(born, Date.UTC(2020, 1, 29))).toBe(20);
  });

  it('returns hours and weekdays at an offset', () => {
    const sundayLate = Date.UTC(2026, 0, 4, 23, 30);
    expect(hourOfDay(sundayLate, 60)).toBe(0);
    expect([dayOfWeek(sundayLate, 0), dayOfWeek(sundayLate, 60)]).toEqual([7, 1]);
    expect([offsetMinutes('-05:30'), offsetMinutes('+0200'), offsetMinutes('Z')]).toEqual([-330, 120, 0]);
    expect([offsetMinutes('+25:00'), offsetMinutes('Europe/Paris')]).toEqual([null, null]);
  });
});

describe('durations', () => {
  it('are converted to exact milliseconds', () => {
    expect(['90s', '5m', '24h', '7d'].map(durationMs)).toEqual([90_000, 300_000, 86_400_000, 604_800_000]);
  });
  it.each(['', '5', 'm', '1.5h', '-5m', '5w', '1 h', '9999999999d'])('rejects %s', (text) => {
    expect(durationMs(text)).toBeNull();
  });
});

describe('texts', () => {
  it.each([
    ['cafe\u0301 noir', 'É N'],
    ['Đặng', 'ĐA\u0323\u0306NG'],
    ['İzmir', 'izmir'],
    ['DİYARBAKIR', 'diyarbakir'],
    ['ok 👍🏽', '👍'],
  ])('%s contains %s', (text, part) => {
    expect(textCondition('contains', text, part)).toBe(true);
  });

  it('does not confuse the dotless letter with the dotted one', () => {
    expect(foldCase('ısı')).not.toBe(foldCase('isi'));
  });

  it.each([
    ['👍', 1],
    ['a\u0301b', 2],
    ['\ud800x', 2],
    ['ünïcode', 7],
    ['東京', 2],
  ])('%j has %i characters', (text, count) => {
    expect(charactersOf(text)).toBe(count);
  });
});

describe('similarity', () => {
  it('returns the published Jaro-Winkler values', () => {
    // Winkler (1990), table of example names.
    expect(similarity('MARTHA', 'MARHTA')).toBeCloseTo(0.9611, 4);
    expect(similarity('DWAYNE', 'DUANE')).toBeCloseTo(0.84, 2);
    expect(similarity('DIXON', 'DICKSONX')).toBeCloseTo(0.8133, 4);
  });

  it('ignores case, accents, punctuation and word order', () => {
    expect(similarity('José Smith-Jones', 'smith JONES, jose')).toBe(1);
  });

  it('is unknown if there is nothing to compare', () => {
    expect(similarity('---', 'abc')).toBeUndefined();
  });

  it('is between 0 and 1, symmetric, and 1 for equal texts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
        const forth = similarity(a, b);
        if (forth === undefined) return;
        expect(forth).toBeGreaterThanOrEqual(0);
        expect(forth).toBeLessThanOrEqual(1);
        expect(similarity(b, a)).toBeCloseTo(forth, 10);
        expect(similarity(a, a)).toBe(1);
      }),
    );
  });

  it('limits the work on very long texts', () => {
    expect(similarity('a'.repeat(1_000_000), 'b'.repeat(1_000_000))).toBe(0);
  });
});

describe('exists', () => {
  it.each([null, undefined, '', Number.NaN, [], {}])('is false for %s', (value) => {
    expect(exists(value)).toBe(false);
  });
  it.each([0, false, 'x', [null], { a: null }])('is true for %s', (value) => {
    expect(exists(value)).toBe(true);
  });
});
