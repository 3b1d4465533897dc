import { expect, test } from 'vitest';
import { AddressEngine } from '../address-engine';

const engine = new AddressEngine();
const parts = (country: string, text: string) =>
  Object.fromEntries(
    Object.entries(engine.parseText(country, text).components).filter(
      ([name, value]) => value !== null && name !== 'country',
    ),
  );

test.each([
  [
    'ES',
    'Calle Serrano 45 4º A, 28001 Madrid',
    { house_number: '45', street_name: 'Calle Serrano', unit: '4º A', city: 'Madrid', postcode: '28001' },
  ],
  [
    'ES',
    'Plaza de España s/n, bajo, 50001 Zaragoza',
    {
      house_number: 's/n',
      street_name: 'Plaza de España',
      unit: 'bajo',
      city: 'Zaragoza',
      postcode: '50001',
    },
  ],
  [
    'PT',
    'Rua do Carmo, 15 - R/C, 1200-093 Lisboa',
    { house_number: '15', street_name: 'Rua do Carmo', unit: 'R/C', city: 'Lisboa', postcode: '1200-093' },
  ],
  [
    'DE',
    'Lindenstr. 14 - 16 c/o Müller, 50674 Köln',
    { house_number: '14 - 16', street_name: 'Lindenstr.', city: 'Köln', postcode: '50674' },
  ],
  [
    'AT',
    'Ringstraße 20/Stiege 2/Tür 7, 3500 Krems an der Donau',
    {
      house_number: '20',
      street_name: 'Ringstraße',
      unit_type: 'APT',
      unit: '7',
      city: 'Krems an der Donau',
      postcode: '3500',
    },
  ],
  [
    'FR',
    '5 ter, boulevard Voltaire, 75011 Paris CEDEX 11',
    { house_number: '5 ter', street_name: 'boulevard Voltaire', city: 'Paris', postcode: '75011' },
  ],
  [
    'HU',
    'Váci utca 19-21. II. em. 5., 1052 Budapest',
    {
      house_number: '19-21',
      street_name: 'Váci utca',
      unit: 'II. em. 5',
      city: 'Budapest',
      postcode: '1052',
    },
  ],
  [
    'AR',
    'Belgrano 350 Piso 4 Dpto B, 5000 Córdoba',
    {
      house_number: '350',
      street_name: 'Belgrano',
      unit_type: 'APT',
      unit: 'B',
      city: 'Córdoba',
      postcode: '5000',
    },
  ],
  [
    'CA',
    '405-1166 Alberni St, Vancouver BC V6E 3Z3',
    {
      house_number: '1166',
      street_name: 'Alberni St',
      unit: '405',
      city: 'Vancouver',
      region: 'BC',
      postcode: 'V6E 3Z3',
    },
  ],
  [
    'IN',
    'Flat No 402, Sai Residency, MG Road, Bengaluru, Karnataka 560001',
    {
      street_name: 'MG Road',
      unit_type: 'FLAT',
      unit: '402',
      city: 'Bengaluru',
      region: 'Karnataka',
      postcode: '560001',
    },
  ],
  [
    'IN',
    'Plot No. 21, Sector 18, Gurugram, Haryana 122015',
    { house_number: '21', street_name: 'Sector 18', city: 'Gurugram', region: 'Haryana', postcode: '122015' },
  ],
  [
    'PH',
    'Unit 1204, 88 Ayala Ave., Makati City, 1226 Metro Manila',
    {
      house_number: '88',
      street_name: 'Ayala Ave',
      unit_type: 'UNIT',
      unit: '1204',
      city: 'Makati City',
      region: 'Metro Manila',
      postcode: '1226',
    },
  ],
  [
    'SG',
    'Blk 123 Ang Mo Kio Ave 3 #05-678, Singapore 560123',
    {
      house_number: '123',
      street_name: 'Ang Mo Kio Ave 3',
      unit_type: '#',
      unit: '05-678',
      city: 'Singapore',
      postcode: '560123',
    },
  ],
  [
    'RU',
    'г. Санкт-Петербург, Невский пр., д. 28, корп. 2, кв. 15, 191186',
    {
      house_number: '28',
      street_name: 'Невский пр',
      unit_type: 'APT',
      unit: '15',
      city: 'Санкт-Петербург',
      postcode: '191186',
    },
  ],
  [
    'GB',
    'Rose Cottage, Church Lane, Little Snoring, Fakenham, Norfolk NR21 0HY',
    { street_name: 'Church Lane', city: 'Fakenham', region: 'Norfolk', postcode: 'NR21 0HY' },
  ],
  [
    'TH',
    '99/1 ถนนสุขุมวิท แขวงคลองเตย เขตคลองเตย กรุงเทพมหานคร 10110',
    {
      house_number: '99/1',
      street_name: 'ถนนสุขุมวิท',
      city: 'เขตคลองเตย',
      region: 'กรุงเทพมหานคร',
      postcode: '10110',
    },
  ],
  [
    'DE',
    'Hauptstraße 5, D-10115 Berlin',
    { house_number: '5', street_name: 'Hauptstraße', city: 'Berlin', postcode: '10115' },
  ],
  ['DE', 'Postfach 10 01 23, 50441 Köln', { po_box: '10 01 23', city: 'Köln', postcode: '50441' }],
  [
    'GB',
    'Flat 3, 12 High Street, Headington, Oxford, ox37ab',
    {
      house_number: '12',
      street_name: 'High Street',
      unit_type: 'FLAT',
      unit: '3',
      city: 'Oxford',
      postcode: 'OX3 7AB',
    },
  ],
  [
    'FR',
    '12 bis rue de la Paix, 75002 Paris, France',
    { house_number: '12 bis', street_name: 'rue de la Paix', city: 'Paris', postcode: '75002' },
  ],
  [
    'CA',
    '100 Queen St W, Toronto ON M5H 2N2',
    { house_number: '100', street_name: 'Queen St W', city: 'Toronto', region: 'ON', postcode: 'M5H 2N2' },
  ],
  [
    'AU',
    '3/45 Smith St, Collingwood VIC 3066',
    {
      house_number: '45',
      street_name: 'Smith St',
      unit: '3',
      city: 'Collingwood',
      region: 'VIC',
      postcode: '3066',
    },
  ],
  [
    'IT',
    'Via Roma 12, 20121 Milano MI',
    { house_number: '12', street_name: 'Via Roma', city: 'Milano', region: 'MI', postcode: '20121' },
  ],
  [
    'BR',
    'Av. Paulista, 1578 - Bela Vista, São Paulo - SP, 01310-200',
    {
      house_number: '1578',
      street_name: 'Av. Paulista',
      city: 'São Paulo',
      region: 'SP',
      postcode: '01310-200',
    },
  ],
  [
    'RU',
    '125009, Москва, ул. Тверская, д. 7, кв. 12',
    {
      house_number: '7',
      street_name: 'ул. Тверская',
      unit_type: 'APT',
      unit: '12',
      city: 'Москва',
      postcode: '125009',
    },
  ],
  [
    'GR',
    'Ερμού 15, 105 63 Αθήνα',
    { house_number: '15', street_name: 'Ερμού', city: 'Αθήνα', postcode: '105 63' },
  ],
  [
    'JP',
    '〒150-0001 東京都渋谷区神宮前1-2-3',
    { house_number: '1-2-3', street_name: '神宮前', city: '渋谷区', region: '東京都', postcode: '150-0001' },
  ],
  [
    'KR',
    '서울특별시 강남구 테헤란로 152, 06236',
    { house_number: '152', street_name: '테헤란로', city: '강남구', region: '서울특별시', postcode: '06236' },
  ],
  ['AE', 'شارع الشيخ زايد، دبي', { street_name: 'شارع الشيخ زايد', city: 'دبي' }],
])('%s: reads %j', (country, text, expected) => {
  expect(parts(country, text)).toEqual(expected);
});

