/**
 * Grows one tree leaf by leaf: the leaf whose best split gains most is split next (Shi 2007; Ke et al. 2017,
 * "LightGBM"). Sums of gradients are stored by bin. Of two new leaves only the smaller is counted; the other
 * is the difference to its parent. Gain and leaf values follow Chen & Guestrin 2016, "XGBoost", §2.2 and §3.4
 * (missing values go to the side that gains more).
 */
import { type BinnedColumn, MAX_BINS } from './bins';
import {
  type Bounds,
  type Direction,
  FREE,
  isFree,
  leafGain,
  leafValue,
  sideBounds,
  sidesGain,
} from './bounds';

interface GrowOptions {
  readonly leaves: number;
  readonly depth: number;
  /** Minimum sum of second derivatives in a leaf. */
  readonly leastHessian: number;
  /** L2 penalty of leaf values. */
  readonly lambda: number;
  readonly learningRate: number;
  /** By column; default: no column has a direction. */
  readonly directions?: readonly Direction[];
}

export interface GrownNode {
  /** Value that a row ending here would add to the score. */
  readonly value: number;
  readonly split: GrownSplit | null;
}

interface GrownSplit {
  readonly feature: number;
  /** Bins up to this one go left. */
  readonly bin: number;
  /** Values up to this one go left. */
  readonly threshold: number;
  readonly missingLeft: boolean;
  readonly left: GrownNode;
  readonly right: GrownNode;
}

interface Split {
  readonly gain: number;
  readonly feature: number;
  readonly bin: number;
  readonly missingLeft: boolean;
  /** Bounds of the left and the right side. */
  readonly sides: readonly [Bounds, Bounds];
}

interface Leaf {
  readonly bounds: Bounds;
  readonly from: number;
  readonly to: number;
  readonly depth: number;
  readonly gradient: number;
  readonly hessian: number;
  readonly histogram: Float64Array;
  readonly best: Split | null;
  children: { readonly left: Leaf; readonly right: Leaf; readonly split: Split } | null;
}

const PAIR = 2;
const STRIDE = MAX_BINS * PAIR;
const MIN_GAIN = 1e-9;

/** Grows trees over the same columns; its working memory is reused from tree to tree. */
export class TreeGrower {
  private readonly free: Float64Array[] = [];
  private readonly scratch: Int32Array;
  private readonly gradients: Float64Array;
  private readonly hessians: Float64Array;

  constructor(
    private readonly columns: readonly BinnedColumn[],
    rows: number,
    private readonly options: GrowOptions,
  ) {
    this.scratch = new Int32Array(rows);
    this.gradients = new Float64Array(rows);
    this.hessians = new Float64Array(rows);
  }

  /**
   * @param rows positions of the rows to grow from; their order changes
   * @param features positions of the columns that may be split
   */
  grow(
    gradient: Float64Array,
    hessian: Float64Array,
    rows: Int32Array,
    features: readonly number[],
  ): GrownNode {
    const root = this.open(gradient, hessian, rows, features, 0, rows.length, 0, FREE, null);
    const open: Leaf[] = [root];
    for (let leaves = 1; leaves < this.options.leaves; leaves++) {
      const next = this.takeBest(open);
      if (next === null) break;
      const children = this.divide(next, gradient, hessian, rows, features);
      next.children = children;
      open.push(children.left, children.right);
    }
    for (const leaf of open) this.free.push(leaf.histogram);
    return this.finish(root, features);
  }

  private takeBest(open: Leaf[]): Leaf | null {
    let best = -1;
    for (let i = 0; i < open.length; i++) {
      const gain = (open[i] as Leaf).best?.gain ?? 0;
      if (gain > (open[best]?.best?.gain ?? MIN_GAIN)) best = i;
    }
    return best < 0 ? null : (open.splice(best, 1)[0] as Leaf);
  }

  private finish(leaf: Leaf, features: readonly number[]): GrownNode {
    const { lambda, learningRate } = this.options;
    const value = Math.fround(leafValue(leaf.gradient, leaf.hessian + lambda, leaf.bounds) * learningRate);
    if (leaf.children === null) return { value, split: null };
    const { left, right, split } = leaf.children;
    const feature = features[split.feature] as number;
    const { edges } = this.columns[feature] as BinnedColumn;
    return {
      value,
      split: {
        feature,
        bin: split.bin,
        threshold: edges[split.bin - 1] ?? Number.POSITIVE_INFINITY,
        missingLeft: split.missingLeft,
        left: this.finish(left, features),
        right: this.finish(right, features),
      },
    };
  }

