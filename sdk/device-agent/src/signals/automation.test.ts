import { describe, expect, test } from 'vitest';
import { BROKEN, pageWith, signalFrom } from '../testing/page';
import { automation } from './engine';

class Navigator {}
const element = (...attributes: string[]) => ({ documentElement: { getAttributeNames: () => attributes } });

describe('automation', () => {
  test('returns the marks of drivers and the place of `webdriver`', async () => {
    const navigator = Object.assign(new Navigator(), { webdriver: true });
    pageWith({
      window: { cdc_adoQpoasnfa76pfcZLmcfl_Array: [], chrome: { csi: 1, app: 1 } },
      document: { ...element('selenium', 'lang'), __webdriver_script_fn: 1 },
      navigator,
      Navigator,
    });
    expect(await signalFrom(automation, { worker: async () => ({ inspected: true }) as never })).toEqual({
      v: {
        webdriver: true,
        webdriverPlace: 'own',
        inspectedWindow: false,
        inspectedWorker: true,
        globals: ['cdc_adoQpoasnfa76pfcZLmcfl_Array', '__webdriver_script_fn', 'selenium'],
        chromeObject: true,
        chromeKeys: ['app', 'csi'],
      },
    });
  });

  test('detects a replaced getter', async () => {
    class Patched {
      get webdriver() {
        return false;
      }
    }
    pageWith({ window: globalThis, document: element(), navigator: new Patched(), Navigator: Patched });
    expect(await signalFrom(automation)).toMatchObject({
      v: { webdriver: false, webdriverPlace: 'replaced', inspectedWorker: null, globals: [] },
    });
  });

  test('detects a missing property, and returns an error when the window throws', async () => {
    pageWith({ window: {}, document: element(), navigator: new Navigator(), Navigator });
    expect(await signalFrom(automation)).toMatchObject({
      v: { webdriver: null, webdriverPlace: 'missing', chromeObject: false, chromeKeys: [] },
    });
    pageWith({ window: BROKEN });
    expect(await signalFrom(automation)).toEqual({ e: 'error' });
  });
});
