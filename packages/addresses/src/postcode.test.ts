import { expect, test } from 'vitest';
import { AddressEngine } from './address-engine';

const engine = new AddressEngine();
const valid = (country: string, postcode: string, region: string | null = null) =>
  engine.postcode(country, postcode, region).valid;

test.each([
  // Codes of several lengths, and with letters or spaces that people omit or add.
  ['MT', 'VLT2345', 'VLT 2345'],
  ['MT', 'NXR 01', 'NXR 01'],
  ['PE', '15074', '15074'],
  ['VI', '00802', '00802'],
  ['VI', '008021222', '00802-1222'],
  ['HT', 'HT6120', '6120'],
  ['AZ', 'AZ1000', '1000'],
  ['LT', 'LT-01103', '01103'],
  ['DE', 'D-10115', '10115'],
  ['SE', '111 21', '11121'],
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['FR', '75056 CEDEX 01', '75056'],
  ['MW', '101100', '101100'],
  ['PA', '0801', '0801'],
  ['IR', '1193612345', '11936-12345'],
  ['SZ', 'H 100', 'H100'],
  ['SA', '11564-1234', '11564-1234'],
  ['CN', '810000', '810000'],
])('%s formats %s as %s', (country, given, spelled) => {
  expect(engine.postcode(country, given, null)).toMatchObject({ valid: true, postcode: spelled });
});

test.each([
  ['FR', '96000'],
  ['DE', '00000'],
  ['DE', '00115'],
  ['DE', '43000'],
  ['TH', '00000'],
  ['PL', '00-000'],
  ['HU', '0000'],
  ['PT', '0000-000'],
  ['ES', '53000'],
  ['IN', '291123'],
  ['IE', 'O62 O1O2'],
  ['BA', '11000'],
  ['BY', '267946'],
  ['IN', '541123'],
  ['JO', '11 110'],
  ['SG', '740001'],
  ['RU', '901000'],
  ['US', '00012'],
  ['CN', '090000'],
  ['CN', '500000'],
  ['CZ', '812 00'],
  ['BD', '9600'],
  ['IR', '20936-12345'],
  ['JO', '81110'],
  ['TH', '97000'],
  ['SE', '999 99'],
  ['MT', 'VLT 234'],
  ['KG', '710001'],
  ['IE', 'D02A F30'],
  ['GB', 'SW1A1 AA'],
  ['NL', '1234A B'],
  ['CA', 'K2P1 L4'],
  ['DE', '1011'],
  ['DE', '10115 Berlin'],
  ['MT', '\u{1f600}'],
  ['CA', ''],
])('%s does not issue the postcode %s', (country, postcode) => {
  expect(valid(country, postcode)).toBe(false);
});

test('checks a postcode against its division by name, code and ISO 3166-2, and skips countries without postcodes', () => {
  for (const region of ['Ontario', 'ON', 'CA-ON', 'on']) expect(valid('CA', 'K2P 1L4', region)).toBe(true);
  expect(valid('CA', 'K2P 1L4', 'CA-BC')).toBe(false);
  expect(valid('US', '62704', 'US-IL')).toBe(true);
  expect(valid('US', '62704', 'Ohio')).toBe(false);
  expect(valid('HK', '999077')).toBeNull();
});
