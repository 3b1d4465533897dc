import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type IpData, type IpFacts, importFeed } from '@assay/enrichment';
import { formatIp, parsePrefix } from '@assay/networks';
import { atLeast, atMost, type Bar, type Row } from '../row';

/** Real lists for measurements; they are stored next to the project, never in it. */
export const sharedFeedsDir = resolve('..', 'shared', 'data', 'feeds');

const clouds = ['aws', 'google-cloud', 'oracle-cloud', 'digitalocean', 'linode', 'vultr', 'hetzner', 'ovh'];
const contentNetworks = ['cloudflare', 'fastly'];

/** Feed name and file. */
const files: readonly (readonly [string, string])[] = [
  ['tor-exits', 'tor-exits-2026-08-22.csv'],
  ['icloud-private-relay', 'icloud-private-relay-2026-08-17.txt'],
  ['x4bnet-vpn-ipv4', 'x4bnet-vpn-ipv4.txt'],
  ['x4bnet-vpn-ipv6', 'x4bnet-vpn-ipv6.txt'],
  ['x4bnet-datacenter-ipv4', 'x4bnet-datacenter-ipv4.txt'],
  ['x4bnet-datacenter-asn', 'x4bnet-datacenter-asn.txt'],
  ['mullvad', 'vpn-mullvadvpn.txt'],
  ['pia', 'vpn-pia.txt'],
  ['protonvpn', 'vpn-protonvpn.txt'],
  ...[...clouds, ...contentNetworks, 'starlink'].map((name) => [name, `ranges-${name}.json`] as const),
  ['googlebot', 'ranges-google-bot.json'],
  ['bingbot', 'ranges-bing-bot.json'],
  ['ipsum', 'ipsum-level3-2026-08-22.txt'],
];

/**
 * Loads every shared list.
 * @throws Error when one is rejected
 */
export async function importSharedFeeds(dataDir: string, now: Date): Promise<void> {
  for (const [source, file] of files) {
    const result = await importFeed({
      dataDir,
      source,
      bytes: readFileSync(join(sharedFeedsDir, file)),
      now,
    });
    if (!result.ok) throw new Error(`${source}: ${result.error.message}`);
  }
}

/** Returns the first address of each network of a shared list. */
function listed(source: string): string[] {
  const file = files.find(([name]) => name === source)?.[1] ?? '';
  const text = readFileSync(join(sharedFeedsDir, file), 'utf8');
  const ranges = file.endsWith('.json') ? (JSON.parse(text) as { ipv4: string[]; ipv6?: string[] }) : null;
  const texts = ranges
    ? [...ranges.ipv4, ...(ranges.ipv6 ?? [])]
    : text.split('\n').map((line) => line.split(', ')[1] ?? line);
  return texts.flatMap((entry) => {
    const prefix = parsePrefix(entry.trim());
    return prefix === null ? [] : [formatIp(prefix.address)];
  });
}

function share(
  data: IpData,
  now: Date,
  addresses: readonly string[],
  holds: (facts: IpFacts) => boolean,
): number {
  const hits = addresses.filter((ip) => {
    const facts = data.lookup(ip, now);
    return facts !== null && holds(facts);
  });
  return (hits.length / addresses.length) * 100;
}

const isServer = (facts: IpFacts) => facts.data_center_proxy === true;
const isVpnOrServer = (facts: IpFacts) => facts.vpn === true || facts.data_center_proxy === true;

/** Measures how often the embedded tables alone recognize listed addresses. */
export function qualityOfDefaultTier(data: IpData, now: Date): Row[] {
  const percent = (
    figure: string,
    sources: readonly string[],
    holds: (facts: IpFacts) => boolean,
    bar?: Bar,
  ): Row => ({
    figure: `${figure}, without feeds`,
    value: share(data, now, sources.flatMap(listed), holds),
    unit: '%',
    ...(bar === undefined ? {} : { bar }),
  });
  return [
    percent('ranges of large clouds classified as data center', clouds, isServer, atLeast(90)),
    percent('ranges of content networks classified as data center', contentNetworks, isServer),
    percent(
      "networks of X4BNet's data center list classified as data center",
      ['x4bnet-datacenter-ipv4'],
      isVpnOrServer,
    ),
    percent(
      'servers of three VPN brands classified as VPN',
      ['mullvad', 'pia', 'protonvpn'],
      (facts) => facts.vpn === true,
      atLeast(39),
    ),
    percent(
      'servers of three VPN brands classified as VPN or data center',
      ['mullvad', 'pia', 'protonvpn'],
      isVpnOrServer,
      atLeast(75),
    ),
    percent('Starlink customers classified as data center', ['starlink'], isServer, atMost(1)),
  ];
}

/** Measures how often a listed address gets its flag after the lists are loaded. */
export function qualityOfFeedTier(data: IpData, now: Date): Row[] {
  const spider = (facts: IpFacts) => facts.search_engine_spider === true && facts.data_center_proxy === false;
  const expectations: readonly (readonly [string, string, (facts: IpFacts) => boolean])[] = [
    ['Tor exits', 'tor-exits', (facts) => facts.tor === true],
    [
      'relay egress',
      'icloud-private-relay',
      (facts) => facts.consumer_privacy_network === true && facts.vpn === false,
    ],
    ['Mullvad', 'mullvad', (facts) => facts.vpn === true],
    ['Private Internet Access', 'pia', (facts) => facts.vpn === true],
    ['Proton VPN', 'protonvpn', (facts) => facts.vpn === true],
    ['search spiders (Google)', 'googlebot', spider],
    ['search spiders (Bing)', 'bingbot', spider],
    ['abusers', 'ipsum', (facts) => facts.harmful === true && (facts.spam_number ?? 0) >= 3],
    [
      'Amazon Web Services',
      'aws',
      (facts) => facts.data_center_proxy === true || facts.tor === true || facts.vpn === true,
    ],
  ];
  return expectations.map(([what, source, holds]) => ({
    figure: `recognized ${what} on the list`,
    value: share(data, now, listed(source), holds),
    unit: '%',
    bar: atLeast(100),
  }));
}
