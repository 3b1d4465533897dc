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

/** Logarithm of the gamma function (Lanczos approximation, as in Numerical Recipes, section 6.1). */
function logGamma(x: number): number {
  const base = x + 5.5;
  let series = 1.000000000190015;
  let at = x;
  for (const factor of LANCZOS) series += factor / ++at;
  return (x + 0.5) * Math.log(base) - base + Math.log((2.506628274631 * series) / x);
}

const LANCZOS = [
  76.18009172947146, -86.5053203294168, 24.0140982408309, -1.231739572450155, 0.00120865097386618,
  -0.000005395239384953,
];

/** Strength of the prior, in observed counts: one account differs from the average by far. */
const PRIOR_COUNT = 0.5;

/**
 * Returns how surprising a count in one window is, given the count in earlier windows: minus the decimal logarithm of
 * the probability of at least this count. A gamma distribution with the average of the population is the prior of the
 * rate, so that a short history makes hardly any count surprising (negative binomial prediction).
 * @param windows length of the history before, in windows
 * @param average average count per window in the population
 */
export function predictedSurprise(
  count: number,
  earlier: { readonly count: number; readonly windows: number },
  average: number,
): number {
  const shape = PRIOR_COUNT + earlier.count;
  const rate = PRIOR_COUNT / Math.max(average, 1e-6) + earlier.windows;
  if (count <= shape / rate) return 0;
  const logTerm =
    logGamma(count + shape) -
    logGamma(shape) -
    logGamma(count + 1) +
    shape * Math.log(rate / (rate + 1)) -
    count * Math.log(rate + 1);
  let tail = 1;
  let term = 1;
  for (let n = count; n < count + 500 && term > 1e-6; n++) {
    term *= (n + shape) / (n + 1) / (rate + 1);
    tail += term;
  }
  return Math.max(0, -(logTerm + Math.log(tail)) / Math.LN10);
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
