import { describe, expect, it } from 'vitest';
import { SCREEN_COLOUR_MS, SCREEN_COLOUR_NAMES, SCREEN_COLOURS } from './steps';

const linear = (value: number) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

describe('SCREEN_COLOURS', () => {
  it.each(SCREEN_COLOUR_NAMES)('contains no saturated red: %s (WCAG 2.2, red flash)', (name) => {
    const [red, green, blue] = SCREEN_COLOURS[name].map(linear) as [number, number, number];
    expect(red).toBeLessThan(0.8 * (red + green + blue) + 1e-9);
  });

  it('change fewer than three times a second, which is under two flashes', () => {
    expect(1_000 / SCREEN_COLOUR_MS).toBeLessThan(3);
  });

  // If two colors were similar, their order could not be distinguished.
  it('differ from each other by at least half of the range of a channel', () => {
    for (const one of SCREEN_COLOUR_NAMES) {
      for (const other of SCREEN_COLOUR_NAMES.filter((name) => name !== one)) {
        const apart = [0, 1, 2].map((channel) =>
          Math.abs(linear(SCREEN_COLOURS[one][channel]!) - linear(SCREEN_COLOURS[other][channel]!)),
        );
        expect(Math.max(...apart)).toBeGreaterThan(0.5);
      }
    }
  });
});
