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
    const country = countryOfPlace(place.value);
    const isAbroad = registration.value !== 0 && registration.value !== home?.registered;
    const isMoved =
      home?.isMultinational && isAbroad && country === home.located && country !== registration.value;
    result.add(start, isMoved ? placeOfCountry(registration.value) : place.value);
  });
  return result.finish();
}

/** An operator with more than this share of its addresses at home, as the city table has them, works in one country. */
const MOST_AT_HOME = 0.9;

interface Home {
  readonly registered: number;
  readonly located: number;
  readonly isMultinational: boolean;
}

/** The homes of the systems, by row. */
function homesOf({ registered, located, systems, countryOfPlace }: CountryOpinions): Map<number, Home> {
  const counts = new Map<number, Record<'registered' | 'located', Map<number, number>>>();
  const [place, registration, system] = [located.cursor(), registered.cursor(), systems.cursor()];
  walkTogether([place, registration, system], (start, end) => {
    if (system.value === 0) return;
    let count = counts.get(system.value);
    if (count === undefined) {
      count = { registered: new Map(), located: new Map() };
      counts.set(system.value, count);
    }
    add(count.registered, registration.value, end - start);
    add(count.located, countryOfPlace(place.value), end - start);
  });
  return new Map(
    [...counts].map(([row, count]) => {
      const [inRegistry, inTable] = [largest(count.registered), largest(count.located)];
      const isMultinational = inTable.share <= MOST_AT_HOME;
      return [row, { registered: inRegistry.country, located: inTable.country, isMultinational }];
    }),
  );
}

function add(counts: Map<number, number>, country: number, addresses: number): void {
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
