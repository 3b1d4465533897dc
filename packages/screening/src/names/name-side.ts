import type { WordRules } from './alignment';
import { belongsToForm } from './compare-legal-forms';
import { PAIR_NUMBERS } from './index/signature';
import type { LegalForm } from './legal-form';
import type { Lexeme } from './lexeme';
import type { ParsedName } from './parse-name';

const FAMILY_WEIGHT = 1.2;
/** Weight above which a word of an organization counts as a word. */
const LITTLE = 0.5;

/** Checks for words that count towards `min_nr_token_match`. */
const carries = (word: Lexeme, person: boolean): boolean =>
  !word.initial && (person ? !word.particle : word.entityWeight > LITTLE);

function carryingWords(words: readonly Lexeme[], person: boolean): number {
  let count = 0;
  for (const word of words) if (carries(word, person)) count++;
  return count;
}

function weightOf(parsed: ParsedName, index: number, person: boolean): number {
  const word = parsed.words[index]!;
  if (!person) return word.entityWeight;
  return parsed.roles[index] === 'family' && !word.particle
    ? word.personWeight * FAMILY_WEIGHT
    : word.personWeight;
}

/** The Arabic article, when written separately in Latin letters. */
const ARTICLE = /^(?:al|el|ul)$/;

/** A title that is never a name, in any position; it was removed from the other name where it came first. */
const TITLE = /^(?:hajj?i?|haddji|mulla|mullah)$/;

const NO_FORMS: readonly LegalForm[] = [];

/**
 * One of the two names during the matching of words; overwritten by the next name. The remaining words are
 * those without a match that the other name doesn't explain otherwise.
 */
export class Side {
  words: readonly Lexeme[] = [];
  /** The legal forms of the name, including those found among unmatched words. */
  forms: readonly LegalForm[] = NO_FORMS;
  /** Matched words that count towards `min_nr_token_match`, and all words that do. */
  found = 0;
  carrying = 0;
  /** Bit mask of the unmatched words; their number, their weight, and whether one is a number. */
  left = 0;
  leftCount = 0;
  leftMass = 0;
  leftNumber = false;
  /** True if a number that identifies a ship is unmatched; its words don't count. */
  leftShipNumber = false;
  private parsed!: ParsedName;
  private person = false;
  private taken = 0;
  private excused = 0;
  private readonly letterPairs = new Int32Array(PAIR_NUMBERS);

  /** Starts a comparison as names of persons or of organizations. */
  start(parsed: ParsedName, person: boolean): void {
    this.parsed = parsed;
    this.person = person;
    this.words = parsed.words;
    this.forms = person ? NO_FORMS : parsed.legalForms;
    this.taken = 0;
    this.excused = 0;
    this.found = 0;
    this.carrying = carryingWords(parsed.words, person);
  }

  /**
   * Marks consecutive words as matched.
   * @param counts false if the other name has only an initial; the words then count neither as found nor as
   *   required
   * @returns the weight of the words
   */
  take(from: number, count: number, counts: boolean): number {
    let mass = 0;
    for (let index = from; index < from + count; index++) {
      this.taken |= 1 << index;
      mass += weightOf(this.parsed, index, this.person);
      if (!carries(this.words[index]!, this.person)) continue;
      if (counts) this.found++;
      else this.carrying--;
    }
    return mass;
  }

  /**
   * Determines the unmatched words. A word of one of the other name's legal forms isn't unmatched; the form
   * is then added to this name. An article isn't unmatched either if the other name's script joins it to its
   * noun.
   * @param gluesArticles true if that script joins articles
   */
  rest(formsOfOther: readonly LegalForm[], rules: WordRules, gluesArticles: boolean): void {
    const { words, person, parsed } = this;
    const mayBelong = !person && rules.fuzzy && formsOfOther.length > 0;
    this.left = 0;
    this.leftCount = 0;
    this.leftMass = 0;
    this.leftNumber = false;
    this.leftShipNumber = false;
    for (let index = 0; index < words.length; index++) {
      if (this.taken & (1 << index)) continue;
      const word = words[index]!;
      if (word.shipNumber && !person) {
        this.leftShipNumber = true;
        this.excused |= 1 << index;
        if (carries(word, person)) this.carrying--;
        continue;
      }
      if (mayBelong && this.excuses(word, formsOfOther, rules.edits)) {
        this.excused |= 1 << index;
        if (carries(word, person)) this.carrying--;
        continue;
      }
      if (gluesArticles && word.particle && ARTICLE.test(word.text)) continue;
      if (person && TITLE.test(word.text) && words.length > 2) continue;
      this.left |= 1 << index;
      this.leftCount++;
      this.leftMass += weightOf(parsed, index, person);
      if (word.numeric) this.leftNumber = true;
    }
  }

  private excuses(word: Lexeme, formsOfOther: readonly LegalForm[], edits: boolean): boolean {
    for (const form of formsOfOther) {
      if (!belongsToForm(word, form, edits)) continue;
      this.forms = [...this.forms, form];
      return true;
    }
    return false;
  }

  isLeft(index: number): boolean {
    return (this.left & (1 << index)) !== 0;
  }

  /** Checks whether a word counts, because it wasn't used as a legal form. */
  counts(index: number): boolean {
    return (this.excused & (1 << index)) === 0;
  }

  /** Collects the letter pairs of the words that count. @returns numbers that are valid until the next call */
  gatherLetterPairs(): Int32Array {
    const { words } = this;
    const gathered = this.letterPairs;
    gathered.fill(0);
    for (let index = 0; index < words.length; index++) {
      if (!this.counts(index)) continue;
      const pairs = words[index]!.letterPairs;
      for (let number = 0; number < PAIR_NUMBERS; number++) gathered[number]! |= pairs[number]!;
    }
    return gathered;
  }

  /** Returns the unmatched words. */
  leftWords(): Lexeme[] {
    return this.words.filter((_, index) => this.isLeft(index));
  }

  /** Returns the positions of the unmatched words. */
  untaken(): number[] {
    return this.words.flatMap((_, index) => (this.isLeft(index) ? [index] : []));
  }
}