test.each([
  [
    'MD',
    'Strada 31 August 1989, 121a, MD-2012 Chișinău',
    { house_number: '121a', street_name: 'Strada 31 August 1989', city: 'Chișinău', postcode: '2012' },
  ],
  [
    'BG',
    'ul. 6 Septemvri 1885 5, Sofia',
    { house_number: '5', street_name: 'ul. 6 Septemvri 1885', city: 'Sofia' },
  ],
  [
    'IT',
    'Via 25 Aprile 1945 12, Milano',
    { house_number: '12', street_name: 'Via 25 Aprile 1945', city: 'Milano' },
  ],
  // Without another number, it is the number of the house and not a postcode.
  [
    'AR',
    'Av. 9 de Julio 1925, Buenos Aires',
    { house_number: '1925', street_name: 'Av. 9 de Julio', city: 'Buenos Aires' },
  ],
])('%s: reads the date in the road name of "%s"', (country, text, expected) => {
  expect(parts(country, text)).toEqual(expected);
});

test('reads numbered lanes of Kuwait, and East Asian addresses with the country first, floors, or Latin words', () => {
  expect(parts('KW', 'Salmiya Block 10, Street 1 Lane 2, 9, 30007, Kuwait')).toMatchObject({
    house_number: '9',
    street_name: 'Street 1 Lane 2',
    postcode: '30007',
  });
  expect(parts('TW', '中華民國, 220, 新北市板橋區陽明街168號')).toMatchObject({
    house_number: '168',
    street_name: '陽明街',
    postcode: '220',
  });
  expect(parts('JP', '〒113-0001 文京区4丁目3番2号3階323号室')).toMatchObject({
    house_number: '4丁目3番2号',
    unit: '323',
  });
  expect(parts('CN', '200120 China, Shanghai, Pudong New District, West Lujiazui Road 99号')).toMatchObject({
    street_name: 'West Lujiazui Road',
    city: 'Shanghai',
    postcode: '200120',
  });
});

