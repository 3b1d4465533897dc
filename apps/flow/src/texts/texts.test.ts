import { LANGUAGES } from '@assay/contract';
import { describe, expect, it } from 'vitest';
import { texts as english } from './en';
import { chooseLanguage, directionOf, fill, LANGUAGE_NAMES, languagesOf, loadTexts } from './texts';

const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe.each(LANGUAGES)('texts in %s', (language) => {
  it('contain every key, the same placeholders, and no empty text', async () => {
    const texts = await loadTexts(language);
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
    for (const [name, text] of Object.entries(texts)) {
      expect(text.trim(), name).not.toBe('');
      expect(places(text), name).toEqual(places(english[name as keyof typeof english]));
    }
  });

  it('differ from the English texts', async () => {
    const texts = await loadTexts(language);
    const same = Object.entries(texts).filter(
      ([name, text]) => text === english[name as keyof typeof english],
    );
    if (language === 'en') expect(same).toHaveLength(Object.keys(english).length);
    else expect(same.map(([name]) => name)).toEqual([]);
  });
});

describe('language selection', () => {
  it.each([
    [['pt-BR'], 'pt'],
    [['DE_at'], 'de'],
    [['ae'], 'ar'],
    [['cn'], 'zh'],
    [['zh-Hant-TW'], 'zh'],
    [['xx', 'fr-CA'], 'fr'],
    [[null, 'hu'], 'hu'],
    [['nl'], 'en'],
    [['constructor'], 'en'],
    [[], 'en'],
  ])('selects for %j the language %s', (wished, language) => {
    expect(chooseLanguage(wished, [])).toBe(language);
  });

  it('selects a language that the workflow offers', () => {
    expect(chooseLanguage(['de', 'fr'], ['fr', 'it'])).toBe('fr');
    expect(chooseLanguage(['de'], ['fr', 'it'])).toBe('fr');
    expect(chooseLanguage(['de'], ['fr', 'en'])).toBe('en');
  });

  it('offers every language of the workflow under its native name', () => {
    expect([...languagesOf([])].sort()).toEqual([...LANGUAGES].sort());
    expect(languagesOf(['fr', 'xx', 'it'])).toEqual(['fr', 'it']);
    expect(Object.keys(LANGUAGE_NAMES).sort()).toEqual([...LANGUAGES].sort());
  });

  it('returns right-to-left only for Arabic', () => {
    expect(LANGUAGES.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar']);
  });
});

it('replaces known placeholders with values', () => {
  expect(fill('{count} of {most}, {other}', { count: 2, most: 10 })).toBe('2 of 10, {other}');
});
