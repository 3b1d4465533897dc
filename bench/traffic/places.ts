/** Countries that the people of the stream live in: networks of their providers, prefixes of IPv4 and of IPv6 (/32). */
export interface Place {
  readonly country: string;
  readonly city: string;
  readonly zip: string;
  readonly currency: string;
  readonly dial: string;
  readonly v4: readonly [string, ...string[]];
  readonly v6: string;
}

export const PLACES: readonly [Place, ...Place[]] = [
  {
    country: 'DE',
    city: 'Berlin',
    zip: '10115',
    currency: 'EUR',
    dial: '4915',
    v4: ['91.64', '84.128'],
    v6: '2003:e1',
  },
  {
    country: 'US',
    city: 'New York',
    zip: '10001',
    currency: 'USD',
    dial: '1212',
    v4: ['68.173', '73.15'],
    v6: '2601:18f',
  },
  {
    country: 'GB',
    city: 'Leeds',
    zip: 'LS1 4AP',
    currency: 'GBP',
    dial: '4477',
    v4: ['86.150'],
    v6: '2a00:23c5',
  },
  {
    country: 'FR',
    city: 'Lyon',
    zip: '69001',
    currency: 'EUR',
    dial: '3361',
    v4: ['90.63', '84.2'],
    v6: '2a01:cb04',
  },
  {
    country: 'BR',
    city: 'Recife',
    zip: '50010',
    currency: 'BRL',
    dial: '5581',
    v4: ['177.32'],
    v6: '2804:14d',
  },
  {
    country: 'IN',
    city: 'Pune',
    zip: '411001',
    currency: 'INR',
    dial: '9198',
    v4: ['117.200'],
    v6: '2409:4042',
  },
];

/** Networks of hosting companies, where attacks come from. */
export const HOSTING = ['185.220', '146.70', '167.99', '13.59'] as const;
