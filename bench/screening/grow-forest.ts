/**
 * Grows small forests for the evidence of two names: gradient boosting on the logistic loss (Friedman 2001;
 * Chen & Guestrin 2016).
 */
export interface Row {
  readonly features: readonly number[];
  readonly same: boolean;
  readonly weight: number;
  /** Log-odds without the trees. */
  readonly known: number;
}

interface Growth {
  readonly trees: number;
  readonly rate: number;
  /** Minimum sum of second derivatives of a leaf, and the regularization term of its value. */
  readonly leastHessian: number;
  readonly lambda: number;
  /**
   * Allowed direction per feature: 1 if more of it may only increase the score, -1 if it may only decrease
   * it, 0 for both.
   */
  readonly directions: readonly number[];
  /** Constant added to the score of every row. */
  readonly lean: number;
}

const DEPTH = 3;
const BINS = 24;

type Node =
  | { readonly value: number }
  | { readonly feature: number; readonly limit: number; readonly left: Node; readonly right: Node };

interface Columns {
  /** Inclusive upper edges of the bins per feature, and the bin of each row. */
  readonly edges: readonly (readonly number[])[];
  readonly bins: readonly Uint8Array[];
}

function columnsOf(rows: readonly Row[]): Columns {
  const count = rows[0]!.features.length;
  const edges: number[][] = [];
  const bins: Uint8Array[] = [];
  for (let feature = 0; feature < count; feature++) {
    const values = rows.map(({ features }) => features[feature]!);
    const sorted = [...values].sort((a, b) => a - b);
    const cuts = Array.from({ length: BINS - 1 }, (_, at) => {
      const place = ((at + 1) / BINS) * (sorted.length - 1);
      return Math.round(sorted[Math.floor(place)]! * 1000) / 1000;
    });
    const own = [...new Set(cuts)];
    edges.push(own);
    bins.push(
      Uint8Array.from(values, (value) => {
        let bin = 0;
        while (bin < own.length && value > own[bin]!) bin++;
        return bin;
      }),
    );
  }
  return { edges, bins };
}

class Grower {
  private readonly gradient: Float64Array;
  private readonly hessian: Float64Array;

  constructor(
    private readonly columns: Columns,
    private readonly growth: Growth,
    rows: number,
  ) {
    this.gradient = new Float64Array(rows);
    this.hessian = new Float64Array(rows);
  }

  tree(rows: readonly Row[], sums: Float64Array): Node {
    for (const [at, { same, weight }] of rows.entries()) {
      const probability = 1 / (1 + Math.exp(-sums[at]!));
      this.gradient[at] = weight * ((same ? 1 : 0) - probability);
      this.hessian[at] = weight * probability * (1 - probability);
    }
    const all = Int32Array.from(rows, (_, at) => at);
    return this.grow(all, DEPTH, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
  }

  private valueOf(gradient: number, hessian: number): number {
    return gradient / (hessian + this.growth.lambda);
  }

  /** @param least minimum and maximum value of its leaves, so that a constraint on an ancestor holds */
  private grow(rows: Int32Array, depth: number, least: number, most: number): Node {
    let gradient = 0;
    let hessian = 0;
    for (const row of rows) {
      gradient += this.gradient[row]!;
      hessian += this.hessian[row]!;
    }
    const split = depth === 0 ? null : this.bestSplit(rows, gradient, hessian);
    if (split === null)
      return { value: Math.min(most, Math.max(least, this.valueOf(gradient, hessian))) * this.growth.rate };
    const { feature, bin, middle } = split;
    const bins = this.columns.bins[feature]!;
    const direction = this.growth.directions[feature]!;
    const bound = Math.min(most, Math.max(least, middle));
    const left = rows.filter((row) => bins[row]! <= bin);
    const right = rows.filter((row) => bins[row]! > bin);
    return {
      feature,
      limit: this.columns.edges[feature]![bin]!,
      left: this.grow(left, depth - 1, direction < 0 ? bound : least, direction > 0 ? bound : most),
      right: this.grow(right, depth - 1, direction > 0 ? bound : least, direction < 0 ? bound : most),
    };
  }

  private bestSplit(
    rows: Int32Array,
    gradient: number,
    hessian: number,
  ): { feature: number; bin: number; middle: number } | null {
    const { lambda, leastHessian, directions } = this.growth;
    const gradients = new Float64Array(BINS + 1);
    const hessians = new Float64Array(BINS + 1);
    let gain = 1e-3;
    let best: { feature: number; bin: number; middle: number } | null = null;
    for (const [feature, edges] of this.columns.edges.entries()) {
      const bins = this.columns.bins[feature]!;
      gradients.fill(0);
      hessians.fill(0);
      for (const row of rows) {
        gradients[bins[row]!]! += this.gradient[row]!;
        hessians[bins[row]!]! += this.hessian[row]!;
      }
      let g = 0;
      let h = 0;
      for (let bin = 0; bin < edges.length; bin++) {
        g += gradients[bin]!;
        h += hessians[bin]!;
        if (h < leastHessian || hessian - h < leastHessian) continue;
        const left = this.valueOf(g, h);
        const right = this.valueOf(gradient - g, hessian - h);
        if ((right - left) * directions[feature]! < 0) continue;
        const gained =
          g ** 2 / (h + lambda) +
          (gradient - g) ** 2 / (hessian - h + lambda) -
          gradient ** 2 / (hessian + lambda);
        if (gained <= gain) continue;
        gain = gained;
        best = { feature, bin, middle: (left + right) / 2 };
      }
    }
    return best;
  }
}

function answer(node: Node, features: readonly number[]): number {
  let at = node;
  while ('feature' in at) at = features[at.feature]! <= at.limit ? at.left : at.right;
  return at.value;
}

/** Formats a tree as a line of the table that `parseForest` reads. */
function lineOf(tree: Node, lean: number): string {
  const questions: string[] = [];
  const values: string[] = [];
  let level: Node[] = [tree];
  for (let depth = 0; depth < DEPTH; depth++) {
    const next: Node[] = [];
    for (const node of level) {
      questions.push('feature' in node ? `${node.feature} ${node.limit}` : '0 *');
      next.push(...('feature' in node ? [node.left, node.right] : [node, node]));
    }
    level = next;
  }
  for (const node of level)
    values.push('value' in node ? String(Math.round((node.value + lean) * 100)) : '0');
  return `${questions.join(' ')} ${values.join(' ')}`;
}

/** @returns the forest's table */
export function growForest(rows: readonly Row[], growth: Growth): string {
  const grower = new Grower(columnsOf(rows), growth, rows.length);
  const sums = Float64Array.from(rows, ({ known }) => known);
  const lines: string[] = [];
  for (let number = 0; number < growth.trees; number++) {
    const tree = grower.tree(rows, sums);
    for (const [at, { features }] of rows.entries()) sums[at]! += answer(tree, features);
    lines.push(lineOf(tree, number === 0 ? growth.lean : 0));
  }
  return lines.join('\n');
}
