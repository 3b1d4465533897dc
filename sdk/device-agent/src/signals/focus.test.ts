import { describe, expect, test } from 'vitest';
import { BROKEN, pageWith, signalFrom } from '../testing/page';
import { focus } from './browser';

describe('focus', () => {
  const document = { hasFocus: () => true, visibilityState: 'visible' };

  test('distinguishes a top-level page from a frame', async () => {
    const window: { top?: object } = {};
    window.top = window;
    pageWith({ window, document, history: { length: 3 } });
    const v = { hasFocus: true, visibility: 'visible', framed: false, historyLength: 3 };
    expect(await signalFrom(focus)).toEqual({ v });
    const framed = {
      get top(): object {
        throw new Error('cross-origin');
      },
    };
    pageWith({ window: framed });
    expect(await signalFrom(focus)).toEqual({ v: { ...v, framed: true } });
  });

  test('returns an error when the document throws', async () => {
    pageWith({ window: {}, document: BROKEN, history: { length: 1 } });
    expect(await signalFrom(focus)).toEqual({ e: 'error' });
  });
});
