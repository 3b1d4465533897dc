import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { afterAll, describe, expect, it } from 'vitest';
import { HOSTILE_TEXTS } from '../text/testing/hostile-texts';
import { distanceKm, packNamedPlaces, timezoneAt } from './nearest-place';
import { type PlaceTable, placeKey, placeName, placesOf, regionName } from './places';
import { buildPlaces, openPlaces, writePlaceTable } from './places-file';

describe('distanceKm', () => {
  // Geodesics on WGS 84 (Karney's algorithm), in kilometers.
  it.each([
    ['New York – London', [40.6413, -73.7781], [51.47, -0.4543], 5554.909],
    ['Paris – Tokyo', [48.8566, 2.3522], [35.6762, 139.6503], 9735.661],
    ['along the equator', [0, 0], [0, 90], 10018.754],
    ['pole to equator', [90, 0], [0, 0], 10001.966],
    ['across the date line', [-17.7, 179.5], [-17.7, -179.5], 106.088],
  ] as const)('returns the geodesic distance for %s', (_, from, to, kilometres) => {
    const found = distanceKm(
      { latitude: from[0], longitude: from[1] },
      { latitude: to[0], longitude: to[1] },
    )!;
    expect(Math.abs(found / kilometres - 1)).toBeLessThan(0.0005);
  });

  it('stays within 0.6% for nearly opposite points', () => {
    const found = distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })!;
    expect(Math.abs(found / 20003.931 - 1)).toBeLessThan(0.006);
  });

  it('returns 0 for identical points and null for an invalid position', () => {
    expect(distanceKm({ latitude: 12.3, longitude: 45.6 }, { latitude: 12.3, longitude: 45.6 })).toBe(0);
    expect(distanceKm({ latitude: Number.NaN, longitude: 0 }, { latitude: 0, longitude: 0 })).toBeNull();
    expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 91, longitude: 0 })).toBeNull();
  });
});

describe('timezoneAt', () => {
  it('returns the time zone, or null for an invalid position', () => {
    expect(timezoneAt(52.52, 13.405)).toBe('Europe/Berlin');
    expect(timezoneAt(40.7128, -74.006)).toBe('America/New_York');
    expect(timezoneAt(Number.POSITIVE_INFINITY, 0)).toBeNull();
  });
});

describe('placeName and regionName', () => {
  it('reduces different spellings to the same name', () => {
    expect(placeName('São Paulo (Centro)')).toBe('sao paulo');
    expect(placeName('St. Louis')).toBe('st louis');
    expect(regionName('US', 'ca')).toBe('california');
    expect(regionName('US', 'California')).toBe('california');
  });
});

/** A table of four cities. */
function smallTable(): PlaceTable {
  const rows = [
    { key: placeKey('DE', '', 'munich'), at: [48.137, 11.575] },
    { key: placeKey('US', 'illinois', 'springfield'), at: [39.8, -89.65] },
    { key: placeKey('US', 'california', 'los angeles'), at: [34.05, -118.24] },
    { key: placeKey('US', '', 'los angeles'), at: [34.05, -118.24] },
  ].sort((a, b) => a.key - b.key);
  return {
    keys: Float64Array.from(rows, (row) => row.key),
    positions: Float32Array.from(rows.flatMap((row) => row.at)),
    named: packNamedPlaces([
      { country: 'DE', region: 'Bavaria', city: 'Munich', latitude: 48.137, longitude: 11.575 },
      { country: 'DE', region: 'Bavaria', city: 'Dachau', latitude: 48.26, longitude: 11.434 },
      { country: 'FJ', region: null, city: 'Savusavu', latitude: -16.78, longitude: 179.9 },
      { country: 'NO', region: 'Svalbard', city: 'Ny-Ålesund', latitude: 78.925, longitude: 11.93 },
    ]),
  };
}

describe('placesOf', () => {
  const places = placesOf(smallTable());

  it('finds a city by its name in any spelling', () => {
    expect(places.locate({ country: 'de', city: 'München' })?.latitude).toBeCloseTo(48.137, 3);
    expect(places.locate({ country: 'US', region: 'CA', city: 'LOS ANGELES' })?.longitude).toBeCloseTo(
      -118.24,
      3,
    );
    expect(places.locate({ country: 'US', region: 'XX', city: 'Los Angeles' })).not.toBeNull();
  });

  it('returns null for a country alone, an ambiguous name or an unknown name', () => {
    expect(places.locate({ country: 'DE' })).toBeNull();
    expect(places.locate({ country: 'US', city: 'Springfield' })).toBeNull();
    expect(places.locate({ country: 'US', region: 'IL', city: 'Springfield' })).not.toBeNull();
    expect(places.locate({ city: 'Munich' })).toBeNull();
    expect(places.locate({ country: 'FR', city: 'Munich' })).toBeNull();
    expect(places.locate({ country: 'DE', city: 'constructor' })).toBeNull();
  });

  it('returns the nearest city within the distance', () => {
    const near = (latitude: number, longitude: number, km = 30) =>
      places.nearest({ latitude, longitude }, km);
    expect(near(48.15, 11.56)).toMatchObject({ country: 'DE', region: 'Bavaria', city: 'Munich' });
    expect(near(48.24, 11.45)?.city).toBe('Dachau');
    expect(near(48.137, 11.99)).toBeNull();
    expect(near(48.137, 11.99, 40)?.city).toBe('Munich');
    // The neighboring cell is on the other side of the date line.
    expect(near(-16.78, -179.9)).toMatchObject({ country: 'FJ', region: null, city: 'Savusavu' });
    expect(near(78.9, 13.2)?.city).toBe('Ny-Ålesund');
    expect(near(90, 0)).toBeNull();
    expect(near(Number.NaN, 0)).toBeNull();
    expect(placesOf(null).nearest({ latitude: 48.1, longitude: 11.5 }, 30)).toBeNull();
  });

  it.each(HOSTILE_TEXTS)("doesn't throw on hostile text: $name", ({ text }) => {
    expect(places.locate({ country: text, city: text })).toBeNull();
    expect(() => places.locate({ country: 'US', region: text, city: text })).not.toThrow();
  });
});

describe('places file', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'places-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));
  const munich = { country: 'DE', city: 'Munich' };

  it('is read back, and a missing or damaged file yields no results', () => {
    expect(openPlaces({ dataDir }).isPacked()).toBe(false);
    expect(openPlaces({ dataDir }).locate(munich)).toBeNull();
    writePlaceTable(dataDir, smallTable());
    expect(openPlaces({ dataDir }).isPacked()).toBe(true);
    expect(openPlaces({ dataDir }).locate(munich)).not.toBeNull();
    for (const bytes of [
      serialize({ keys: [1] }),
      serialize({ ...smallTable(), named: {} }),
      Buffer.from('x'),
      Buffer.alloc(0),
    ]) {
      writeFileSync(join(dataDir, 'places.bin'), bytes);
      expect(openPlaces({ dataDir }).isPacked()).toBe(false);
    }
  });

  it('is not built without the city file', async () => {
    expect(await buildPlaces({ dataDir, packageDirs: [] })).toBeNull();
  });
});