test('reads floors and doors, intersection numbers, districts, and cities named like their country or division', () => {
  const read = (country: string, text: string) => {
    const { street_name, house_number, unit, city, region, postcode } = engine.parseText(
      country,
      text,
    ).components;
    return [street_name, house_number, unit, city, region, postcode];
  };
  expect(read('DK', 'Nørregade 7, 2. tv, 5000 Odense C')).toEqual([
    'Nørregade',
    '7',
    '2. tv',
    'Odense C',
    null,
    '5000',
  ]);
  expect(read('CO', 'Carrera 7 # 71-21, Bogotá')).toEqual(['Carrera 7', '71-21', null, 'Bogotá', null, null]);
  expect(read('LU', '2 rue de la Gare, L-1611 Luxembourg')).toEqual([
    'rue de la Gare',
    '2',
    null,
    'Luxembourg',
    null,
    '1611',
  ]);
  expect(read('RU', 'ул. Тверская, д. 7, кв. 12, Москва, 125009')).toEqual([
    'ул. Тверская',
    '7',
    '12',
    'Москва',
    null,
    '125009',
  ]);
  expect(read('TR', 'İstiklal Caddesi No:45, 34430 Beyoğlu/İstanbul')).toEqual([
    'İstiklal Caddesi',
    '45',
    null,
    'Beyoğlu',
    'İstanbul',
    '34430',
  ]);
  expect(read('IE', '14 Merrion Square, Dublin 2, D02 XE80')).toEqual([
    'Merrion Square',
    '14',
    null,
    'Dublin 2',
    null,
    'D02 XE80',
  ]);
  expect(read('TW', '100台北市中正區忠孝西路一段49號')).toEqual([
    '忠孝西路一段',
    '49',
    null,
    '中正區',
    '台北市',
    '100',
  ]);
});

test.each([
  ['HU', '1055 Budapest, Kossuth Lajos tér 1-3.', ['Kossuth Lajos tér', '1-3', 'Budapest', '1055']],
  ['HU', '6720 Szeged, Dugonics tér 13', ['Dugonics tér', '13', 'Szeged', '6720']],
  ['HU', 'Kossuth Lajos tér 1-3., Budapest 1055', ['Kossuth Lajos tér', '1-3', 'Budapest', '1055']],
  ['AU', '3000 Victoria Street, Sydney NSW 2000', ['Victoria Street', '3000', 'Sydney', '2000']],
  ['CO', 'Calle 26 # 59-51 Torre 3 Of 501, Bogotá', ['Calle 26', '59-51', 'Bogotá', null]],
])('%s: reads a place before its street, and a tower after its number: %s', (country, text, expected) => {
  const { street_name, house_number, city, postcode } = engine.parseText(country, text).components;
  expect([street_name, house_number, city, postcode]).toEqual(expected);
});

test.each([
  ['CZ', 'Na Příkopě 1, 110 00 Praha 1', 'LOCALITY'],
  ['DK', 'Vesterbrogade 3, 1620 København V', 'LOCALITY'],
  ['FR', '1 rue de la République, 69001 Lyon 1er', 'LOCALITY'],
  ['AT', 'Favoritenstraße 1, 1100 Wien 10', 'LOCALITY'],
  ['IE', '24 Merrion Square N, Dublin 2, D02 EY66', 'LOCALITY'],
  ['CZ', 'Na Příkopě 1, 110 00 Nirgendwo 1', 'NONE'],
])('%s: finds the city of a district: %s', (country, text, precision) => {
  expect(engine.judge(engine.parseText(country, text)).precision).toBe(precision);
});
