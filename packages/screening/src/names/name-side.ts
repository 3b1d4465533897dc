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

/** Never written to. */
const NONE: Lexeme[] = [];

interface Rest {
  readonly words: readonly Lexeme[];
  readonly mass: number;
  readonly number: boolean;
}

/** One of the two names while its words find partners. */
export class Side {
  private taken = 0;
  private excused = 0;
  /** Words with a partner that count towards `min_nr_token_match`, and all that do. */
  found = 0;
  carrying: number;

  constructor(
    private readonly parsed: ParsedName,
    private readonly person: boolean,
  ) {
    this.carrying = carryingWords(parsed.words, person);
  }

  /** @returns the weight of the words */
  take(indexes: readonly number[], counts: boolean): number {
    let mass = 0;
    for (const index of indexes) {
      this.taken |= 1 << index;
      mass += weightOf(this.parsed, index, this.person);
      if (!carries(this.parsed.words[index]!, this.person)) continue;
      // A word of which the other name has the initial is neither found nor asked for.
      if (counts) this.found++;
      else this.carrying--;
    }
    return mass;
  }

  /**
   * The words without a partner, what they say, and whether a number is among them.
   * @param accounted recognises words that the other name accounts for otherwise: they count no more
   */
  rest(accounted: ((word: Lexeme) => boolean) | null): Rest {
    let words = NONE;
    let mass = 0;
    let number = false;
    for (let index = 0; index < this.parsed.words.length; index++) {
      if (this.taken & (1 << index)) continue;
      const word = this.parsed.words[index]!;
      if (accounted?.(word)) {
        this.excused |= 1 << index;
        if (carries(word, this.person)) this.carrying--;
        continue;
      }
      if (words === NONE) words = [word];
      else words.push(word);
      mass += weightOf(this.parsed, index, this.person);
      if (word.numeric) number = true;
    }
    return { words, mass, number };
  }

  /** The places of the words without a partner. */
  untaken(): number[] {
    return this.parsed.words.flatMap((_, index) =>
      (this.taken | this.excused) & (1 << index) ? [] : [index],
    );
  }

  /** The words that count. */
  words(): readonly Lexeme[] {
    const { words } = this.parsed;
    return this.excused === 0 ? words : words.filter((_, index) => (this.excused & (1 << index)) === 0);
  }
}
