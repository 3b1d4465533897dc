import { formatPrefix } from '@assay/networks';
import { describe, expect, it } from 'vitest';
import { feedSources } from './data/feed-sources';
import { FeedFormatError, isOwnSource } from './feed-content';

/** Invented documents in the layouts that the providers publish. */
const documents: Readonly<Record<string, unknown>> = {
  aws: {
    syncToken: '1',
    createDate: '2026-08-20-04-13-14',
    prefixes: [
      { ip_prefix: '192.0.2.0/25', region: 'eu-west-1', service: 'EC2', network_border_group: 'eu-west-1' },
    ],
    ipv6_prefixes: [{ ipv6_prefix: '2001:db8::/40', region: 'eu-west-1', service: 'EC2' }],
  },
  'google-cloud': {
    syncToken: '1',
    creationTime: '2026-08-20T14:46:17',
    prefixes: [
      { ipv4Prefix: '192.0.2.0/25', service: 'Google Cloud', scope: 'us-east1' },
      { ipv6Prefix: '2001:db8::/40', service: 'Google Cloud', scope: 'us-east1' },
    ],
  },
  googlebot: {
    creationTime: '2026-08-20T14:46:17',
    prefixes: [{ ipv4Prefix: '192.0.2.0/25' }, { ipv6Prefix: '2001:db8::/40' }],
  },
  bingbot: {
    creationTime: '2026-08-20T14:46:17',
    prefixes: [{ ipv4Prefix: '192.0.2.0/25' }, { ipv6Prefix: '2001:db8::/40' }],
  },
  'oracle-cloud': {
    last_updated_timestamp: '2026-08-20T01:21:16.510827',
    regions: [
      { region: 'uk-london-1', cidrs: [{ cidr: '192.0.2.0/25', tags: ['OCI'] }] },
      { region: 'us-ashburn-1', cidrs: [{ cidr: '2001:db8::/40', tags: ['OSN'] }] },
    ],
  },
  azure: {
    changeNumber: 1,
    cloud: 'Public',
    values: [
      {
        name: 'AzureCloud',
        id: 'AzureCloud',
        properties: { region: '', addressPrefixes: ['192.0.2.0/25', '2001:db8::/40'] },
      },
    ],
  },
  vultr: {
    description: 'A geofeed',
    updated: '2026-08-20T01:21:09Z',
    subnets: [
      { ip_prefix: '192.0.2.0/25', alpha2code: 'US', region: 'US-NJ', city: 'Piscataway' },
      { ip_prefix: '2001:db8::/40', alpha2code: 'US', region: 'US-NJ', city: 'Piscataway' },
    ],
  },
  cloudflare: {
    success: true,
    errors: [],
    result: { ipv4_cidrs: ['192.0.2.0/25'], ipv6_cidrs: ['2001:db8::/40'], etag: 'x' },
  },
  fastly: { addresses: ['192.0.2.0/25'], ipv6_addresses: ['2001:db8::/40'] },
  mullvad: [{ hostname: 'se-1', active: true, ipv4_addr_in: '192.0.2.0/25', ipv6_addr_in: '2001:db8::/40' }],
  pia: {
    groups: {},
    regions: [
      {
        id: 'se',
        servers: { wg: [{ ip: '192.0.2.0/25', cn: 'a' }], ikev2: [{ ip: '2001:db8::/40', cn: 'b' }] },
      },
    ],
  },
  protonvpn: {
    Code: 1000,
    LogicalServers: [{ Name: 'SE#1', Servers: [{ EntryIP: '192.0.2.0/25', ExitIP: '2001:db8::/40' }] }],
  },
  zscaler: {
    'zscaler.net': {
      'continent : EMEA': {
        'city : Paris': [
          { range: '192.0.2.0/25', gateways: '' },
          { range: '2001:db8::/40', gateways: '' },
        ],
      },
    },
  },
};
const geofeeds = ['digitalocean', 'linode', 'starlink', 'hetzner', 'ovh'];

