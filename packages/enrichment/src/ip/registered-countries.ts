import { type IpAddress, type IpPrefix, parsePrefix, prefixHolds } from '@assay/networks';
import type { AutonomousSystems } from './autonomous-systems';
import { StringTableBuilder } from './column-file';
import { specialPurposeBlocks } from './data/special-purpose-registry';
import { type Ipv4Ranges, Ipv4RangesBuilder, walkTogether } from './ipv4-ranges';
import type { MmdbFile } from './mmdb-file';
import { type Place, placeOfRecord, unknownPlace } from './place-table';

/** The tables that are compared; countries are text numbers, 0 for unknown. */
interface CountryOpinions {
  /** Place numbers of the city table. */
  readonly located: Ipv4Ranges;
  /** Countries that the networks are registered in. */
  readonly registered: Ipv4Ranges;
  /** Rows of the autonomous systems that announce them; 0 for none. */
  readonly systems: Ipv4Ranges;
  /** Country of a place number. */
  readonly countryOfPlace: (place: number) => number;
  /** Number of the place of which only the country is known. */
  readonly placeOfCountry: (country: number) => number;
}

/**
 * The city table with the countries of registration where those know more.
 *
 * City tables tend to put a network of unknown place where its operator is at home, and registries list it where the
 * operator is registered. So a registration abroad is a statement of its own, and being located at home is none: where
 * both meet, the network is where it is registered, and nothing finer is known. This holds for operators of several
 * countries; with the others a registration abroad is that of a parent company, or of who lent them the addresses.
 * Home is the country of most of a system's addresses, in either table.
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
 * Whether a network is where it is registered and not where the city table has it. Countries are text numbers.
 * @param home of the system that announces it; undefined when none does
 */
function isRegisteredElsewhere(registered: number, located: number, home: OperatorHome | undefined): boolean {
  if (home === undefined || registered === 0 || registered === located) return false;
  return home.isMultinational && registered !== home.registered && located === home.located;
}

/** An operator with more than this share of its addresses at home, as the city table has them, works in one country. */
const MOST_AT_HOME = 0.9;

/** Where most addresses of a system are: in the registry and in the city table. */
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
      isMultinational: inTable.share <= MOST_AT_HOME,
    };
  }
}

/** The homes of the systems, by row. */
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

/** The country with most addresses and its share of all, 0–1; 0 without any. */
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

/** Seats of holders that lend African address space to the world: being registered there says nothing. */
const SEATS_OF_LENDERS: ReadonlySet<string | null> = new Set(['MU', 'SC']);

/** Country of a record of the registry's file, as far as it is evidence. */
export function registeredCountry(file: MmdbFile, record: number): string | null {
  const { country } = placeOfRecord(file.record(record));
  return SEATS_OF_LENDERS.has(country) ? null : country;
}

type Home = ReturnType<HomeCount['home']>;

/**
 * What `withRegisteredCountries` does to the whole city table, for single IPv4 addresses of the plain files. Where a
 * system is at home is counted when an address of it first leaves doubt, which takes some milliseconds.
 */
export class PlainCountries {
  private readonly countries = new StringTableBuilder();
  private readonly locatedIn = new Map<number, number>([[-1, 0]]);
  private readonly registeredIn = new Map<number, number>([[-1, 0]]);
  private readonly homes = new Map<number, Home>();

  constructor(private readonly opinions: PlainOpinions) {}

  /** Puts an address where it is registered, when that is evidence. @param place where the city file has it; changed in place */
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

/** Files refer to the same record from many networks, so each is read once. */
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

/** Longest prefix first, so that the first hit decides. */
function blocksOf(version: 4 | 6): Block[] {
  return specialPurposeBlocks
    .flatMap(({ prefix: text, global }) => {
      const prefix = parsePrefix(text);
      if (prefix === null) throw new Error(`special-purpose registry: ${text} is not a prefix`);
      return prefix.address.version === version ? [{ prefix, reserved: !global }] : [];
    })
    .sort((a, b) => b.prefix.length - a.prefix.length);
}

/** The blocks that touch each first byte, so that most addresses are compared with few. */
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
 * Whether an address can never be the public address of a customer: private, loopback, link local,
 * documentation, multicast, unallocated and the like (IANA special-purpose registries).
 *
 * Transition addresses (NAT64, 6to4, Teredo) are decided by the IPv4 address they carry: resolve them first.
 */
export function isReserved(address: Readonly<IpAddress>): boolean {
  const blocks = (address.version === 4 ? ipv4Blocks : ipv6Blocks)[address.word0 >>> 24]!;
  for (const block of blocks) if (prefixHolds(block.prefix, address)) return block.reserved;
  return false;
}