  /** Opens a leaf over rows[from … to), with sums that are counted or taken as the difference to a sibling. */
  private open(
    gradient: Float64Array,
    hessian: Float64Array,
    rows: Int32Array,
    features: readonly number[],
    from: number,
    to: number,
    depth: number,
    bounds: Bounds,
    difference: { readonly parent: Leaf; readonly sibling: Leaf } | null,
  ): Leaf {
    let g = 0;
    let h = 0;
    let histogram: Float64Array;
    if (difference) {
      const { parent, sibling } = difference;
      g = parent.gradient - sibling.gradient;
      h = parent.hessian - sibling.hessian;
      // The parent is finished, so its histogram becomes that of its larger child.
      histogram = parent.histogram;
      const minus = sibling.histogram;
      for (let i = 0; i < histogram.length; i++) histogram[i]! -= minus[i] as number;
    } else {
      histogram = this.count(gradient, hessian, rows, features, from, to);
      for (let i = from; i < to; i++) {
        g += gradient[rows[i] as number] as number;
        h += hessian[rows[i] as number] as number;
      }
    }
    const best = depth < this.options.depth ? this.bestSplit(histogram, features, g, h, bounds) : null;
    return { bounds, from, to, depth, gradient: g, hessian: h, histogram, best, children: null };
  }

  private count(
    gradient: Float64Array,
    hessian: Float64Array,
    rows: Int32Array,
    features: readonly number[],
    from: number,
    to: number,
  ): Float64Array {
    const length = features.length * STRIDE;
    const reused = this.free.pop();
    const histogram = reused?.length === length ? reused.fill(0) : new Float64Array(length);
    const gradients = this.gradients;
    const hessians = this.hessians;
    const count = to - from;
    const own = rows.subarray(from, to);
    for (let i = 0; i < count; i++) {
      const row = own[i] as number;
      gradients[i] = gradient[row] as number;
      hessians[i] = hessian[row] as number;
    }
    for (let f = 0; f < features.length; f++) {
      const { bins } = this.columns[features[f] as number] as BinnedColumn;
      const base = f * STRIDE;
      for (let i = 0; i < count; i++) {
        const at = base + (bins[own[i] as number] as number) * PAIR;
        histogram[at]! += gradients[i] as number;
        histogram[at + 1]! += hessians[i] as number;
      }
    }
    return histogram;
  }

  private bestSplit(
    histogram: Float64Array,
    features: readonly number[],
    g: number,
    h: number,
    bounds: Bounds,
  ): Split | null {
    const { lambda, leastHessian, directions } = this.options;
    const unbounded = isFree(bounds);
    const whole = leafGain(g, h + lambda, bounds);
    let gain = MIN_GAIN;
    let best: Split | null = null;
    for (let f = 0; f < features.length; f++) {
      const base = f * STRIDE;
      const { edges } = this.columns[features[f] as number] as BinnedColumn;
      const ofColumn = directions?.[features[f] as number] ?? 0;
      const missingG = histogram[base] as number;
      const missingH = histogram[base + 1] as number;
      let leftG = 0;
      let leftH = 0;
      // The last bin is tried too: it separates all values from the missing ones.
      for (let bin = 1; bin <= edges.length + 1; bin++) {
        leftG += histogram[base + bin * PAIR] as number;
        leftH += histogram[base + bin * PAIR + 1] as number;
        // A split of all values from the missing ones has no direction.
        const direction = bin <= edges.length ? ofColumn : 0;
        for (let side = 0; side < 2; side++) {
          const lg = side === 1 ? leftG + missingG : leftG;
          const lh = side === 1 ? leftH + missingH : leftH;
          const rh = h - lh;
          if (lh < leastHessian || rh < leastHessian) continue;
          const rg = g - lg;
          const gained =
            (unbounded && direction === 0
              ? (lg * lg) / (lh + lambda) + (rg * rg) / (rh + lambda)
              : sidesGain(lg, lh + lambda, rg, rh + lambda, direction, bounds)) - whole;
          if (gained <= gain) continue;
          gain = gained;
          // Without missing rows in training, missing values follow the larger side.
          const missingLeft = missingH > 0 ? side === 1 : lh > rh;
          best = { gain, feature: f, bin, missingLeft, sides: [bounds, bounds] };
          if (direction === 0) continue;
          const middle = (leafValue(lg, lh + lambda, bounds) + leafValue(rg, rh + lambda, bounds)) / 2;
          best = { ...best, sides: sideBounds(bounds, middle, direction) };
        }
      }
    }
    return best;
  }

  private divide(
    leaf: Leaf,
    gradient: Float64Array,
    hessian: Float64Array,
    rows: Int32Array,
    features: readonly number[],
  ): { left: Leaf; right: Leaf; split: Split } {
    const split = leaf.best as Split;
    const { bins } = this.columns[features[split.feature] as number] as BinnedColumn;
    const scratch = this.scratch;
    let left = leaf.from;
    let right = 0;
    for (let i = leaf.from; i < leaf.to; i++) {
      const row = rows[i] as number;
      const bin = bins[row] as number;
      if (bin === 0 ? split.missingLeft : bin <= split.bin) rows[left++] = row;
      else scratch[right++] = row;
    }
    rows.set(scratch.subarray(0, right), left);
    const depth = leaf.depth + 1;
    const make = (side: 0 | 1, sibling: Leaf | null) => {
      const [from, to] = side === 0 ? [leaf.from, left] : [left, leaf.to];
      const difference = sibling && { parent: leaf, sibling };
      return this.open(gradient, hessian, rows, features, from, to, depth, split.sides[side], difference);
    };
    if (left - leaf.from <= leaf.to - left) {
      const small = make(0, null);
      return { left: small, right: make(1, small), split };
    }
    const small = make(1, null);
    return { left: make(0, small), right: small, split };
  }
}
