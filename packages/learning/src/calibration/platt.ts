/**
 * Converts scores to probabilities (Platt 1999, with the corrections of Lin, Lin & Weng 2007): p = 1 / (1 +
 * exp(-(a·score + b))), fitted on rows that the trees have not seen. It preserves the order of scores.
 */
import { sigmoid } from '../trees/boost';

export interface Calibration {
  readonly a: number;
  readonly b: number;
}

const STEPS = 100;
const ENOUGH = 1e-9;
/** Ensures that the equations can be solved. */
const RIDGE = 1e-12;

/**
 * Minimum slope; positive, so that a score that sorts in the wrong order is not inverted but becomes nearly
 * constant.
 */
const MIN_SLOPE = 1e-3;

/** Normal prior of slope and intercept; the precisions are inverse variances, 0 = no prior. */
interface CalibrationPrior extends Calibration {
  readonly precisionA: number;
  readonly precisionB: number;
}

const NO_PRIOR: CalibrationPrior = { a: 1, b: 0, precisionA: 0, precisionB: 0 };

export function fitPlatt(
  scores: Float64Array,
  labels: Uint8Array,
  prior: CalibrationPrior = NO_PRIOR,
): Calibration {
  let frauds = 0;
  for (const label of labels) frauds += label;
  const others = labels.length - frauds;
  const high = (frauds + 1) / (frauds + 2);
  const low = 1 / (others + 2);
  const loss = (a: number, b: number) => {
    let sum = 0;
    for (let i = 0; i < scores.length; i++) {
      const z = a * (scores[i] as number) + b;
      const target = labels[i] === 1 ? high : low;
      sum += Math.max(z, 0) + Math.log1p(Math.exp(-Math.abs(z))) - target * z;
    }
    return sum + (prior.precisionA * (a - prior.a) ** 2 + prior.precisionB * (b - prior.b) ** 2) / 2;
  };
  let { a, b } = prior;
  let current = loss(a, b);
  for (let step = 0; step < STEPS; step++) {
    let ga = prior.precisionA * (a - prior.a);
    let gb = prior.precisionB * (b - prior.b);
    let haa = RIDGE + prior.precisionA;
    let hab = 0;
    let hbb = RIDGE + prior.precisionB;
    for (let i = 0; i < scores.length; i++) {
      const score = scores[i] as number;
      const p = sigmoid(a * score + b);
      const error = p - (labels[i] === 1 ? high : low);
      const spread = p * (1 - p);
      ga += error * score;
      gb += error;
      haa += spread * score * score;
      hab += spread * score;
      hbb += spread;
    }
    const determinant = haa * hbb - hab * hab || RIDGE;
    const da = -(hbb * ga - hab * gb) / determinant;
    const db = -(haa * gb - hab * ga) / determinant;
    let stride = 1;
    let next = loss(a + da, b + db);
    while (next > current && stride > ENOUGH) {
      stride /= 2;
      next = loss(a + stride * da, b + stride * db);
    }
    if (!(next < current)) break;
    a += stride * da;
    b += stride * db;
    const won = current - next;
    current = next;
    if (won < ENOUGH) break;
  }
  return a >= MIN_SLOPE ? { a, b } : { a: MIN_SLOPE, b: Math.log(frauds + 1) - Math.log(others + 1) };
}

/** Returns the log odds of fraud. */
export const logOdds = ({ a, b }: Calibration, score: number): number => a * score + b;

/** Returns a fraud probability, 0 to 1. */
export const probability = (calibration: Calibration, score: number): number =>
  sigmoid(logOdds(calibration, score));
