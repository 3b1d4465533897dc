import { compareWords, type WordMatch } from './compare-words';
import { consonantCost, consonantsOf } from './consonants';
import { letterMask } from './edit-cost';
import { Lexeme } from './lexeme';
import { soundFold } from './sound-fold';
import type { WordTable } from './word-table';

/** Words of the query and of the name that were taken for each other; each word at most once. */
export interface AlignedPair {
  readonly query: readonly number[];
  readonly name: readonly number[];
  readonly match: WordMatch;
}

/** Words so alike are one: neither is looked for in the neighbours of the other name. */
const SURE = 0.9;
const SHORTEST_JOINED = 5;
const JOINED_SIMILARITY = 0.96;
/** Joined words of a script without vowels: the consonants that a whole has at least, and what they may differ. */
const SHORTEST_CONSONANTS = 3;
const SAME_CONSONANTS = 0.4;
const SIGN_MISTYPED: WordMatch = { similarity: 0.85, likeness: 'joined', edits: 1 };

/** Which words have a partner, a bit each: a name has no more words than a number has bits, but for what is parted later. */
interface Taken {
  words: number;
}
const isTaken = (taken: Taken, index: number): boolean => (taken.words & (1 << index)) !== 0;
const take = (taken: Taken, index: number): void => {
  taken.words |= 1 << index;
};

/** Words that are alike while two names are aligned, the best not yet taken first to go; written anew by each alignment. */
class Cells {
  private count = 0;
  private query = new Uint8Array(64);
  private name = new Uint8Array(64);
  private gain = new Float64Array(64);
  private readonly match: WordMatch[] = [];

  clear(): void {
    this.count = 0;
  }

  add(query: number, name: number, match: WordMatch, gain: number): void {
    if (this.count === this.gain.length) this.grow();
    this.query[this.count] = query;
    this.name[this.count] = name;
    this.match[this.count] = match;
    this.gain[this.count++] = gain;
  }

  private grow(): void {
    const { query, name, gain } = this;
    this.query = new Uint8Array(query.length * 2);
    this.query.set(query);
    this.name = new Uint8Array(name.length * 2);
    this.name.set(name);
    this.gain = new Float64Array(gain.length * 2);
    this.gain.set(gain);
  }

  /** Makes pairs of the words that are not taken yet: of the highest gain first, of equal ones in the order of the query. */
  pair(queryTaken: Taken, nameTaken: Taken, pairs: AlignedPair[]): void {
    for (;;) {
      let best = -1;
      for (let cell = 0; cell < this.count; cell++) {
        if (isTaken(queryTaken, this.query[cell]!) || isTaken(nameTaken, this.name[cell]!)) continue;
        if (best < 0 || this.before(cell, best)) best = cell;
      }
      if (best < 0) return;
      const query = this.query[best]!;
      const name = this.name[best]!;
      take(queryTaken, query);
      take(nameTaken, name);
      pairs.push({ query: placeOf(query), name: placeOf(name), match: this.match[best]! });
    }
  }

  private before(a: number, b: number): boolean {
    const more = this.gain[a]! - this.gain[b]!;
    if (more !== 0) return more > 0;
    const earlier = this.query[b]! - this.query[a]!;
    return earlier !== 0 ? earlier > 0 : this.name[a]! < this.name[b]!;
  }
}

const cells = new Cells();
/** A place by itself: most pairs are of one word each. */
const PLACES: readonly (readonly number[])[] = Array.from({ length: 64 }, (_, place) => [place]);
const placeOf = (place: number): readonly number[] => PLACES[place] ?? [place];

/**
 * One-to-one alignment of two names' words, best pairs first; before that, neighbours that were written as one word in
 * the other name. Order of the words does not matter.
 * @param table of the query's words
 */
export function alignWords(
  query: readonly Lexeme[],
  name: readonly Lexeme[],
  table: WordTable,
  joinWithEdits: boolean,
): AlignedPair[] {
  const { rules } = table;
  const pairs: AlignedPair[] = [];
  const queryTaken: Taken = { words: 0 };
  const nameTaken: Taken = { words: 0 };
  cells.clear();
  let exact = 0;
  const strong = { query: 0, name: 0 };
  for (let j = 0; j < name.length; j++) {
    const row = table.row(name[j]!);
    for (let i = 0; i < query.length; i++) {
      const match = row[i]!;
      if (match === null) continue;
      const a = query[i]!;
      const b = name[j]!;
      if (match.similarity > SURE) {
        exact++;
        strong.query |= 1 << i;
        strong.name |= 1 << j;
      }
      // A longer word and words of the same place win among equals.
      const gain =
        match.similarity * (rules.person ? a.personWeight + b.personWeight : a.entityWeight + b.entityWeight);
      cells.add(i, j, match, gain - Math.abs(i - j) * 1e-3);
    }
  }
  if (exact < Math.max(query.length, name.length) && rules.fuzzy) {
    joinNeighbours(query, name, queryTaken, nameTaken, strong.name, table, joinWithEdits, pairs, false);
    joinNeighbours(name, query, nameTaken, queryTaken, strong.query, table, joinWithEdits, pairs, true);
  }
  cells.pair(queryTaken, nameTaken, pairs);
  return pairs;
}

