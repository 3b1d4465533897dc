import { type IpAddress, type IpPrefix, parsePrefix, prefixHolds } from '@assay/networks';
import type { AutonomousSystems } from './autonomous-systems';
import { StringTableBuilder } from './column-file';
import { specialPurposeBlocks } from './data/special-purpose-registry';
import { type Ipv4Ranges, Ipv4RangesBuilder, walkTogether } from './ipv4-ranges';
import type { MmdbFile } from './mmdb-file';
import { type Place, placeOfRecord, unknownPlace } from './place-table';

/** The tables that are compared; countries are string numbers, 0 for unknown. */
interface CountryOpinions {
  /** Place numbers of the city table. */
  readonly located: Ipv4Ranges;
  /** Countries in which the networks are registered. */
  readonly registered: Ipv4Ranges;
  /** Rows of the autonomous systems that announce the networks; 0 for none. */
  readonly systems: Ipv4Ranges;
  /** Returns the country of a place number. */
  readonly countryOfPlace: (place: number) => number;
  /** Returns the number of the place with only this country. */
  readonly placeOfCountry: (country: number) => number;
}

/**
 * Returns the city table, corrected by the countries of registration where those are more reliable.
 *
 * City tables tend to locate a network of unknown place in its operator's home country, and registries list
 * it where the operator is registered. A foreign registration is therefore evidence, while a location in the
 * home country isn't. If both apply, the network gets its country of registration without a more precise
 * place.
 *
 * This applies only to operators in several countries. For the others, a foreign registration is that of a
 * parent company or of the holder that leased the addresses. The home country has most of a system's
 * addresses, determined separately for each table.
 */
export function withRegisteredCountries(opinions: CountryOpinions): Ipv4Ranges {
  const { registered, located, systems, countryOfPlace, placeOfCountry } = opinions;
  const homes = homesOf(opinions);
  const [place, registration, system] = [located.cursor(), registered.cursor(), systems.cursor()];
  const result = new Ipv4RangesBuilder();
  walkTogether([place, registration, system], (start) => {
    const home = homes.get(system.value);
    const isMoved = isRegisteredElsewhere(registration.value, countryOfPlace(place.value), home);
    result.add(start, isMoved ? placeOfCountry(registration.value) : place.value);
  });
  return result.finish();
}

/**
 * Checks whether a network is in its country of registration rather than that of the city table. Countries
 * are string numbers.
 * @param home of the system that announces it; undefined without one
 */
function isRegisteredElsewhere(registered: number, located: number, home: OperatorHome | undefined): boolean {
  if (home === undefined || registered === 0 || registered === located) return false;
  return home.isMultinational && registered !== home.registered && located === home.located;
}

/**
 * Maximum share of addresses in the home country, by the city table, for a multinational operator; above it,
 * the operator works in one country.
 */
const MAX_HOME_SHARE = 0.9;

/** The countries with most addresses of a system: in the registry and in the city table. */
interface OperatorHome {
  readonly registered: number;
  readonly located: number;
  readonly isMultinational: boolean;
}

/** Counts the addresses of one system by country. */
class HomeCount {
  private readonly registered = new Map<number, number>();
  private readonly located = new Map<number, number>();

  add(registered: number, located: number, addresses: number): void {
    count(this.registered, registered, addresses);
    count(this.located, located, addresses);
  }

  home(): OperatorHome {
    const inTable = largest(this.located);
    return {
      registered: largest(this.registered).country,
      located: inTable.country,
      isMultinational: inTable.share <= MAX_HOME_SHARE,
    };
  }
}

/** Returns the home countries of the systems, by row. */
function homesOf({
  registered,
  located,
  systems,
  countryOfPlace,
}: CountryOpinions): Map<number, OperatorHome> {
  const counts = new Map<number, HomeCount>();
  const [place, registration, system] = [located.cursor(), registered.cursor(), systems.cursor()];
  walkTogether([place, registration, system], (start, end) => {
    if (system.value === 0) return;
    let ofSystem = counts.get(system.value);
    if (ofSystem === undefined) {
      ofSystem = new HomeCount();
      counts.set(system.value, ofSystem);
    }
    ofSystem.add(registration.value, countryOfPlace(place.value), end - start);
  });
  return new Map([...counts].map(([row, ofSystem]) => [row, ofSystem.home()]));
}

function count(counts: Map<number, number>, country: number, addresses: number): void {
  if (country !== 0) counts.set(country, (counts.get(country) ?? 0) + addresses);
}

/** Returns the country with the most addresses and its share, 0–1; 0 without any. */
function largest(counts: ReadonlyMap<number, number>): { country: number; share: number } {
  let country = 0;
  let most = 0;
  let all = 0;
  for (const [candidate, addresses] of counts) {
    all += addresses;
    if (addresses <= most) continue;
    country = candidate;
    most = addresses;
  }
  return { country, share: all === 0 ? 0 : most / all };
}

