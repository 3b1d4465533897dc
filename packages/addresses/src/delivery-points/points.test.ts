import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { AddressEngine } from '../address-engine';
import { importPoints, NoAddressFile } from './import-points';
import { StoredPoints } from './open-points';

const NOW = new Date('2026-11-23T00:00:00Z');
/** The city tables are packed once for all tests because packing takes half a second. */
const cacheDir = mkdtempSync(join(tmpdir(), 'assay-reference-'));
afterAll(() => rmSync(cacheDir, { recursive: true }));
let home: string;
let folder: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'assay-points-'));
  folder = join(home, 'points');
});
afterEach(() => rmSync(home, { recursive: true }));

const HEADER = 'LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID,HASH';
const ROWS = [
  '-89.6501,39.8017,123,N MAIN ST,,SPRINGFIELD,,IL,62704,,a',
  '-89.6502,39.8018,125,N MAIN ST,4B,SPRINGFIELD,,IL,62704,,b',
  '-89.6502,39.8018,125,N MAIN ST,4C,SPRINGFIELD,,IL,62704,,c',
  '-89.7,39.7,7,"O\'HARE ""OLD"" RD",,SPRINGFIELD,,IL,62704,,d',
];
const take = (text: string | Uint8Array, further: object = {}, name = 'us.csv') => {
  writeFileSync(join(home, name), text);
  return importPoints({
    folder,
    source: 'us-il',
    country: 'US',
    format: 'openaddresses',
    files: [join(home, name)],
    isDeliveryPoint: false,
    positionOf: 'ROOFTOP',
    now: NOW,
    ...further,
  });
};
const judge = (text: string, country = 'US') => {
  const points = StoredPoints.open(folder);
  try {
    const engine = new AddressEngine({ points, cacheDir });
    return engine.judge(engine.parseText(country, text));
  } finally {
    points.close();
  }
};

test('verifies an address of a source in every spelling', async () => {
  expect(await take([HEADER, ...ROWS].join('\r\n'))).toEqual({ addresses: 4, refused: 0, refusedLines: [] });
  for (const text of [
    '123 N Main St, Springfield, IL 62704',
    '123 North Main Street Springfield Illinois 62704-1234',
    '123 n. main st., SPRINGFIELD IL',
  ]) {
    expect(judge(text), text).toEqual({
      status: 'VERIFIED',
      precision: 'PREMISE',
      match: ['non-postal-match'],
      position: { latitude: 39.8017, longitude: -89.6501, of: 'ROOFTOP' },
    });
  }
});

test('reports missing and unknown units separately from buildings', async () => {
  await take([HEADER, ...ROWS].join('\n'));
  expect(judge('125 N Main St Apt 4B, Springfield, IL 62704').match).toEqual(['non-postal-match']);
  expect(judge('125 N Main St, Springfield, IL 62704').match).toEqual([
    'non-postal-match',
    'missing-secondary',
  ]);
  expect(judge('125 N Main St Apt 9, Springfield, IL 62704').match).toEqual([
    'non-postal-match',
    'unknown-secondary',
  ]);
  expect(judge('123 N Main St Apt 9, Springfield, IL 62704').match).toEqual([
    'non-postal-match',
    'ignored-input',
  ]);
});

test('matches another number of a listed road only to the road', async () => {
  await take([HEADER, ...ROWS].join('\n'));
  expect(judge('999 N Main St, Springfield, IL 62704')).toMatchObject({
    status: 'PARTIAL',
    precision: 'THOROUGHFARE',
  });
  expect(judge('999 Oak St, Springfield, IL 62704')).toMatchObject({
    status: 'PARTIAL',
    precision: 'LOCALITY',
  });
});

test('verifies a delivery point only with a register of delivery points', async () => {
  await take([HEADER, ...ROWS].join('\n'), { isDeliveryPoint: true });
  expect(judge('123 N Main St, Springfield, IL 62704')).toMatchObject({
    precision: 'DELIVERY_POINT',
    match: ['postal-match'],
  });
});

test('reads compressed GeoJSON lines of another country', async () => {
  const feature = {
    type: 'Feature',
    properties: { number: '5', street: 'Hauptstraße', city: 'Berlin', postcode: '10115' },
    geometry: { type: 'Point', coordinates: [13.38, 52.53] },
  };
  const bytes = gzipSync(`${JSON.stringify(feature)}\n{"half":\n${JSON.stringify(feature)}\n`);
  const report = await take(bytes, { country: 'DE', source: 'de', format: 'geojson' }, 'de.geojson.gz');
  expect(report).toEqual({ addresses: 2, refused: 1, refusedLines: [2] });
  expect(judge('Hauptstr. 5, 10115 Berlin', 'DE')).toMatchObject({
    status: 'VERIFIED',
    precision: 'PREMISE',
  });
});

test.each([
  ['a web page', '<html>\n<body>no</body>\n'],
  ['columns without a street', 'LON,LAT\n1,2\n'],
  ['rows that are mostly invalid', `${HEADER}\n${ROWS[0]}\nx\ny\nz\n`],
  ['no rows', `${HEADER}\n`],
  ['positions outside the Earth', `${HEADER}\n-89.6,200,1,A ST,,SPRINGFIELD,,IL,62704,,a\n`],
])('rejects %s and changes nothing', async (_what, text) => {
  await take([HEADER, ...ROWS].join('\n'));
  await expect(take(text)).rejects.toThrow(NoAddressFile);
  expect(judge('123 N Main St, Springfield, IL 62704').status).toBe('VERIFIED');
  expect(readdirSync(join(folder, 'us-il')).filter((name) => name.startsWith('sorting-'))).toEqual([]);
});

test('uses the previous version if the current file is truncated', async () => {
  await take([HEADER, ...ROWS].join('\n'));
  await take([HEADER, ...ROWS, '-89.7,39.7,9,NEW ST,,SPRINGFIELD,,IL,62704,,e'].join('\n'), {
    now: new Date('2026-11-24T00:00:00Z'),
  });
  expect(judge('9 New St, Springfield, IL 62704').status).toBe('VERIFIED');
  const newest = readdirSync(join(folder, 'us-il'))
    .filter((name) => name.endsWith('.points'))
    .sort()
    .at(-1)!;
  truncateSync(join(folder, 'us-il', newest), 20);
  expect(judge('9 New St, Springfield, IL 62704').status).toBe('PARTIAL');
  expect(judge('123 N Main St, Springfield, IL 62704').status).toBe('VERIFIED');
});
