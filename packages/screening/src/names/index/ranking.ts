import type { EvidenceWeights } from '../../data/evidence-weights';
import type { RankingWeights } from '../../data/ranking-weights';
import { MOST_EVIDENCE } from '../weigh-evidence';

const A_WORD = 1.2;

export const over = (amount: number): number => (amount > 0 ? amount : 0);

/** What words left over take, in log-odds. */
export function leftOver(
  matched: number,
  queryLeft: number,
  nameLeft: number,
  weights: EvidenceWeights,
): number {
  const conflict = Math.min(queryLeft, nameLeft);
  const extraName = nameLeft - conflict;
  return (
    weights.conflict * conflict +
    (conflict === 0 ? 0 : (weights.conflictShare * conflict) / (conflict + matched)) +
    weights.extraQuery * (queryLeft - conflict) +
    weights.extraName * extraName +
    weights.extraWords * Math.max(0, extraName - A_WORD)
  );
}

/** What the words found are worth when nothing speaks against them, in log-odds. */
const flawless = (matched: number, weights: EvidenceWeights): number =>
  weights.base + weights.matched * Math.min(matched, MOST_EVIDENCE);

/**
 * How surely a name will turn out to be the one asked for, by what is known before it is compared: names are compared in this
 * order, and those far down not at all. In log-odds of no meaning of their own.
 * @param matched the words found
 * @param total the weight of the query's words
 * @param mass the weight of the name's words without those that initials of the query may be
 * @param dice letter pairs in common, 0–1
 */
export function rankOf(
  matched: number,
  total: number,
  mass: number,
  dice: number,
  weights: RankingWeights,
): number {
  const queryLeft = over(total - matched);
  const nameLeft = over(mass - matched);
  return (
    weights.base +
    weights.matched * matched +
    weights.littleLeft * over(1 - queryLeft - nameLeft) +
    weights.queryLeft * queryLeft +
    weights.nameLeft * nameLeft +
    weights.bothLeft * Math.min(queryLeft, nameLeft) +
    dice * (weights.pairs + dice * (weights.pairsSquared + dice * weights.pairsCubed)) +
    weights.matchedPairs * matched * dice +
    weights.share * (total > 0 ? matched / total : 0)
  );
}

/** Steps of `leastLeftOver` in a word found. */
export const STEPS_A_WORD = 16;

/**
 * What may be left over at most, in log-odds, for the likeness to be reached, by the words found in `STEPS_A_WORD`,
 * rounded up: the last for all that are more.
 */
export function leastLeftOver(likeness: number, weights: EvidenceWeights): Float64Array {
  const logOdds = Math.log(likeness / (1 - likeness));
  return Float64Array.from(
    { length: MOST_EVIDENCE * STEPS_A_WORD + 1 },
    (_, step) => logOdds - flawless(step / STEPS_A_WORD, weights),
  );
}

/**
 * Places in the order of their ranks, the highest first, of equal ones the first: a heap, of which only so much is put in order
 * as is asked for. Made once, used again by every query.
 */
export class Ranking {
  private readonly heap: Uint32Array;
  private count = 0;
  private left = 0;

  /** @param ranks by place; read while places are asked for */
  constructor(private readonly ranks: Float32Array) {
    this.heap = new Uint32Array(ranks.length);
  }

  /** Begins with the places below `count`, of which at most `most` are asked for. */
  start(count: number, most: number): void {
    const heap = this.heap;
    this.count = count;
    this.left = most;
    for (let place = 0; place < count; place++) heap[place] = place;
    for (let at = (count >>> 1) - 1; at >= 0; at--) this.sink(at, heap[at]!);
  }

  /** The next place, or -1 when there is none or enough were asked for. */
  next(): number {
    if (this.count === 0 || this.left === 0) return -1;
    this.left--;
    const heap = this.heap;
    const first = heap[0]!;
    const last = heap[--this.count]!;
    if (this.count > 0) this.sink(0, last);
    return first;
  }

  /** Puts a place at a node or below, wherever no higher one stands under it. */
  private sink(node: number, place: number): void {
    const heap = this.heap;
    const ranks = this.ranks;
    const count = this.count;
    const rank = ranks[place]!;
    let at = node;
    for (let child = 2 * at + 1; child < count; child = 2 * at + 1) {
      let higher = heap[child]!;
      let rankOfHigher = ranks[higher]!;
      if (child + 1 < count) {
        const other = heap[child + 1]!;
        const rankOfOther = ranks[other]!;
        if (rankOfOther > rankOfHigher || (rankOfOther === rankOfHigher && other < higher)) {
          child++;
          higher = other;
          rankOfHigher = rankOfOther;
        }
      }
      if (rank > rankOfHigher || (rank === rankOfHigher && place < higher)) break;
      heap[at] = higher;
      at = child;
    }
    heap[at] = place;
  }
}
