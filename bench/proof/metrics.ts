/** Figures of fraud detection, in addition to those of `packages/learning`. */

/** Returns the positions of rows by falling score. */
const byScore = (scores: Float64Array): Uint32Array =>
  Uint32Array.from({ length: scores.length }, (_, i) => i).sort(
    (i, j) => (scores[j] as number) - (scores[i] as number) || i - j,
  );

/**
 * Returns the lowest score at which at most a share of the legitimate rows is flagged; rows with at least this
 * score are flagged.
 */
export function thresholdAt(scores: Float64Array, labels: Uint8Array, falsePositiveRate: number): number {
  const rows = byScore(scores);
  let others = 0;
  for (const label of labels) others += 1 - label;
  let threshold = Number.POSITIVE_INFINITY;
  for (let i = 0, flagged = 0; i < rows.length; ) {
    const score = scores[rows[i] as number] as number;
    for (; i < rows.length && scores[rows[i] as number] === score; i++)
      flagged += 1 - (labels[rows[i] as number] as number);
    if (flagged > falsePositiveRate * others) break;
    threshold = score;
  }
  return threshold;
}

/** Returns the share of frauds with at least a score; null without frauds. */
function recallAbove(scores: Float64Array, labels: Uint8Array, threshold: number): number | null {
  let frauds = 0;
  let caught = 0;
  for (let i = 0; i < labels.length; i++) {
    if (labels[i] !== 1) continue;
    frauds++;
    if ((scores[i] as number) >= threshold) caught++;
  }
  return frauds === 0 ? null : caught / frauds;
}

/** Returns the share of frauds found at a false positive rate; null without frauds. */
export const recallAt = (scores: Float64Array, labels: Uint8Array, falsePositiveRate: number) =>
  recallAbove(scores, labels, thresholdAt(scores, labels, falsePositiveRate));

const DAY_MS = 86_400_000;

/**
 * Returns the share of frauds found if the given number of highest scores of each UTC day is reviewed; null
 * without frauds.
 * @param at times in UNIX milliseconds
 */
export function recallAtCapacity(
  scores: Float64Array,
  labels: Uint8Array,
  at: readonly number[],
  perDay: number,
): number | null {
  const used = new Map<number, number>();
  let frauds = 0;
  let caught = 0;
  for (const row of byScore(scores)) {
    const day = Math.floor((at[row] as number) / DAY_MS);
    const reviewed = used.get(day) ?? 0;
    const label = labels[row] as number;
    frauds += label;
    if (reviewed >= perDay) continue;
    used.set(day, reviewed + 1);
    caught += label;
  }
  return frauds === 0 ? null : caught / frauds;
}

/**
 * Returns the share of the cost that a model saves if a transaction is reviewed exactly when the expected loss
 * exceeds the cost of the review (Bahnsen, Aouada & Ottersten 2015, "Example-dependent cost-sensitive decision
 * trees", savings measure). A review finds a fraud; a missed fraud costs its amount. The reference is the
 * cheaper of reviewing nothing and reviewing everything. Null if that costs nothing.
 */
export function savings(
  probabilities: Float64Array,
  labels: Uint8Array,
  amounts: readonly number[],
  reviewCost: number,
): number | null {
  let cost = 0;
  let losses = 0;
  for (let i = 0; i < labels.length; i++) {
    const amount = amounts[i] as number;
    const loss = labels[i] === 1 ? amount : 0;
    losses += loss;
    cost += (probabilities[i] as number) * amount > reviewCost ? reviewCost : loss;
  }
  const reference = Math.min(losses, reviewCost * labels.length);
  return reference === 0 ? null : 1 - cost / reference;
}

/** Groups with fewer legitimate rows are left out: their false positive rate is mostly chance. */
const MIN_GROUP = 500;

/**
 * Returns the lowest false positive rate of a group divided by the highest (predictive equality; Jesus et al.
 * 2022, "Turning the tables"): 1 = equal. Null with fewer than two groups.
 */
export function predictiveEquality(
  scores: Float64Array,
  labels: Uint8Array,
  groups: readonly (string | undefined)[],
  threshold: number,
): number | null {
  const counts = new Map<string, { others: number; flagged: number }>();
  for (let i = 0; i < labels.length; i++) {
    const group = groups[i];
    if (group === undefined || labels[i] === 1) continue;
    const count = counts.get(group) ?? { others: 0, flagged: 0 };
    count.others++;
    if ((scores[i] as number) >= threshold) count.flagged++;
    counts.set(group, count);
  }
  const rates = [...counts.values()]
    .filter(({ others }) => others >= MIN_GROUP)
    .map(({ others, flagged }) => flagged / others);
  if (rates.length < 2) return null;
  const highest = Math.max(...rates);
  return highest === 0 ? 1 : Math.min(...rates) / highest;
}
