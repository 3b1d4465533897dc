import type { IpAddress } from '@assay/networks';
import { type AddressSet, compareIpv6 } from '../feeds/address-set';
import type { IpFeedMeaning } from '../feeds/feed-source';
import { type Ipv4Ranges, Ipv4RangesBuilder } from './ipv4-ranges';
import { Ipv6HostRanges } from './ipv6-host-ranges';

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
  private readonly ipv4: Ipv4Ranges;
  private readonly ipv6: Ipv6HostRanges;

  constructor(private readonly feeds: readonly LoadedAddressFeed[]) {
    if (feeds.length > MOST_FEEDS) throw new RangeError(`more than ${MOST_FEEDS} address feeds`);
    this.ipv4 = this.indexIpv4();
    this.ipv6 = this.indexIpv6();
  }

  /** Number of the combination of feeds an address is on. */
  find(address: Readonly<IpAddress>): number {
    return address.version === 4 ? this.ipv4.find(address.word0) : this.ipv6.find(address);
  }

  /** The feeds of a combination, in the order the index was given them. */
  listings(combination: number): readonly Listing[] {
    return this.combinations[combination] ?? [];
  }

  /**
   * Sweeps the borders of all feeds' ranges in ascending order. A border is one number, so that a typed array
   * can sort them: address, feed, and whether the range begins (1) or has ended before it (0).
   */
  private indexIpv4(): Ipv4Ranges {
    const borders = new Float64Array(
      this.feeds.reduce((sum, { addresses }) => sum + addresses.ipv4First.length * 2, 0),
    );
    let at = 0;
    for (const [feed, { addresses }] of this.feeds.entries()) {
      for (const first of addresses.ipv4First) borders[at++] = first * 128 + feed * 2 + 1;
      for (const last of addresses.ipv4Last) borders[at++] = (last + 1) * 128 + feed * 2;
    }
    borders.sort();

    const ranges = new Ipv4RangesBuilder();
    const active = new ActiveFeeds(this.feeds.map(({ addresses }) => addresses.ipv4Counts));
    for (let i = 0; i < borders.length; i++) {
      const border = borders[i]!;
      const address = Math.floor(border / 128);
      active.cross((border % 128) >> 1, border % 2 === 1);
      const isLastAtAddress = i + 1 === borders.length || Math.floor(borders[i + 1]! / 128) !== address;
      if (isLastAtAddress && address <= 0xffffffff) ranges.add(address, this.combination(active));
    }
    return ranges.finish();
  }

  private indexIpv6(): Ipv6HostRanges {
    const most = this.feeds.reduce((sum, { addresses }) => sum + addresses.ipv6Counts.length * 2, 0);
    const words = new Uint32Array(most * 4);
    const feedOf = new Uint8Array(most);
    const begins = new Uint8Array(most);
    let at = 0;
    for (const [feed, { addresses }] of this.feeds.entries()) {
      for (let row = 0; row < addresses.ipv6Counts.length; row++) {
        words.set(addresses.ipv6First.subarray(row * 4, row * 4 + 4), at * 4);
        feedOf[at] = feed;
        begins[at++] = 1;
        const end = successor(addresses.ipv6Last.subarray(row * 4, row * 4 + 4));
        if (end === null) continue;
        words.set(end, at * 4);
        feedOf[at++] = feed;
      }
    }
    const order = Uint32Array.from({ length: at }, (_, i) => i).sort(
      (a, b) => compareIpv6(words, a, words, b) || begins[a]! - begins[b]!,
    );

    const starts: number[] = [];
    const values: number[] = [];
    const active = new ActiveFeeds(this.feeds.map(({ addresses }) => addresses.ipv6Counts));
    for (const [i, border] of order.entries()) {
      active.cross(feedOf[border]!, begins[border] === 1);
      const next = order[i + 1];
      if (next !== undefined && compareIpv6(words, border, words, next) === 0) continue;
      starts.push(...words.subarray(border * 4, border * 4 + 4));
      values.push(this.combination(active));
    }
    return new Ipv6HostRanges(Uint32Array.from(starts), Uint32Array.from(values));
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
