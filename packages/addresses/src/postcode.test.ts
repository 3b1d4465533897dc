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
  // Spaces, hyphens, digits and letters that people write in place of the official ones.
  ['LV', '1050', 'LV-1050'],
  ['AD', '500', 'AD500'],
  ['PL', '00 950', '00-950'],
  ['PL', '00 \u2013 950', '00-950'],
  ['BR', '01.310-100', '01310-100'],
  ['JP', '\u{3012}\uff11\uff15\uff14\uff0d\uff10\uff10\uff12\uff13', '154-0023'],
  ['EG', '\u0661\u0662\u0664\u0661\u0661', '12411'],
  ['GR', '151\u00a024', '151 24'],
  ['IL', '961 4303', '9614303'],
  ['US', '627041234', '62704-1234'],
  ['FM', '96941 1234', '96941-1234'],
  ['AT', 'AUT-1010', '1010'],
  ['CU', 'CP 10400', '10400'],
  ['FR', '75303 SP 07', '75303'],
  ['RE', '97743 CEDEX 9', '97743'],
  // Schemes that replaced older ones, or will.
  ['KR', '339-012', '339012'],
  ['PY', '001409', '001409'],
  ['DZ', '69001', '69001'],
  ['KZ', 'A15A4A7', 'A15A4A7'],
  ['EG', '4272077', '4272077'],
  ['CY', '99010', '99010'],
  ['IN', '900056', '900056'],
  ['MS', 'MSR1110', 'MSR 1110'],
  ['BR', 'CEP 01310-100', '01310-100'],
  ['SA', '91431', '91431'],
  ['SH', 'TDCU 1ZZ', 'TDCU 1ZZ'],
  ['WS', 'WS1382', 'WS1382'],
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
  // Letters of another country, and separators at an end.
  ['DE', 'FR-10115'],
  ['PL', 'XYZ 00-950'],
  ['TH', 'T72170'],
  ['US', '62704-'],
  ['IN', '36 0311'],
  // Prefixes that the postal services don't use.
  ['IE', 'A12 F4E2'],
  ['RE', '98419'],
  ['KE', '12345'],
  ['LK', '35000'],
  ['RO', '651000'],
  ['HR', '11000'],
  ['IT', '77100'],
  ['CU', '02010'],
  ['KY', 'KY4-1100'],
  ['VI', '00800'],
  ['AF', '4400'],
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
