import { describe, expect, test } from 'vitest';
import { BROKEN, pageWith, signalFrom } from '../testing/page';
import { locale } from './locale';

describe('locale', () => {
  test('returns the languages of navigator and the locale of Intl', async () => {
    pageWith({ navigator: { language: 'de-AT', languages: Object.freeze(['de-AT', 'en']) } });
    const intl = new Intl.DateTimeFormat().resolvedOptions().locale;
    expect(await signalFrom(locale)).toEqual({ v: { language: 'de-AT', languages: ['de-AT', 'en'], intl } });
  });

  test('returns an error when languages are missing or throw', async () => {
    for (const navigator of [{ language: 'de' }, BROKEN]) {
      pageWith({ navigator });
      expect(await signalFrom(locale)).toEqual({ e: 'error' });
    }
  });
});
