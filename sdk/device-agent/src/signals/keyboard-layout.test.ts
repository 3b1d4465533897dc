import { describe, expect, test } from 'vitest';
import { pageWith, refused, signalFrom } from '../testing/page';
import { keyboardLayout } from './hardware';

describe('keyboardLayout', () => {
  test('returns the keys by code, sorted', async () => {
    const map = new Map([
      ['KeyZ', 'y'],
      ['KeyA', 'a'],
    ]);
    pageWith({ navigator: { keyboard: { getLayoutMap: async () => map } } });
    const signal = await signalFrom(keyboardLayout);
    expect(signal).toEqual({ v: { KeyA: 'a', KeyZ: 'y' } });
    expect(Object.keys((signal as { readonly v: object }).v)).toEqual(['KeyA', 'KeyZ']);
  });

  test('returns unsupported without the API, and an error when the browser refuses', async () => {
    pageWith({ navigator: {} });
    expect(await signalFrom(keyboardLayout)).toEqual({ e: 'unsupported' });
    pageWith({ navigator: { keyboard: { getLayoutMap: refused } } });
    expect(await signalFrom(keyboardLayout)).toEqual({ e: 'error' });
  });
});
