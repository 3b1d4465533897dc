import { describe, expect, test } from 'vitest';
import { BROKEN, elementWith, pageWith, signalFrom } from '../testing/page';
import { adblock } from './browser';

/** Sets up a page whose ad blocker hides elements of these classes. */
function page(hides: RegExp) {
  const createElement = () =>
    elementWith({
      className: '',
      get offsetHeight() {
        return hides.test((this as unknown as { className: string }).className) ? 0 : 5;
      },
    });
  pageWith({ document: { createElement, body: elementWith({}) } });
}

describe('adblock', () => {
  test('returns the bait elements that were hidden', async () => {
    page(/adsbox/);
    expect(await signalFrom(adblock)).toEqual({ v: ['ad-banner adsbox'] });
  });

  test('returns an empty list without an ad blocker', async () => {
    page(/^$^/);
    expect(await signalFrom(adblock)).toEqual({ v: [] });
  });

  test("returns an error when elements can't be created", async () => {
    pageWith({ document: { createElement: BROKEN } });
    expect(await signalFrom(adblock)).toEqual({ e: 'error' });
  });
});