/** Pairs two or three neighbours of `parts` with one word of `wholes` that reads the same. */
function joinNeighbours(
  parts: readonly Lexeme[],
  wholes: readonly Lexeme[],
  partTaken: Taken,
  wholeTaken: Taken,
  sure: number,
  table: WordTable,
  joinWithEdits: boolean,
  pairs: AlignedPair[],
  reversed: boolean,
): void {
  const { rules } = table;
  for (let j = 0; j < wholes.length; j++) {
    const whole = wholes[j]!;
    if (whole.text.length < SHORTEST_JOINED || isTaken(wholeTaken, j)) continue;
    if (sure & (1 << j)) continue;
    const begins = whole.fold.charCodeAt(0);
    for (let i = 0; i + 1 < parts.length && !isTaken(wholeTaken, j); i++) {
      const { vowelless, fold } = parts[i]!;
      const otherScript = vowelless !== whole.vowelless;
      if (!otherScript && fold.charCodeAt(0) !== begins) continue;
      let letters = parts[i]!.text.length;
      for (let end = i + 1; end < Math.min(parts.length, i + 3); end++) {
        letters += parts[end]!.text.length;
        if (isTaken(partTaken, i) || isTaken(partTaken, end)) break;
        if (!otherScript && Math.abs(letters - whole.text.length) > 2) continue;
        const slipped = rules.edits && end === i + 1 && isSignMistyped(parts[i]!, parts[end]!, whole);
        if (!slipped && !otherScript && !joinWithEdits && lettersDiffer(parts, i, end, whole)) continue;
        const match = slipped
          ? SIGN_MISTYPED
          : joinedMatch(writtenAsOne(parts, i, end), vowelless, whole, joinWithEdits && rules.edits);
        if (match === null) continue;
        const run = Array.from({ length: end - i + 1 }, (_, step) => i + step);
        for (const index of run) take(partTaken, index);
        take(wholeTaken, j);
        pairs.push({ query: reversed ? [j] : run, name: reversed ? run : [j], match });
        break;
      }
    }
  }
}

/** Neighbours without the space between them. */
function writtenAsOne(parts: readonly Lexeme[], from: number, to: number): string {
  let text = '';
  for (let index = from; index <= to; index++) {
    const part = parts[index]!;
    text += part.vowelless ? part.key.slice(1) : part.text;
  }
  return text;
}

/** Letters that `soundFold` neither takes away nor writes. */
const KEPT_LETTERS = letterMask('bglmnr');

/** Whether neighbours are sure to be another word than the whole, as it is written and as it sounds. */
function lettersDiffer(parts: readonly Lexeme[], from: number, to: number, whole: Lexeme): boolean {
  let mask = 0;
  for (let index = from; index <= to; index++) {
    if (parts[index]!.vowelless) return false;
    mask |= parts[index]!.textMask;
  }
  return ((mask ^ whole.textMask) & KEPT_LETTERS) !== 0 && ((mask ^ whole.foldMask) & KEPT_LETTERS) !== 0;
}

/** The sign between two words was taken for a letter: "Kyong-Chol" and "Kyongfchol". */
const isSignMistyped = (first: Lexeme, second: Lexeme, { text }: Lexeme): boolean =>
  text.length === first.text.length + second.text.length + 1 &&
  text.startsWith(first.text) &&
  text.endsWith(second.text);

function joinedMatch(text: string, vowelless: boolean, whole: Lexeme, withEdits: boolean): WordMatch | null {
  if (text === whole.text || soundFold(text) === whole.fold)
    return { similarity: JOINED_SIMILARITY, likeness: 'joined', edits: 0 };
  if (vowelless !== whole.vowelless) {
    const { consonants } = whole;
    if (consonants.length < SHORTEST_CONSONANTS) return null;
    const cost = consonantCost(consonantsOf(text, vowelless), consonants);
    if (cost > SAME_CONSONANTS) return null;
    return { similarity: JOINED_SIMILARITY - cost / consonants.length, likeness: 'joined', edits: 0 };
  }
  if (!withEdits) return null;
  const match = compareWords(new Lexeme(text), whole, {
    fuzzy: true,
    edits: true,
    ocr: false,
    phoneticFrom: Number.POSITIVE_INFINITY,
    person: false,
  });
  return match && match.similarity > 0.75
    ? { ...match, similarity: match.similarity * JOINED_SIMILARITY, likeness: 'joined' }
    : null;
}
