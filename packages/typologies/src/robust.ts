/** Returns the median; NaN for no values. */
export function median(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort();
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return Number.NaN;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/**
 * Returns how surprising a count is: minus the decimal logarithm of the probability of at least this count under a
 * Poisson distribution with the expected one.
 */
export function surprise(count: number, expected: number): number {
  if (count <= expected) return 0;
  // Sum of the upper tail: its terms fall quickly above the expected value.
  let logTerm = -expected + count * Math.log(expected);
  for (let n = 2; n <= count; n++) logTerm -= Math.log(n);
  let tail = 1;
  let term = 1;
  for (let n = count + 1; n < count + 200 && term > 1e-6; n++) {
    term *= expected / n;
    tail += term;
  }
  return -(logTerm + Math.log(tail)) / Math.LN10;
}

/** Factor from the median absolute deviation to the standard deviation of a normal distribution: 1 / Φ⁻¹(3/4). */
const MAD_TO_SIGMA = 1.4826;

/**
 * Returns how many robust standard deviations a value is above the median of earlier values (Iglewicz and Hoaglin,
 * 1993). The deviation is at least `floor`, so that equal earlier values do not make every other value extreme.
 */
export function robustScore(value: number, earlier: readonly number[], floor: number): number {
  const center = median(earlier);
  const deviation = median(earlier.map((one) => Math.abs(one - center))) * MAD_TO_SIGMA;
  return (value - center) / Math.max(deviation, floor);
}
