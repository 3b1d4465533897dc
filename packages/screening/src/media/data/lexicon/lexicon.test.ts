import { describe, expect, it } from 'vitest';
import { foldWord } from '../../words';
import { RISK_LEXICON } from '../risk-lexicon';

describe.each([...RISK_LEXICON])('risk lexicon, %s', (_, lexicon) => {
  const all = Object.values(lexicon).flat();

  it.each(Object.entries(lexicon))('has at least 25 stems for %s', (_category, stems) => {
    expect(stems.length).toBeGreaterThanOrEqual(25);
  });

  it('holds stems in lower case, of four letters and more, each once', () => {
    expect(all.filter((stem) => stem !== stem.toLowerCase() || stem.trim() !== stem)).toEqual([]);
    expect(all.filter((stem) => stem.replace(/[^\p{L}]/gu, '').length < 4)).toEqual([]);
    expect(all.filter((stem, at) => all.indexOf(stem) !== at)).toEqual([]);
  });

  it('holds nothing that no word of a text could begin with', () => {
    const words = all.flatMap((stem) => stem.split(' '));
    expect(
      words.filter((word) => !/^[\p{L}\d]+(?:'\p{L}+)?\$?$/u.test(word) || foldWord(word) === ''),
    ).toEqual([]);
  });
});
