import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay } from '../../testing/assay-server';

let server: AssayServer;
beforeAll(async () => {
  server = await startAssay();
  // The first address opens the city tables. On a busy machine this takes longer than the deadline of a
  // request.
  await score({ ...SPRINGFIELD, config: config(USER) });
});
afterAll(() => server?.close());

const score = (request: object) => server.owner.live.fraud(request);
const SPRINGFIELD = {
  user_country: 'US',
  user_street: '123 North Main Street',
  user_city: 'Springfield',
  user_region: 'IL',
  user_zip: '62704',
};
const config = (flags: object, further: object = {}) => ({
  address_api: true,
  address: flags,
  response_fields: 'state,address_details',
  ...further,
});
const USER = { verify_user_address: true };

describe('address_details', () => {
  it('reports the place of an address but no facts that only an address register has', async () => {
    const { data } = await score({ ...SPRINGFIELD, config: config(USER) });
    expect(data.address_details).toEqual({
      user_address: {
        status: 'PARTIAL',
        precision: 'LOCALITY',
        address_components: {
          line_1: '123 N MAIN ST',
          line_2: 'SPRINGFIELD IL 62704',
          country_iso_2: 'US',
          country_iso_3: 'USA',
        },
        geocoding: {
          latitude: expect.closeTo(39.77, 1),
          longitude: expect.closeTo(-89.68, 1),
          precision: 'ZIP5',
        },
        region_specific_details: {
          us: expect.objectContaining({
            enhanced_match: ['none'],
            delivery_point_barcode: null,
            postal_analysis: {
              dpv_match_code: null,
              dpv_cmra: null,
              dpv_vacant: null,
              dpv_no_stat: null,
              dpv_footnotes: [],
            },
          }),
        },
      },
      billing_address: null,
      shipping_address: null,
    });
  });

  it('has an entry for each enabled flag, which is null if country or street is missing', async () => {
    const { data } = await score({
      ...SPRINGFIELD,
      billing_country: 'Germany',
      billing_street: 'Hauptstraße 5, 10115 Berlin',
      shipping_country: 'US',
      config: config({ verify_billing_address: true, verify_shipping_address: true }),
    });
    expect(data.address_details).toEqual({
      user_address: null,
      billing_address: {
        status: 'PARTIAL',
        precision: 'LOCALITY',
        address_components: {
          line_1: 'Hauptstraße 5',
          line_2: '10115 Berlin',
          country_iso_2: 'DE',
          country_iso_3: 'DEU',
        },
        geocoding: null,
        region_specific_details: null,
      },
      shipping_address: null,
    });
  });

  it('is returned only if the module is enabled and `response_fields` names it', async () => {
    const off = await score({ ...SPRINGFIELD, config: config(USER, { address_api: false }) });
    expect(off.data).not.toHaveProperty('address_details.user_address.status');
    const unnamed = await score({ ...SPRINGFIELD, config: { address_api: true, address: USER } });
    expect(unnamed.data).not.toHaveProperty('address_details');
  });

  it.each([
    ['no street in it', { user_street: '🏠🏠' }],
    ['an unknown city and ZIP code', { user_city: 'Xyzzyville', user_region: 'ZZ', user_zip: '00000' }],
  ])('returns NOT_FOUND for an address with %s', async (_why, fields) => {
    const { data } = await score({ ...SPRINGFIELD, ...fields, config: config(USER) });
    expect(data.address_details?.user_address).toMatchObject({
      status: 'NOT_FOUND',
      precision: 'NONE',
      geocoding: null,
    });
    expect(data.address_details?.user_address).not.toHaveProperty('canonical_full_id');
  });

  it('rejects a field of more than 100 characters', async () => {
    const answer = await score({ ...SPRINGFIELD, user_street: 'x'.repeat(101), config: config(USER) });
    expect([answer.status, answer.error.code]).toEqual([400, '3000']);
  });
});
