import { expect, test } from 'vitest';
import { samePlace } from './same-place';

test.each([
  ['street', 'US', '12 Main Street', '12 MAIN ST', true],
  ['street', 'US', '12 North Main Street Apt 4', '12 N Main St', true],
  ['street', 'US', '12 Main St Apt 4', '12 Main St Apt 5', false],
  ['street', 'US', '12 Main St', '12 Main Ave', false],
  ['street', 'US', '12 Main St', '14 Main St', false],
  ['street', 'DE', 'Hauptstr. 5', 'HAUPTSTRASSE 5', true],
  ['street', 'DE', 'Hauptstr. 5', 'Hauptstr. 7', false],
  ['street', 'FR', '10 av. Foch', '10 avenue Foch', true],
  ['zip', 'CA', 'K2P1L4', 'K2P 1L4', true],
  ['zip', 'US', '62704-1234', '62704', true],
  ['zip', 'DE', '10115', '10117', false],
  ['city', 'US', 'Saint Louis', 'St. Louis', true],
  ['city', 'FR', 'Saint-Étienne', 'ST ETIENNE', true],
  ['city', 'US', 'Springfield', 'Shelbyville', false],
  ['region', 'CA', 'Ontario', 'ON', true],
  ['region', 'US', 'Illinois', 'US-IL', true],
  ['region', 'US', 'Illinois', 'Ohio', false],
  [
    'address',
    'US',
    '12 Main St, Springfield, IL 62704',
    '12 MAIN STREET SPRINGFIELD ILLINOIS 62704-1234',
    true,
  ],
  ['address', 'US', '12 Main St, Springfield, IL 62704', '12 Main St, Dayton, OH 45402', false],
  ['address', 'DE', 'Hauptstr. 5, 10115 Berlin', 'Hauptstraße 5, D-10115 Berlin', true],
  ['street', 'US', '\u{1f3e0}', '\u{1f3e1}', false],
  ['street', 'US', '', '', false],
] as const)('samePlace compares %s in %s: %j and %j', (part, country, one, other, same) => {
  expect(samePlace(part, one, other, country)).toBe(same);
  expect(samePlace(part, other, one, country)).toBe(same);
});
