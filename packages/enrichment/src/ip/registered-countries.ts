import { type Ipv4Ranges, Ipv4RangesBuilder, walkTogether } from './ipv4-ranges';

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
export function isRegisteredElsewhere(
  registered: number,
  located: number,
  home: OperatorHome | undefined,
): boolean {
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
export class HomeCount {
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
