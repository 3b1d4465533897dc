import { describe, expect, test } from 'vitest';
import { BROKEN, pageWith, signalFrom } from '../testing/page';
import { webgl } from './webgl';

const TEXTS: { readonly [code: number]: string } = {
  1: 'WebKit',
  2: 'WebKit WebGL',
  3: 'Maker',
  4: 'Card 7',
};

/** Returns a context that draws one gray and names its graphics card. */
function contextWith(more: object): object {
  const known: { [name: string]: unknown } = {
    VENDOR: 1,
    RENDERER: 2,
    MAX_TEXTURE_SIZE: 5,
    getParameter: (code: number) => TEXTS[code] ?? (code === 5 ? 16_384 : null),
    getExtension: (name: string) =>
      name === 'WEBGL_debug_renderer_info' ? { UNMASKED_VENDOR_WEBGL: 3, UNMASKED_RENDERER_WEBGL: 4 } : null,
    getSupportedExtensions: () => ['OES_b', 'OES_a'],
    getShaderPrecisionFormat: () => ({ rangeMin: 127, rangeMax: 127, precision: 23 }),
    createProgram: () => ({}),
    createShader: () => ({}),
    getAttribLocation: () => 0,
    getBufferSubData: (...given: unknown[]) => (given[2] as Uint8Array).fill(99),
    ...more,
  };
  return new Proxy(known, {
    get: (holder, name) =>
      holder[name as string] ?? (/^[a-z]/.test(name as string) ? () => undefined : undefined),
  });
}

/** @param second additional members of the WebGL 2 context; null if it doesn't exist */
const page = (more: object, second: object | null = null) =>
  pageWith({
    window: {},
    document: {
      createElement: () => ({
        getContext: (kind: string) =>
          kind === 'webgl' ? contextWith(more) : second && contextWith({ fenceSync: () => null, ...second }),
      }),
    },
  });

describe('webgl', () => {
  test('returns the card, its parameters and its drawing, and null for a missing WebGL 2', async () => {
    page({});
    expect(await signalFrom(webgl)).toMatchObject({
      v: {
        webgl: {
          vendor: 'WebKit',
          renderer: 'WebKit WebGL',
          unmaskedVendor: 'Maker',
          unmaskedRenderer: 'Card 7',
          version: null,
          parameters: ['MAX_TEXTURE_SIZE=16384'],
          extensions: ['OES_a', 'OES_b'],
          // Without WebGL 2, a drawing can't be read silently.
          image: null,
          imageStable: null,
          parametersStable: true,
        },
        webgl2: null,
      },
    });
  });

  test('returns one drawing, created by WebGL 2', async () => {
    page({}, {});
    const drawing = { image: expect.stringMatching(/^[0-9a-f]{32}$/), imageStable: true };
    expect(await signalFrom(webgl)).toMatchObject({ v: { webgl: drawing, webgl2: drawing } });
  });

  test('draws nothing when Firefox resists fingerprinting, because an icon would appear in the address bar', async () => {
    page({}, { readPixels: BROKEN });
    const size = { innerWidth: 1200, outerWidth: 1200, innerHeight: 700, outerHeight: 700 };
    pageWith({ window: { mozInnerScreenX: 0, mozInnerScreenY: 0 }, ...size });
    expect(await signalFrom(webgl)).toMatchObject({ v: { webgl2: { image: null, imageStable: null } } });
  });

  test('requests unmasked names only if the plain names are masked', async () => {
    const asked: string[] = [];
    page({
      getParameter: (code: number) => ['', 'Mozilla', 'Card 7, or similar'][code] ?? null,
      getExtension: (name: string) => {
        asked.push(name);
        return null;
      },
    });
    expect(await signalFrom(webgl)).toMatchObject({
      v: { webgl: { unmaskedVendor: 'Mozilla', unmaskedRenderer: 'Card 7, or similar' } },
    });
    expect(asked).not.toContain('WEBGL_debug_renderer_info');
  });

  test('returns no image when drawing throws', async () => {
    page({}, { createProgram: BROKEN });
    expect(await signalFrom(webgl)).toMatchObject({ v: { webgl2: { image: null, imageStable: null } } });
  });

  test('detects parameters that change between calls', async () => {
    let calls = 0;
    page({ getParameter: () => calls++ });
    expect(await signalFrom(webgl)).toMatchObject({ v: { webgl: { parametersStable: false } } });
  });

  test('returns two nulls without a context, and an error when it throws', async () => {
    pageWith({ document: { createElement: () => ({ getContext: () => null }) } });
    expect(await signalFrom(webgl)).toEqual({ v: { webgl: null, webgl2: null } });
    pageWith({ document: { createElement: BROKEN } });
    expect(await signalFrom(webgl)).toEqual({ e: 'error' });
  });
});
