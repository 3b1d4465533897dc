import type { IpAddress } from '@assay/networks';
import { type FeedVersion, openFeed, readFeedManifest } from '../feeds/feed-store';
import { feedSourcesOf, isGeofeedName, isOwnNetworksName } from '../feeds/geofeed-source';
import type { AutonomousSystems } from './autonomous-systems';
import type { LoadedPlaces } from './declared-places';
import type { IpFlag } from './facts';
import { type Listing, ListingIndex, type LoadedAddressFeed } from './listing-index';
import { type LoadedOwnNetworks, type OwnFinding, OwnNetworks } from './own-networks';
import { type AsProfile, asProfile, type Coverage, judge, type Verdict } from './verdict';

/** An opened feed, cached while its version is in use. */
type OpenedFeed = ReturnType<typeof openFeed>;

/** The loaded feeds of addresses and of autonomous systems. */
interface IpFeeds {
  /** The opened feeds by name. */
  readonly opened: ReadonlyMap<string, OpenedFeed>;
  /** Version in use of each feed, by name. */
  readonly versions: ReadonlyMap<string, FeedVersion>;
  /** Names of the feeds whose current version is damaged; the previous version is used if there is one. */
  readonly damaged: readonly string[];
  readonly listings: ListingIndex;
  /** Feeds that list an autonomous system, by its number. */
  readonly systemListings: ReadonlyMap<number, readonly Listing[]>;
  readonly coverage: Coverage;
  /** The operator's files of networks; null without any. */
  readonly own: OwnNetworks | null;
  /** Feeds that declare places: the operator's files, then geofeeds, then the clouds' lists. */
  readonly places: readonly LoadedPlaces[];
}

/** Flags that the embedded tables provide without any feed. */
const embeddedFlags: readonly IpFlag[] = ['vpn', 'data_center_proxy'];

/**
 * Reads every stored feed about addresses, in steps.
 * @param before the feeds in use before; unchanged feeds are not read again
 */
export function* loadingIpFeeds(dataDir: string, before: IpFeeds | null): Generator<void, IpFeeds> {
  const opened = new Map<string, OpenedFeed>();
  const addressFeeds: LoadedAddressFeed[] = [];
  const systemListings = new Map<number, Listing[]>();
  const flags = new Set<IpFlag>(embeddedFlags);
  const versions = new Map<string, FeedVersion>();
  const damaged: string[] = [];
  let countsLists = false;
  const places: LoadedPlaces[] = [];
  const ownFiles: LoadedOwnNetworks[] = [];
  for (const { name, ip: meaning } of feedSourcesOf(dataDir)) {
    if (meaning === null) continue;
    yield;
    const { answering, damage } = unchanged(dataDir, name, before) ?? openFeed(dataDir, name);
    opened.set(name, { answering, damage });
    if (damage !== null) damaged.push(name);
    if (answering === null) continue;
    const { version, content } = answering;
    const feed = { name, date: version.date, meaning };
    versions.set(name, version);
    const set = 'places' in content ? content.places : null;
    if (set !== null && set.places.length > 0)
      places.push({ source: { source: name, date: feed.date }, set });
    if (content.kind === 'addresses') addressFeeds.push({ ...feed, addresses: content.addresses });
    if (content.kind === 'networks') ownFiles.push({ name, date: version.date, networks: content.networks });
    if (content.kind === 'systems') {
      for (const asn of content.asns) {
        systemListings.set(asn, [...(systemListings.get(asn) ?? []), { feed, count: 0 }]);
      }
    }
    if (meaning.flag !== null) flags.add(meaning.flag);
    countsLists ||= meaning.countsLists;
  }
  const own = ownFiles.length === 0 ? null : yield* OwnNetworks.building(ownFiles);
  for (const flag of own?.statedFlags() ?? []) flags.add(flag);
  countsLists ||= own?.countsLists() ?? false;
  return {
    opened,
    own,
    versions,
    damaged,
    listings: yield* ListingIndex.building(addressFeeds),
    systemListings,
    coverage: { flags, countsLists },
    places: places.toSorted((a, b) => placeRank(a) - placeRank(b)),
  };
}

