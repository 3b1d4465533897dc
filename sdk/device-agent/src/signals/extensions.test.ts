import { describe, expect, test } from 'vitest';
import { BROKEN, pageWith, signalFrom } from '../testing/page';
import { extensions } from './browser';

describe('extensions', () => {
  test('returns the names of extensions that left a mark', async () => {
    const querySelector = (selector: string) => (selector.startsWith('html[data-darkreader') ? {} : null);
    pageWith({ window: { ethereum: {} }, document: { querySelector } });
    expect(await signalFrom(extensions)).toEqual({ v: ['metamask', 'dark-reader'] });
  });

  test('returns an empty list on a page without marks or when selectors throw', async () => {
    for (const querySelector of [() => null, BROKEN]) {
      pageWith({ window: {}, document: { querySelector } });
      expect(await signalFrom(extensions)).toEqual({ v: [] });
    }
  });
});
