import { expect, test } from 'vitest';
import { AddressEngine } from '../address-engine';

const engine = new AddressEngine();
/** Returns the parts that were found, without null values. */
const parts = (text: string) =>
  Object.fromEntries(
    Object.entries(engine.parseText('US', text).components).filter(
      ([name, value]) => value !== null && name !== 'country',
    ),
  );

test.each([
  [
    '123 North Main Street Apartment 4B, Springfield, IL 62704-1234',
    {
      house_number: '123',
      predirectional: 'N',
      street_name: 'Main',
      street_suffix: 'ST',
      unit_type: 'APT',
      unit: '4B',
      city: 'Springfield',
      region: 'IL',
      postcode: '62704-1234',
    },
  ],
  [
    '123 N Main St #4B Springfield Illinois 62704 USA',
    {
      house_number: '123',
      predirectional: 'N',
      street_name: 'Main',
      street_suffix: 'ST',
      unit_type: '#',
      unit: '4B',
      city: 'Springfield',
      region: 'IL',
      postcode: '62704',
    },
  ],
  [
    'P.O. Box 11637, Washington, D.C. 20008',
    { po_box: '11637', city: 'Washington', region: 'DC', postcode: '20008' },
  ],
  // Publication 28: 24 rural routes, 25 highway contract routes, 22 military addresses, 29 Puerto Rico.
  [
    'RR 2 Box 152, Alpine TX 79830',
    { street_name: 'RR 2', po_box: '152', city: 'Alpine', region: 'TX', postcode: '79830' },
  ],
  [
    'HC 68 Box 23A, Alpine TX 79830',
    { street_name: 'HC 68', po_box: '23A', city: 'Alpine', region: 'TX', postcode: '79830' },
  ],
  [
    'PSC 3 Box 4120, APO AE 09021',
    { street_name: 'PSC 3', po_box: '4120', city: 'APO', region: 'AE', postcode: '09021' },
  ],
  [
    'UNIT 2050 BOX 4190\nAPO AP 96278-2050',
    { street_name: 'UNIT 2050', po_box: '4190', city: 'APO', region: 'AP', postcode: '96278-2050' },
  ],
  [
    'URB LAS GLADIOLAS\n150 CALLE A\nSAN JUAN PR 00926-3232',
    { house_number: '150', street_name: 'CALLE A', city: 'SAN JUAN', region: 'PR', postcode: '00926-3232' },
  ],
  // 233: a direction that is the name of the street, and one after it.
  [
    '500 North Ave, Bridgeport CT 06606',
    {
      house_number: '500',
      street_name: 'North',
      street_suffix: 'AVE',
      city: 'Bridgeport',
      region: 'CT',
      postcode: '06606',
    },
  ],
  [
    '1600 Pennsylvania Ave NW, Washington, DC',
    {
      house_number: '1600',
      street_name: 'Pennsylvania',
      street_suffix: 'AVE',
      postdirectional: 'NW',
      city: 'Washington',
      region: 'DC',
    },
  ],
  [
    '1500 Avenue N, Brooklyn, NY 11230',
    { house_number: '1500', street_name: 'Avenue N', city: 'Brooklyn', region: 'NY', postcode: '11230' },
  ],
  // Appendix F: numbered roads.
  [
    '1234 US Hwy 50 W, Ely, NV 89301',
    {
      house_number: '1234',
      street_name: 'US HIGHWAY 50',
      postdirectional: 'W',
      city: 'Ely',
      region: 'NV',
      postcode: '89301',
    },
  ],
  [
    '2002 FM 544, Wylie TX 75098',
    { house_number: '2002', street_name: 'FM 544', city: 'Wylie', region: 'TX', postcode: '75098' },
  ],
  // Appendix D: numbers with letters, grids and fractions.
  [
    'N6W23001 Bluemound Rd, Waukesha WI 53188',
    {
      house_number: 'N6W23001',
      street_name: 'Bluemound',
      street_suffix: 'RD',
      city: 'Waukesha',
      region: 'WI',
      postcode: '53188',
    },
  ],
  [
    '123 1/2 W Oak Blvd, Los Angeles CA',
    {
      house_number: '123 1/2',
      predirectional: 'W',
      street_name: 'Oak',
      street_suffix: 'BLVD',
      city: 'Los Angeles',
      region: 'CA',
    },
  ],
  // Ambiguous words: suffix and city, state and city.
  [
    '55 St Louis St St Louis MO 63101',
    {
      house_number: '55',
      street_name: 'St Louis',
      street_suffix: 'ST',
      city: 'St Louis',
      region: 'MO',
      postcode: '63101',
    },
  ],
  [
    '350 5th Ave, New York 10118',
    { house_number: '350', street_name: '5th', street_suffix: 'AVE', city: 'New York', postcode: '10118' },
  ],
  // Units without a plain word or after a direction, floors, number signs next to words.
  [
    '2641 Gately Drive W 707 West Palm Beach FL 33415',
    {
      house_number: '2641',
      street_name: 'Gately',
      street_suffix: 'DR',
      postdirectional: 'W',
      unit: '707',
      city: 'West Palm Beach',
      region: 'FL',
      postcode: '33415',
    },
  ],
  [
    '1750 Tysons Blvd Fourth FL',
    { house_number: '1750', street_name: 'Tysons', street_suffix: 'BLVD', unit_type: 'FL', unit: 'Fourth' },
  ],
  [
    '545 Liberty St # Apt 25, Durham NC 27701',
    {
      house_number: '545',
      street_name: 'Liberty',
      street_suffix: 'ST',
      unit_type: 'APT',
      unit: '25',
      city: 'Durham',
      region: 'NC',
      postcode: '27701',
    },
  ],
  [
    '100 Truck and Trailer Way',
    { house_number: '100', street_name: 'Truck and Trailer', street_suffix: 'WAY' },
  ],
  // Boxes after a street, lockboxes, routes joined with their number.
  [
    '6000 Feldwood Rd Lockbox # 402605 College Park GA 30349',
    {
      house_number: '6000',
      street_name: 'Feldwood',
      street_suffix: 'RD',
      po_box: '402605',
      city: 'College Park',
      region: 'GA',
      postcode: '30349',
    },
  ],
  ['RR2 Box 348', { street_name: 'RR 2', po_box: '348' }],
  [
    'Drawer CS 198422 Atlanta GA 30384',
    { po_box: 'CS 198422', city: 'Atlanta', region: 'GA', postcode: '30384' },
  ],
  // `St` and directions that belong to the city; a city after a numbered road; a state before its city.
  [
    '4108 Marsielle St Louis MO 63129',
    { house_number: '4108', street_name: 'Marsielle', city: 'St Louis', region: 'MO', postcode: '63129' },
  ],
  [
    '364 Golfview Rd N Palm Beach FL 33406',
    {
      house_number: '364',
      street_name: 'Golfview',
      street_suffix: 'RD',
      city: 'N Palm Beach',
      region: 'FL',
      postcode: '33406',
    },
  ],
  [
    '197 State Route 690 Springbrook Township, PA 18444',
    {
      house_number: '197',
      street_name: 'STATE ROUTE 690',
      city: 'Springbrook Township',
      region: 'PA',
      postcode: '18444',
    },
  ],
  [
    '101 E Market St Unit 17771 CA Long Beach 90807-9191',
    {
      house_number: '101',
      predirectional: 'E',
      street_name: 'Market',
      street_suffix: 'ST',
      unit_type: 'UNIT',
      unit: '17771',
      city: 'Long Beach',
      region: 'CA',
      postcode: '90807-9191',
    },
  ],
  // A direction alone after a comma is not a state, and initials are not a house number.
  [
    '1180 Peachtree Street, NE',
    { house_number: '1180', street_name: 'Peachtree', street_suffix: 'ST', postdirectional: 'NE' },
  ],
  ['2964 L B J Fwy', { house_number: '2964', street_name: 'L B J', street_suffix: 'FWY' }],
  [
    '641 S St NW, Washington, DC',
    {
      house_number: '641',
      street_name: 'S',
      street_suffix: 'ST',
      postdirectional: 'NW',
      city: 'Washington',
      region: 'DC',
    },
  ],
  ['602 St Thomas', { house_number: '602', street_name: 'St Thomas' }],
])('reads %j', (text, expected) => {
  expect(parts(text)).toEqual(expected);
});

