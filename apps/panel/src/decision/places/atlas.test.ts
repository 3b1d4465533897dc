import { geoArea, geoContains } from 'd3-geo';
import { describe, expect, it } from 'vitest';
import { worldCountries } from './world-map';

const countries = new Map(worldCountries().map(({ code, shape }) => [code, shape]));

describe('world atlas', () => {
  it.each([
    ['DE', [13.4, 52.5]],
    ['US', [-98, 39]],
    ['BR', [-47.9, -15.8]],
    ['RU', [37.6, 55.7]],
    ['ZA', [26.2, -29.0]],
  ] as const)('contains %s at its coordinates, and no other country', (code, point) => {
    const there = [...countries]
      .filter(([, shape]) => geoContains(shape, [...point]))
      .map(([found]) => found);
    expect(there).toEqual([code]);
  });

  it('has closed rings in the winding order of d3-geo', () => {
    for (const [code, shape] of countries) {
      expect(geoArea(shape), String(code)).toBeLessThan(2 * Math.PI);
      for (const ring of shape.coordinates.flat()) expect(ring.at(-1), String(code)).toEqual(ring[0]);
    }
    expect(countries.size).toBeGreaterThan(170);
  });
});
