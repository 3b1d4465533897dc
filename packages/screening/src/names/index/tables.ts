/** Integers below 2³², appended one by one. */
export class GrowingNumbers {
  private items = new Uint32Array(1024);
  length = 0;

  push(item: number): void {
    if (this.length === this.items.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.items);
      this.items = larger;
    }
    this.items[this.length++] = item;
  }

  /** @param place below `length` */
  at(place: number): number {
    return this.items[place]!;
  }

  done(): Uint32Array {
    return this.items.slice(0, this.length);
  }
}

/** Many lists of numbers in two arrays: list `n` is `items[starts[n]]` up to `items[starts[n + 1]]`. */
export interface ListsOfNumbers {
  readonly starts: Uint32Array;
  readonly items: Uint32Array;
}

/**
 * Groups (list, number) pairs into lists, in the given order.
 * @param each calls back with every pair, and gives the same pairs both times it is called
 */
export function gatherLists(
  lists: number,
  each: (add: (list: number, item: number) => void) => void,
): ListsOfNumbers {
  const starts = new Uint32Array(lists + 1);
  each((list) => {
    starts[list + 1]!++;
  });
  for (let list = 0; list < lists; list++) starts[list + 1]! += starts[list]!;
  const items = new Uint32Array(starts[lists]!);
  const next = starts.slice(0, lists);
  each((list, item) => {
    items[next[list]!++] = item;
  });
  return { starts, items };
}

/** Strings of Latin letters and digits with numbers, searchable in both directions, in typed arrays. */
export interface TextTable {
  /** All strings in sequence, one byte per letter. */
  readonly bytes: Uint8Array;
  /** Start of each string, plus the end of the last. */
  readonly starts: Uint32Array;
  /** Open addressing: number + 1, 0 is free. The length is a power of two. */
  readonly slots: Uint32Array;
}

const FNV_PRIME = 0x01000193;
/** Value of `textHash` before the first letter. */
export const TEXT_HASH_START = 0x811c9dc5;
/** Extends `textHash` by one letter. */
export const hashOn = (hash: number, code: number): number => Math.imul(hash ^ code, FNV_PRIME);

/** Returns the 32-bit FNV-1a hash of the letters. */
export function textHash(text: string): number {
  let hash = TEXT_HASH_START;
  for (let index = 0; index < text.length; index++) hash = hashOn(hash, text.charCodeAt(index));
  return hash >>> 0;
}

/** Returns the smallest power of two that is at least `least`, and at least 16. */
export const powerOfTwo = (least: number): number => 2 ** Math.max(4, Math.ceil(Math.log2(least)));

/** @param texts distinct; a string's number is its index */
export function buildTextTable(texts: readonly string[]): TextTable {
  const starts = new Uint32Array(texts.length + 1);
  for (let id = 0; id < texts.length; id++) starts[id + 1] = starts[id]! + texts[id]!.length;
  const bytes = new Uint8Array(starts[texts.length]!);
  const slots = new Uint32Array(powerOfTwo(texts.length * 2));
  for (let id = 0; id < texts.length; id++) {
    const text = texts[id]!;
    const start = starts[id]!;
    for (let index = 0; index < text.length; index++) bytes[start + index] = text.charCodeAt(index);
    let slot = textHash(text) & (slots.length - 1);
    while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
    slots[slot] = id + 1;
  }
  return { bytes, starts, slots };
}

/** Returns the number of a string, or -1. */
export function findText(table: TextTable, text: string): number {
  const mask = table.slots.length - 1;
  for (let slot = textHash(text) & mask; ; slot = (slot + 1) & mask) {
    const id = table.slots[slot]! - 1;
    if (id < 0) return -1;
    const start = table.starts[id]!;
    if (table.starts[id + 1]! - start !== text.length) continue;
    let index = 0;
    while (index < text.length && table.bytes[start + index] === text.charCodeAt(index)) index++;
    if (index === text.length) return id;
  }
}

export const textAt = (table: TextTable, id: number): string =>
  Buffer.from(
    table.bytes.buffer,
    table.bytes.byteOffset + table.starts[id]!,
    table.starts[id + 1]! - table.starts[id]!,
  ).toString('latin1');

export const textCount = (table: TextTable): number => table.starts.length - 1;
