import type { EvidenceWeights } from '../../data/evidence-weights';
import type { RankingWeights } from '../../data/ranking-weights';
import { MAX_EVIDENCE } from '../weigh-evidence';

const A_WORD = 1.2;

export const over = (amount: number): number => (amount > 0 ? amount : 0);

/** Returns the deduction for unmatched words, in log-odds. */
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

/** Returns the evidence of the words found without any deduction, in log-odds. */
const flawless = (matched: number, weights: EvidenceWeights): number =>
  weights.base + weights.matched * Math.min(matched, MAX_EVIDENCE);

/**
 * Estimates, before the comparison, how likely a name matches the query. Names are compared in this order,
 * and those with a low rank not at all. In log-odds, meaningful only relative to each other.
 * @param matched weight of the words found
 * @param total weight of the query's words
 * @param mass weight of the name's words without those that initials of the query may represent
 * @param dice share of letter pairs in common, 0–1
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

/** Steps of `leastLeftOver` per word found. */
export const STEPS_A_WORD = 16;

/**
 * Returns the maximum deduction for unmatched words, in log-odds, with which the similarity is reached.
 * Indexed by the words found in `STEPS_A_WORD`, rounded up; the last value applies to all larger ones.
 */
export function leastLeftOver(similarity: number, weights: EvidenceWeights): Float64Array {
  const logOdds = Math.log(similarity / (1 - similarity));
  return Float64Array.from(
    { length: MAX_EVIDENCE * STEPS_A_WORD + 1 },
    (_, step) => logOdds - flawless(step / STEPS_A_WORD, weights),
  );
}

/**
 * Yields positions from highest to lowest rank, equal ones in order. A heap, which sorts only as much as is
 * requested. Created once and reused by every query.
 */
export class Ranking {
  private readonly heap: Uint32Array;
  private count = 0;
  private left = 0;

  /** @param ranks by position; read while positions are requested */
  constructor(private readonly ranks: Float32Array) {
    this.heap = new Uint32Array(ranks.length);
  }

  /** Starts with the positions below `count`, of which at most `most` are requested. */
  start(count: number, most: number): void {
    const heap = this.heap;
    this.count = count;
    this.left = most;
    for (let place = 0; place < count; place++) heap[place] = place;
    for (let at = (count >>> 1) - 1; at >= 0; at--) this.sink(at, heap[at]!);
  }

  /** Returns the next position, or -1 at the end or after the requested number. */
  next(): number {
    if (this.count === 0 || this.left === 0) return -1;
    this.left--;
    const heap = this.heap;
    const first = heap[0]!;
    const last = heap[--this.count]!;
    if (this.count > 0) this.sink(0, last);
    return first;
  }

  /** Places a position at a node, or below it if a higher one is there. */
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
