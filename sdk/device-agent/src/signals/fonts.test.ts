import { describe, expect, test } from 'vitest';
import { FONTS } from '../data/fonts';
import { BROKEN, pageWith, signalFrom } from '../testing/page';
import { fonts } from './styles';

/** Sets up a page with these fonts; `noise` is added to every measurement. */
function page(installed: readonly string[], noise = () => 0) {
  const context = {
    font: '',
    measureText() {
      const family = this.font.slice('48px '.length);
      const own = installed.find((name) => family.startsWith(`"${name}"`));
      const fallback = family.split(',').at(-1) ?? '';
      return { width: (own ? 1000 + own.length : fallback.length) + noise() };
    },
  };
  pageWith({ document: { createElement: () => ({ getContext: () => context }) } });
}

describe('fonts', () => {
  test("returns the fonts whose widths differ from the fallback's", async () => {
    page(['Calibri', 'Verdana', 'Not Asked For']);
    expect(await signalFrom(fonts)).toEqual({
      v: {
        found: ['Calibri', 'Verdana'],
        probed: FONTS.length,
        noise: false,
        genericWidths: [5, 10, 9, 9, 7, 7],
      },
    });
  });

  test('detects noise when the same text has different widths', async () => {
    let calls = 0;
    page([], () => calls++ / 1000);
    expect(await signalFrom(fonts)).toMatchObject({ v: { noise: true } });
  });

  test('returns unsupported without a canvas, and an error when it throws', async () => {
    pageWith({ document: { createElement: () => ({ getContext: () => null }) } });
    expect(await signalFrom(fonts)).toEqual({ e: 'unsupported' });
    pageWith({ document: { createElement: BROKEN } });
    expect(await signalFrom(fonts)).toEqual({ e: 'error' });
  });
});