/** Returns the feed as it was opened before, if it was intact and its current version is unchanged; else null. */
function unchanged(dataDir: string, name: string, before: IpFeeds | null): OpenedFeed | null {
  const known = before?.opened.get(name);
  if (known === undefined || known.damage !== null) return null;
  const current = readFeedManifest(dataDir, name)?.current.file;
  return known.answering?.version.file === current ? known : null;
}

/** Returns the precedence of a source of places. */
const placeRank = ({ source: { source } }: LoadedPlaces): number =>
  isOwnNetworksName(source) ? 0 : isGeofeedName(source) ? 1 : 2;

const reservedProfile: AsProfile = { type: 'RSV', vpn: false, provider: null, dataCenter: false };

/**
 * Maximum number of cached verdicts for addresses in the operator's files, which may have many brands and
 * counts.
 */
const MAX_CACHED_VERDICTS = 50_000;

/**
 * Cache of verdicts per combination of feeds and system profile. There are few of both, so most lookups find
 * a cached verdict.
 */
export class JudgeIndex {
  /** Number of each system's profile plus one; 0 until the system first occurs. */
  private readonly profileOfSystem: Uint16Array;
  private readonly profiles: { readonly profile: AsProfile; readonly listings: readonly Listing[] }[] = [];
  private readonly profileNumbers = new Map<string, number>();
  private readonly verdicts = new Map<number, Verdict>();
  /** Verdicts for addresses in the operator's files, by the facts that these files state. */
  private readonly ownVerdicts = new Map<string, Verdict>();
  private readonly reserved: Verdict;

  constructor(
    readonly feeds: IpFeeds,
    private readonly systems: AutonomousSystems,
  ) {
    this.profileOfSystem = new Uint16Array(systems.size);
    this.reserved = judge([], [], reservedProfile, feeds.coverage);
  }

  /** Returns the facts that the operator's files state about an address; null when none contains it. */
  own(address: Readonly<IpAddress>): OwnFinding | null {
    return this.feeds.own === null ? null : this.feeds.own.find(address);
  }

  /**
   * Returns the verdict on a public address that the system in row `system` announces (0: no system).
   * @param own facts from the operator's files, which take precedence over other feeds
   */
  verdict(address: Readonly<IpAddress>, system: number, own: OwnFinding | null): Verdict {
    const combination = this.feeds.listings.find(address);
    const profile = (this.profileOfSystem[system] || this.meet(system)) - 1;
    const key = combination * 0x10000 + profile;
    if (own !== null) return this.ownVerdict(key, combination, profile, own);
    const known = this.verdicts.get(key);
    if (known !== undefined) return known;
    const { profile: facts, listings } = this.profiles[profile]!;
    const verdict = judge(this.feeds.listings.listings(combination), listings, facts, this.feeds.coverage);
    this.verdicts.set(key, verdict);
    return verdict;
  }

  private ownVerdict(key: number, combination: number, profile: number, own: OwnFinding): Verdict {
    const ownKey = `${key}/${own.key}`;
    const known = this.ownVerdicts.get(ownKey);
    if (known !== undefined) return known;
    const { profile: facts, listings } = this.profiles[profile]!;
    const listed = [...own.listings, ...this.feeds.listings.listings(combination)];
    const verdict = judge(listed, listings, facts, this.feeds.coverage);
    if (this.ownVerdicts.size >= MAX_CACHED_VERDICTS) this.ownVerdicts.clear();
    this.ownVerdicts.set(ownKey, verdict);
    return verdict;
  }

  /** Returns the verdict on an address that a customer can't have. */
  reservedVerdict(): Verdict {
    return this.reserved;
  }

  private meet(system: number): number {
    const asn = this.systems.asn(system);
    const profile = asProfile(asn, this.systems.organisation(system));
    const listings = this.feeds.systemListings.get(asn) ?? [];
    const key = JSON.stringify([profile, listings.map(({ feed }) => feed.name)]);
    let number = this.profileNumbers.get(key);
    if (number === undefined) {
      number = this.profiles.push({ profile, listings });
      this.profileNumbers.set(key, number);
    }
    this.profileOfSystem[system] = number;
    return number;
  }
}
