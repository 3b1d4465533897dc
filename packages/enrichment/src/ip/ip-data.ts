import {
  embeddedIpv4,
  emptyAddress,
  formatIpv4,
  formatIpv6,
  type IpAddress,
  isIpv4Mapped,
  parseIp,
} from '@assay/networks';
import { allSteps } from '../all-steps';
import type { Places } from '../geo/places';
import { openPlaces, placesStamp } from '../geo/places-file';
import { DeclaredPlaces } from './declared-places';
import type { IpFacts } from './facts';
import { type IpPackageDirs, readManifest } from './ip-packages';
import { type IpDataMode, type IpTables, openingIpTables } from './ip-tables';
import { JudgeIndex, loadingIpFeeds } from './judge-index';
import { type Place, unknownPlace, utcOffset } from './place-table';
import { isReserved } from './registered-countries';
import { ipSourceStatus, type SourceStatus } from './source-status';
import type { Verdict } from './verdict';

interface IpDataOptions {
  /** Folder of the deployment's data: `ip/` contains the packed file, `feeds/` the imported feeds. */
  readonly dataDir: string;
  readonly packageDirs?: IpPackageDirs;
}

/** All facts about IP addresses that are available offline. */
export interface IpData {
  /**
   * Returns the facts about an address, `null` when the text isn't one (`parseIp` lists the rejected forms).
   * IPv4-mapped, NAT64, 6to4 and Teredo addresses are evaluated by the IPv4 address they contain.
   * @param now time for which the time zone offset is given
   */
  lookup(ip: string, now: Date): IpFacts | null;
  mode(): IpDataMode;
  /** Loads a packed file or feeds that were written since; lookups see either all of the new state or none. */
  reload(): void;
  /**
   * Does the same in steps, so that other work can run in between.
   * @returns a function that activates the new state; until it is called, lookups see the old state
   */
  preparing(): Generator<void, () => void>;
  /**
   * Compares the packed file with its digest in short steps, so that lookups continue. A file that differs is
   * no longer used: the plain files replace it until another is built.
   * @returns true when the file was intact
   */
  verify(): Promise<boolean>;
  status(now: Date): SourceStatus[];
  /** Returns the feeds whose current version is damaged; the previous version is used if there is one. */
  damagedFeeds(): readonly string[];
  /** Frees the tables; lookups throw afterwards. */
  close(): void;
}

/** The tables in use at one time. */
interface State {
  readonly tables: IpTables;
  readonly judges: JudgeIndex;
  readonly declared: DeclaredPlaces | null;
}

/** Returns the positions of cities, and reads them again only after their file was rewritten. */
function cachedPlaces(dataDir: string): () => Places {
  let kept: { readonly stamp: number; readonly places: Places } | null = null;
  return () => {
    const stamp = placesStamp(dataDir);
    if (kept?.stamp !== stamp) kept = { stamp, places: openPlaces({ dataDir }) };
    return kept.places;
  };
}

/**
 * Opens the IP data of a deployment. Without a packed file, the packages' files give the same results more
 * slowly, and opening takes longer. A feed whose file is damaged isn't loaded.
 */
