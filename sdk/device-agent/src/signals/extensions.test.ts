import { describe, expect, test } from 'vitest';
import { BROKEN, pageWith, signalFrom } from '../testing/page';
import { extensions } from './browser';

describe('extensions', () => {
  test('are the names of those that left a mark', async () => {
    const querySelector = (selector: string) => (selector.startsWith('html[data-darkreader') ? {} : null);
    pageWith({ window: { ethereum: {} }, document: { querySelector } });
    expect(await signalFrom(extensions)).toEqual({ v: ['metamask', 'dark-reader'] });
  });

  test('are none on a page without marks, or where selectors throw', async () => {
    for (const querySelector of [() => null, BROKEN]) {
      pageWith({ window: {}, document: { querySelector } });
      expect(await signalFrom(extensions)).toEqual({ v: [] });
    }
  });
});
