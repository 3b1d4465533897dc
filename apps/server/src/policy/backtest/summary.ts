import { wilson } from '@assay/learning';
import type { BacktestResult, ShareWithInterval } from '@assay/management-api';
import type { CompiledRuleSet } from '@assay/rules';
import { STATE_NAMES } from '@assay/store';
import type { Hits, Tally } from './tally';

const NOTHING: Hits = { all: 0, negative: 0, positive: 0, amounts: {} };
const DECLINE = 2;
const STATES = STATE_NAMES.length;
const STEP = 10;
const PERCENT_STEPS = 100;

export function shareOf(part: number, whole: number): ShareWithInterval {
  return { value: whole === 0 ? null : part / whole, ...wilson(part, whole) };
}

/** Rounds a sum of money, or another figure, to two decimals. */
export const cents = (sum: number): number => Math.round(sum * 100) / 100;

export const hitsOf = ({ all, negative, positive, amounts }: Hits) => ({
  hits: all,
  negative,
  positive,
  amounts: Object.entries(amounts).map(([currency, sum]) => ({
    currency: currency || null,
    sum: cents(sum),
  })),
});

/** Returns precision over labeled hits, and recall over all labeled fraud. */
export const measured = ({ negative, positive }: Pick<Hits, 'negative' | 'positive'>, frauds: number) => ({
  precision: shareOf(negative, negative + positive),
  recall: shareOf(negative, frauds),
});

/** Counts the labeled transactions that are declined, on the side of the matrix that `pick` selects. */
function declined(tally: Tally, pick: (was: number, becomes: number) => number) {
  const sum = (cells: readonly number[]) =>
    cells.reduce((total, count, i) => {
      const side = pick(Math.floor(i / STATES), i % STATES);
      return side === DECLINE ? total + count : total;
    }, 0);
  return { negative: sum(tally.matrixNegative), positive: sum(tally.matrixPositive) };
}

function rulesResult(tally: Tally, compiled: CompiledRuleSet): NonNullable<BacktestResult['rules']> {
  const frauds = tally.negative;
  return {
    rules: compiled.rules.map(({ rule }) => {
      const hits = tally.rules[rule.id] ?? NOTHING;
      return { id: rule.id, name: rule.name, mode: rule.mode, ...hitsOf(hits), ...measured(hits, frauds) };
    }),
    matrix: tally.matrix.map((rows, i) => ({
      was: STATE_NAMES[Math.floor(i / STATES)] ?? 'REVIEW',
      becomes: STATE_NAMES[i % STATES] ?? 'REVIEW',
      rows,
      negative: tally.matrixNegative[i] ?? 0,
      positive: tally.matrixPositive[i] ?? 0,
    })),
    before: measured(
      declined(tally, (was) => was),
      frauds,
    ),
    after: measured(
      declined(tally, (_, becomes) => becomes),
      frauds,
    ),
    score_shift: {
      mean: tally.rows === 0 ? 0 : cents(tally.shiftSum / tally.rows),
      steps: tally.shifts
        .map((rows, i) => {
          const middle = (i - (tally.shifts.length - 1) / 2) * STEP;
          return { from: middle - STEP / 2, to: middle + STEP / 2, rows };
        })
        .filter(({ rows }) => rows > 0),
    },
    newly_declined: hitsOf(tally.newlyDeclined),
    no_longer_declined: hitsOf(tally.noLongerDeclined),
    new_false_positives: { transactions: tally.newlyDeclined.positive, examples: [...tally.blockedGood] },
    unknown_velocity: compiled.velocity.definitions.flatMap(({ id }, i) => {
      const rows = tally.unknownVelocity[i] ?? 0;
      return rows === 0 ? [] : [{ definition: id, rows }];
    }),
  };
}

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Returns the area under the ROC curve and the average precision, from counts by rising score. */
function areas(negative: readonly number[], positive: readonly number[]) {
  const frauds = total(negative);
  const others = total(positive);
  let above = 0;
  let seen = 0;
  let pairs = 0;
  let precision = 0;
  for (let i = negative.length - 1; i >= 0; i--) {
    const f = negative[i] as number;
    const o = positive[i] as number;
    pairs += o * (above + f / 2);
    above += f;
    seen += f + o;
    if (f > 0) precision += f * (above / seen);
  }
  return {
    auc: frauds === 0 || others === 0 ? null : pairs / (frauds * others),
    pr_auc: frauds === 0 ? null : precision / frauds,
  };
}

const HUNDREDTHS = 100;

function meanOf(counts: readonly number[]): number | null {
  const rows = total(counts);
  if (rows === 0) return null;
  return cents(counts.reduce((sum, count, i) => sum + count * i, 0) / rows / HUNDREDTHS);
}

/** Groups counts into ten equal parts of 0 to 100. */
function tenths(counts: readonly number[]): readonly number[] {
  const parts = new Array<number>(PERCENT_STEPS / STEP).fill(0);
  for (const [i, count] of counts.entries()) {
    parts[Math.min(parts.length - 1, Math.floor(i / (STEP * HUNDREDTHS)))]! += count;
  }
  return parts;
}

const FLOOR = 1e-4;

/**
 * Returns the population stability index of the scores then and now, over tenths; null when no scores were
 * stored then.
 */
function stability(before: readonly number[], after: readonly number[]): number | null {
  const was = total(before);
  const is = total(after);
  if (was === 0 || is === 0) return null;
  const later = tenths(after);
  return tenths(before).reduce((sum, count, i) => {
    const p = Math.max(FLOOR, count / was);
    const q = Math.max(FLOOR, (later[i] as number) / is);
    return sum + (q - p) * Math.log(q / p);
  }, 0);
}

function modelResult(tally: Tally): NonNullable<BacktestResult['model']> {
  const negative = tenths(tally.modelNegative);
  const positive = tenths(tally.modelPositive);
  return {
    ...areas(tally.modelNegative, tally.modelPositive),
    mean_score: meanOf(tally.modelAll),
    mean_score_before: meanOf(tally.modelBefore),
    stability_index: stability(tally.modelBefore, tally.modelAll),
    steps: tenths(tally.modelAll).map((rows, i) => ({
      from: i * STEP,
      to: (i + 1) * STEP,
      rows,
      negative: negative[i] ?? 0,
      positive: positive[i] ?? 0,
    })),
  };
}

/**
 * Returns the result of a finished tally.
 * @param rules the candidate's rules; null when only a model was evaluated
 */
export function backtestResultOf(
  tally: Tally,
  rules: CompiledRuleSet | null,
  withModel: boolean,
): BacktestResult {
  return {
    rows: tally.rows,
    negative: tally.negative,
    positive: tally.positive,
    rules: rules ? rulesResult(tally, rules) : null,
    model: withModel ? modelResult(tally) : null,
    draft: null,
  };
}
