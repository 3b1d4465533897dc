import { describe, expect, it } from 'vitest';
import type { CategoryColumn } from '../features/dataset';
import { rocAuc } from '../metrics/measures';
import { seededRandom } from '../random';
import { encode, fitEncoding, foldsOf } from './target-encoding';

const random = seededRandom(11);
const ROWS = 6000;

function column(categories: number, code: (row: number) => number): CategoryColumn {
  return {
    kind: 'category',
    codes: Int32Array.from({ length: ROWS }, (_, row) => code(row)),
    values: Array.from({ length: categories }, (_, i) => `c${i}`),
  };
}

const labels = Uint8Array.from({ length: ROWS }, () => Number(random.chance(0.2)));
const folds = foldsOf(ROWS, random);

describe('fitEncoding', () => {
  it('does not leak the label of a row into its own value, even if categories hardly repeat', () => {
    const many = column(1000, () => random.below(1000));
    const { train } = fitEncoding(many, labels, folds);
    expect(Math.abs((rocAuc(train, labels) ?? 0) - 0.5)).toBeLessThan(0.05);
    // An encoding fitted on all rows would leak the labels.
    const { code } = fitEncoding(many, labels, folds);
    expect(rocAuc(encode(many, code), labels)).toBeGreaterThan(0.65);
  });

  it('preserves the signal of a category', () => {
    const informative = column(4, (row) => (labels[row] === 1 && random.chance(0.7) ? 3 : random.below(3)));
    const { code, train } = fitEncoding(informative, labels, folds);
    expect(rocAuc(train, labels)).toBeGreaterThan(0.8);
    expect(code.values.get('c3')).toBeGreaterThan(0.9);
  });

  it('uses the average for rare and unseen categories, and leaves missing values missing', () => {
    const rare = column(3, (row) => (row === 0 ? 1 : row === 1 ? -1 : 0));
    const { code } = fitEncoding(rare, labels, folds);
    expect([...code.values.keys()]).toEqual(['c0']);
    const encoded = encode(rare, code);
    expect(encoded[0]).toBe(code.other);
    expect(encoded[1]).toBeNaN();
    expect(encoded[2]).toBe(code.values.get('c0'));
  });
});
