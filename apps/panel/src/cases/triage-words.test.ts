import { describe, expect, it } from 'vitest';
import { probabilityText, triageLines } from './triage-words';

describe('probabilityText', () => {
  it.each([
    [0.000_05, '< 0.1%'],
    [0.0321, '3.2%'],
    [0.5, '50%'],
    [0.9998, '> 99.9%'],
  ])('shows %d as %s', (probability, text) => {
    expect(probabilityText(probability)).toBe(text);
  });
});

describe('triageLines', () => {
  it('states each comparison in words, for or against a true match', () => {
    const triage = {
      model: 'triage-1',
      contributions: [
        { factor: 'date_of_birth' as const, state: 'far', reason: 'Years differ', log_odds: -7.6 },
        { factor: 'base_rate' as const, state: 'assumed', reason: '5%', log_odds: -2.9 },
        { factor: 'name' as const, state: 'exact', reason: 'Equal', log_odds: 2.2 },
        { factor: 'country' as const, state: 'of-a-later-version', reason: 'Same region', log_odds: 0.4 },
      ],
    };
    expect(triageLines({ triage })).toEqual([
      { text: 'Years of birth differ by 10 or more', isFor: false },
      { text: 'The names are identical', isFor: true },
      { text: 'Same region', isFor: true },
    ]);
    expect(triageLines({ triage: null })).toEqual([]);
  });

  it('never names a rare name as a factor against a true match', () => {
    const factor = 'name_frequency' as const;
    const linesOf = (log_odds: number) =>
      triageLines({
        triage: {
          model: 'triage-1',
          contributions: [{ factor, state: 'rare', reason: 'The name contains a rare word', log_odds }],
        },
      });
    expect(linesOf(-0.4)).toEqual([{ text: 'Part of the name is common', isFor: false }]);
    expect(linesOf(0.4)).toEqual([{ text: 'The name is rare', isFor: true }]);
  });
});
