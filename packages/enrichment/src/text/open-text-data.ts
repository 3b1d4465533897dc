import { ABBREVIATIONS } from './data/abbreviations';
import { NAMES_BY_LANGUAGE } from './data/names';
import { readInstalledText } from './installed-file';

/** Symbols of the model: 0 is the edge of a word, 1–26 are a–z. */
const SYMBOLS = 27;

/** Expected word length of the random alternative; it determines the weight of a word's end as evidence. */
const MEAN_RANDOM_LENGTH = 9;

/** Weights of the orders in the interpolated estimate (Jelinek–Mercer smoothing): 3, 2, 1 and none. */
const ORDER_WEIGHTS = [0.72, 0.2, 0.06, 0.02] as const;

/** Maximum evidence of one trigram, so that one rare spelling (`Zbrzycki`) can't decide a word alone. */
const LARGEST_EVIDENCE = 2.6;

/** A word of the training text and its weight. */
interface WeightedWord {
  /** Lower-case a–z; words with other characters are skipped. */
  readonly word: string;
  readonly weight: number;
}

/**
 * A letter trigram model. For each (a, b, c) it contains a natural log-likelihood ratio: `c` after `a b` in
 * written names and words, against uniformly random letters.
 */
export interface TrigramModel {
  readonly evidence: Float32Array;
}

/** Counts trigrams over the words and converts them into evidence against "random letters". */
function trainTrigramModel(words: Iterable<WeightedWord>): TrigramModel {
  const tri = new Float64Array(SYMBOLS ** 3);
  const bi = new Float64Array(SYMBOLS ** 2);
  const uni = new Float64Array(SYMBOLS);
  let total = 0;
  for (const { word, weight } of words) {
    let a = 0;
    let b = 0;
    for (let i = 0; i <= word.length; i++) {
      const c = i === word.length ? 0 : symbolOf(word.charCodeAt(i));
      if (c < 0) break;
      tri[(a * SYMBOLS + b) * SYMBOLS + c]! += weight;
      bi[b * SYMBOLS + c]! += weight;
      uni[c]! += weight;
      total += weight;
      a = b;
      b = c;
    }
  }
  return { evidence: evidenceOf(tri, bi, uni, total) };
}

function evidenceOf(tri: Float64Array, bi: Float64Array, uni: Float64Array, total: number): Float32Array {
  const evidence = new Float32Array(SYMBOLS ** 3);
  const randomEnd = 1 / MEAN_RANDOM_LENGTH;
  const randomLetter = (1 - randomEnd) / (SYMBOLS - 1);
  const [w3, w2, w1, w0] = ORDER_WEIGHTS;
  for (let b = 0; b < SYMBOLS; b++) {
    const afterB = sum(bi, b * SYMBOLS);
    for (let a = 0; a < SYMBOLS; a++) {
      const row = (a * SYMBOLS + b) * SYMBOLS;
      const afterAB = sum(tri, row);
      // A context that occurs only a few times is weak evidence, so its weight grows with its count.
      const trust = afterAB / (afterAB + 20);
      for (let c = 0; c < SYMBOLS; c++) {
        const p1 = uni[c]! / total;
        const p2 = afterB > 0 ? bi[b * SYMBOLS + c]! / afterB : p1;
        const p3 = afterAB > 0 ? tri[row + c]! / afterAB : p2;
        const p = w3 * (trust * p3 + (1 - trust) * p2) + w2 * p2 + w1 * p1 + w0 / SYMBOLS;
        const value = Math.log(p / (c === 0 ? randomEnd : randomLetter));
        evidence[row + c] = Math.max(-LARGEST_EVIDENCE, Math.min(LARGEST_EVIDENCE, value));
      }
    }
  }
  return evidence;
}

function sum(counts: Float64Array, row: number): number {
  let total = 0;
  for (let c = 0; c < SYMBOLS; c++) total += counts[row + c]!;
  return total;
}

