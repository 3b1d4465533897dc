/** Number of values in an embedding. */
const NUMBERS = 128;
/**
 * Embedding values are almost all within ±0.5. Clipping the rest only reduces distances, so no near face is
 * missed.
 */
const SCALE = 254;
/**
 * Rounding to these steps moves a face by 0.013 at most in practice; the search distance is increased by this
 * amount.
 */
const ROUNDING = 0.03;
/** Parameters of the grouping of faces into cells. */
interface CellPlan {
  /** Number of faces from which cells are used; fewer are compared one by one. */
  readonly fromFaces: number;
  readonly cells: number;
  /** Number of nearest cells that are searched. */
  readonly probed: number;
}
const FOR_A_MILLION: CellPlan = { fromFaces: 32_768, cells: 256, probed: 24 };
const TRAINED_ON = 8192;
const ROUNDS = 4;
/** Number of faces that are processed before control is yielded. */
const FACES_A_TURN = 1024;
const GROWTH = 1.25;
const FIRST_ROOM = 64;

/** Face codes stored contiguously in memory, with their numbers. */
interface Cell {
  codes: Int8Array;
  numbers: Float64Array;
  count: number;
}

/** Contents of an index: the face codes and numbers of each cell, and the cell centers if there are cells. */
export interface FaceIndexParts {
  /** 128 bytes each; empty before the faces are grouped into cells. */
  readonly middles: readonly Int8Array[];
  /** A single cell if there are no centers. */
  readonly cells: readonly { readonly codes: Int8Array; readonly numbers: Float64Array }[];
}

/** A face within approximately the requested distance. */
interface NearFace {
  readonly number: number;
  /** Accurate to within 0.03. */
  readonly distance: number;
}

const emptyCell = (room: number): Cell => ({
  codes: new Int8Array(room * NUMBERS),
  numbers: new Float64Array(room),
  count: 0,
});

function codeOf(face: ArrayLike<number>): Int8Array {
  const code = new Int8Array(NUMBERS);
  for (let at = 0; at < NUMBERS; at++)
    code[at] = Math.max(-127, Math.min(127, Math.round(face[at]! * SCALE)));
  return code;
}

/** Returns the squared distance of two codes, or any value above `most` if the distance exceeds it. */
function squared(codes: Int8Array, from: number, code: ArrayLike<number>, most: number): number {
  let sum = 0;
  for (let at = 0; at < NUMBERS; at += 16) {
    for (let next = at; next < at + 16; next += 4) {
      const a = codes[from + next]! - code[next]!;
      const b = codes[from + next + 1]! - code[next + 1]!;
      const c = codes[from + next + 2]! - code[next + 2]!;
      const d = codes[from + next + 3]! - code[next + 3]!;
      sum = (sum + Math.imul(a, a) + Math.imul(b, b) + Math.imul(c, c) + Math.imul(d, d)) | 0;
    }
    if (sum > most) return sum;
  }
  return sum;
}

function put(cell: Cell, code: ArrayLike<number>, number: number): void {
  if (cell.count === cell.numbers.length) {
    const room = Math.ceil(cell.count * GROWTH) + 1;
    const [codes, numbers] = [new Int8Array(room * NUMBERS), new Float64Array(room)];
    codes.set(cell.codes.subarray(0, cell.count * NUMBERS));
    numbers.set(cell.numbers.subarray(0, cell.count));
    Object.assign(cell, { codes, numbers });
  }
  cell.codes.set(code, cell.count * NUMBERS);
  cell.numbers[cell.count++] = number;
}

/** Returns the positions of the `count` smallest values. */
function smallest(values: Float64Array, count: number): readonly number[] {
  const order = Array.from(values.keys());
  return order.sort((a, b) => values[a]! - values[b]!).slice(0, count);
}

/**
 * Calculates cell centers from a sample with k-means (Lloyd), starting from evenly spaced faces of the
 * sample.
 */
async function middlesOf(
  sample: readonly Int8Array[],
  cells: number,
  turn: () => Promise<void>,
): Promise<readonly Int8Array[]> {
  let middles = Array.from({ length: cells }, (_, cell) =>
    sample[Math.floor((cell * sample.length) / cells)]!.slice(),
  );
  for (let round = 0; round < ROUNDS; round++) {
    const sums = middles.map(() => ({ sum: new Float64Array(NUMBERS), count: 0 }));
    for (const [place, code] of sample.entries()) {
      if (place % FACES_A_TURN === FACES_A_TURN - 1) await turn();
      const nearest = sums[nearestOf(middles, code)]!;
      for (let at = 0; at < NUMBERS; at++) nearest.sum[at]! += code[at]!;
      nearest.count++;
    }
    middles = middles.map((middle, cell) => {
      const { sum, count } = sums[cell]!;
      return count === 0 ? middle : Int8Array.from(sum, (value) => Math.round(value / count));
    });
  }
  return middles;
}

function nearestOf(middles: readonly Int8Array[], code: Int8Array): number {
  let [best, least] = [0, Number.MAX_SAFE_INTEGER];
  for (const [cell, middle] of middles.entries()) {
    const found = squared(middle, 0, code, least);
    if (found < least) [best, least] = [cell, found];
  }
  return best;
}

/**
 * Index of face embeddings that finds near faces among a million in milliseconds. It stores one byte per
 * value, in cells around centers that are learned from the faces. Distances are approximate because of
 * rounding, so the caller compares the embeddings themselves. Faces at the edge of a cell that isn't searched
 * are missed; docs/benchmarks/vision.md states how often.
 */
