import { expect, test } from 'vitest';
import { AddressEngine } from '../address-engine';
import { findCity } from './city-table';
import { CITY_NAMES } from './data/city-names';
import { buildReference } from './reference';

const { cities } = buildReference();
const engine = new AddressEngine();

test.each(Object.entries(CITY_NAMES))('%s: finds every city by its native name', (country, names) => {
  expect(Object.keys(names).filter((own) => findCity(cities, country, null, own) < 0)).toEqual([]);
});

test.each(['กรุงเทพมหานคร', 'กรุงเทพ', 'กรุงเทพฯ', 'Bangkok'])('knows %s as a place', (city) => {
  const address = engine.parseFields('TH', { street: '99/1 ถนนสุขุมวิท', city, zip: '10110' });
  expect(engine.judge(address)).toMatchObject({ status: 'PARTIAL', precision: 'LOCALITY' });
});

test.each([
  ["99 Queen's Road Central, Hong Kong", "Queen's Road Central", 'Hong Kong'],
  ["Flat A, 12/F, 99 Queen's Road Central, Central, Hong Kong", "Queen's Road Central", 'Central'],
  ['183 Queen’s Rd East, Wan Chai, Hong Kong', 'Queen’s Rd East', 'Wan Chai'],
  ['33 Des Voeux Road Central, Hong Kong', 'Des Voeux Road Central', 'Hong Kong'],
  ['99 Queens Road Central Hong Kong', 'Queens Road Central', 'Hong Kong'],
  ['12 Wyndham Street Central', 'Wyndham Street', 'Central'],
])('reads the full road name of %s', (text, street_name, city) => {
  const address = engine.parseFields('HK', { street: text });
  expect(address.components).toMatchObject({ street_name, city });
  expect(engine.judge(address)).toMatchObject({ status: 'PARTIAL', precision: 'LOCALITY' });
});

test('does not find a place with a postcode of zeros', () => {
  const address = engine.parseFields('DE', { street: 'Hauptstr. 1', city: 'Berlin', zip: '00000' });
  expect(engine.judge(address).status).toBe('NOT_FOUND');
});
