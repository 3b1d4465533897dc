/** A match with its predicted probability. */
interface Predicted {
  readonly probability: number;
  readonly isTrue: boolean;
  readonly weight: number;
}

const BINS = 10;

/** Returns the expected calibration error over ten bins of equal width (Naeini et al., 2015). */
export function calibrationError(predicted: readonly Predicted[]): number {
  const bins = Array.from({ length: BINS }, () => ({ weight: 0, trues: 0, sum: 0 }));
  let total = 0;
  for (const { probability, isTrue, weight } of predicted) {
    const bin = bins[Math.min(BINS - 1, Math.floor(probability * BINS))]!;
    bin.weight += weight;
    bin.sum += weight * probability;
    if (isTrue) bin.trues += weight;
    total += weight;
  }
  return bins.reduce((error, { trues, sum }) => error + Math.abs(trues - sum) / total, 0);
}

/** Returns the area under the ROC curve of a value; ties count half. */
export function areaUnder(values: readonly { readonly value: number; readonly isTrue: boolean }[]): number {
  const sorted = [...values].sort((a, b) => a.value - b.value);
  const trues = sorted.filter(({ isTrue }) => isTrue).length;
  let ranks = 0;
  for (let from = 0; from < sorted.length; ) {
    let to = from;
    while (to < sorted.length && sorted[to]!.value === sorted[from]!.value) to++;
    const rank = (from + 1 + to) / 2;
    for (let at = from; at < to; at++) if (sorted[at]!.isTrue) ranks += rank;
    from = to;
  }
  const falses = sorted.length - trues;
  return trues === 0 || falses === 0 ? Number.NaN : (ranks - (trues * (trues + 1)) / 2) / (trues * falses);
}

/** Returns the highest value that at most this share of the true matches is below. */
export function thresholdFor(
  values: readonly { readonly value: number; readonly isTrue: boolean }[],
  missed: number,
): number {
  const trues = values
    .filter(({ isTrue }) => isTrue)
    .map(({ value }) => value)
    .sort((a, b) => a - b);
  return trues[Math.floor(missed * trues.length)] ?? 0;
}

/** Returns the share of true and false matches below a value. */
export function sharesBelow(
  values: readonly { readonly value: number; readonly isTrue: boolean }[],
  limit: number,
): { readonly cleared: number; readonly missed: number } {
  const share = (isTrue: boolean) => {
    const of = values.filter((value) => value.isTrue === isTrue);
    return of.filter(({ value }) => value < limit).length / (of.length || 1);
  };
  return { cleared: share(false), missed: share(true) };
}
