import type { WordMatch, WordRules } from './alignment';
import { areStrangers, compareWords } from './compare-words';
import type { Lexeme } from './lexeme';

/** Numbers per pair: the two words and the rules; a fourth aligns it to one cache line. */
const PAIR_NUMBERS = 4;

/** Cache of word similarities. Each pair has one slot, which the next pair with the same slot takes over. */
class ComparedWords {
  private readonly pairs: Int32Array;
  private readonly match: (WordMatch | null)[];

  constructor(private readonly places: number) {
    this.pairs = new Int32Array(places * PAIR_NUMBERS);
    this.match = new Array<WordMatch | null>(places).fill(null);
  }

  /** Returns `compareWords`, cached if used recently. @param key of the rules, from `keyOf` */
  compare(asked: Lexeme, listed: Lexeme, rules: WordRules, key: number): WordMatch | null {
    const pairs = this.pairs;
    const mixed =
      Math.imul(asked.serial, 0x9e3779b1) ^ Math.imul(listed.serial, 0x85ebca6b) ^ Math.imul(key, 0xc2b2ae35);
    const place = (mixed ^ (mixed >>> 15)) & (this.places - 1);
    const at = place * PAIR_NUMBERS;
    if (pairs[at] === asked.serial && pairs[at + 1] === listed.serial && pairs[at + 2] === key)
      return this.match[place]!;
    const match = compareWords(asked, listed, rules);
    pairs[at] = asked.serial;
    pairs[at + 1] = listed.serial;
    pairs[at + 2] = key;
    this.match[place] = match;
    return match;
  }
}

/** Encodes rules as a number. */
function keyOf({ fuzzy, edits, ocr, person, phoneticFrom }: WordRules): number {
  const flags = (fuzzy ? 1 : 0) + (edits ? 2 : 0) + (ocr ? 4 : 0) + (person ? 8 : 0);
  return Number.isFinite(phoneticFrom) ? flags + 16 * (1 + phoneticFrom) : flags;
}

/**
 * Numbers per row: the word, the table, and the position of its matches; a fourth aligns it to one cache
 * line.
 */
const ROW_NUMBERS = 4;

/**
 * The rows of all tables. Each has one slot, which the next word with the same slot takes over. Its matches
 * follow those of the previous row, so that the rows of one query are adjacent. Everything is allocated once,
 * because a query reads about a hundred rows, and separate objects would be garbage.
 */
class Rows {
  readonly match: (WordMatch | null)[];
  private readonly places: Int32Array;
  private used = 0;

  constructor(
    private readonly rows: number,
    private readonly matches: number,
  ) {
    this.match = new Array<WordMatch | null>(matches).fill(null);
    this.places = new Int32Array(rows * ROW_NUMBERS);
  }

  /**
   * Returns the position of the matches of a word's row in a table, or the complement of the position at
   * which to write them.
   */
  find(serial: number, table: number, columns: number): number {
    const places = this.places;
    const mixed = Math.imul(serial, 0x9e3779b1);
    const at = ((mixed ^ (mixed >>> 15)) & (this.rows - 1)) * ROW_NUMBERS;
    if (places[at] === serial && places[at + 1] === table) return places[at + 2]!;
    if (this.used + columns > this.matches) {
      // Earlier matches are overwritten from here on.
      places.fill(0);
      this.used = 0;
    }
    const row = this.used;
    this.used += columns;
    places[at] = serial;
    places[at + 1] = table;
    places[at + 2] = row;
    return ~row;
  }
}

/** Size of a word cache. */
interface MemorySize {
  /** Number of word pairs; a power of two. */
  readonly pairs: number;
  /** Number of rows; a power of two. */
  readonly rows: number;
  /** Number of matches, for the rows of the queries that are being compared. */
  readonly matches: number;
}

/** For an index: most queries repeat common names, and the names of one query rarely contain a hundred words. */
export const MEMORY_OF_INDEX: MemorySize = { pairs: 1 << 16, rows: 1 << 10, matches: 1 << 13 };
/** For the names compared with one query. */
export const MEMORY_OF_QUERY: MemorySize = { pairs: 1 << 6, rows: 1 << 5, matches: 1 << 9 };

/** Cache of word similarities, for the tables of all queries that share it. */
export class WordMemory {
  readonly rows: Rows;
  readonly compared: ComparedWords;
  private tables = 0;

  constructor({ pairs, rows, matches }: MemorySize) {
    this.rows = new Rows(rows, matches);
    this.compared = new ComparedWords(pairs);
  }

  /** Returns a number that no other table of this cache uses. */
  numberTable(): number {
    // Numbers of a 32-bit array; they may repeat after four billion tables.
    this.tables = (this.tables + 1) | 0;
    return this.tables;
  }
}

/**
 * Similarity of the words of one query to the words of names. Each pair is compared once, because names share
 * words.
 */
export class WordTable {
  /** Array to which `row` refers; valid until the next row is requested. */
  readonly match: readonly (WordMatch | null)[];
  private readonly key: number;
  private readonly number: number;
  private readonly rows: Rows;

  constructor(
    private readonly query: readonly Lexeme[],
    readonly rules: WordRules,
    private readonly memory: WordMemory,
  ) {
    this.key = keyOf(rules);
    this.number = memory.numberTable();
    this.rows = memory.rows;
    this.match = memory.rows.match;
  }

  /** Returns the position in `match` of the word's similarity to each word of the query. */
  row(word: Lexeme): number {
    const row = this.rows.find(word.serial, this.number, this.query.length);
    if (row >= 0) return row;
    this.compare(word, ~row);
    return ~row;
  }

  private compare(word: Lexeme, row: number): void {
    const { query, rules } = this;
    const key = this.key;
    const { match } = this.rows;
    const { compared } = this.memory;
    for (let column = 0; column < query.length; column++) {
      const asked = query[column]!;
      match[row + column] = areStrangers(asked, word, rules)
        ? null
        : compared.compare(asked, word, rules, key);
    }
  }
}
