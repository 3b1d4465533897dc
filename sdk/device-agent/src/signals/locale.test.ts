import { describe, expect, test } from 'vitest';
import { BROKEN, pageWith, signalFrom } from '../testing/page';
import { locale } from './locale';

describe('locale', () => {
  test('is navigator’s and what Intl formats with', async () => {
    pageWith({ navigator: { language: 'de-AT', languages: Object.freeze(['de-AT', 'en']) } });
    const intl = new Intl.DateTimeFormat().resolvedOptions().locale;
    expect(await signalFrom(locale)).toEqual({ v: { language: 'de-AT', languages: ['de-AT', 'en'], intl } });
  });

  test('is an error where there are no languages, or they throw', async () => {
    for (const navigator of [{ language: 'de' }, BROKEN]) {
      pageWith({ navigator });
      expect(await signalFrom(locale)).toEqual({ e: 'error' });
    }
  });
});
