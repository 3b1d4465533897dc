import type { WordMatch, WordRules } from './alignment';
import { areStrangers, compareWords } from './compare-words';
import type { Lexeme } from './lexeme';

/** Numbers of a pair's place: the two words and the rules; a fourth keeps it within one line of the memory. */
const PAIR_NUMBERS = 4;

/** How alike pairs of words were found, each in one place of its own that the next pair of the same place takes over. */
class ComparedWords {
  private readonly pairs: Float64Array;
  private readonly match: (WordMatch | null)[];

  constructor(private readonly places: number) {
    this.pairs = new Float64Array(places * PAIR_NUMBERS);
    this.match = new Array<WordMatch | null>(places).fill(null);
  }

  /** `compareWords`, from memory where it was asked for lately. @param key of the rules, as `keyOf` */
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

/** A number for everything that rules say. */
function keyOf({ fuzzy, edits, ocr, person, phoneticFrom }: WordRules): number {
  const flags = (fuzzy ? 1 : 0) + (edits ? 2 : 0) + (ocr ? 4 : 0) + (person ? 8 : 0);
  return Number.isFinite(phoneticFrom) ? flags + 16 * (1 + phoneticFrom) : flags;
}

/** Numbers of a row's place: the word, the table, where its matches stand; a fourth keeps it within one line of the memory. */
const ROW_NUMBERS = 4;

/**
 * The rows of all tables. Each is found at one place of its own that the next word of the same place takes over, and its
 * matches stand behind those of the row before it, so that those of one query lie together. All of it is made once: a query
 * asks for some hundred rows, and each would be garbage.
 */
class Rows {
  readonly match: (WordMatch | null)[];
  private readonly places: Float64Array;
  private used = 0;

  constructor(
    private readonly rows: number,
    private readonly matches: number,
  ) {
    this.match = new Array<WordMatch | null>(matches).fill(null);
    this.places = new Float64Array(rows * ROW_NUMBERS);
  }

  /** Where the matches of a word's row stand for a table, or the complement of where they have to be written. */
  find(serial: number, table: number, columns: number): number {
    const places = this.places;
    const mixed = Math.imul(serial, 0x9e3779b1);
    const at = ((mixed ^ (mixed >>> 15)) & (this.rows - 1)) * ROW_NUMBERS;
    if (places[at] === serial && places[at + 1] === table) return places[at + 2]!;
    if (this.used + columns > this.matches) {
      // What was found of other words is written over from here on.
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

/** How much a memory of words holds. */
interface MemorySize {
  /** Pairs of words; a power of two. */
  readonly pairs: number;
  /** Rows found at once; a power of two. */
  readonly rows: number;
  /** Matches kept at once, for the rows of the queries that are compared now. */
  readonly matches: number;
}

/** For an index: of names that many bear, most queries ask again; names of one query seldom hold a hundred words. */
export const MEMORY_OF_INDEX: MemorySize = { pairs: 1 << 16, rows: 1 << 10, matches: 1 << 13 };
/** For the names that one query is compared with. */
export const MEMORY_OF_QUERY: MemorySize = { pairs: 1 << 6, rows: 1 << 5, matches: 1 << 9 };

/** How alike words were found, for the tables of all queries that share it. */
export class WordMemory {
  readonly rows: Rows;
  readonly compared: ComparedWords;
  private tables = 0;

  constructor({ pairs, rows, matches }: MemorySize) {
    this.rows = new Rows(rows, matches);
    this.compared = new ComparedWords(pairs);
  }

  /** A number that no other table of this memory has. */
  numberTable(): number {
    return ++this.tables;
  }
}

/** How alike the words of one query are to the words of names; each pair is compared once, for names share words. */
export class WordTable {
  /** What `row` points into, to be read before the next row is asked for. */
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

  /** Where in `match` it stands, for each word of the query, how alike it is to the word. */
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
