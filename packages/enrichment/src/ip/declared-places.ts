import type { IpAddress } from '@assay/networks';
import timeZoneAt from '@photostructure/tz-lookup';
import type { DeclaredPlace } from '../feeds/declared-place';
import type { PlaceSet } from '../feeds/place-set';
import type { Coordinates } from '../geo/distance';
import { regionName, shownRegion } from '../geo/place-key';
import type { Places } from '../geo/places';
import { DeclaredIndex } from './declared-index';
import type { PlaceSource } from './facts';
import { type Place, roundedDegrees, unknownPlace } from './place';

/** The places of one loaded feed. */
export interface LoadedPlaces {
  readonly source: PlaceSource;
  readonly set: PlaceSet;
}

/** A declared place with what the table of cities adds to it. */
interface Declaration {
  readonly source: PlaceSource;
  /** What is answered where the embedded table cannot add to it. */
  readonly place: Place;
  /** How exact the operator was. */
  readonly depth: 'nowhere' | 'country' | 'region' | 'city';
  /** The region as {@link regionName} reduces it; empty when none is declared. */
  readonly region: string;
}

/**
 * The places that operators declare for their networks. They outweigh the embedded table: what it holds on a network
 * is kept only where the operator says less and nothing else.
 */
export class DeclaredPlaces {
  private readonly declared: readonly { readonly place: DeclaredPlace; readonly source: PlaceSource }[];
  /** Those that were asked for: finding a city takes longer than a look-up, and there may be many. */
  private readonly declarations = new Map<number, Declaration>();

  private constructor(
    feeds: readonly LoadedPlaces[],
    private readonly index: DeclaredIndex,
    private readonly cities: Places,
  ) {
    this.declared = feeds.flatMap(({ source, set }) => set.places.map((place) => ({ place, source })));
  }

  /**
   * Indexes the declared places, in steps.
   * @param feeds the one that is believed first before the others
   * @param cities positions of cities
   */
  static *building(feeds: readonly LoadedPlaces[], cities: Places): Generator<void, DeclaredPlaces> {
    return new DeclaredPlaces(feeds, yield* DeclaredIndex.building(feeds.map(({ set }) => set)), cities);
  }

  /**
   * Corrects the place that the embedded table gave an address.
   * @returns the feed that the place is now from; null when none declares one, and the place is as it was
   */
  correct(address: Readonly<IpAddress>, place: Place): PlaceSource | null {
    const number = this.index.find(address);
    if (number === 0) return null;
    const declaration = this.declarations.get(number) ?? this.meet(number);
    if (!addsTo(place, declaration)) Object.assign(place, declaration.place);
    return declaration.source;
  }

  private meet(number: number): Declaration {
    const { place, source } = this.declared[number - 1]!;
    const declaration = declarationOf(place, source, this.cities);
    this.declarations.set(number, declaration);
    return declaration;
  }
}

/** Whether the embedded table's place lies in the declared country or region, of which no city is declared. */
function addsTo(place: Readonly<Place>, { depth, region, place: { country } }: Declaration): boolean {
  if (place.country !== country) return false;
  if (depth === 'country') return true;
  return depth === 'region' && country !== null && regionName(country, place.stateProv ?? '') === region;
}

function declarationOf(declared: DeclaredPlace, source: PlaceSource, cities: Places): Declaration {
  const { country, region, city } = declared;
  if (country === null) return { source, place: unknownPlace(), depth: 'nowhere', region: '' };
  const reduced = regionName(country, region ?? '');
  const found = city === null ? null : cityOf({ country, region, city }, cities);
  return {
    source,
    place: {
      country,
      stateProv: shownRegion(country, region ?? '') ?? found?.region ?? null,
      city,
      latitude: found?.latitude ?? null,
      longitude: found?.longitude ?? null,
      timezone: found === null ? null : timeZoneAt(found.latitude, found.longitude),
    },
    depth: city !== null ? 'city' : region !== null ? 'region' : 'country',
    region: reduced,
  };
}

/** Around the middle of a city as the table has it, so far at most lies the entry that names its region. */
const SAME_CITY_KM = 5;

/**
 * Position of a declared city, and its region as the table of cities names it. A city that the table knows only in
 * another region than the declared one is not taken: it is a namesake.
 */
function cityOf(
  query: { country: string; region: string | null; city: string },
  cities: Places,
): (Coordinates & { readonly region: string | null }) | null {
  const position = cities.locate(query);
  if (position === null) return null;
  const near = cities.nearest(position, SAME_CITY_KM);
  const region = near?.country === query.country ? near.region : null;
  const declared = shownRegion(query.country, query.region ?? '');
  const isNamesake =
    declared !== null &&
    region !== null &&
    regionName(query.country, region) !== regionName(query.country, declared);
  if (isNamesake) return null;
  return {
    latitude: roundedDegrees(position.latitude),
    longitude: roundedDegrees(position.longitude),
    region,
  };
}
