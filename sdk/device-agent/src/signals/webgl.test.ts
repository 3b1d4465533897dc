import { describe, expect, test } from 'vitest';
import { BROKEN, pageWith, signalFrom } from '../testing/page';
import { webgl } from './webgl';

const TEXTS: { readonly [code: number]: string } = {
  1: 'WebKit',
  2: 'WebKit WebGL',
  3: 'Maker',
  4: 'Card 7',
};

/** A context that draws one grey, and names its card. */
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
    readPixels: (...given: unknown[]) => (given[6] as Uint8Array).fill(99),
    ...more,
  };
  return new Proxy(known, {
    get: (holder, name) =>
      holder[name as string] ?? (/^[a-z]/.test(name as string) ? () => undefined : undefined),
  });
}

const page = (more: object) =>
  pageWith({
    document: {
      createElement: () => ({ getContext: (kind: string) => (kind === 'webgl' ? contextWith(more) : null) }),
    },
  });

describe('webgl', () => {
  test('names the card, its parameters and its drawing; a missing second version is null', async () => {
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
          image: expect.stringMatching(/^[0-9a-f]{32}$/),
          imageStable: true,
          parametersStable: true,
        },
        webgl2: null,
      },
    });
  });

  test('has no image where drawing throws', async () => {
    page({ createProgram: BROKEN });
    expect(await signalFrom(webgl)).toMatchObject({ v: { webgl: { image: null, imageStable: null } } });
  });

  test('shows parameters that change from call to call', async () => {
    let calls = 0;
    page({ getParameter: () => calls++ });
    expect(await signalFrom(webgl)).toMatchObject({ v: { webgl: { parametersStable: false } } });
  });

  test('is two nulls without any context, and an error where it throws', async () => {
    pageWith({ document: { createElement: () => ({ getContext: () => null }) } });
    expect(await signalFrom(webgl)).toEqual({ v: { webgl: null, webgl2: null } });
    pageWith({ document: { createElement: BROKEN } });
    expect(await signalFrom(webgl)).toEqual({ e: 'error' });
  });
});
