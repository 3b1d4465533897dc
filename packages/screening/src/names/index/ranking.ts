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
