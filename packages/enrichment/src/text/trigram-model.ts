/** Symbols of the model: 0 is the edge of a word, 1–26 are a–z. */
const SYMBOLS = 27;

/** Length of word the random alternative expects: it sets what an end of word is worth as evidence. */
const MEAN_RANDOM_LENGTH = 9;

/** Weights of the orders in the interpolated estimate (Jelinek–Mercer smoothing): 3, 2, 1 and none. */
const ORDER_WEIGHTS = [0.72, 0.2, 0.06, 0.02] as const;

/** Evidence of one trigram is bounded, so that one rare spelling (`Zbrzycki`) cannot decide a word alone. */
const LARGEST_EVIDENCE = 2.6;

/** A word of the training text with how much it counts. */
export interface WeightedWord {
  /** Lower-case a–z; words with other characters are skipped. */
  readonly word: string;
  readonly weight: number;
}

/**
 * A letter trigram model: for each (a, b, c) the log of how much likelier `c` is after `a b` in written
 * names and words than in letters drawn evenly at random (natural logarithm).
 */
export interface TrigramModel {
  readonly evidence: Float32Array;
}

/** Counts trigrams over the words and turns them into evidence against "drawn at random". */
export function trainTrigramModel(words: Iterable<WeightedWord>): TrigramModel {
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
      // A context seen a few times only proves little: its share of the weight grows with what was seen.
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
 * Evidence that the letters `text[start, end)` were written rather than drawn at random: the sum of the
 * trigrams' log-likelihood ratios, in nats. Positive: looks written. All characters must be a–z.
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
