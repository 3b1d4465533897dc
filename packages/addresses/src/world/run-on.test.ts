import { expect, test } from 'vitest';
import { AddressEngine } from '../address-engine';

const engine = new AddressEngine();
const read = (country: string, text: string) => {
  const { components, building, locality } = engine.parseText(country, text);
  const { house_number, street_name, unit, po_box, city, region, postcode } = components;
  return Object.fromEntries(
    Object.entries({
      house_number,
      street_name,
      unit,
      po_box,
      city,
      region,
      postcode,
      building,
      locality,
    }).filter(([, value]) => value !== null),
  );
};

test.each<[string, string, { readonly [part: string]: string }]>([
  [
    'GB',
    'The Corner Cafe 24-26 Lamb Street Spitalfields London E1 6EA',
    {
      house_number: '24-26',
      street_name: 'Lamb Street',
      city: 'London',
      postcode: 'E1 6EA',
      building: 'The Corner Cafe',
      locality: 'Spitalfields',
    },
  ],
  [
    'GB',
    'Brookfield Shopping Park, Halfhide Lane, Cheshunt, Hertfordshire EN8 0QE',
    {
      street_name: 'Halfhide Lane',
      city: 'Cheshunt',
      region: 'Hertfordshire',
      postcode: 'EN8 0QE',
      building: 'Brookfield Shopping Park',
    },
  ],
  [
    'GB',
    '3 Mill Road, CB1 2AA Cambridge',
    { house_number: '3', street_name: 'Mill Road', city: 'Cambridge', postcode: 'CB1 2AA' },
  ],
  [
    'JM',
    '16½ Windward Road, Kingston 2, Jamaica',
    { house_number: '16½', street_name: 'Windward Road', city: 'Kingston' },
  ],
  [
    'TT',
    '16 1/2 Frederick Street Port of Spain',
    { house_number: '16 1/2', street_name: 'Frederick Street', city: 'Port of Spain' },
  ],
  [
    'DE',
    'Cafe Einstein Kurfürstenstraße 58 10785 Berlin Deutschland',
    {
      house_number: '58',
      street_name: 'Kurfürstenstraße',
      city: 'Berlin',
      postcode: '10785',
      building: 'Cafe Einstein',
    },
  ],
  ['DE', 'Am Alten Markt 7a Potsdam', { house_number: '7a', street_name: 'Am Alten Markt', city: 'Potsdam' }],
  [
    'FR',
    'Musée Rodin 77 Rue de Varenne 75007 Paris',
    {
      house_number: '77',
      street_name: 'Rue de Varenne',
      city: 'Paris',
      postcode: '75007',
      building: 'Musée Rodin',
    },
  ],
  [
    'BR',
    'Av. Paulista 1578 Bela Vista São Paulo SP CEP 01310-200',
    {
      house_number: '1578',
      street_name: 'Av. Paulista',
      city: 'São Paulo',
      region: 'SP',
      postcode: '01310-200',
      locality: 'Bela Vista',
    },
  ],
  [
    'BR',
    'Rua Augusta, s/n São Paulo - SP',
    { house_number: 's/n', street_name: 'Rua Augusta', city: 'São Paulo', region: 'SP' },
  ],
  [
    'MX',
    'LÓPEZ MATEOS, 106, 21840, MEXICALI',
    { house_number: '106', street_name: 'LÓPEZ MATEOS', city: 'MEXICALI', postcode: '21840' },
  ],
  [
    'QA',
    'Building 12, Street 840, Zone 61, Doha',
    { house_number: '12', street_name: 'Street 840', city: 'Doha' },
  ],
  [
    'AE',
    'Office 1204, Al Noor Tower, Sheikh Zayed Road, Dubai',
    { street_name: 'Sheikh Zayed Road', unit: '1204', city: 'Dubai', building: 'Al Noor Tower' },
  ],
  [
    'HU',
    'Budapest V. ker. Kossuth tér 3',
    { house_number: '3', street_name: 'Kossuth tér', city: 'Budapest' },
  ],
  [
    'AU',
    'GPO Box 2890 Brisbane QLD 4001',
    { po_box: '2890', city: 'Brisbane', region: 'QLD', postcode: '4001' },
  ],
  ['IE', 'D02 AF30', { postcode: 'D02 AF30' }],
])('%s: reads "%s"', (country, text, parts) => {
  expect(read(country, text)).toEqual(parts);
});

test.each([
  'x '.repeat(500),
  '12 '.repeat(330),
  'Road '.repeat(200),
  'Flat 1 '.repeat(140),
  `${'9'.repeat(900)} St`,
])('reads a text of repeated words within the limit of its length', (text) => {
  for (const country of ['GB', 'DE', 'FR', 'BR', 'HU', 'CO', 'MY'])
    expect(() => engine.parseText(country, text.repeat(1000))).not.toThrow();
});
