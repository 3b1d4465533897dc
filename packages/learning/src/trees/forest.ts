/** Grown trees in a flat layout for scoring: one step is a few reads from typed arrays. */
import type { GrownNode } from './grow';

/** Nodes of all trees in depth-first order; the left child follows its parent. */
export interface Forest {
  /** Position of the first node of each tree. */
  readonly roots: Int32Array;
  /** Feature that a node splits on; -1 = leaf. */
  readonly feature: Int16Array;
  /** Values up to this one go left. */
  readonly threshold: Float32Array;
  readonly right: Int32Array;
  /** 1 = a missing value goes left. */
  readonly missingLeft: Uint8Array;
  /** Value that a row ending here would add to the score; for a root: the average that the tree adds. */
  readonly value: Float32Array;
}

export function flatten(trees: readonly GrownNode[]): Forest {
  const feature: number[] = [];
  const threshold: number[] = [];
  const right: number[] = [];
  const missingLeft: number[] = [];
  const value: number[] = [];
  const lay = (node: GrownNode): void => {
    const at = feature.length;
    const { split } = node;
    feature.push(split ? split.feature : -1);
    threshold.push(split ? split.threshold : 0);
    missingLeft.push(Number(split?.missingLeft ?? false));
    value.push(node.value);
    right.push(0);
    if (!split) return;
    lay(split.left);
    right[at] = feature.length;
    lay(split.right);
  };
  const roots = trees.map((tree) => {
    const root = feature.length;
    lay(tree);
    return root;
  });
  return {
    roots: Int32Array.from(roots),
    feature: Int16Array.from(feature),
    threshold: Float32Array.from(threshold),
    right: Int32Array.from(right),
    missingLeft: Uint8Array.from(missingLeft),
    value: Float32Array.from(value),
  };
}

/** Returns the sum over all trees for a row of feature values (NaN = missing). */
export function predict(forest: Forest, row: Float64Array): number {
  const { roots, feature, threshold, right, missingLeft, value } = forest;
  let sum = 0;
  for (let t = 0; t < roots.length; t++) {
    let node = roots[t] as number;
    for (let asked = feature[node] as number; asked >= 0; asked = feature[node] as number) {
      const x = row[asked] as number;
      if (x <= (threshold[node] as number)) node++;
      else if (Number.isNaN(x) && missingLeft[node] === 1) node++;
      else node = right[node] as number;
    }
    sum += value[node] as number;
  }
  return sum;
}

/**
 * Adds the contribution of each feature for a row. Along the path of every tree, the change of the average
 * from a node to the next is attributed to the feature that the node splits on (Saabas 2014). The average of
 * the roots and all contributions add up to `predict`. This is path attribution, not a Shapley value.
 * @param into one number per feature; added to
 * @returns the sum of the roots
 */
export function attribute(forest: Forest, row: Float64Array, into: Float64Array): number {
  const { roots, feature, threshold, right, missingLeft, value } = forest;
  let base = 0;
  for (let t = 0; t < roots.length; t++) {
    let node = roots[t] as number;
    let average = value[node] as number;
    base += average;
    for (let asked = feature[node] as number; asked >= 0; asked = feature[node] as number) {
      const x = row[asked] as number;
      if (x <= (threshold[node] as number)) node++;
      else if (Number.isNaN(x) && missingLeft[node] === 1) node++;
      else node = right[node] as number;
      const next = value[node] as number;
      into[asked]! += next - average;
      average = next;
    }
  }
  return base;
}
