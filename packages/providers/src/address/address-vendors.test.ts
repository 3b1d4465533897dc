import { afterEach, describe, expect, it } from 'vitest';
import { createProviders, type Providers } from '../providers';
import type { AddressVendorConfig } from '../providers-config';
import { json, type LoopbackHttp, type Respond, startLoopbackHttp } from '../testing/loopback-http';
import { ManualClock } from '../testing/manual-clock';
import type { AddressQuestion } from './vendor-address';

let server: LoopbackHttp;
let providers: Providers | undefined;
afterEach(async () => {
  providers?.close();
  await server?.close();
});

const SMARTY = { shape: 'smarty', authId: 'id', authToken: 'token' } as const;
const GOOGLE = { shape: 'google', apiKey: 'key' } as const;
type Shape = typeof SMARTY | typeof GOOGLE;

const SPRINGFIELD: AddressQuestion = {
  country: 'US',
  street: '123 N Main St',
  street2: 'Apt 4B',
  city: 'Springfield',
  region: 'IL',
  postcode: '62704',
};
const BERLIN: AddressQuestion = {
  ...SPRINGFIELD,
  country: 'DE',
  street: 'Hauptstr. 5',
  street2: null,
  region: null,
};

async function vendor(shape: Shape, respond: Respond, clock = new ManualClock()) {
  server = await startLoopbackHttp(respond);
  const config = { ...shape, baseUrl: server.baseUrl, allowNetworks: ['127.0.0.0/8'] } as AddressVendorConfig;
  providers = createProviders({ addressVerification: config }, { clock });
  return providers.addressVerification!.lookup;
}

const CANDIDATE = {
  input_index: 0,
  candidate_index: 0,
  delivery_line_1: '123 N Main St Apt 4B',
  last_line: 'Springfield IL 62704-1234',
  delivery_point_barcode: '627041234297',
  components: { city_name: 'Springfield', state_abbreviation: 'IL', zipcode: '62704', plus4_code: '1234' },
  metadata: {
    record_type: 'H',
    zip_type: 'Standard',
    county_fips: '17167',
    carrier_route: 'C014',
    congressional_district: '13',
    rdi: 'Residential',
    elot_sequence: '0087',
    elot_sort: 'A',
    latitude: 39.78,
    longitude: -89.66,
    precision: 'Zip9',
  },
  analysis: {
    dpv_match_code: 'Y',
    dpv_footnotes: 'AABB',
    dpv_cmra: 'N',
    dpv_vacant: 'N',
    dpv_no_stat: 'Y',
    enhanced_match: 'postal-match',
  },
};

describe('Smarty address service', () => {
  it('queries US addresses by POST and returns all details', async () => {
    const lookup = await vendor(SMARTY, (_request, response) => json(response, 200, [CANDIDATE]));
    expect((await lookup.lookup(SPRINGFIELD)).value).toEqual({
      status: 'VERIFIED',
      precision: 'DELIVERY_POINT',
      standard: {
        street: '123 N Main St Apt 4B',
        street2: null,
        city: 'Springfield',
        region: 'IL',
        postcode: '62704-1234',
      },
      position: { latitude: 39.78, longitude: -89.66, precision: 'ZIP9' },
      us: {
        enhanced_match: ['postal-match'],
        delivery_point_barcode: '627041234297',
        freight_forwarder_match: null,
        metadata: {
          rdi: 'Residential',
          record_type: 'H',
          zip_type: 'Standard',
          county_fips: '17167',
          carrier_route: 'C014',
          congressional_district: '13',
          elot_sequence: '0087',
          elot_sort: 'A',
        },
        postal_analysis: {
          dpv_match_code: 'Y',
          dpv_cmra: false,
          dpv_vacant: false,
          dpv_no_stat: true,
          dpv_footnotes: ['AA', 'BB'],
        },
      },
    });
    const [request] = server.requests;
    expect(request).toMatchObject({ method: 'POST', url: '/street-address?auth-id=id&auth-token=token' });
    expect(JSON.parse(request!.body)).toEqual([
      {
        street: '123 N Main St',
        street2: 'Apt 4B',
        city: 'Springfield',
        state: 'IL',
        zipcode: '62704',
        candidates: 1,
        match: 'enhanced',
      },
    ]);
  });

  it.each([
    ['D', 'postal-match,missing-secondary', 'VERIFIED', 'PREMISE'],
    ['S', 'postal-match,unknown-secondary', 'VERIFIED', 'PREMISE'],
    ['N', 'non-postal-match', 'VERIFIED', 'PREMISE'],
    ['N', 'none,news-of-tomorrow', 'PARTIAL', 'THOROUGHFARE'],
  ])('maps DPV %s with %s to %s with precision %s', async (dpv, enhanced, status, precision) => {
    const analysis = { dpv_match_code: dpv, enhanced_match: enhanced };
    const lookup = await vendor(SMARTY, (_request, response) =>
      json(response, 200, [
        { ...CANDIDATE, analysis, metadata: { precision: 7, latitude: 500, longitude: 1 } },
      ]),
    );
    const { value } = await lookup.lookup(SPRINGFIELD);
    expect(value).toMatchObject({ status, precision, position: null });
    expect(value?.us?.enhanced_match.every((match) => enhanced.includes(match))).toBe(true);
    expect(value?.us?.postal_analysis.dpv_cmra).toBeNull();
  });

  it('queries other countries at its other URL, and returns no US details', async () => {
    const lookup = await vendor(SMARTY, (_request, response) =>
      json(response, 200, [
        {
          address1: 'Hauptstr. 5',
          components: { locality: 'Berlin', postal_code: '10115' },
          analysis: { verification_status: 'Verified', address_precision: 'Premise' },
        },
      ]),
    );
    expect((await lookup.lookup(BERLIN)).value).toMatchObject({
      status: 'VERIFIED',
      precision: 'PREMISE',
      us: null,
    });
    expect(server.requests[0]).toMatchObject({
      method: 'GET',
      url: expect.stringMatching(/^\/verify\?.*country=DE/),
    });
  });

  it('finds no address if there is no candidate', async () => {
    const lookup = await vendor(SMARTY, (_request, response) => json(response, 200, []));
    expect((await lookup.lookup(SPRINGFIELD)).value).toMatchObject({
      status: 'NOT_FOUND',
      standard: null,
      us: null,
    });
  });
});

