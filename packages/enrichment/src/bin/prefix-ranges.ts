/** A range of equally long digit prefixes and what it stands for. */
export interface PrefixRange<T> {
  readonly first: string;
  readonly last: string;
  readonly value: T;
}

/** Ranges of one prefix length, ascending by their first prefix. */
interface Layer<T> {
  readonly length: number;
  readonly first: Float64Array;
  readonly last: Float64Array;
  /** Largest `last` up to and including each entry: how far back an enclosing range can lie. */
  readonly reach: Float64Array;
  readonly values: readonly T[];
}

/** Ranges by prefix length, longest first. */
export interface PrefixRanges<T> {
  readonly layers: readonly Layer<T>[];
}

/** Sorts ranges for look-up. Ranges whose ends differ in length or order are left out. */
export function indexPrefixRanges<T>(ranges: Iterable<PrefixRange<T>>): PrefixRanges<T> {
  const byLength = new Map<number, PrefixRange<T>[]>();
  for (const range of ranges) {
    const { length } = range.first;
    if (length !== range.last.length || range.last < range.first) continue;
    const layer = byLength.get(length);
    if (layer === undefined) byLength.set(length, [range]);
    else layer.push(range);
  }
  const layers = [...byLength].sort(([a], [b]) => b - a).map(([length, list]) => layerOf(length, list));
  return { layers };
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function layerOf<T>(length: number, ranges: PrefixRange<T>[]): Layer<T> {
  ranges.sort((a, b) => order(a.first, b.first) || order(b.last, a.last));
  const last = Float64Array.from(ranges, (range) => Number(range.last));
  const reach = Float64Array.from(last);
  for (let i = 1; i < reach.length; i++) reach[i] = Math.max(reach[i]!, reach[i - 1]!);
  return {
    length,
    first: Float64Array.from(ranges, (range) => Number(range.first)),
    last,
    reach,
    values: ranges.map((range) => range.value),
  };
}

/** What the longest matching prefix of the digits stands for; of nested ranges the innermost, of equal ones the last given. */
export function longestPrefixValue<T>(ranges: PrefixRanges<T>, digits: string): T | null {
  for (const layer of ranges.layers) {
    if (layer.length > digits.length) continue;
    const prefix = Number(digits.slice(0, layer.length));
    let low = 0;
    let high = layer.first.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (layer.first[middle]! <= prefix) low = middle + 1;
      else high = middle;
    }
    for (let i = low - 1; i >= 0 && layer.reach[i]! >= prefix; i--) {
      if (layer.last[i]! >= prefix) return layer.values[i]!;
    }
  }
  return null;
}

/** Reads `first-last first …` into ranges of one value. */
export function readPrefixes<T>(prefixes: string, value: T): PrefixRange<T>[] {
  return prefixes
    .split(' ')
    .filter(Boolean)
    .map((part) => {
      const [first, last] = part.split('-');
      return { first: first!, last: last ?? first!, value };
    });
}
