import type { IpAddress } from '@assay/networks';
import type { AutonomousSystems } from './autonomous-systems';
import type { MmdbFile } from './mmdb-file';
import { type Place, placeOfRecord, unknownPlace } from './place';
import { HomeCount, isRegisteredElsewhere } from './registered-countries';
import { StringTableBuilder } from './string-table';

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
