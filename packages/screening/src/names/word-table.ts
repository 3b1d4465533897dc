import { areStrangers, compareWords, type WordMatch, type WordRules } from './compare-words';
import type { Lexeme } from './lexeme';
import { MOST_WORDS } from './words';

/** Pairs of words remembered: of names that many bear, most queries ask again. A power of two. */
const REMEMBERED = 1 << 16;

/** How alike pairs of words were found, each in one place of its own that the next pair of the same place takes over. */
class ComparedWords {
  private readonly asked = new Float64Array(REMEMBERED);
  private readonly listed = new Float64Array(REMEMBERED);
  private readonly rules = new Float64Array(REMEMBERED);
  private readonly match = new Array<WordMatch | null>(REMEMBERED).fill(null);

  /** `compareWords`, from memory where it was asked for lately. @param key of the rules, as `keyOf` */
  compare(asked: Lexeme, listed: Lexeme, rules: WordRules, key: number): WordMatch | null {
    const mixed =
      Math.imul(asked.serial, 0x9e3779b1) ^ Math.imul(listed.serial, 0x85ebca6b) ^ Math.imul(key, 0xc2b2ae35);
    const at = (mixed ^ (mixed >>> 15)) & (REMEMBERED - 1);
    if (this.asked[at] === asked.serial && this.listed[at] === listed.serial && this.rules[at] === key)
      return this.match[at]!;
    const match = compareWords(asked, listed, rules);
    this.asked[at] = asked.serial;
    this.listed[at] = listed.serial;
    this.rules[at] = key;
    this.match[at] = match;
    return match;
  }
}

const compared = new ComparedWords();

/** A number for everything that rules say. */
function keyOf({ fuzzy, edits, ocr, person, phoneticFrom }: WordRules): number {
  const flags = (fuzzy ? 1 : 0) + (edits ? 2 : 0) + (ocr ? 4 : 0) + (person ? 8 : 0);
  return Number.isFinite(phoneticFrom) ? flags + 16 * (1 + phoneticFrom) : flags;
}

/** Rows kept at once; names of one query seldom hold a hundred words. A power of two. */
const ROWS = 1 << 10;
/** Words of a query that its rows have room for; words that are parted are more than were read, seldom more than this. */
const COLUMNS = 2 * MOST_WORDS;

/**
 * The rows of all tables, each in one place of its own that the next word of the same place takes over. They lie in arrays
 * that are never made anew: a query asks for some hundred, and each would be garbage.
 */
class Rows {
  readonly match: (WordMatch | null)[];
  private readonly serial = new Float64Array(ROWS);
  private readonly table = new Float64Array(ROWS);

  constructor(readonly columns: number) {
    this.match = new Array<WordMatch | null>(ROWS * columns).fill(null);
  }

  /** The place of a word's row; its own if `claim` says so. */
  placeOf({ serial }: Lexeme): number {
    const mixed = Math.imul(serial, 0x9e3779b1);
    return (mixed ^ (mixed >>> 15)) & (ROWS - 1);
  }

  /** Takes a place for a row of a table. @returns whether the row stands there already */
  claim(at: number, { serial }: Lexeme, table: number): boolean {
    if (this.serial[at] === serial && this.table[at] === table) return true;
    this.serial[at] = serial;
    this.table[at] = table;
    return false;
  }
}

const shared = new Rows(COLUMNS);
let made = 0;

/** How alike the words of one query are to the words of names; each pair is compared once, for names share words. */
export class WordTable {
  /** What `row` points into, to be read before the next row is asked for. */
  readonly match: readonly (WordMatch | null)[];
  private readonly rows: Rows;
  private readonly key: number;
  private readonly number = ++made;

  constructor(
    private readonly query: readonly Lexeme[],
    readonly rules: WordRules,
  ) {
    this.key = keyOf(rules);
    this.rows = query.length > COLUMNS ? new Rows(query.length) : shared;
    this.match = this.rows.match;
  }

  /** Where in `match` it stands, for each word of the query, how alike it is to the word. */
  row(word: Lexeme): number {
    const { rows } = this;
    const at = rows.placeOf(word);
    const row = at * rows.columns;
    if (!rows.claim(at, word, this.number)) this.compare(word, row);
    return row;
  }

  private compare(word: Lexeme, row: number): void {
    for (let column = 0; column < this.query.length; column++) {
      const asked = this.query[column]!;
      this.rows.match[row + column] = areStrangers(asked, word, this.rules)
        ? null
        : compared.compare(asked, word, this.rules, this.key);
    }
  }
}
