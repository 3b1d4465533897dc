import { areStrangers, compareWords, type WordMatch, type WordRules } from './compare-words';
import type { Lexeme } from './lexeme';

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

/** How alike the words of one query are to the words of names; each pair is compared once, for names share words. */
export class WordTable {
  private readonly rows = new Map<Lexeme, readonly (WordMatch | null)[]>();
  private readonly key: number;

  constructor(
    private readonly query: readonly Lexeme[],
    readonly rules: WordRules,
  ) {
    this.key = keyOf(rules);
  }

  /** For each word of the query how alike it is to the word. */
  row(word: Lexeme): readonly (WordMatch | null)[] {
    let row = this.rows.get(word);
    if (row === undefined) {
      row = this.compare(word);
      this.rows.set(word, row);
    }
    return row;
  }

  private compare(word: Lexeme): (WordMatch | null)[] {
    const row: (WordMatch | null)[] = new Array(this.query.length);
    for (let at = 0; at < row.length; at++) {
      const asked = this.query[at]!;
      row[at] = areStrangers(asked, word, this.rules)
        ? null
        : compared.compare(asked, word, this.rules, this.key);
    }
    return row;
  }
}
