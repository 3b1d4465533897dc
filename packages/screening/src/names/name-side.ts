import type { WordRules } from './alignment';
import { belongsToForm } from './compare-legal-forms';
import { PAIR_NUMBERS } from './index/signature';
import type { LegalForm } from './legal-form';
import type { Lexeme } from './lexeme';
import type { ParsedName } from './parse-name';

const FAMILY_WEIGHT = 1.2;
/** A word of an organisation that weighs no more than this is left out of the count of words. */
const LITTLE = 0.5;

/** Words that count towards `min_nr_token_match`. */
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

/** The article of Arabic, as Latin letters write it apart. */
const ARTICLE = /^(?:al|el|ul)$/;

/** A title that is no name, wherever it stands: it was left out of the other name where it stood before it. */
const TITLE = /^(?:hajj?i?|haddji|mulla|mullah)$/;

const NO_FORMS: readonly LegalForm[] = [];

/**
 * One of the two names while its words find partners; written over by the next name. What is left over are the words
 * without a partner that the other name does not account for otherwise.
 */
export class Side {
  words: readonly Lexeme[] = [];
  /** The name's legal forms, and those that words left over turned out to be. */
  forms: readonly LegalForm[] = NO_FORMS;
  /** Words with a partner that count towards `min_nr_token_match`, and all that do. */
  found = 0;
  carrying = 0;
  /** The words left over, a bit each; how many they are, what they weigh, and whether one is a number. */
  left = 0;
  leftCount = 0;
  leftMass = 0;
  leftNumber = false;
  private parsed!: ParsedName;
  private person = false;
  private taken = 0;
  private excused = 0;
  private readonly letterPairs = new Int32Array(PAIR_NUMBERS);

  /** Begins a comparison as persons' names or as organisations'. */
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
   * Takes words that follow each other.
   * @param counts false: what the other name has is an initial, so they are neither found nor asked for
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
   * Works out what is left over. A word that belongs to one of the other name's legal forms is none of it: the form is
   * then one of this name. An article is none of it either where the other name's script glues it to its noun.
   * @param gluesArticles whether it does
   */
  rest(formsOfOther: readonly LegalForm[], rules: WordRules, gluesArticles: boolean): void {
    const { words, person, parsed } = this;
    const mayBelong = !person && rules.fuzzy && formsOfOther.length > 0;
    this.left = 0;
    this.leftCount = 0;
    this.leftMass = 0;
    this.leftNumber = false;
    for (let index = 0; index < words.length; index++) {
      if (this.taken & (1 << index)) continue;
      const word = words[index]!;
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

  /** Whether a word counts: it was not taken for a legal form. */
  counts(index: number): boolean {
    return (this.excused & (1 << index)) === 0;
  }

  /** The letter pairs of the words that count. @returns numbers that are good until the next call */
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

  /** The words left over. */
  leftWords(): Lexeme[] {
    return this.words.filter((_, index) => this.isLeft(index));
  }

  /** The places of the words left over. */
  untaken(): number[] {
    return this.words.flatMap((_, index) => (this.isLeft(index) ? [index] : []));
  }
}