function source(name: string) {
  const found = feedSources.find((feed) => feed.name === name);
  if (found === undefined || isOwnSource(found)) throw new Error(`no feed ${name}`);
  return found;
}

function prefixes(name: string, text: string): { date: string | null; texts: string[] } {
  const content = source(name).parse(text);
  if (content.kind !== 'addresses') throw new Error(`a list of ${content.kind}`);
  return { date: content.date, texts: content.prefixes.map(({ prefix }) => formatPrefix(prefix)) };
}

const both = ['192.0.2.0/25', '2001:db8::/40'];

describe('provider layouts', () => {
  it.each(Object.keys(documents))('parses %s', (name) => {
    const { texts, date } = prefixes(name, JSON.stringify(documents[name]));
    expect(texts).toEqual(both);
    expect([null, '2026-08-20']).toContain(date);
  });

  it.each(geofeeds)('parses %s (geofeed)', (name) => {
    expect(
      prefixes(name, '192.0.2.0/25,US,US-NJ,Newark,07101\n2001:db8::/40,US,US-NJ,Newark,\n').texts,
    ).toEqual(both);
  });

  it('ignores the signature after the list of Private Internet Access', () => {
    expect(prefixes('pia', `${JSON.stringify(documents.pia)}\n\nSIGNATURE==\n`).texts).toEqual(both);
  });

  it.each(['mullvad', 'pia', 'protonvpn', 'cloudflare'])('parses %s as a list of networks', (name) => {
    expect(prefixes(name, `${both.join('\n')}\n`).texts).toEqual(both);
  });
});

describe('locations of provider networks', () => {
  const regional: Readonly<Record<string, unknown>> = {
    ...documents,
    azure: {
      values: [
        { properties: { region: '', addressPrefixes: ['192.0.2.0/25'] } },
        { properties: { region: 'westeurope', addressPrefixes: ['192.0.2.0/25'] } },
      ],
    },
  };

  it.each([
    ['aws', ['IE Dublin', 'IE Dublin']],
    ['google-cloud', ['US Moncks Corner', 'US Moncks Corner']],
    ['oracle-cloud', ['GB London', 'US Ashburn']],
    ['azure', [null, 'NL Amsterdam']],
    ['vultr', ['US Piscataway', 'US Piscataway']],
    ['googlebot', [null, null]],
    ['cloudflare', [null, null]],
  ] as const)('returns the locations for %s', (name, expected) => {
    const content = source(name).parse(JSON.stringify(regional[name]));
    if (content.kind !== 'addresses') throw new Error(`a list of ${content.kind}`);
    const places = content.prefixes.map(({ place }) => (place ? `${place.country} ${place.city}` : null));
    expect(places).toEqual(expected);
  });
});

describe('shared layout of range collections', () => {
  const ranges = {
    provider: 'Any',
    source: ['x'],
    last_update: '2026-08-20-04-13-14',
    ipv4: [both[0]],
    ipv6: [both[1]],
  };
  const takers = [...Object.keys(documents), ...geofeeds].filter(
    (name) => !['mullvad', 'pia', 'protonvpn'].includes(name),
  );

  it.each(takers)('is accepted for %s', (name) => {
    expect(prefixes(name, JSON.stringify(ranges))).toEqual({ date: '2026-08-20', texts: both });
  });
});

describe('documents of another layout', () => {
  const jsonSources = Object.keys(documents).filter((name) => name !== 'mullvad');

  it.each(jsonSources)('%s rejects an error message', (name) => {
    expect(() => prefixes(name, '{"message": "Internal error"}')).toThrow(FeedFormatError);
  });

  it.each(jsonSources)('%s rejects a truncated document', (name) => {
    const text = JSON.stringify(documents[name]);
    expect(() => prefixes(name, text.slice(0, -10))).toThrow(expect.objectContaining({ isCutOff: true }));
  });

  it('an entry without a network is rejected, not skipped', () => {
    expect(() => prefixes('aws', '{"prefixes":[{"region":"eu-west-1"}],"ipv6_prefixes":[]}')).toThrow(
      FeedFormatError,
    );
  });
});
