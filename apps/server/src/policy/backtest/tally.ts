import { type Decision, LIST_REASON } from '@assay/rules';

/** Running counts of a backtest: plain numbers that a checkpoint can store. */

/** Counts of all rows, and of those that were labeled. */
export interface Hits {
  all: number;
  negative: number;
  positive: number;
  /** Sum of amounts by currency; '' means that no currency was sent. */
  amounts: Record<string, number>;
}

interface RuleHits extends Hits {
  readonly id: string;
}

/** Score shifts are counted in steps of ten points, from -100 to 100. */
const STEP = 10;
const SHIFTS = 21;
/** Model scores have two decimals, 0 to 100. */
const MODEL_STEPS = 10_001;
const STATES = 3;
const CELLS = STATES * STATES;
const MAX_EXAMPLES = 50;

export interface Tally {
  /** Id of the last evaluation that was counted. */
  after: string;
  rows: number;
  negative: number;
  positive: number;
  /** Rows by original state (row) and state by the candidate (column); all, and by label. */
  matrix: number[];
  matrixNegative: number[];
  matrixPositive: number[];
  shifts: number[];
  shiftSum: number;
  rules: Record<string, RuleHits>;
  /** Rows whose state changes to DECLINE, or from DECLINE to another. */
  newlyDeclined: Hits;
  noLongerDeclined: Hits;
  /** Ids of evaluations labeled positive that the candidate newly declines. */
  blockedGood: string[];
  /** Rows in which a velocity value was not computed at the time, by its position in the candidate's plan. */
  unknownVelocity: number[];
  /** Model scores in hundredths: of labeled rows by label, and of all rows. */
  modelNegative: number[];
  modelPositive: number[];
  modelAll: number[];
  /** Scores that were stored at the time. */
  modelBefore: number[];
}

export const noHits = (): Hits => ({ all: 0, negative: 0, positive: 0, amounts: {} });
const zeros = (count: number): number[] => new Array<number>(count).fill(0);

export function newTally(options: {
  readonly after: string;
  readonly velocity: number;
  readonly model: boolean;
}): Tally {
  const steps = options.model ? MODEL_STEPS : 0;
  return {
    after: options.after,
    rows: 0,
    negative: 0,
    positive: 0,
    matrix: zeros(CELLS),
    matrixNegative: zeros(CELLS),
    matrixPositive: zeros(CELLS),
    shifts: zeros(SHIFTS),
    shiftSum: 0,
    rules: {},
    newlyDeclined: noHits(),
    noLongerDeclined: noHits(),
    blockedGood: [],
    unknownVelocity: zeros(options.velocity),
    modelNegative: zeros(steps),
    modelPositive: zeros(steps),
    modelAll: zeros(steps),
    modelBefore: zeros(steps),
  };
}

/** Data of a row in addition to the candidate's decision. */
export interface CountedRow {
  /** 0 APPROVE, 1 REVIEW, 2 DECLINE. */
  readonly state: number;
  readonly score: number;
  /** -1 fraud, 1 legitimate, 0 not labeled. */
  readonly signal: number;
  readonly amount: unknown;
  readonly currency: unknown;
  readonly id: () => string;
}

/** Counts a row with its label and amount. */
export function addHit(
  hits: Hits,
  { signal, amount, currency }: Pick<CountedRow, 'signal' | 'amount' | 'currency'>,
): void {
  hits.all++;
  if (signal < 0) hits.negative++;
  else if (signal > 0) hits.positive++;
  if (typeof amount !== 'number' || Number.isNaN(amount)) return;
  const key = typeof currency === 'string' ? currency : '';
  hits.amounts[key] = (hits.amounts[key] ?? 0) + amount;
}

const DECLINE = 2;
const STATE_NUMBER = { APPROVE: 0, REVIEW: 1, DECLINE } as const;

/** Counts the decision of the candidate rules for a row. */
export function countDecision(tally: Tally, decision: Decision, row: CountedRow): void {
  const now = STATE_NUMBER[decision.state];
  const cell = row.state * STATES + now;
  tally.matrix[cell]!++;
  if (row.signal < 0) tally.matrixNegative[cell]!++;
  else if (row.signal > 0) tally.matrixPositive[cell]!++;
  const shift = decision.fraud_score - row.score;
  tally.shiftSum += shift;
  tally.shifts[Math.round(shift / STEP) + (SHIFTS - 1) / 2]!++;
  for (const { id } of decision.applied_rules) if (!id.startsWith(LIST_REASON)) countRule(tally, id, row);
  for (const { id } of decision.shadow_rules) countRule(tally, id, row);
  if (now === DECLINE && row.state !== DECLINE) {
    addHit(tally.newlyDeclined, row);
    if (row.signal > 0 && tally.blockedGood.length < MAX_EXAMPLES) tally.blockedGood.push(row.id());
  } else if (now !== DECLINE && row.state === DECLINE) addHit(tally.noLongerDeclined, row);
}

function countRule(tally: Tally, id: string, row: CountedRow): void {
  let hits = tally.rules[id];
  if (!hits) {
    hits = { id, ...noHits() };
    tally.rules[id] = hits;
  }
  addHit(hits, row);
}

const hundredths = (score: number): number => Math.min(MODEL_STEPS - 1, Math.max(0, Math.round(score * 100)));

/**
 * Counts the model score of a row.
 * @param before the score stored at the time; null if it is unknown
 */
export function countModelScore(tally: Tally, score: number, before: number | null, signal: number): void {
  const step = hundredths(score);
  tally.modelAll[step]!++;
  if (signal < 0) tally.modelNegative[step]!++;
  else if (signal > 0) tally.modelPositive[step]!++;
  if (before !== null) tally.modelBefore[hundredths(before)]!++;
}
