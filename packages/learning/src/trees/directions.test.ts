import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Scorer, scoreRows } from '../model/model';
import { trainAtOnce } from '../model/train';
import { seededRandom } from '../random';
import { madeUpData } from '../testing/made-up-data';
import { binColumn } from './bins';
import { BOOST, sigmoid } from './boost';
import type { Direction } from './bounds';
import { flatten, predict } from './forest';
import { type GrownNode, TreeGrower } from './grow';

const ROWS = 800;
const COLUMNS = 3;

/** Returns trees over random columns, each fitted to the errors of those before it. */
function grown(seed: number, directions: readonly Direction[]): readonly GrownNode[] {
  const random = seededRandom(seed);
  const columns = Array.from({ length: COLUMNS }, () =>
    Float64Array.from({ length: ROWS }, () => (random.chance(0.1) ? Number.NaN : random.normal())),
  );
  const labels = Uint8Array.from({ length: ROWS }, (_, i) => {
    const [a = 0, b = 0, c = 0] = columns.map((column) => column[i] || 0);
    // Rises and falls with each column.
    return Number(random.chance(sigmoid(2 * Math.sin(2 * a) + b * c - Math.abs(b))));
  });
  const grower = new TreeGrower(columns.map(binColumn), ROWS, { ...BOOST, learningRate: 0.3, directions });
  const scores = new Float64Array(ROWS);
  const trees: GrownNode[] = [];
  for (let t = 0; t < 8; t++) {
    const gradient = scores.map((score, i) => sigmoid(score) - (labels[i] as number));
    const hessian = scores.map((score) => sigmoid(score) * (1 - sigmoid(score)));
    const rows = Int32Array.from({ length: ROWS }, (_, i) => i);
    const tree = grower.grow(gradient, hessian, rows, [0, 1, 2]);
    trees.push(tree);
    const one = flatten([tree]);
    for (let i = 0; i < ROWS; i++) {
      const row = Float64Array.from(columns, (column) => column[i] as number);
      scores[i] = (scores[i] as number) + predict(one, row);
    }
  }
  return trees;
}

/** Returns how much the score falls at most when column 0 rises. */
function largestFall(trees: readonly GrownNode[], others: readonly number[]): number {
  const forest = flatten(trees);
  let fall = 0;
  let before = Number.NEGATIVE_INFINITY;
  for (let x = -4; x <= 4; x += 0.05) {
    const score = predict(forest, Float64Array.of(x, ...others));
    fall = Math.max(fall, before - score);
    before = score;
  }
  return fall;
}

const other = fc.oneof(fc.double({ min: -3, max: 3, noNaN: true }), fc.constant(Number.NaN));
const others = fc.tuple(other, other);
const ROUNDING = 1e-9;

describe('directions', () => {
  it.each([1, 2, 3])('keep a rising column rising whatever the others are, seed %i', (seed) => {
    const free = grown(seed, [0, 0, 0]);
    const rising = grown(seed, [1, 0, 0]);
    expect(largestFall(free, [0, 0])).toBeGreaterThan(0.1);
    expect(flatten(rising).feature).toContain(0);
    fc.assert(fc.property(others, (pair) => largestFall(rising, pair) <= ROUNDING));
  });

  it('keep a falling column falling together with another direction', () => {
    const forest = flatten(grown(4, [-1, 1, 0]));
    fc.assert(
      fc.property(others, fc.double({ min: -3, max: 3, noNaN: true }), (pair, x) => {
        const at = (a: number, b: number) => predict(forest, Float64Array.of(a, b, pair[1]));
        expect(at(x + 0.5, pair[0])).toBeLessThanOrEqual(at(x, pair[0]) + ROUNDING);
        expect(at(pair[0], x + 0.5)).toBeGreaterThanOrEqual(at(pair[0], x) - ROUNDING);
      }),
    );
  });

  it('change nothing if every one is 0', () => {
    expect(grown(5, [0, 0, 0])).toEqual(grown(5, []));
  });
});

describe('train with directions', () => {
  const data = madeUpData({ rows: 6000, features: 24, seed: 8 });
  const boost = { trees: 60 };

  it('never lowers the score of a transaction when a rising feature rises', () => {
    const trained = trainAtOnce(data, { seed: 4, boost, directions: { f8: 'rising' } });
    if (trained.kind !== 'trained') throw new Error(trained.reason);
    const { model, slices } = trained;
    expect(new Scorer(model).model.features.map(({ name }) => name)).toContain('f8');
    const raised = {
      ...slices.newest,
      columns: slices.newest.columns.map((column, i) =>
        slices.newest.features[i]?.name === 'f8' && column.kind === 'number'
          ? { ...column, values: column.values.map((value) => value + 1) }
          : column,
      ),
    };
    const before = scoreRows(model, slices.newest);
    const after = scoreRows(model, raised);
    expect(Math.max(...before.map((score, i) => score - (after[i] as number)))).toBeLessThanOrEqual(ROUNDING);
    expect(after.some((score, i) => score > (before[i] as number))).toBe(true);
  });

  it('refuses a direction for an unknown feature', () => {
    const trained = trainAtOnce(data, { seed: 4, boost, directions: { f99: 'rising' } });
    expect(trained).toEqual({
      kind: 'refused',
      reason: 'No feature is named "f99", so it can\'t have a direction.',
    });
  });
});
