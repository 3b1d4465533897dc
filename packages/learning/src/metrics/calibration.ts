/** Whether probabilities mean what they say. */

export interface ReliabilityBin {
  readonly from: number;
  readonly to: number;
  readonly rows: number;
  readonly predicted: number;
  readonly observed: number;
}

const BINS = 10;

/** Mean squared distance of probabilities (0–1) from what came (Brier 1950). */
export function brier(probabilities: Float64Array, labels: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < labels.length; i++) sum += ((probabilities[i] as number) - (labels[i] as number)) ** 2;
  return sum / Math.max(1, labels.length);
}

/** Predicted against observed shares in ten equal parts of 0–1; empty parts are left out. */
export function reliability(probabilities: Float64Array, labels: Uint8Array): readonly ReliabilityBin[] {
  const rows = new Float64Array(BINS);
  const predicted = new Float64Array(BINS);
  const observed = new Float64Array(BINS);
  for (let i = 0; i < labels.length; i++) {
    const p = probabilities[i] as number;
    const bin = Math.min(BINS - 1, Math.floor(p * BINS));
    rows[bin]! += 1;
    predicted[bin]! += p;
    observed[bin]! += labels[i] as number;
  }
  return Array.from(rows, (count, bin) => ({
    from: bin / BINS,
    to: (bin + 1) / BINS,
    rows: count,
    predicted: (predicted[bin] as number) / count,
    observed: (observed[bin] as number) / count,
  })).filter((bin) => bin.rows > 0);
}

/** Expected calibration error: the mean distance between predicted and observed shares, weighted by rows. */
export function calibrationError(probabilities: Float64Array, labels: Uint8Array): number {
  const bins = reliability(probabilities, labels);
  return (
    bins.reduce((sum, bin) => sum + bin.rows * Math.abs(bin.predicted - bin.observed), 0) /
    Math.max(1, labels.length)
  );
}
