import { formatPrefix, parsePrefix } from '@assay/networks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseGeofeed } from './address-lists';
import { FeedFormatError } from './feed-content';
import { parseOperatorGeofeed } from './geofeed';
import { type PlaceSet, placedAddress, placeSetColumns, placeSetOfColumns } from './place-set';
import { placeOfAwsNetwork } from './provider-ranges';

/** Formats each row as `network country/region/city`, in the order of the set. */
function rows(set: PlaceSet): string[] {
  return (['ipv4', 'ipv6'] as const).flatMap((family) =>
    Array.from(set[family].place, (number, row) => {
      const prefix = { address: placedAddress(family, set[family], row), length: set[family].length[row]! };
      const { country, region, city } = set.places[number]!;
      return `${formatPrefix(prefix)} ${country ?? ''}/${region ?? ''}/${city ?? ''}`;
    }),
  );
}

function read(text: string, within: readonly string[] = []) {
  const content = parseOperatorGeofeed(
    text,
    within.map((network) => parsePrefix(network)!),
  );
  if (content.kind !== 'places') throw new Error(`a feed of ${content.kind}`);
  return { rows: rows(content.places), ignored: content.ignored };
}

describe('parseOperatorGeofeed', () => {
  it('parses the forms of RFC 8805, and skips comments, blank lines, postal codes and extra fields', () => {
    const text = [
      '# ip_prefix,alpha2code,region,city,postal_code',
      '',
      '5.6.0.0/25,us,us-al,,',
      '5.6.0.5,US,US-AL,Alabaster, # a host',
      '5.6.0.128/25,PL,PL-MZ,,,more,fields',
      '2a00:CAFE::/48,JP,JP-13,Tokyo,106-6126\r',
      '5.7.0.0/24,GB',
      '5.8.0.0/24,US,US-DC,"Washington, D.C.",',
    ].join('\n');
    expect(read(text)).toEqual({
      rows: [
        '5.6.0.0/25 US/AL/',
        '5.6.0.5/32 US/AL/Alabaster',
        '5.6.0.128/25 PL/MZ/',
        '5.7.0.0/24 GB//',
        '5.8.0.0/24 US/DC/Washington, D.C.',
        '2a00:cafe::/48 JP/13/Tokyo',
      ],
      ignored: {},
    });
  });

  it('treats empty fields and ZZ as a request not to locate the network (§2.1.2)', () => {
    expect(read('5.6.0.0/24,,,,\n5.6.1.0/24,ZZ,,,\n5.6.2.0/24, , , , \n').rows).toEqual([
      '5.6.0.0/24 //',
      '5.6.1.0/24 //',
      '5.6.2.0/24 //',
    ]);
  });

  it('clears host bits, reads UK as GB, and reads a region without a code as a name', () => {
    expect(read('5.6.0.9/24,UK,,London,\n5.7.0.0/24,DE,Bavaria,,\n').rows).toEqual([
      '5.6.0.0/24 GB//London',
      '5.7.0.0/24 DE/Bavaria/',
    ]);
  });

  it.each([
    ['an invalid network', 'hello,US,,,', 'prefix'],
    ['a prefix length out of range', '5.6.0.0/33,US,,,', 'prefix'],
    ['a network that is too wide', '0.0.0.0/0,US,,,', 'prefix'],
    ['a network without a place', '5.6.0.0/24', 'fields'],
    ['a quote that is not closed', '5.6.0.0/24,US,,"York', 'fields'],
    ['an unknown country', '5.6.0.0/24,XX,,,', 'country'],
    ['a city without a country', '5.6.0.0/24,,,Paris,', 'country'],
    ['a region of another country', '5.6.0.0/24,US,CA-ON,,', 'region'],
    ['a private network', '10.0.0.0/8,US,,,', 'reserved'],
    ['a documentation network', '2001:db8::/32,US,,,', 'reserved'],
    ['a repeated network', '9.9.0.0/16,FR,,,', 'duplicate'],
  ])('skips and counts %s', (_, row, remark) => {
    expect(read(`9.9.0.0/16,DE,,,\n9.8.0.0/16,DE,,,\n${row}\n`)).toEqual({
      rows: ['9.8.0.0/16 DE//', '9.9.0.0/16 DE//'],
      ignored: { [remark]: 1 },
    });
  });

  it("skips networks outside the operator's networks", () => {
    expect(
      read('5.6.0.0/24,US,,,\n5.0.0.0/8,US,,,\n9.9.9.0/24,US,,,\n2a00:1::/32,US,,,\n', [
        '5.6.0.0/16',
        '2a00::/16',
      ]),
    ).toEqual({ rows: ['5.6.0.0/24 US//', '2a00:1::/32 US//'], ignored: { outside: 2 } });
  });

  it('rejects a document with mostly invalid rows, without quoting it', () => {
    const text = 'name,mail\njane.doe,jane.doe@example.com\n5.6.0.0/24,US,,,\n';
    expect(() => parseOperatorGeofeed(text)).toThrow(FeedFormatError);
    expect(() => parseOperatorGeofeed(text)).toThrow(/^2 of 3 rows aren't networks with a location$/);
  });

  it("doesn't fail on invalid rows, and round-trips the stored places", () => {
    const field = fc.oneof(
      fc.constantFrom('5.6.0.0/24', '2a00::/32', 'US', 'US-CA', '', '"', '\0', 'São Paulo', '\ud800', '/'),
      fc.string(),
    );
    const line = fc.array(field, { maxLength: 7 }).map((fields) => fields.join(','));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const sound = Array.from({ length: 9 }, (_, n) => `9.9.${n}.0/24,DE,,,`);
        const content = parseOperatorGeofeed([...lines, ...sound].join('\n'));
        if (content.kind !== 'places') throw new Error('no places');
        const stored = placeSetOfColumns(placeSetColumns(content.places))!;
        expect(stored.ipv4).toEqual(content.places.ipv4);
        expect(stored.places.length).toBe(content.places.places.length);
      }),
      { numRuns: 500 },
    );
  });
});

describe('geofeed of a provider', () => {
  it('retains the places of its rows, and rows without a place', () => {
    const text = '5.6.0.0/24,US,US-NJ,Newark,07101\n5.7.0.0/24,XX,,,\n5.8.0.0/24\n5.9.0.0/24,,,,\n';
    const content = parseGeofeed(text);
    if (content.kind !== 'addresses') throw new Error('no addresses');
    expect(content.prefixes.map(({ place }) => place)).toEqual([
      { country: 'US', region: 'NJ', city: 'Newark' },
      null,
      null,
      { country: null, region: null, city: null },
    ]);
  });
});

describe('placeOfAwsNetwork', () => {
  it.each([
    [{ region: 'eu-west-1' }, 'IE', 'Dublin'],
    [{ region: 'eu-west-1', network_border_group: 'eu-west-1' }, 'IE', 'Dublin'],
    [{ region: 'us-west-2', network_border_group: 'us-west-2-lax-1' }, 'US', 'Los Angeles'],
    [{ region: 'us-east-1', network_border_group: 'us-east-1-wl1-bos-wlz-1' }, 'US', 'Boston'],
    [{ region: 'us-east-1', network_border_group: 'us-east-1-lim-1' }, 'PE', 'Lima'],
  ])('returns the location of %j', (network, country, city) => {
    expect(placeOfAwsNetwork(network)).toMatchObject({ country, city });
  });

  it.each([
    { region: 'GLOBAL' },
    { region: 'us-east-1', network_border_group: 'us-east-1-xyz-1' },
    {},
  ])('returns null for %j', (network) => {
    expect(placeOfAwsNetwork(network)).toBeNull();
  });
});
