import { describe, expect, it } from 'vitest';
import { compareDates } from './compare-parts';
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

describe('the explanation of a match in words', () => {
  it('says which words met and why, what was left over, and what lowered the score', () => {
    expect(explanationLines(MATCH).slice(1)).toEqual([
      '“jon” and “john” sound the same but are spelled differently.',
      '“smith” and “smith” are the same.',
      'Only the customer name contains “henry”.',
      'Reduced to 70% of its value: year of birth differs.',
    ]);
    expect(explanationLines({ score: 1, explanation: { matched_fields: ['bank_swift'] } }).at(-1)).toBe(
      'Matching bank details: the BIC.',
    );
  });

  it('shows reasons that earlier versions stored in their present wording', () => {
    const explanation = { penalties: [{ reason: 'another year of birth', factor: 0.7 }] };
    expect(explanationLines({ score: 0.7, explanation }).at(-1)).toBe(
      'Reduced to 70% of its value: year of birth differs.',
    );
  });

  it('takes masked words and forms that it does not know', () => {
    const masked = { score: 1, explanation: { pairs: [{ query: '•••', name: '•••', likeness: '•••' }] } };
    expect(explanationLines(masked)).toEqual(['Your role can’t view the matched words.']);
    for (const explanation of [null, 7, 'x', [], { pairs: [null, { query: 1 }], penalties: {} }])
      expect(explanationLines({ score: 0.6, explanation })).toHaveLength(1);
  });

  it('marks the words of a name that met, and loses none of its signs', () => {
    const pieces = marked('Jón  Henry-Smith', metWords(MATCH));
    expect(pieces.map(({ text }) => text).join('')).toBe('Jón  Henry-Smith');
    expect(pieces.filter(({ isMet }) => isMet).map(({ text }) => text)).toEqual(['Jón', 'Smith']);
  });
});

it('compares a day with what a list knows of it', () => {
  expect(compareDates('1970-11-02', '1970-11-02')).toBe('SAME');
  expect(compareDates('1970-11-02', '1970')).toBe('ALIKE');
  expect(compareDates('1970-11-02', '1965/1972')).toBe('ALIKE');
  expect(compareDates('1970-11-02', '1965/1969')).toBe('DIFFERENT');
  expect(compareDates('1970-11-02', '1971-11-02')).toBe('DIFFERENT');
});
