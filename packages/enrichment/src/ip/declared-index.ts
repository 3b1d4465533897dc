import { addressAfter, compareAddresses, type IpAddress, type IpPrefix, lastAddress } from '@assay/networks';
import { comparePlaced, type NumberedNetworks, placedAddress } from '../feeds/place-set';
import { GrowingColumn } from './growing-column';
import { type Ipv4Ranges, Ipv4RangesBuilder } from './ipv4-ranges';
import { Ipv6HostRanges } from './ipv6-host-ranges';

type Family = 'ipv4' | 'ipv6';

/**
 * Which place is declared for an address, over all loaded feeds: that of the narrowest network around it, and of the
 * feed named first where several declare the same network.
 */
export class DeclaredIndex {
  private constructor(
    private readonly ipv4: Ipv4Ranges,
    private readonly ipv6: Ipv6HostRanges,
  ) {}

  /**
   * Builds the index, in steps of a millisecond or two.
   * @param sets the feeds' networks; their places are numbered from 1 on, through all sets in turn
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

  /** Number of the place; 0 when no feed declares one. */
  find(address: Readonly<IpAddress>): number {
    return address.version === 4 ? this.ipv4.find(address.word0) : this.ipv6.find(address);
  }
}

/** Networks that are looked at in one step: a millisecond or two. */
const NETWORKS_A_STEP = 1000;

interface PlacedNetwork {
  readonly prefix: IpPrefix;
  readonly place: number;
}

/** The networks of all sets by first address, the wider first; of equal ones that of the first set comes last. */
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

/** Gives where the declared place changes, in ascending order and each address once. */
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
  /** The networks around the present address, the narrowest last. */
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