/** The plain files that are compared. */
interface PlainOpinions {
  readonly located: MmdbFile;
  readonly registered: MmdbFile;
  readonly systems: AutonomousSystems;
}

/** Countries of holders that lease African address space worldwide; a registration there isn't evidence. */
const SEATS_OF_LENDERS: ReadonlySet<string | null> = new Set(['MU', 'SC']);

/** Returns the country of a record in the registry's file; null when it isn't evidence. */
export function registeredCountry(file: MmdbFile, record: number): string | null {
  const { country } = placeOfRecord(file.record(record));
  return SEATS_OF_LENDERS.has(country) ? null : country;
}

type Home = ReturnType<HomeCount['home']>;

/**
 * Does the same as `withRegisteredCountries` for single IPv4 addresses of the plain files. The home of a
 * system is counted on the first unclear address, which takes a few milliseconds.
 */
export class PlainCountries {
  private readonly countries = new StringTableBuilder();
  private readonly locatedIn = new Map<number, number>([[-1, 0]]);
  private readonly registeredIn = new Map<number, number>([[-1, 0]]);
  private readonly homes = new Map<number, Home>();

  constructor(private readonly opinions: PlainOpinions) {}

  /**
   * Moves an address to its country of registration when that is evidence. @param place location from the
   * city file; changed in place
   */
  correct(address: Readonly<IpAddress>, place: Place): void {
    const { registered, systems } = this.opinions;
    const registration = this.registration(registered.find(address));
    const located = this.countries.number(place.country);
    if (registration === 0 || registration === located) return;
    const system = systems.find(address);
    if (system === 0 || !isRegisteredElsewhere(registration, located, this.homeOf(system))) return;
    Object.assign(place, unknownPlace(), {
      country: registeredCountry(registered, registered.find(address)),
    });
  }

  private homeOf(system: number): Home {
    const known = this.homes.get(system);
    if (known !== undefined) return known;
    const { located, registered, systems } = this.opinions;
    const count = new HomeCount();
    systems.eachIpv4Range(system, (first, last) => {
      registered.walkIpv4(first, last, (start, end, registration) => {
        located.walkIpv4(start, end, (from, to, record) => {
          count.add(this.registration(registration), this.location(record), to - from);
        });
      });
    });
    const home = count.home();
    this.homes.set(system, home);
    return home;
  }

  private registration(record: number): number {
    return numberOf(this.registeredIn, record, () =>
      this.countries.number(registeredCountry(this.opinions.registered, record)),
    );
  }

  private location(record: number): number {
    const { located } = this.opinions;
    return numberOf(this.locatedIn, record, () =>
      this.countries.number(placeOfRecord(located.record(record)).country),
    );
  }
}

/** Caches numbers by record, because many networks of a file refer to the same record. */
function numberOf(known: Map<number, number>, record: number, read: () => number): number {
  let number = known.get(record);
  if (number === undefined) {
    number = read();
    known.set(record, number);
  }
  return number;
}

interface Block {
  readonly prefix: IpPrefix;
  readonly reserved: boolean;
}

/** Returns the blocks with the longest prefix first, so that the first match decides. */
function blocksOf(version: 4 | 6): Block[] {
  return specialPurposeBlocks
    .flatMap(({ prefix: text, global }) => {
      const prefix = parsePrefix(text);
      if (prefix === null) throw new Error(`special-purpose registry: ${text} is not a prefix`);
      return prefix.address.version === version ? [{ prefix, reserved: !global }] : [];
    })
    .sort((a, b) => b.prefix.length - a.prefix.length);
}

/** Groups the blocks by first byte, so that most addresses are compared with few blocks. */
function byFirstByte(blocks: readonly Block[]): readonly (readonly Block[])[] {
  return Array.from({ length: 256 }, (_, byte) =>
    blocks.filter(({ prefix: { address, length } }) => {
      const shared = Math.min(8, length);
      return (byte ^ (address.word0 >>> 24)) >>> (8 - shared) === 0;
    }),
  );
}

const ipv4Blocks = byFirstByte(blocksOf(4));
const ipv6Blocks = byFirstByte(blocksOf(6));

/**
 * Returns true for an address that can't be a customer's public address: private, loopback, link local,
 * documentation, multicast, unallocated and similar (IANA special-purpose registries).
 *
 * Transition addresses (NAT64, 6to4, Teredo) are decided by the IPv4 address they contain: resolve them
 * first.
 */
export function isReserved(address: Readonly<IpAddress>): boolean {
  const blocks = (address.version === 4 ? ipv4Blocks : ipv6Blocks)[address.word0 >>> 24]!;
  for (const block of blocks) if (prefixHolds(block.prefix, address)) return block.reserved;
  return false;
}
