import { describe, expect, it } from 'vitest';
import { findFeedSource } from '../feeds/geofeed-source';
import { type IpFlag, ipFlags } from './facts';
import type { Listing } from './listing-index';
import { type AsProfile, judge } from './verdict';

const nothingKnown: AsProfile = { type: null, vpn: false, dataCenter: false, provider: null };
const cloud: AsProfile = { type: 'DCH', vpn: false, dataCenter: true, provider: 'Example Cloud' };
const vpnHost: AsProfile = { type: 'DCH', vpn: true, dataCenter: true, provider: 'Example VPN' };
const everything = { flags: new Set<IpFlag>(ipFlags), countsLists: true };
const embeddedOnly = { flags: new Set<IpFlag>(['vpn', 'data_center_proxy']), countsLists: false };

function on(name: string, count = 0): Listing {
  const meaning = findFeedSource(name)?.ip;
  if (!meaning) throw new Error(`${name} is not an address feed`);
  return { feed: { name, date: '2026-11-19', meaning }, count };
}

function raised(...args: Parameters<typeof judge>): IpFlag[] {
  const verdict = judge(...args);
  return ipFlags.filter((flag) => verdict[flag]);
}

describe('judge', () => {
  it('returns null for flags without a loaded source', () => {
    const verdict = judge([], [], nothingKnown, embeddedOnly);
    expect(verdict).toMatchObject({
      vpn: false,
      data_center_proxy: false,
      tor: null,
      harmful: null,
      spam_number: null,
    });
    expect(verdict.evidence).toEqual([]);
  });

  it('returns false for flags with a loaded source', () => {
    const verdict = judge([], [], nothingKnown, everything);
    for (const flag of ipFlags) expect(verdict[flag]).toBe(false);
    expect(verdict.spam_number).toBe(0);
  });

  it('reports a relay as a relay, not as the VPN and data center it runs on', () => {
    const listings = [on('icloud-private-relay'), on('x4bnet-vpn-ipv4'), on('x4bnet-datacenter-ipv4')];
    expect(raised(listings, [], cloud, everything)).toEqual(['consumer_privacy_network']);
    const verdict = judge(listings, [], cloud, everything);
    expect(verdict.provider_name).toBe('iCloud Private Relay');
    expect(verdict.evidence).toEqual([
      { flag: 'consumer_privacy_network', kind: 'range', source: 'icloud-private-relay', date: '2026-11-19' },
    ]);
  });

  it('prefers Tor over VPN, and VPN over data center', () => {
    expect(raised([on('tor-exits'), on('x4bnet-vpn-ipv4')], [], cloud, everything)).toEqual(['tor']);
    expect(raised([on('mullvad')], [], cloud, everything)).toEqual(['vpn']);
    expect(raised([], [], vpnHost, everything)).toEqual(['vpn']);
    expect(raised([], [], cloud, everything)).toEqual(['data_center_proxy']);
  });

  it('never reports a search spider as a proxy', () => {
    const listings = [on('googlebot'), on('google-cloud'), on('own-web-proxy'), on('own-residential-proxy')];
    const verdict = judge(listings, [], cloud, everything);
    expect(raised(listings, [], cloud, everything)).toEqual(['search_engine_spider']);
    expect(verdict).toMatchObject({ type: 'SES', provider_name: 'Googlebot' });
  });

  it('separates abuse from the kind of network', () => {
    expect(raised([on('tor-exits'), on('ipsum', 8)], [], cloud, everything)).toEqual(['tor', 'harmful']);
    expect(judge([on('ipsum', 8)], [], nothingKnown, everything)).toMatchObject({
      harmful: true,
      spam_number: 8,
    });
  });

  it('counts one or two abuse lists without setting `harmful`', () => {
    expect(judge([on('ipsum', 2)], [], nothingKnown, everything)).toMatchObject({
      harmful: false,
      spam_number: 2,
      evidence: [],
    });
  });

  it('reports the evidence', () => {
    const { evidence } = judge([on('aws')], [on('x4bnet-datacenter-asn')], cloud, everything);
    expect(evidence.map(({ kind, source }) => `${source}: ${kind}`)).toEqual([
      'aws: range',
      'x4bnet-datacenter-asn: asn',
      'assay-network-classes: asn',
    ]);
  });

  it("prefers a customer network's own list over its hosting system", () => {
    expect(judge([on('starlink')], [], cloud, everything)).toMatchObject({
      type: 'ISP',
      data_center_proxy: false,
      provider_name: 'Starlink',
    });
  });

  it.each([
    ['the list of the provider', [on('cloudflare')], nothingKnown, 'CDN'],
    ['the system', [], cloud, 'DCH'],
    ["a third party's list, when nothing else is known", [on('x4bnet-datacenter-ipv4')], nothingKnown, 'DCH'],
    ['no source', [], nothingKnown, null],
  ] as const)('takes the type from %s', (_, listings, system, type) => {
    expect(judge(listings, [], system, everything).type).toBe(type);
  });

  it('freezes its evidence, which lookups share', () => {
    expect(Object.isFrozen(judge([on('aws')], [], cloud, everything).evidence)).toBe(true);
  });
});