test('reads the first of two addresses in one field, and nothing of the second', () => {
  const first = parts('123 Main St, Springfield, IL 62704');
  expect(parts('123 Main St, Springfield, IL 62704; 456 Oak Ave, Dayton, OH 45402')).toEqual(first);
  expect(parts('123 Main St Springfield IL 62704 456 Oak Ave Dayton OH 45402')).toEqual(first);
  expect(parts('123 Main St, Springfield, IL 62704\n\n456 Oak Ave, Dayton, OH 45402')).toEqual(first);
});

test('reads form fields like one text, also if the first field contains the full address', () => {
  const whole = engine.parseText('US', '123 N Main St Apt 4B, Springfield, IL 62704');
  const fields = {
    street: '123 N. Main Street',
    street2: 'Apt 4B',
    city: 'Springfield',
    region: 'Illinois',
    zip: '62704',
  };
  expect(engine.parseFields('US', fields)).toEqual(whole);
  expect(engine.parseFields('US', { street: '123 N Main St Apt 4B, Springfield, IL 62704' })).toEqual(whole);
});

test.each([
  ['410 UNIT 100 EMMETT ST, Bristol, CT', { house_number: '410', street_name: 'EMMETT', unit: '100' }, []],
  [
    '77 ELM CT UT 3B, Bristol, CT',
    { house_number: '77', street_name: 'ELM', unit_type: 'UNIT', unit: '3B' },
    [],
  ],
  ['8 # C OAK GROVE CIRCLE', { house_number: '8', street_name: 'OAK GROVE', unit: 'C' }, []],
  [
    '65 Main Ave Rte 66, Wynantskill, NY 12198',
    { street_name: 'Main', street_suffix: 'AVE', unit: null },
    ['ROUTE 66'],
  ],
  ['100 Main St BASMT, Reno NV 89501', { street_name: 'Main', unit_type: 'BSMT' }, []],
])('separates units and routes from the street: %s', (text, parts, within) => {
  const address = engine.parseText('US', text);
  expect(address.components).toMatchObject(parts);
  expect(address.within).toEqual(within);
});
