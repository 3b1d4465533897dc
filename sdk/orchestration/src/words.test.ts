import { expect, it } from 'vitest';
import { wordsOf } from './data/words';

it('wordsOf has texts for every language of the flow', () => {
  const languages = ['en', 'de', 'es', 'fr', 'it', 'pt', 'hu', 'ar', 'zh'];
  const titles = languages.map((language) => wordsOf(language).title);
  expect(new Set(titles).size).toBe(languages.length);
});

it.each([
  ['pt-BR', 'pt', 'ltr'],
  ['DE_at', 'de', 'ltr'],
  ['ae', 'ar', 'rtl'],
  ['ar-EG', 'ar', 'rtl'],
  ['cn', 'zh', 'ltr'],
  ['zh-Hant-TW', 'zh', 'ltr'],
  ['ja', 'en', 'ltr'],
  ['', 'en', 'ltr'],
  ['constructor', 'en', 'ltr'],
  [undefined, 'en', 'ltr'],
])('wordsOf maps the language %s to %s, %s', (asked, language, direction) => {
  expect(wordsOf(asked)).toMatchObject({ language, direction });
});
