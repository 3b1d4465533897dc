import { addressAfter, compareAddresses, type IpAddress, type IpPrefix, lastAddress } from '@assay/networks';
import timeZoneAt from '@photostructure/tz-lookup';
import type { DeclaredPlace } from '../feeds/declared-place';
import { comparePlaced, type NumberedNetworks, type PlaceSet, placedAddress } from '../feeds/place-set';
import type { Coordinates } from '../geo/nearest-place';
import { type Places, regionName, shownRegion } from '../geo/places';
import { GrowingColumn } from './column-file';
import type { PlaceSource } from './facts';
import { type Ipv4Ranges, Ipv4RangesBuilder } from './ipv4-ranges';
import { Ipv6HostRanges } from './ipv6-ranges';
import { type Place, roundedDegrees, unknownPlace } from './place-table';

type Family = 'ipv4' | 'ipv6';

/**
 * Index of the declared place of each address over all loaded feeds. The narrowest network that contains the
 * address decides; when several feeds declare the same network, the first feed does.
 */
export class DeclaredIndex {
  private constructor(
    private readonly ipv4: Ipv4Ranges,
    private readonly ipv6: Ipv6HostRanges,
  ) {}

  /**
   * Builds the index in steps of one or two milliseconds.
   * @param sets networks of the feeds; their places are numbered from 1 across all sets in turn
   */
  static *building(sets: readonly NumberedNetworks<unknown>[]): Generator<void, DeclaredIndex> {
    const ipv4 = new Ipv4RangesBuilder();
    yield* sweep(networksOf('ipv4', sets), ({ word0 }, place) => ipv4.add(word0, place));
    const starts = new GrowingColumn((length) => new Uint32Array(length));
    const places = new GrowingColumn((length) => new Uint32Array(length));
    yield* sweep(networksOf('ipv6', sets), ({ word0, word1, word2, word3 }, place) => {
      for (const word of [word0, word1, word2, word3]) starts.push(word);
      places.push(place);
    });
    return new DeclaredIndex(ipv4.finish(), new Ipv6HostRanges(starts.finish(), places.finish()));
  }

  /** Returns the number of the place; 0 when no feed declares one. */
  find(address: Readonly<IpAddress>): number {
    return address.version === 4 ? this.ipv4.find(address.word0) : this.ipv6.find(address);
  }
}

/** Number of networks processed in one step; takes one or two milliseconds. */
const NETWORKS_A_STEP = 1000;

interface PlacedNetwork {
  readonly prefix: IpPrefix;
  readonly place: number;
}

/**
 * Yields the networks of all sets by first address, wider before narrower. Of equal networks, that of the
 * first set comes last.
 */
function* networksOf(family: Family, sets: readonly NumberedNetworks<unknown>[]): Generator<PlacedNetwork> {
  let places = 1;
  const queues = sets.map((set) => {
    const queue = { networks: set[family], row: 0, places };
    places += set.places.length;
    return queue;
  });
  for (;;) {
    let next: (typeof queues)[number] | undefined;
    for (const queue of queues) {
      if (queue.row === queue.networks.place.length) continue;
      if (
        next === undefined ||
        comparePlaced(family, queue.networks, queue.row, next.networks, next.row) <= 0
      )
        next = queue;
    }
    if (next === undefined) return;
    const { networks, row } = next;
    const prefix = { address: placedAddress(family, networks, row), length: networks.length[row]! };
    yield { prefix, place: next.places + networks.place[row]! };
    next.row++;
  }
}

/** Reports each address at which the declared place changes, in ascending order and once per address. */
function* sweep(
  networks: Iterable<PlacedNetwork>,
  change: (start: IpAddress, place: number) => void,
): Generator<void, void> {
  let left = NETWORKS_A_STEP;
  let start: IpAddress | null = null;
  let here = 0;
  const turn = (at: IpAddress, place: number) => {
    if (start !== null && compareAddresses(start, at) !== 0) change(start, here);
    start = at;
    here = place;
  };
  /** The networks that contain the current address, the narrowest last. */
  const open: { readonly last: IpAddress; readonly after: IpAddress | null; readonly place: number }[] = [];
  const close = () => {
    const closed = open.pop();
    if (closed?.after) turn(closed.after, open.at(-1)?.place ?? 0);
  };
  for (const { prefix, place } of networks) {
    while (open.length > 0 && compareAddresses(open.at(-1)!.last, prefix.address) < 0) close();
    open.push({ last: lastAddress(prefix), after: addressAfter(prefix), place });
    turn(prefix.address, place);
    if (--left > 0) continue;
    yield;
    left = NETWORKS_A_STEP;
  }
  while (open.length > 0) close();
  if (start !== null) change(start, here);
}

/** The places of one loaded feed. */
export interface LoadedPlaces {
  readonly source: PlaceSource;
  readonly set: PlaceSet;
}

/** A declared place, combined with data from the table of cities. */
interface Declaration {
  readonly source: PlaceSource;
  /** Place that is returned when the embedded table can't add to it. */
  readonly place: Place;
  /** Precision of the declaration. */
  readonly depth: 'nowhere' | 'country' | 'region' | 'city';
  /** The region as reduced by {@link regionName}; empty when none is declared. */
  readonly region: string;
}

/**
 * The places that operators declare for their networks. They take precedence over the embedded table, whose
 * data is used only where the declaration is less precise and consistent with it.
 */
export class DeclaredPlaces {
  private readonly declared: readonly { readonly place: DeclaredPlace; readonly source: PlaceSource }[];
  /**
   * Declarations that were requested. They are created on demand, because finding a city takes longer than a
   * lookup and there may be many.
   */
  private readonly declarations = new Map<number, Declaration>();

  private constructor(
    feeds: readonly LoadedPlaces[],
    private readonly index: DeclaredIndex,
    private readonly cities: Places,
  ) {
    this.declared = feeds.flatMap(({ source, set }) => set.places.map((place) => ({ place, source })));
  }

  /**
   * Indexes the declared places in steps.
   * @param feeds loaded feeds in order of precedence
   * @param cities positions of cities
   */
  static *building(feeds: readonly LoadedPlaces[], cities: Places): Generator<void, DeclaredPlaces> {
    return new DeclaredPlaces(feeds, yield* DeclaredIndex.building(feeds.map(({ set }) => set)), cities);
  }

  /**
   * Corrects the place that the embedded table gave an address.
   * @returns the feed that declares the place; null when none does, and the place is unchanged
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

/**
 * Checks whether the embedded table's place is in the declared country or region, for declarations without a
 * city.
 */
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

/** Maximum distance in kilometers between the center of a city and the table entry that names its region. */
const SAME_CITY_KM = 5;

/**
 * Returns the position of a declared city, and its region from the table of cities. Null when the table has
 * the city only in another region than the declared one, because that is a different city of the same name.
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
