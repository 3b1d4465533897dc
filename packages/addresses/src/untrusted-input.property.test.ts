import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AddressEngine } from './address-engine';
import { addressLines } from './address-lines';
import { cleanText } from './clean-text';
import { normalForms } from './normal-form';
import { plainText } from './place-name';
import { STATE_CODES } from './us/data/states';
import { asciiDigits } from './world/native-digits';

const engine = new AddressEngine();
const COUNTRIES = [
  'US',
  'DE',
  'GB',
  'IN',
  'HU',
  'CO',
  'QA',
  'MY',
  'FR',
  'JP',
  'CN',
  'KR',
  'RU',
  'BR',
  'AE',
  'TH',
  'PL',
  'AU',
  'PR',
  'XX',
];
const PIECES = [
  '12',
  'Main',
  'St',
  ',',
  '\n',
  'Apt',
  '4B',
  '#',
  'PO Box',
  '🏠',
  '東京都',
  'Москва',
  'شارع',
  '٣',
  '62704',
  'IL',
  'é',
  '\u202e',
  ';',
  '-',
  '/',
  '\ud800',
  'Calle',
  'Road',
  'London',
  'House',
  '16½',
  's/n',
  'Unit 5',
  '10115',
];
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 20 }).map((pieces) => pieces.join(' ')),
);

/** Only letters and digits, with digits of other scripts in ASCII as in parsed house numbers. */
const squeeze = (text: string) => plainText(asciiDigits(text)).replace(/ /g, '');

test('parsing any text never throws and never invents a part', () => {
  fc.assert(
    fc.property(fc.constantFrom(...COUNTRIES), texts, (country, text) => {
      const address = engine.parseText(country, text);
      const { city, house_number, street_name, unit, po_box } = address.components;
      const squeezed = squeeze(cleanText(text));
      for (const part of [city, house_number, unit, po_box]) {
        if (part !== null) expect(squeezed).toContain(squeeze(part));
      }
      // Words of routes get their standard spelling; every other word of a name is unchanged.
      if (street_name !== null && country !== 'US' && country !== 'PR')
        expect(squeezed).toContain(squeeze(street_name));
      expect(() => [addressLines(address), engine.judge(address)]).not.toThrow();
    }),
    {
      examples: [
        ['CO', '12 #'],
        ['CO', '12 # 3'],
        ['CO', 'Calle # 3 # 4'],
      ],
    },
  );
});

const field = fc.option(texts, { nil: null });
const fields = fc.record({ street: field, street2: field, city: field, region: field, zip: field });

test('parsing any form fields never throws', () => {
  fc.assert(
    fc.property(fc.constantFrom(...COUNTRIES), fields, (country, filled) => {
      const address = engine.parseFields(country, filled);
      expect(() => [addressLines(address), engine.judge(address), normalForms(address)]).not.toThrow();
    }),
  );
});

test.each([
  '-',
  '.',
  '—',
  '\u{33440}',
])('ignores the city %s, which consists of punctuation only, in the street field', (city) => {
  const { components } = engine.parseFields('US', { street: '3 Test Vacant Street', city });
  expect(components).toMatchObject({ house_number: '3', street_suffix: 'ST' });
});

test('returns a state only if the text contains one', () => {
  const spellings = [...STATE_CODES.keys()];
  fc.assert(
    fc.property(texts, (text) => {
      const { region } = engine.parseText('US', text).components;
      if (region === null) return;
      const words = text.normalize('NFKC').toUpperCase().replace(/[.'’]/g, '');
      expect(
        spellings.some((name) => STATE_CODES.get(name) === region && words.includes(name.split(' ')[0]!)),
      ).toBe(true);
    }),
  );
});
