/**
 * From the raw likeness of two names to the score: piecewise linear and rising, so that 0.585 is where treating a pair
 * as the same name does best on the development pairs (`bench/screening`).
 */
const POINTS: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.5, 0.585],
  [1, 1],
];

/** Asked for every name compared: read by number, not by name. */
export function calibrate(raw: number): number {
  if (raw <= POINTS[0]![0]) return POINTS[0]![1];
  for (let at = 1; at < POINTS.length; at++) {
    const from = POINTS[at - 1]!;
    const to = POINTS[at]!;
    if (raw <= to[0]) return from[1] + ((raw - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
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
