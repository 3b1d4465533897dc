/** Pseudorandom numbers that are identical in every run. */
export class Draw {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** Returns a number ≥ 0 and < 1 (mulberry32). */
  share(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(limit: number): number {
    return Math.floor(this.share() * limit);
  }

  of<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!;
  }
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const words = (name: string): string[] => name.split(/[\s,]+/).filter((word) => word !== '');

/** Makes one typing error in a word of at least four letters: a letter lost, doubled, swapped or replaced. */
export function typo(name: string, draw: Draw): string {
  const parts = words(name);
  const long = parts.flatMap((word, index) => (word.length >= 4 ? [index] : []));
  if (long.length === 0) return name;
  const index = draw.of(long);
  const word = parts[index]!;
  const at = 1 + draw.below(word.length - 2);
  const kinds = [
    () => word.slice(0, at) + word.slice(at + 1),
    () => word.slice(0, at) + word[at] + word.slice(at),
    () => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
    () => word.slice(0, at) + LETTERS[draw.below(26)] + word.slice(at + 1),
  ];
  parts[index] = draw.of(kinds)();
  return parts.join(' ');
}

/** Reorders the words. */
export function reorder(name: string, draw: Draw): string {
  const parts = words(name);
  const at = parts.length < 2 ? 0 : 1 + draw.below(parts.length - 1);
  return [...parts.slice(at), ...parts.slice(0, at)].join(' ');
}

/** Removes a space between two words, or adds one within a long word. */
export function respace(name: string, draw: Draw): string {
  const parts = words(name);
  const longest = parts.reduce((best, word, index) => (word.length > parts[best]!.length ? index : best), 0);
  if (parts.length > 1 && draw.share() < 0.6) {
    const at = draw.below(parts.length - 1);
    return [...parts.slice(0, at), parts[at]! + parts[at + 1]!, ...parts.slice(at + 2)].join(' ');
  }
  const word = parts[longest]!;
  if (word.length < 7) return name;
  const at = 3 + draw.below(word.length - 5);
  parts[longest] = `${word.slice(0, at)} ${word.slice(at)}`;
  return parts.join(' ');
}

/** Removes a middle word of three or more; null for fewer. */
export function dropMiddle(name: string, draw: Draw): string | null {
  const parts = words(name);
  if (parts.length < 3) return null;
  const at = 1 + draw.below(parts.length - 2);
  return parts.filter((_, index) => index !== at).join(' ');
}

/** Reduces a middle word to its initial, for three or more words; the first word of two. */
export function initial(name: string, draw: Draw): string | null {
  const parts = words(name);
  if (parts.length < 2) return null;
  const at = parts.length === 2 ? 0 : 1 + draw.below(parts.length - 2);
  parts[at] = `${parts[at]![0]}.`;
  return parts.join(' ');
}
