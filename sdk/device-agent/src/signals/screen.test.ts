import { describe, expect, test } from 'vitest';
import { BROKEN, pageWith, signalFrom } from '../testing/page';
import { screenData } from './hardware';

const sizes = {
  devicePixelRatio: 2,
  innerWidth: 390,
  innerHeight: 660,
  outerWidth: 390,
  outerHeight: 844,
  screenX: 0,
  screenY: 0,
  scrollX: 0.4,
  scrollY: 99.6,
};
const screen = { width: 390, height: 844, availWidth: 390, availHeight: 800, colorDepth: 24, pixelDepth: 24 };

describe('screen', () => {
  test('returns whole numbers for scroll positions, and null for properties that Safari lacks', async () => {
    const documentElement = { scrollWidth: 390, scrollHeight: 2000 };
    pageWith({ ...sizes, window: { screen }, document: { documentElement }, visualViewport: BROKEN });
    expect(await signalFrom(screenData)).toEqual({
      v: {
        width: 390,
        height: 844,
        availableWidth: 390,
        availableHeight: 800,
        availableLeft: null,
        availableTop: null,
        colorDepth: 24,
        pixelDepth: 24,
        devicePixelRatio: 2,
        isExtended: null,
        orientationAngle: null,
        orientationType: null,
        innerWidth: 390,
        innerHeight: 660,
        outerWidth: 390,
        outerHeight: 844,
        screenX: 0,
        screenY: 0,
        scrollX: 0,
        scrollY: 100,
        documentWidth: 390,
        documentHeight: 2000,
        visualScale: null,
      },
    });
  });

  test('returns an error when the screen throws', async () => {
    pageWith({ ...sizes, window: { screen: BROKEN }, document: {} });
    expect(await signalFrom(screenData)).toEqual({ e: 'error' });
  });
});
