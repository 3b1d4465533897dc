import { describe, expect, it } from 'vitest';
import { foldWord } from '../../words';
import { RISK_LEXICON } from '../risk-lexicon';

describe.each([...RISK_LEXICON])('risk lexicon, %s', (_, lexicon) => {
  const all = Object.values(lexicon).flat();

  it.each(Object.entries(lexicon))('has at least 25 stems for %s', (_category, stems) => {
    expect(stems.length).toBeGreaterThanOrEqual(25);
  });

  it('contains unique stems in lower case with at least four letters', () => {
    expect(all.filter((stem) => stem !== stem.toLowerCase() || stem.trim() !== stem)).toEqual([]);
    expect(all.filter((stem) => stem.replace(/[^\p{L}]/gu, '').length < 4)).toEqual([]);
    expect(all.filter((stem, at) => all.indexOf(stem) !== at)).toEqual([]);
  });

  it('contains only stems that can start a word of a text', () => {
    const words = all.flatMap((stem) => stem.split(' '));
    expect(
      words.filter((word) => !/^[\p{L}\d]+(?:'\p{L}+)?\$?$/u.test(word) || foldWord(word) === ''),
    ).toEqual([]);
  });
});
