import { describe, expect, test } from 'vitest';
import { BROKEN, pageWith, signalFrom } from '../testing/page';
import { touch } from './hardware';

const phone = new Set(['(pointer: coarse)', '(any-pointer: coarse)']);

describe('touch', () => {
  test('combines touch events and pointer queries', async () => {
    pageWith({
      window: { ontouchstart: null },
      matchMedia: (query: string) => ({ matches: phone.has(query) }),
    });
    expect(await signalFrom(touch)).toEqual({
      v: {
        touchEvent: true,
        pointerCoarse: true,
        pointerFine: false,
        hover: false,
        anyPointerCoarse: true,
        anyHover: false,
      },
    });
  });

  test('returns an error when queries throw', async () => {
    pageWith({ window: {}, matchMedia: BROKEN });
    expect(await signalFrom(touch)).toEqual({ e: 'error' });
  });
});
