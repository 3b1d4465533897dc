import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random';
import { madeUpData } from '../testing/made-up-data';
import { BOOST, boost } from './boost';
import { attribute, flatten, predict } from './forest';
import type { GrownNode } from './grow';

const FEATURES = 24;
const data = madeUpData({ rows: 3000, features: FEATURES, seed: 3 });
const columns = data.columns.map((column) =>
  column.kind === 'category' ? new Float64Array() : column.values,
);
const rowOf = (i: number) => Float64Array.from(columns, (column) => column[i] as number);

function boosted(seed: number) {
  const part = (from: number, to: number) => ({
    columns: columns.map((column) => column.subarray(from, to)),
    labels: data.labels.subarray(from, to),
  });
  const steps = boost(part(0, 2400), part(2400, 3000), { ...BOOST, trees: 40 }, seededRandom(seed));
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

const { trees } = boosted(1);
const forest = flatten(trees);

/** Walks a tree in its grown form, node by node, and records every change of the average. */
function walk(tree: GrownNode, row: Float64Array, into: number[]): number {
  if (tree.split === null) return tree.value;
  const { feature, threshold, missingLeft, left, right } = tree.split;
  const value = row[feature] as number;
  const next = (Number.isNaN(value) ? missingLeft : value <= threshold) ? left : right;
  into[feature] = (into[feature] ?? 0) + next.value - tree.value;
  return walk(next, row, into);
}

describe('flatten', () => {
  it('has trees that use several features and missing values', () => {
    expect(trees.length).toBeGreaterThan(10);
    expect(new Set(forest.feature).size).toBeGreaterThan(8);
    expect(columns.some((column) => column.some(Number.isNaN))).toBe(true);
  });

  it('scores every row as its trees do', () => {
    for (let i = 0; i < 500; i++) {
      const sum = trees.reduce((total, tree) => total + walk(tree, rowOf(i), []), 0);
      expect(predict(forest, rowOf(i))).toBeCloseTo(sum, 10);
    }
  });

  it('attributes the same contributions as a walk through every tree, and they add up to the score', () => {
    for (let i = 0; i < 500; i++) {
      const row = rowOf(i);
      const byHand = new Array<number>(FEATURES).fill(0);
      for (const tree of trees) walk(tree, row, byHand);
      const amounts = new Float64Array(FEATURES);
      const base = attribute(forest, row, amounts);
      for (const [f, amount] of byHand.entries()) expect(amounts[f]).toBeCloseTo(amount, 10);
      expect(base + amounts.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(predict(forest, row), 10);
    }
  });

  it('gives the same forest for the same seed, and a different one for another seed', () => {
    expect(flatten(boosted(1).trees)).toEqual(forest);
    expect(flatten(boosted(2).trees)).not.toEqual(forest);
  });
});
