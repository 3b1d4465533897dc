import type { IpAddress } from '@assay/networks';
import { type AddressSet, compareIpv6 } from '../feeds/address-set';
import type { IpFeedMeaning } from '../feeds/feed-content';
import { GrowingColumn } from './column-file';
import { type Ipv4Ranges, Ipv4RangesBuilder } from './ipv4-ranges';
import { Ipv6HostRanges } from './ipv6-ranges';

/** A loaded feed of addresses or of autonomous systems. */
interface LoadedFeed {
  readonly name: string;
  readonly date: string;
  readonly meaning: IpFeedMeaning;
}

/** A feed of addresses with its rows. */
export interface LoadedAddressFeed extends LoadedFeed {
  readonly addresses: AddressSet;
}

/** That an address is on a feed. */
export interface Listing {
  readonly feed: LoadedFeed;
  /** Number of abuse lists where the feed counts, else 0. */
  readonly count: number;
}

/** Borders that are crossed in one step: a millisecond or two. */
const BORDERS_A_STEP = 1000;

/** Feeds are bits of a number, and numbers are whole up to 2^53. */
const MOST_FEEDS = 52;

/**
 * All address feeds as one partition of the address space, so that one search reports every feed an address is on.
 *
 * Addresses on the same feeds share a combination, named by a number; 0 is "on none".
 */
export class ListingIndex {
  private readonly combinations: Listing[][] = [[]];
  private readonly numbers = new Map<number, Map<number, number>>();
  private ipv4 = new Ipv4RangesBuilder().finish();
  private ipv6 = new Ipv6HostRanges(new Uint32Array(), new Uint32Array());

  private constructor(private readonly feeds: readonly LoadedAddressFeed[]) {
    if (feeds.length > MOST_FEEDS) throw new RangeError(`more than ${MOST_FEEDS} address feeds`);
  }

  /** Builds the index, in steps of a millisecond or two: a server takes new feeds over beside its calls. */
  static *building(feeds: readonly LoadedAddressFeed[]): Generator<void, ListingIndex> {
    const index = new ListingIndex(feeds);
    index.ipv4 = yield* index.indexIpv4();
    index.ipv6 = yield* index.indexIpv6();
    return index;
  }

  /** Number of the combination of feeds an address is on. */
  find(address: Readonly<IpAddress>): number {
    return address.version === 4 ? this.ipv4.find(address.word0) : this.ipv6.find(address);
  }

  /** The feeds of a combination, in the order the index was given them. */
  listings(combination: number): readonly Listing[] {
    return this.combinations[combination] ?? [];
  }

  /** Sweeps the borders of all feeds' ranges in ascending order; each feed has its own in that order already. */
  private *indexIpv4(): Generator<void, Ipv4Ranges> {
    const cursors = this.feeds.map(({ addresses }, feed) => new Ipv4Borders(feed, addresses));
    const ranges = new Ipv4RangesBuilder();
    const active = new ActiveFeeds(this.feeds.map(({ addresses }) => addresses.ipv4Counts));
    for (let step = 1; ; step++) {
      let address = Number.POSITIVE_INFINITY;
      for (const cursor of cursors) if (cursor.address < address) address = cursor.address;
      if (address > 0xffffffff) return ranges.finish();
      for (const cursor of cursors) {
        for (; cursor.address === address; cursor.next()) active.cross(cursor.feed, cursor.begins);
      }
      ranges.add(address, this.combination(active));
      if (step % BORDERS_A_STEP === 0) yield;
    }
  }

  private *indexIpv6(): Generator<void, Ipv6HostRanges> {
    const cursors = this.feeds.map(({ addresses }, feed) => new Ipv6Borders(feed, addresses));
    const starts = new GrowingColumn((length) => new Uint32Array(length));
    const values = new GrowingColumn((length) => new Uint32Array(length));
    const active = new ActiveFeeds(this.feeds.map(({ addresses }) => addresses.ipv6Counts));
    for (let step = 1; ; step++) {
      let least: Uint32Array | null = null;
      for (const { address } of cursors) {
        if (address !== null && (least === null || compareIpv6(address, 0, least, 0) < 0)) least = address;
      }
      if (least === null) return new Ipv6HostRanges(starts.finish(), values.finish());
      for (const cursor of cursors) {
        while (cursor.address !== null && compareIpv6(cursor.address, 0, least, 0) === 0) {
          active.cross(cursor.feed, cursor.begins);
          cursor.next();
        }
      }
      for (const word of least) starts.push(word);
      values.push(this.combination(active));
      if (step % BORDERS_A_STEP === 0) yield;
    }
  }

  private combination(active: ActiveFeeds): number {
    if (active.mask === 0) return 0;
    let byCount = this.numbers.get(active.mask);
    if (byCount === undefined) {
      byCount = new Map();
      this.numbers.set(active.mask, byCount);
    }
    let number = byCount.get(active.count);
    if (number === undefined) {
      number = this.combinations.length;
      byCount.set(active.count, number);
      this.combinations.push(
        this.feeds
          .filter((_, feed) => Math.floor(active.mask / 2 ** feed) % 2 === 1)
          .map((feed) => ({ feed, count: feed.meaning.countsLists ? active.count : 0 })),
      );
    }
    return number;
  }
}

/** Where the IPv4 ranges of one feed begin and have ended, in ascending order; infinity behind the last. */
class Ipv4Borders {
  address: number;
  begins = true;
  private range = 0;

  constructor(
    readonly feed: number,
    private readonly addresses: AddressSet,
  ) {
    this.address = addresses.ipv4First[0] ?? Number.POSITIVE_INFINITY;
  }

  next(): void {
    if (this.begins) this.address = this.addresses.ipv4Last[this.range++]! + 1;
    else this.address = this.addresses.ipv4First[this.range] ?? Number.POSITIVE_INFINITY;
    this.begins = !this.begins;
  }
}

/** The same for IPv6; null behind the last. */
class Ipv6Borders {
  address: Uint32Array | null;
  begins = true;
  private range = 0;

  constructor(
    readonly feed: number,
    private readonly addresses: AddressSet,
  ) {
    this.address = this.first();
  }

  next(): void {
    if (this.begins) {
      const at = this.range++ * 4;
      this.address = successor(this.addresses.ipv6Last.subarray(at, at + 4));
    } else this.address = this.first();
    this.begins = !this.begins;
  }

  private first(): Uint32Array | null {
    const at = this.range * 4;
    return at < this.addresses.ipv6First.length ? this.addresses.ipv6First.subarray(at, at + 4) : null;
  }
}

/** Which feeds hold the address the sweep is at; a feed's ranges are disjoint, so it enters and leaves in turn. */
class ActiveFeeds {
  mask = 0;
  /** Abuse lists at this address: that of the one feed that counts. */
  count = 0;
  private readonly nextRange: number[];

  constructor(private readonly counts: readonly Uint16Array[]) {
    this.nextRange = counts.map(() => 0);
  }

  cross(feed: number, begins: boolean): void {
    this.mask += begins ? 2 ** feed : -(2 ** feed);
    if (begins) {
      const range = this.nextRange[feed]!;
      this.nextRange[feed] = range + 1;
      const count = this.counts[feed]![range]!;
      if (count > 0) this.count = count;
    } else if (this.counts[feed]![this.nextRange[feed]! - 1]! > 0) this.count = 0;
  }
}

/** The address after an IPv6 address; `null` after the last of all. */
function successor(words: Uint32Array): Uint32Array | null {
  const next = words.slice();
  for (let word = 3; word >= 0; word--) {
    next[word] = next[word]! + 1;
    if (next[word] !== 0) return next;
  }
  return null;
}
