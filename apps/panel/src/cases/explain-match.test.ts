import { describe, expect, it } from 'vitest';
import { compareDates, dateText } from './compare-parts';
import { explanationLines, marked, metWords } from './explain-match';

const MATCH = {
  score: 0.71,
  explanation: {
    pairs: [
      { query: 'jon', name: 'john', likeness: 'sound', similarity: 0.97 },
      { query: 'smith', name: 'smith', likeness: 'equal', similarity: 1 },
    ],
    unmatched_query: ['henry'],
    unmatched_name: [],
    penalties: [{ reason: 'year of birth differs', factor: 0.7 }],
  },
};

describe('explanationLines', () => {
  it('lists matching words, unmatched words and score reductions', () => {
    expect(explanationLines(MATCH).slice(1)).toEqual([
      '“jon” and “john” sound the same but are spelled differently.',
      '“smith” and “smith” are identical.',
      'Only the customer name contains “henry”.',
      'Similarity × 0.70: year of birth differs.',
    ]);
    expect(explanationLines({ score: 1, explanation: { matched_fields: ['bank_swift'] } }).at(-1)).toBe(
      'Matching bank details: the BIC.',
    );
  });

  it('shows reasons of earlier versions in the current wording', () => {
    const explanation = { penalties: [{ reason: 'another year of birth', factor: 0.7 }] };
    expect(explanationLines({ score: 0.7, explanation }).at(-1)).toBe(
      'Similarity × 0.70: year of birth differs.',
    );
  });

  it('handles masked words and unknown structures', () => {
    const masked = { score: 1, explanation: { pairs: [{ query: '•••', name: '•••', likeness: '•••' }] } };
    expect(explanationLines(masked)).toEqual(['Your role can’t view the matched words.']);
    for (const explanation of [null, 7, 'x', [], { pairs: [null, { query: 1 }], penalties: {} }])
      expect(explanationLines({ score: 0.6, explanation })).toHaveLength(1);
  });

  it('highlights matching words without losing characters', () => {
    const pieces = marked('Jón  Henry-Smith', metWords(MATCH));
    expect(pieces.map(({ text }) => text).join('')).toBe('Jón  Henry-Smith');
    expect(pieces.filter(({ isMet }) => isMet).map(({ text }) => text)).toEqual(['Jón', 'Smith']);
  });
});

it('formats complete dates only', () => {
  expect(['1970-11-02', '1970', '1965/1972'].map(dateText)).toEqual(['Nov 2, 1970', '1970', '1965/1972']);
});

it('compares a date with partial list dates', () => {
  expect(compareDates('1970-11-02', '1970-11-02')).toBe('SAME');
  expect(compareDates('1970-11-02', '1970')).toBe('ALIKE');
  expect(compareDates('1970-11-02', '1965/1972')).toBe('ALIKE');
  expect(compareDates('1970-11-02', '1965/1969')).toBe('DIFFERENT');
  expect(compareDates('1970-11-02', '1971-11-02')).toBe('DIFFERENT');
});