const RESULT = {
  verdict: { validationGranularity: 'SUB_PREMISE', addressComplete: true },
  address: {
    postalAddress: {
      addressLines: ['123 N Main St Apt 4B'],
      locality: 'Springfield',
      administrativeArea: 'IL',
      postalCode: '62704-1234',
    },
  },
  geocode: { location: { latitude: 39.78, longitude: -89.66 } },
  metadata: { residential: true },
  uspsData: {
    standardizedAddress: { zipCode: '62704', zipCodeExtension: '1234' },
    deliveryPointCode: '29',
    deliveryPointCheckDigit: '7',
    dpvConfirmation: 'Y',
    dpvFootnote: 'AABB',
    dpvCmra: 'N',
    dpvVacant: 'N',
    dpvNoStat: 'N',
    carrierRoute: 'C014',
    elotNumber: '0087',
    elotFlag: 'A',
    fipsCountyCode: '17167',
    addressRecordType: 'H',
  },
};

describe('Google address service', () => {
  it('sends its key in a header and returns the data of the Postal Service', async () => {
    const lookup = await vendor(GOOGLE, (_request, response) => json(response, 200, { result: RESULT }));
    const { value } = await lookup.lookup(SPRINGFIELD);
    expect(value).toMatchObject({
      status: 'VERIFIED',
      precision: 'DELIVERY_POINT',
      position: { latitude: 39.78, longitude: -89.66, precision: 'UNKNOWN' },
      us: {
        enhanced_match: ['postal-match'],
        delivery_point_barcode: '627041234297',
        metadata: { rdi: 'Residential', congressional_district: null, zip_type: null },
        postal_analysis: { dpv_match_code: 'Y', dpv_cmra: false, dpv_footnotes: ['AA', 'BB'] },
      },
    });
    const [request] = server.requests;
    expect(request).toMatchObject({ method: 'POST', url: '/v1:validateAddress' });
    expect(request!.headers['x-goog-api-key']).toBe('key');
    expect(JSON.parse(request!.body)).toMatchObject({ enableUspsCass: true, address: { regionCode: 'US' } });
  });

  it('reports no verified address if components are unconfirmed', async () => {
    const verdict = { validationGranularity: 'PREMISE', hasUnconfirmedComponents: true };
    const lookup = await vendor(GOOGLE, (_request, response) =>
      json(response, 200, { result: { ...RESULT, verdict, uspsData: undefined } }),
    );
    expect((await lookup.lookup(BERLIN)).value).toMatchObject({
      status: 'PARTIAL',
      position: null,
      us: null,
    });
  });
});

describe.each([
  ['Smarty', SMARTY],
  ['Google', GOOGLE],
] as const)('failing address service in the format of %s', (_name, shape) => {
  const raw =
    (status: number, type: string, body: string): Respond =>
    (_request, response) =>
      response.writeHead(status, { 'content-type': type }).end(body);
  it.each([
    ['sends HTML', raw(200, 'text/html', '<html>'), 'unexpected-content'],
    ['sends truncated JSON', raw(200, 'application/json', '[{"analysis":'), 'malformed'],
    ['sends an empty body', raw(200, 'application/json', ''), 'malformed'],
    ['sends null', raw(200, 'application/json', 'null'), 'malformed'],
    ['sends an unknown layout', raw(200, 'application/json', '[{"ok":1}]'), 'malformed'],
    ['sends a list of invalid values', raw(200, 'application/json', '[7,"x",null]'), 'malformed'],
    ['limits the rate', raw(429, 'application/json', '{}'), 'rate-limited'],
    ['refuses the credentials', raw(402, 'application/json', '{}'), 'unauthorised'],
    ['fails with status 500', raw(500, 'text/plain', 'oops'), 'server-error'],
    ['hangs up', ((_request, response) => response.destroy()) as Respond, 'unreachable'],
  ])('%s: returns no value, with the reason', async (_what, respond, failure) => {
    const lookup = await vendor(shape, respond);
    expect(await lookup.lookup(SPRINGFIELD)).toMatchObject({ value: null, failure });
  });

  it('is not queried after five failures, and is retried half a minute later', async () => {
    const clock = new ManualClock();
    let broken = true;
    const lookup = await vendor(
      shape,
      (_request, response) =>
        broken
          ? response.writeHead(500).end()
          : json(response, 200, shape === SMARTY ? [] : { result: RESULT }),
      clock,
    );
    for (let at = 0; at < 5; at++) await lookup.lookup({ ...SPRINGFIELD, street: `${at} Main St` });
    expect(await lookup.lookup(SPRINGFIELD)).toMatchObject({ status: 'open', value: null });
    broken = false;
    clock.advance(30_000);
    expect((await lookup.lookup(SPRINGFIELD)).status).toBe('ok');
  });
});

it.each([
  [{ ...SMARTY, authToken: '' }, /authToken/],
  [{ ...GOOGLE, apiKey: undefined }, /apiKey/],
  [{ shape: 'other' }, /shape/],
])('rejects a configuration without its secrets', (config, message) => {
  const addressVerification = config as unknown as AddressVendorConfig;
  expect(() => createProviders({ addressVerification })).toThrow(message);
});
