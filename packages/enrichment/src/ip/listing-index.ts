import type { IpAddress } from '@assay/networks';
import { type AddressSet, compareIpv6 } from '../feeds/address-set';
import type { IpFeedMeaning } from '../feeds/feed-content';
import { GrowingColumn } from './column-file';
import { type Ipv4Ranges, Ipv4RangesBuilder } from './ipv4-ranges';
import { Ipv6HostRanges } from './ipv6-ranges';

/** A loaded feed of addresses or autonomous systems. */
interface LoadedFeed {
  readonly name: string;
  readonly date: string;
  readonly meaning: IpFeedMeaning;
}

/** A feed of addresses with its rows. */
export interface LoadedAddressFeed extends LoadedFeed {
  readonly addresses: AddressSet;
}

/** The listing of an address on a feed. */
export interface Listing {
  readonly feed: LoadedFeed;
  /** Number of abuse lists if the feed counts them, else 0. */
  readonly count: number;
}

/** Number of range borders processed in one step; takes one or two milliseconds. */
const BORDERS_A_STEP = 1000;

/** Feeds are bits of a number, and JavaScript numbers are exact integers up to 2^53. */
const MAX_FEEDS = 52;

/**
 * Partition of the address space by all address feeds, so that one search returns every feed that contains an
 * address.
 *
 * Addresses on the same feeds share a combination, identified by a number; 0 means "on no feed".
 */
export class ListingIndex {
  private readonly combinations: Listing[][] = [[]];
  private readonly numbers = new Map<number, Map<number, number>>();
  private ipv4 = new Ipv4RangesBuilder().finish();
  private ipv6 = new Ipv6HostRanges(new Uint32Array(), new Uint32Array());

  private constructor(private readonly feeds: readonly LoadedAddressFeed[]) {
    if (feeds.length > MAX_FEEDS) throw new RangeError(`more than ${MAX_FEEDS} address feeds`);
  }

  /**
   * Builds the index in steps of one or two milliseconds, so that a server can load new feeds while it serves
   * requests.
   */
  static *building(feeds: readonly LoadedAddressFeed[]): Generator<void, ListingIndex> {
    const index = new ListingIndex(feeds);
    index.ipv4 = yield* index.indexIpv4();
    index.ipv6 = yield* index.indexIpv6();
    return index;
  }

  /** Returns the number of the combination of feeds that contain an address. */
  find(address: Readonly<IpAddress>): number {
    return address.version === 4 ? this.ipv4.find(address.word0) : this.ipv6.find(address);
  }

  /** Returns the feeds of a combination, in the order in which they were passed to the index. */
  listings(combination: number): readonly Listing[] {
    return this.combinations[combination] ?? [];
  }

  /** Sweeps the borders of all feeds' ranges in ascending order; each feed's borders are already sorted. */
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

/**
 * Iterates over the starts and ends of the IPv4 ranges of one feed in ascending order; infinity after the
 * last one.
 */
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

/** Iterates in the same way over IPv6 ranges; null after the last one. */
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

/**
 * Tracks the feeds that contain the current address of the sweep. A feed's ranges are disjoint, so its starts
 * and ends alternate.
 */
class ActiveFeeds {
  mask = 0;
  /** Number of abuse lists at this address, from the one feed that counts them. */
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

/** Returns the address after an IPv6 address; `null` after the last address. */
function successor(words: Uint32Array): Uint32Array | null {
  const next = words.slice();
  for (let word = 3; word >= 0; word--) {
    next[word] = next[word]! + 1;
    if (next[word] !== 0) return next;
  }
  return null;
}
