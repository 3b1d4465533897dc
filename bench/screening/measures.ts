/** A pair's score and its label. */
export interface Judged {
  readonly score: number;
  readonly same: boolean;
}

export function f1At(
  judged: readonly Judged[],
  threshold: number,
): { f1: number; precision: number; recall: number } {
  const found = judged.filter(({ score }) => score >= threshold);
  const right = found.filter(({ same }) => same).length;
  const precision = right / (found.length || 1);
  const recall = right / (judged.filter(({ same }) => same).length || 1);
  return { f1: (2 * precision * recall) / (precision + recall || 1), precision, recall };
}

/** The best F1 over all thresholds, and where it lies. */
export function bestF1(judged: readonly Judged[]): { f1: number; threshold: number } {
  const sorted = [...judged].sort((a, b) => b.score - a.score);
  const positives = sorted.filter(({ same }) => same).length;
  let right = 0;
  let best = { f1: 0, threshold: 1 };
  for (const [index, { score, same }] of sorted.entries()) {
    if (same) right++;
    if (sorted[index + 1]?.score === score) continue;
    const f1 = (2 * right) / (index + 1 + positives);
    if (f1 > best.f1) best = { f1, threshold: score };
  }
  return best;
}

/** The area under the ROC curve: how often a pair of the same scores above a pair of others, ties half. */
export function areaUnderCurve(judged: readonly Judged[]): number {
  const sorted = [...judged].sort((a, b) => a.score - b.score);
  let ranks = 0;
  let positives = 0;
  for (let from = 0; from < sorted.length; ) {
    let to = from;
    while (to < sorted.length && sorted[to]!.score === sorted[from]!.score) to++;
    for (let at = from; at < to; at++) {
      if (!sorted[at]!.same) continue;
      positives++;
      ranks += (from + to + 1) / 2;
    }
    from = to;
  }
  const negatives = sorted.length - positives;
  return (ranks - (positives * (positives + 1)) / 2) / (positives * negatives);
}

/** Share of the same that score above all but `falseShare` of the others. */
export function recallAt(judged: readonly Judged[], falseShare: number): number {
  const others = judged
    .filter(({ same }) => !same)
    .map(({ score }) => score)
    .sort((a, b) => b - a);
  const limit = others[Math.floor(others.length * falseShare)] ?? 0;
  const positives = judged.filter(({ same }) => same);
  return positives.filter(({ score }) => score > limit).length / positives.length;
}
