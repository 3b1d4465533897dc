/** Trees of three questions each, in the order that `parseForest` reads them. */
export interface Forest {
  readonly trees: number;
  /** Of each tree seven features that are asked, one for all, then one and the other for each answer, and so on. */
  readonly feature: Uint8Array;
  /** Values up to this one go left. */
  readonly threshold: Float64Array;
  /** Of each tree eight, in log-odds. */
  readonly value: Float64Array;
}

const QUESTIONS = 7;
const ANSWERS = 8;

/**
 * Reads a forest from its table: a line for each tree, seven times a feature's number and a threshold, then eight values in
 * hundredths of log-odds. A question that is not asked is "0 *": everything goes left.
 */
export function parseForest(table: string): Forest {
  const lines = table.trim().split('\n');
  const feature = new Uint8Array(lines.length * QUESTIONS);
  const threshold = new Float64Array(lines.length * QUESTIONS);
  const value = new Float64Array(lines.length * ANSWERS);
  for (const [tree, line] of lines.entries()) {
    const parts = line.trim().split(/\s+/);
    for (let question = 0; question < QUESTIONS; question++) {
      feature[tree * QUESTIONS + question] = Number(parts[question * 2]);
      const limit = parts[question * 2 + 1];
      threshold[tree * QUESTIONS + question] = limit === '*' ? Number.POSITIVE_INFINITY : Number(limit);
    }
    for (let answer = 0; answer < ANSWERS; answer++)
      value[tree * ANSWERS + answer] = Number(parts[QUESTIONS * 2 + answer]) / 100;
  }
  return { trees: lines.length, feature, threshold, value };
}

/** The sum of what the trees say of a row of features, in log-odds. Written out: it is asked for most names compared. */
export function askForest({ trees, feature, threshold, value }: Forest, row: Float64Array): number {
  let sum = 0;
  let at = 0;
  let answers = 0;
  for (let tree = 0; tree < trees; tree++) {
    const second = row[feature[at]!]! <= threshold[at]! ? at + 1 : at + 2;
    const third = row[feature[second]!]! <= threshold[second]! ? 2 * second - at + 1 : 2 * second - at + 2;
    const answer = row[feature[third]!]! <= threshold[third]! ? 2 * (third - at) + 1 : 2 * (third - at) + 2;
    sum += value[answers + answer - QUESTIONS]!;
    at += QUESTIONS;
    answers += ANSWERS;
  }
  return sum;
}
