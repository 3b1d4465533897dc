import { compareWords, type WordMatch, type WordRules } from './compare-words';
import { consonantCost, consonantsOf } from './consonants';
import { Lexeme } from './lexeme';
import { soundFold } from './sound-fold';
import type { WordTable } from './word-table';

/** Words of the query and of the name that were taken for each other; each word at most once. */
export interface AlignedPair {
  readonly query: readonly number[];
  readonly name: readonly number[];
  readonly match: WordMatch;
}

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

interface Cell {
  readonly query: number;
  readonly name: number;
  readonly match: WordMatch;
  readonly gain: number;
}

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
  const cells: Cell[] = [];
  let exact = 0;
  for (let j = 0; j < name.length; j++) {
    const row = table.row(name[j]!);
    for (let i = 0; i < query.length; i++) {
      const match = row[i]!;
      if (match === null) continue;
      const a = query[i]!;
      const b = name[j]!;
      if (match.similarity > 0.9) exact++;
      // A longer word and words of the same place win among equals.
      const gain =
        match.similarity * (rules.person ? a.personWeight + b.personWeight : a.entityWeight + b.entityWeight);
      cells.push({ query: i, name: j, match, gain: gain - Math.abs(i - j) * 1e-3 });
    }
  }
  if (exact < Math.max(query.length, name.length) && rules.fuzzy) {
    joinNeighbours(query, name, queryTaken, nameTaken, cells, rules, joinWithEdits, pairs, false);
    joinNeighbours(name, query, nameTaken, queryTaken, cells, rules, joinWithEdits, pairs, true);
  }
  if (cells.length > 1) cells.sort((a, b) => b.gain - a.gain || a.query - b.query || a.name - b.name);
  for (const cell of cells) {
    if (isTaken(queryTaken, cell.query) || isTaken(nameTaken, cell.name)) continue;
    take(queryTaken, cell.query);
    take(nameTaken, cell.name);
    pairs.push({ query: [cell.query], name: [cell.name], match: cell.match });
  }
  return pairs;
}

/** Pairs two or three neighbours of `parts` with one word of `wholes` that reads the same. */
function joinNeighbours(
  parts: readonly Lexeme[],
  wholes: readonly Lexeme[],
  partTaken: Taken,
  wholeTaken: Taken,
  cells: readonly Cell[],
  rules: WordRules,
  joinWithEdits: boolean,
  pairs: AlignedPair[],
  reversed: boolean,
): void {
  for (let j = 0; j < wholes.length; j++) {
    const whole = wholes[j]!;
    if (whole.text.length < SHORTEST_JOINED || isTaken(wholeTaken, j)) continue;
    if (cells.some((cell) => (reversed ? cell.query : cell.name) === j && cell.match.similarity > 0.9))
      continue;
    for (let i = 0; i + 1 < parts.length && !isTaken(wholeTaken, j); i++) {
      let letters = parts[i]!.text.length;
      const { vowelless } = parts[i]!;
      const otherScript = vowelless !== whole.vowelless;
      if (!otherScript && parts[i]!.fold[0] !== whole.fold[0]) continue;
      for (let end = i + 1; end < Math.min(parts.length, i + 3); end++) {
        letters += parts[end]!.text.length;
        if (isTaken(partTaken, i) || isTaken(partTaken, end)) break;
        if (!otherScript && Math.abs(letters - whole.text.length) > 2) continue;
        const text = parts
          .slice(i, end + 1)
          .map((part) => (part.vowelless ? part.key.slice(1) : part.text))
          .join('');
        const match =
          rules.edits && end === i + 1 && isSignMistyped(parts[i]!, parts[end]!, whole)
            ? SIGN_MISTYPED
            : joinedMatch(text, vowelless, whole, joinWithEdits && rules.edits);
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
