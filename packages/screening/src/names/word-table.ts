import { compareWords, type WordMatch, type WordRules } from './compare-words';
import type { Lexeme } from './lexeme';

/** How alike the words of one query are to the words of names; each pair is compared once, for names share words. */
export class WordTable {
  private readonly rows = new Map<Lexeme, readonly (WordMatch | null)[]>();

  constructor(
    private readonly query: readonly Lexeme[],
    readonly rules: WordRules,
  ) {}

  /** For each word of the query how alike it is to the word. */
  row(word: Lexeme): readonly (WordMatch | null)[] {
    let row = this.rows.get(word);
    if (row === undefined) {
      row = this.query.map((asked) => compareWords(asked, word, this.rules));
      this.rows.set(word, row);
    }
    return row;
  }
}
