import type { Decision } from '@assay/rules';
import { addHit, type CountedRow, type Hits, noHits } from './tally';

const STATES = 3;
const STATE_NUMBER = { APPROVE: 0, REVIEW: 1, DECLINE: 2 } as const;
const MAX_EXAMPLES = 20;
/** Matches of the draft that are decided only to find the rules that match them too. */
const MAX_COMPARED = 2_000;

/** An example transaction for a count. */
export interface DraftExample {
  readonly id: string;
  /** UNIX milliseconds. */
  readonly at: number;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly signal: number;
}

/** Rows whose state another policy would change, by the states before and after. */
interface Move {
  readonly hits: Hits;
  readonly examples: DraftExample[];
}

/** Sums in one currency: of all rows, of those that the draft matches, and of the labeled ones. */
interface Money {
  all: number;
  all_negative: number;
  fired: number;
  fired_negative: number;
  fired_positive: number;
}

/** Counts of a draft over the history. */
export interface DraftTally {
  /** Id of the last evaluation that was counted. */
  after: string;
  /** All rows, matched or not. */
  readonly all: Hits;
  readonly fired: Hits;
  /** Sums by currency; '' means that no currency was sent. */
  readonly money: Record<string, Money>;
  /** Rows that the replaced rule matches. */
  readonly replaced: Hits;
  /** Nine cells: state under today's policy (row), and with the draft (column). */
  readonly moves: readonly Move[];
  readonly examples: {
    readonly negative: DraftExample[];
    readonly positive: DraftExample[];
    readonly unlabelled: DraftExample[];
  };
  readonly unknownVelocity: number[];
  /** Matches of the draft that were compared with the other rules. */
  readonly overlap: { compared: number; alone: number; readonly byRule: Record<string, number> };
}

export const newDraftTally = (after: string, velocity: number): DraftTally => ({
  after,
  all: noHits(),
  fired: noHits(),
  money: {},
  replaced: noHits(),
  moves: Array.from({ length: STATES * STATES }, () => ({ hits: noHits(), examples: [] })),
  examples: { negative: [], positive: [], unlabelled: [] },
  unknownVelocity: new Array<number>(velocity).fill(0),
  overlap: { compared: 0, alone: 0, byRule: {} },
});

export interface DraftRow extends Pick<CountedRow, 'signal' | 'amount' | 'currency' | 'id'> {
  /** UNIX milliseconds. */
  readonly at: number;
}

const exampleOf = ({ id, at, amount, currency, signal }: DraftRow): DraftExample => ({
  id: id(),
  at,
  amount: typeof amount === 'number' && !Number.isNaN(amount) ? amount : null,
  currency: typeof currency === 'string' ? currency : null,
  signal,
});

function addExample(examples: DraftExample[], row: DraftRow): void {
  if (examples.length < MAX_EXAMPLES) examples.push(exampleOf(row));
}

function countMoney(money: Record<string, Money>, { signal, amount, currency }: DraftRow, isFired: boolean) {
  if (typeof amount !== 'number' || Number.isNaN(amount)) return;
  const key = typeof currency === 'string' ? currency : '';
  money[key] ??= { all: 0, all_negative: 0, fired: 0, fired_negative: 0, fired_positive: 0 };
  const sums = money[key];
  sums.all += amount;
  if (signal < 0) sums.all_negative += amount;
  if (!isFired) return;
  sums.fired += amount;
  if (signal < 0) sums.fired_negative += amount;
  else if (signal > 0) sums.fired_positive += amount;
}

/**
 * Counts a row.
 * @param isFired true if the draft matches it
 */
export function countTried(tally: DraftTally, row: DraftRow, isFired: boolean): void {
  addHit(tally.all, row);
  countMoney(tally.money, row, isFired);
  if (!isFired) return;
  addHit(tally.fired, row);
  const { negative, positive, unlabelled } = tally.examples;
  addExample(row.signal < 0 ? negative : row.signal > 0 ? positive : unlabelled, row);
}

type State = Decision['state'];

/** Counts the states that two policies give to a row. */
export function countMove(tally: DraftTally, before: State, after: State, row: DraftRow): void {
  const move = tally.moves[STATE_NUMBER[before] * STATES + STATE_NUMBER[after]]!;
  addHit(move.hits, row);
  if (before !== after) addExample(move.examples, row);
}

/** Returns true while more matches may be decided only for the overlap. */
export const comparesMore = ({ overlap }: DraftTally): boolean => overlap.compared < MAX_COMPARED;

/**
 * Counts a row that the draft matches.
 * @param others IDs of the other rules that match it
 */
export function countOverlap({ overlap }: DraftTally, others: readonly string[]): void {
  overlap.compared++;
  if (others.length === 0) overlap.alone++;
  for (const id of others) overlap.byRule[id] = (overlap.byRule[id] ?? 0) + 1;
}
