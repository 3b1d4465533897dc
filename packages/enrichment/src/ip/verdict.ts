import { networkClasses, networkClassesDate, networkClassesName } from './data/network-classes';
import { organisationWords } from './data/organisation-words';
import { type IpEvidence, type IpFlag, type IpFlagValues, type IpType, ipFlags } from './facts';
import type { Listing } from './listing-index';

/** Returns the usage type that the words of an organization's name suggest, `null` when they suggest none. */
export function typeOfOrganisation(name: string): IpType | null {
  for (const { type, words, unless } of organisationWords) {
    if (words.test(name) && !unless?.test(name)) return type;
  }
  return null;
}

/** The facts about an autonomous system in the embedded tables. */
export interface AsProfile {
  readonly type: IpType | null;
  /** True when VPN services operate the system or it is operated for them. */
  readonly vpn: boolean;
  /** True when its addresses belong to a data center. */
  readonly dataCenter: boolean;
  /**
   * Brand of the cloud, content network or VPN; `null` for other networks, whose holder isn't a proxy
   * provider.
   */
  readonly provider: string | null;
}

/**
 * Checks for networks whose customers are servers rather than people; like IP2Proxy's DCH, which includes
 * content networks.
 */
const isServerType = (type: IpType | null) => type === 'DCH' || type === 'CDN';

const profilesByAsn = new Map<number, AsProfile>(
  networkClasses.flatMap(({ type, vpn, operators }) =>
    operators.flatMap(({ name, asns }) => {
      const dataCenter = isServerType(type);
      const profile: AsProfile = { type, vpn, dataCenter, provider: dataCenter ? name : null };
      return asns.map((asn): [number, AsProfile] => [asn, profile]);
    }),
  ),
);

/** Returns the table's entry for the number, else the profile that the organization's name suggests. */
export function asProfile(asn: number, organisation: string | null): AsProfile {
  const listed = profilesByAsn.get(asn);
  if (listed !== undefined) return listed;
  const type = organisation === null ? null : typeOfOrganisation(organisation);
  return { type, vpn: false, dataCenter: isServerType(type), provider: null };
}

/** Number of systems in the tables. */
export const classifiedSystems = profilesByAsn.size;

/** Facts that follow from feeds and from the autonomous system; shared between lookups. */
export interface Verdict extends IpFlagValues {
  readonly type: IpType | null;
  readonly provider_name: string | null;
  readonly spam_number: number | null;
  readonly evidence: readonly IpEvidence[];
}

/** The facts that the loaded sources can provide. */
export interface Coverage {
  readonly flags: ReadonlySet<IpFlag>;
  /** True when a feed that counts abuse lists is loaded. */
  readonly countsLists: boolean;
}

/** Minimum number of abuse lists for `harmful`: ipsum's recommendation against false positives. */
const HARMFUL_FROM = 3;

/**
 * Precedence of the proxy flags: of relay, Tor, VPN and data center, only the first is reported, because each
 * usually runs on the next. A search spider gets none of these or any other proxy flag.
 */
const precedence: readonly IpFlag[] = ['consumer_privacy_network', 'tor', 'vpn', 'data_center_proxy'];
const proxyFlags: readonly IpFlag[] = [
  ...precedence,
  'web_proxy',
  'public_proxy',
  'residential_proxy',
  'enterprise_private_network',
];

/**
 * Evaluates an address by the feeds that contain it and the system that announces it.
 *
 * @param systemListings feeds that list the autonomous system
 */
export function judge(
  listings: readonly Listing[],
  systemListings: readonly Listing[],
  system: AsProfile,
  coverage: Coverage,
): Verdict {
  const counts = listings.flatMap(({ feed, count }) => (feed.meaning.countsLists ? [count] : []));
  const spamNumber = counts.length === 0 ? undefined : Math.max(...counts);
  const evidence: IpEvidence[] = [];
  for (const { feed, count } of [...listings, ...systemListings]) {
    const { flag, evidence: kind, countsLists } = feed.meaning;
    if (flag === null || (countsLists && count < HARMFUL_FROM)) continue;
    evidence.push({ flag, kind, source: feed.name, date: feed.date });
  }
  const fromTable = (flag: IpFlag): IpEvidence => ({
    flag,
    kind: 'asn',
    source: networkClassesName,
    date: networkClassesDate,
  });
  if (system.vpn) evidence.push(fromTable('vpn'));
  // A customer network (Starlink) inside a hosting system gets the type that its operator states.
  const isCustomerNetwork = listings.some(
    ({ feed: { meaning } }) => meaning.type === 'ISP' || meaning.type === 'MOB',
  );
  if (system.dataCenter && !isCustomerNetwork) evidence.push(fromTable('data_center_proxy'));

  const raised = new Set(evidence.map(({ flag }) => flag));
  if (raised.has('search_engine_spider')) for (const flag of proxyFlags) raised.delete(flag);
  const [, ...outranked] = precedence.filter((flag) => raised.has(flag));
  for (const flag of outranked) raised.delete(flag);

  const values = {} as { -readonly [flag in IpFlag]: boolean | null };
  for (const flag of ipFlags)
    values[flag] = raised.has(flag) ? true : coverage.flags.has(flag) ? false : null;
  const kept = evidence.filter(({ flag }) => raised.has(flag));
  return {
    ...values,
    type: typeOf(listings, system, raised),
    provider_name: providerOf(listings, system, kept),
    spam_number: spamNumber ?? (coverage.countsLists ? 0 : null),
    evidence: Object.freeze(kept),
  };
}

function typeOf(listings: readonly Listing[], system: AsProfile, raised: ReadonlySet<IpFlag>): IpType | null {
  if (raised.has('search_engine_spider')) return 'SES';
  const listed = listings.find(({ feed }) => feed.meaning.type !== null)?.feed.meaning.type;
  if (listed !== undefined && listed !== 'SES') return listed;
  return system.type ?? (raised.has('data_center_proxy') ? 'DCH' : null);
}

/** Returns the brand of the reported flag, else of the network. */
function providerOf(
  listings: readonly Listing[],
  system: AsProfile,
  evidence: readonly IpEvidence[],
): string | null {
  const reported = new Set(evidence.map(({ source }) => source));
  const branded = listings.filter(({ feed }) => feed.meaning.provider !== null);
  const brand = branded.find(({ feed }) => reported.has(feed.name)) ?? branded[0];
  return brand?.feed.meaning.provider ?? system.provider;
}