export class FaceIndex {
  private cells: Cell[] = [emptyCell(FIRST_ROOM)];
  private middles: readonly Int8Array[] | null = null;
  private held = 0;
  private readonly forgotten = new Set<number>();
  /** Number of times faces have changed position. */
  private moves = 0;

  constructor(private readonly plan: CellPlan = FOR_A_MILLION) {}

  /** Number of faces in the index. */
  get size(): number {
    return this.held - this.forgotten.size;
  }

  /** Memory use in bytes. */
  get bytes(): number {
    return this.cells.reduce((sum, { codes, numbers }) => sum + codes.byteLength + numbers.byteLength, 0);
  }

  /** Creates an index from parts that {@link parts} returned. @throws RangeError if they don't fit together */
  static of({ middles, cells }: FaceIndexParts): FaceIndex {
    const fit = cells.every(({ codes, numbers }) => codes.length === numbers.length * NUMBERS);
    if (!fit || cells.length !== Math.max(1, middles.length))
      throw new RangeError('the parts belong to different indexes');
    const index = new FaceIndex();
    index.cells = cells.map(({ codes, numbers }) => ({ codes, numbers, count: numbers.length }));
    index.middles = middles.length > 0 ? middles : null;
    index.held = cells.reduce((sum, { numbers }) => sum + numbers.length, 0);
    return index;
  }

  /**
   * Returns the current contents without copying. They stay valid while faces are added, until `areCurrent`
   * returns false because faces have moved.
   */
  parts(): { readonly parts: FaceIndexParts; areCurrent(): boolean } {
    const { moves } = this;
    const cells = this.cells.map(({ codes, numbers, count }) => ({
      codes: codes.subarray(0, count * NUMBERS),
      numbers: numbers.subarray(0, count),
    }));
    return { parts: { middles: this.middles ?? [], cells }, areCurrent: () => this.moves === moves };
  }

  /** Adds a face. @param number identifies the face in search results */
  add(number: number, face: ArrayLike<number>): void {
    const code = codeOf(face);
    put(this.cells[this.middles ? nearestOf(this.middles, code) : 0]!, code, number);
    this.held++;
  }

  /** Excludes a face from search results from now on; {@link settle} clears its slot. */
  forget(number: number): void {
    this.forgotten.add(number);
  }

  /**
   * Clears the slots of forgotten faces, and groups faces into cells once there are enough. Call it after
   * adding faces.
   * @param turn yields control between batches; no face may be added meanwhile
   */
  async settle(turn: () => Promise<void>): Promise<void> {
    if (this.forgotten.size > 0) this.clear();
    if (this.middles || this.held < this.plan.fromFaces) return;
    const all = this.cells[0]!;
    const step = Math.max(1, Math.floor(all.count / TRAINED_ON));
    const sample = Array.from({ length: Math.min(TRAINED_ON, all.count) }, (_, at) =>
      all.codes.slice(at * step * NUMBERS, (at * step + 1) * NUMBERS),
    );
    const middles = await middlesOf(sample, this.plan.cells, turn);
    const cells = middles.map(() => emptyCell(FIRST_ROOM));
    for (let at = 0; at < all.count; at++) {
      const code = all.codes.subarray(at * NUMBERS, (at + 1) * NUMBERS);
      put(cells[nearestOf(middles, code)]!, code, all.numbers[at]!);
      if (at % FACES_A_TURN === FACES_A_TURN - 1) await turn();
    }
    [this.middles, this.cells] = [middles, cells];
    this.moves++;
  }

  /** Returns up to `most` faces within a distance of the given one, nearest first. */
  near(face: ArrayLike<number>, distance: number, most = 100): readonly NearFace[] {
    const code = codeOf(face);
    const limit = Math.ceil(((distance + ROUNDING) * SCALE) ** 2);
    const found: NearFace[] = [];
    for (const cell of this.probed(code)) {
      for (let at = 0; at < cell.count; at++) {
        const apart = squared(cell.codes, at * NUMBERS, code, limit);
        const number = cell.numbers[at]!;
        if (apart <= limit && !this.forgotten.has(number))
          found.push({ number, distance: Math.sqrt(apart) / SCALE });
      }
    }
    return found.sort((a, b) => a.distance - b.distance).slice(0, most);
  }

  private probed(code: Int8Array): readonly Cell[] {
    if (!this.middles) return this.cells;
    const apart = Float64Array.from(this.middles, (middle) =>
      squared(middle, 0, code, Number.MAX_SAFE_INTEGER),
    );
    return smallest(apart, this.plan.probed).map((cell) => this.cells[cell]!);
  }

  /** Overwrites each forgotten face with the last face of its cell, and fills the last slot with zeros. */
  private clear(): void {
    this.moves++;
    for (const cell of this.cells) {
      for (let at = cell.count - 1; at >= 0; at--) {
        if (!this.forgotten.has(cell.numbers[at]!)) continue;
        const last = --cell.count;
        cell.codes.copyWithin(at * NUMBERS, last * NUMBERS, (last + 1) * NUMBERS);
        cell.codes.fill(0, last * NUMBERS, (last + 1) * NUMBERS);
        cell.numbers[at] = cell.numbers[last]!;
        this.held--;
      }
    }
    this.forgotten.clear();
  }
}