export function openIpData(options: IpDataOptions): IpData {
  const { dataDir, packageDirs } = options;
  let damaged: string | null = null;
  const cities = cachedPlaces(dataDir);
  function* opening(before: State | null): Generator<void, State> {
    return yield* loading(yield* openingIpTables(dataDir, packageDirs, damaged), before);
  }
  function* loading(tables: IpTables, before: State | null): Generator<void, State> {
    const feeds = yield* loadingIpFeeds(dataDir, before?.judges.feeds ?? null);
    const { places } = feeds;
    const declared = places.length === 0 ? null : yield* DeclaredPlaces.building(places, cities());
    return { tables, judges: new JudgeIndex(feeds, tables.systems), declared };
  }
  let state: State | null = allSteps(opening(null));
  const loaded = () => {
    if (state === null) throw new Error('the IP data is closed');
    return state;
  };
  const address = emptyAddress();
  const place = unknownPlace();

  return {
    lookup(text, now) {
      const answering = loaded();
      return parseIp(text, address) ? factsOf(answering, text, address, place, now) : null;
    },
    mode: () => loaded().tables.mode,
    *preparing() {
      const before = loaded();
      const { tables } = before;
      const isSameFile = readManifest(dataDir)?.file === tables.manifest?.file;
      const next = isSameFile ? yield* loading(tables, before) : yield* opening(before);
      return () => {
        // Don't restore tables that were found to be damaged in the meantime.
        if (loaded().tables === tables) state = next;
        else state = allSteps(opening(next));
      };
    },
    reload() {
      allSteps(this.preparing())();
    },
    async verify() {
      const { tables } = loaded();
      if (await tables.isWhole()) return true;
      // Data that was loaded in the meantime is already in use.
      if (state?.tables !== tables) return true;
      damaged = tables.manifest?.file ?? null;
      state = allSteps(opening(state));
      return false;
    },
    status(now) {
      const { tables, judges } = loaded();
      return ipSourceStatus(dataDir, tables, judges.feeds.versions, now);
    },
    damagedFeeds: () => loaded().judges.feeds.damaged,
    close() {
      state = null;
    },
  };
}

/**
 * Returns the facts about a parsed address.
 * @param address is changed to the IPv4 address that it contains
 * @param place is overwritten: a scratch value of the caller
 */
function factsOf(state: State, text: string, address: IpAddress, place: Place, now: Date): IpFacts {
  const { tables, judges, declared } = state;
  const ip = canonicalText(text, address);
  if (isReserved(address)) return reservedFacts(ip, judges.reservedVerdict());

  tables.locate(address, place);
  const placeSource = declared === null ? null : declared.correct(address, place);
  const { systems } = tables;
  const system = systems.find(address);
  const own = judges.own(address);
  const verdict = judges.verdict(address, system, own);
  return {
    ip,
    country: place.country,
    state_prov: place.stateProv,
    city: place.city,
    latitude: place.latitude,
    longitude: place.longitude,
    timezone: place.timezone,
    timezone_offset: place.timezone === null ? null : utcOffset(place.timezone, now),
    place_source: placeSource,
    isp_name: own?.owner ?? systems.organisation(system),
    asn: own?.asn ?? (system === 0 ? null : systems.asn(system)),
    type: verdict.type,
    provider_name: verdict.provider_name,
    tor: verdict.tor,
    harmful: verdict.harmful,
    vpn: verdict.vpn,
    web_proxy: verdict.web_proxy,
    public_proxy: verdict.public_proxy,
    data_center_proxy: verdict.data_center_proxy,
    residential_proxy: verdict.residential_proxy,
    consumer_privacy_network: verdict.consumer_privacy_network,
    enterprise_private_network: verdict.enterprise_private_network,
    search_engine_spider: verdict.search_engine_spider,
    spam_number: verdict.spam_number,
    evidence: verdict.evidence,
  };
}

/**
 * Returns the canonical spelling of an address. @param address is changed to the IPv4 address that it
 * contains
 */
function canonicalText(text: string, address: IpAddress): string {
  if (address.version !== 6) return text;
  const ip = isIpv4Mapped(address) ? formatIpv4(address.word3) : formatIpv6(address);
  const embedded = embeddedIpv4(address);
  if (embedded >= 0) {
    address.version = 4;
    address.word0 = embedded;
  }
  return ip;
}

function reservedFacts(ip: string, verdict: Verdict): IpFacts {
  return {
    ip,
    country: null,
    state_prov: null,
    city: null,
    latitude: null,
    longitude: null,
    timezone: null,
    timezone_offset: null,
    place_source: null,
    isp_name: null,
    asn: null,
    ...verdict,
  };
}
