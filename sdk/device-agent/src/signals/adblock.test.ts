import { describe, expect, test } from 'vitest';
import { BROKEN, elementWith, pageWith, signalFrom } from '../testing/page';
import { adblock } from './browser';

/** A page whose blocker hides elements of these classes. */
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
  test('is the baits that were hidden', async () => {
    page(/adsbox/);
    expect(await signalFrom(adblock)).toEqual({ v: ['ad-banner adsbox'] });
  });

  test('is an empty list without a blocker', async () => {
    page(/^$^/);
    expect(await signalFrom(adblock)).toEqual({ v: [] });
  });

  test('is an error where elements cannot be made', async () => {
    pageWith({ document: { createElement: BROKEN } });
    expect(await signalFrom(adblock)).toEqual({ e: 'error' });
  });
});