function symbolOf(code: number): number {
  return code >= 97 && code <= 122 ? code - 96 : -1;
}

/**
 * Returns the evidence that the letters `text[start, end)` were written rather than drawn at random: the sum
 * of the trigrams' log-likelihood ratios, in nats. Positive values mean written. All characters must be a–z.
 */
export function wordEvidence(model: TrigramModel, text: string, start: number, end: number): number {
  const { evidence } = model;
  let a = 0;
  let b = 0;
  let total = 0;
  for (let i = start; i <= end; i++) {
    const c = i === end ? 0 : text.charCodeAt(i) - 96;
    total += evidence[(a * SYMBOLS + b) * SYMBOLS + c]!;
    a = b;
    b = c;
  }
  return total;
}

/** Sources of the text data. */
interface TextDataOptions {
  /** Folders with installed packages; default: every `node_modules` above this module. */
  readonly packageDirs?: readonly string[];
}

/** Data of the text analysis: one letter model, shared with the email analysis. */
export interface TextData {
  readonly model: TrigramModel;
}

/**
 * Word lists of the `zxcvbn` package (MIT) with names and words, and the weight of an entry. Its password
 * list is excluded, because half of it is keyboard walks, which must score as unusual. The list of film
 * dialogues is excluded because it comes from a share-alike source.
 */
const WORD_LISTS: readonly { readonly list: string; readonly weight: number }[] = [
  { list: 'english_wikipedia', weight: 1 },
  { list: 'surnames', weight: 2 },
  { list: 'female_names', weight: 3 },
  { list: 'male_names', weight: 3 },
];

const OWN_NAME_WEIGHT = 6;

/** Weights of an abbreviation alone, and joined to each of a few others. */
const ABBREVIATION_WEIGHT = { alone: 12, joined: 1.5 } as const;
/** Number of other abbreviations to which each is joined, so that the model learns the letters at the seam. */
const JOINED_TO = 24;

/** Share of an entry's weight for its spelling with a leading initial (`jsmith`). */
const INITIAL_SHARE = 0.08;

/**
 * Trains the letter model from the project's names and, if installed, the `zxcvbn` word lists. Takes about
 * 100 ms, so open it once. Without the package, the model covers only the project's names.
 */
export function openTextData(options: TextDataOptions = {}): TextData {
  return { model: trainTrigramModel(trainingWords(options)) };
}

function* trainingWords(options: TextDataOptions): Generator<WeightedWord> {
  for (const names of Object.values(NAMES_BY_LANGUAGE)) {
    for (const word of names.split(' ')) yield* withInitial(word, OWN_NAME_WEIGHT);
  }
  yield* joinedAbbreviations();
  const source = readInstalledText('zxcvbn', 'lib/frequency_lists.js', options.packageDirs);
  if (source === null) return;
  for (const { list, weight } of WORD_LISTS) {
    const words = new RegExp(`\\b${list}: "([^"]*)"`).exec(source)?.[1] ?? '';
    const initials = list === 'surnames';
    for (const word of words.split(',')) {
      if (initials) yield* withInitial(word, weight);
      else yield { word, weight };
    }
  }
}

function* joinedAbbreviations(): Generator<WeightedWord> {
  const count = ABBREVIATIONS.length;
  for (const [index, first] of ABBREVIATIONS.entries()) {
    yield { word: first, weight: ABBREVIATION_WEIGHT.alone };
    for (let step = 1; step <= JOINED_TO; step++) {
      const second = ABBREVIATIONS[(index + step * 17) % count]!;
      yield { word: first + second, weight: ABBREVIATION_WEIGHT.joined };
    }
  }
}

function* withInitial(word: string, weight: number): Generator<WeightedWord> {
  yield { word, weight };
  // The choice of the initial doesn't matter: the model has to learn the letters after it.
  const initial = String.fromCharCode(97 + ((word.length * 7 + word.charCodeAt(0)) % 26));
  yield { word: initial + word, weight: weight * INITIAL_SHARE };
}
