import { describe, expect, test } from 'vitest';
import { DEFAULT_OPTIONS } from '../options';
import { BROKEN, pageWith, signalFrom } from '../testing/page';
import { canvas } from './canvas';

const SQUARES = [
  [12, 96, 203],
  [240, 17, 130],
  [1, 254, 77],
];

/** Returns the `getImageData` result for the three squares; `by` is added to every channel. */
function pixels(by: number): Uint8ClampedArray {
  const data = new Uint8ClampedArray(24 * 8 * 4).fill(255);
  for (let at = 0; at < data.length; at += 4) {
    const square = SQUARES[Math.floor(((at / 4) % 24) / 8)] ?? [];
    for (const [channel, value] of square.entries()) data[at + channel] = value + by;
  }
  return data;
}

/** Sets up a page whose canvas accepts every call. */
function page(options: { readonly image: () => string; readonly by?: number }) {
  const answers: { [name: string]: unknown } = {
    getImageData: () => ({ data: pixels(options.by ?? 0) }),
    isPointInPath: () => false,
    createLinearGradient: () => ({ addColorStop: () => undefined }),
  };
  const context = new Proxy(answers, {
    get: (known, name) => known[name as string] ?? (() => undefined),
    set: () => true,
  });
  const createElement = () => ({ getContext: () => context, toDataURL: options.image });
  pageWith({ window: {}, document: { createElement } });
}

describe('canvas', () => {
  test('returns two digests, identical in two runs, with the drawn colors', async () => {
    page({ image: () => 'data:image/png;base64,AAAA' });
    const digests = expect.stringMatching(/^[0-9a-f]{32}$/);
    expect(await signalFrom(canvas)).toEqual({
      v: { geometry: digests, text: digests, stable: true, knownPixels: true, winding: true },
    });
  });

  test('detects noise per call and noise per site', async () => {
    let drawn = 0;
    page({ image: () => `data:${drawn++}`, by: 1 });
    expect(await signalFrom(canvas)).toMatchObject({ v: { stable: false, knownPixels: false } });
  });

  test('is not read when Firefox resists fingerprinting, because an icon would appear in the address bar', async () => {
    page({ image: BROKEN });
    const size = { innerWidth: 1200, outerWidth: 1200, innerHeight: 700, outerHeight: 700 };
    pageWith({ window: { mozInnerScreenX: 0, mozInnerScreenY: 0 }, ...size });
    expect(await signalFrom(canvas)).toEqual({ e: 'unsupported' });
  });

  test('returns unsupported without a context, skipped in performance mode, and an error when it throws', async () => {
    pageWith({ document: { createElement: () => ({ getContext: () => null }) } });
    expect(await signalFrom(canvas)).toEqual({ e: 'unsupported' });
    const options = { ...DEFAULT_OPTIONS, performanceMode: true };
    expect(await signalFrom(canvas, { options })).toEqual({ e: 'skipped' });
    pageWith({ document: { createElement: BROKEN } });
    expect(await signalFrom(canvas)).toEqual({ e: 'error' });
  });
});
