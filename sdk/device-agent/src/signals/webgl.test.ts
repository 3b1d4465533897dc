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
    getBufferSubData: (...given: unknown[]) => (given[2] as Uint8Array).fill(99),
    ...more,
  };
  return new Proxy(known, {
    get: (holder, name) =>
      holder[name as string] ?? (/^[a-z]/.test(name as string) ? () => undefined : undefined),
  });
}

/** @param second what the context of the second version has beside; null: there is none */
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
          // Without the second version a drawing cannot be read silently.
          image: null,
          imageStable: null,
          parametersStable: true,
        },
        webgl2: null,
      },
    });
  });

  test('has one drawing, made by the second version', async () => {
    page({}, {});
    const drawing = { image: expect.stringMatching(/^[0-9a-f]{32}$/), imageStable: true };
    expect(await signalFrom(webgl)).toMatchObject({ v: { webgl: drawing, webgl2: drawing } });
  });

  test('draws nothing where Firefox resists fingerprinting: it would show a sign beside the address', async () => {
    page({}, { readPixels: BROKEN });
    const size = { innerWidth: 1200, outerWidth: 1200, innerHeight: 700, outerHeight: 700 };
    pageWith({ window: { mozInnerScreenX: 0, mozInnerScreenY: 0 }, ...size });
    expect(await signalFrom(webgl)).toMatchObject({ v: { webgl2: { image: null, imageStable: null } } });
  });

  test('asks for what is under the names only where they are covers', async () => {
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

  test('has no image where drawing throws', async () => {
    page({}, { createProgram: BROKEN });
    expect(await signalFrom(webgl)).toMatchObject({ v: { webgl2: { image: null, imageStable: null } } });
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
