import { describe, expect, it } from 'vitest';
import { countriesOf, placesOf } from './places';

const details = {
  ip_details: { country: 'FR', city: 'Lyon', latitude: 45.76, longitude: 4.84 },
  bin_details: { bin_country: 'GERMANY', bin_country_code: 'DE' },
  phone_details: { provider_carrier_details: { country: 'hu' } },
} as unknown as Parameters<typeof placesOf>[1];
const request = {
  user_country: 'Austria',
  billing_country: 'de',
  billing_city: 'Bonn',
} as unknown as Parameters<typeof placesOf>[0];

describe('placesOf', () => {
  it('returns the source of each location, with coordinates if known', () => {
    expect(placesOf(request, details)).toEqual([
      { what: 'IP address', country: 'FR', city: 'Lyon', point: [4.84, 45.76] },
      { what: 'Card', country: 'DE', city: null, point: null },
      { what: 'Phone number', country: 'HU', city: null, point: null },
      { what: 'Billing address', country: 'DE', city: 'Bonn', point: null },
    ]);
    expect(countriesOf(placesOf(request, details))).toEqual(['FR', 'DE', 'HU']);
  });

  it('returns an empty list without location data', () => {
    expect(placesOf({} as typeof request, { ip_details: null })).toEqual([]);
  });

  it('omits coordinates if the position is masked', () => {
    const masked = { ip_details: { country: 'FR', city: '•••', latitude: '•••', longitude: null } };
    expect(placesOf({} as typeof request, masked as unknown as typeof details)).toMatchObject([
      { point: null },
    ]);
  });
});
