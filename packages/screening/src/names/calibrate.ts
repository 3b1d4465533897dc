/**
 * From the raw likeness of two names to the score: piecewise linear and rising, so that 0.585 is where treating a pair
 * as the same name does best on the development pairs (`bench/screening`).
 */
const POINTS: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.5, 0.585],
  [1, 1],
];

export function calibrate(raw: number): number {
  let [fromRaw, fromScore] = POINTS[0]!;
  for (const [toRaw, toScore] of POINTS) {
    if (raw <= toRaw) {
      if (toRaw === fromRaw) return toScore;
      return fromScore + ((raw - fromRaw) / (toRaw - fromRaw)) * (toScore - fromScore);
    }
    fromRaw = toRaw;
    fromScore = toScore;
  }
  return 1;
}

/** The raw likeness that `calibrate` makes a score of. */
export function uncalibrate(score: number): number {
  let [fromRaw, fromScore] = POINTS[0]!;
  for (const [toRaw, toScore] of POINTS) {
    if (score <= toScore && toScore > fromScore)
      return fromRaw + ((score - fromScore) / (toScore - fromScore)) * (toRaw - fromRaw);
    fromRaw = toRaw;
    fromScore = toScore;
  }
  return 1;
}
