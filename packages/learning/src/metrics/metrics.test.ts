import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random';
import { brier, calibrationError, prAuc, reliability, rocAuc, stabilityIndex, wilson } from './measures';

const rows = fc.array(fc.record({ score: fc.integer({ min: 0, max: 9 }), fraud: fc.boolean() }), {
  minLength: 1,
  maxLength: 60,
});
const columnsOf = (list: readonly { readonly score: number; readonly fraud: boolean }[]) => ({
  scores: Float64Array.from(list, ({ score }) => score),
  labels: Uint8Array.from(list, ({ fraud }) => Number(fraud)),
});

describe('rocAuc and prAuc', () => {
  it('rocAuc counts the pairs in the right order, and ties as half', () => {
    fc.assert(
      fc.property(rows, (list) => {
        const frauds = list.filter(({ fraud }) => fraud);
        const others = list.filter(({ fraud }) => !fraud);
        const { scores, labels } = columnsOf(list);
        const points = frauds.flatMap((a) =>
          others.map((b) => (a.score > b.score ? 1 : a.score === b.score ? 0.5 : 0) as number),
        );
        const auc = rocAuc(scores, labels);
        if (points.length === 0) expect(auc).toBeNull();
        else expect(auc).toBeCloseTo(points.reduce((sum, point) => sum + point, 0) / points.length, 10);
      }),
    );
  });

  it('prAuc averages the precision at each fraud', () => {
    const { scores, labels } = columnsOf([
      { score: 9, fraud: true },
      { score: 8, fraud: false },
      { score: 7, fraud: true },
      { score: 1, fraud: false },
    ]);
    expect(prAuc(scores, labels)).toBeCloseTo((1 + 2 / 3) / 2, 10);
    expect(prAuc(scores, new Uint8Array(4))).toBeNull();
  });
});

describe('calibrationError', () => {
  it('is 0 when observed shares match the predictions, and else the difference', () => {
    const probabilities = Float64Array.from({ length: 100 }, () => 0.25);
    const quarter = Uint8Array.from({ length: 100 }, (_, i) => Number(i % 4 === 0));
    expect(calibrationError(probabilities, quarter)).toBeCloseTo(0, 10);
    expect(brier(probabilities, quarter)).toBeCloseTo(0.25 * 0.75, 10);
    expect(calibrationError(probabilities, new Uint8Array(100))).toBeCloseTo(0.25, 10);
    expect(reliability(probabilities, quarter)).toEqual([
      { from: 0.2, to: 0.3, rows: 100, predicted: 0.25, observed: 0.25 },
    ]);
  });
});

describe('stabilityIndex', () => {
  const random = seededRandom(5);
  const bell = (mean: number) => Float64Array.from({ length: 4000 }, () => mean + random.normal());

  it('is small for rows of one distribution and large when values moved or are missing', () => {
    expect(stabilityIndex(bell(0), bell(0))).toBeLessThan(0.05);
    expect(stabilityIndex(bell(0), bell(1))).toBeGreaterThan(0.25);
    expect(stabilityIndex(bell(0), bell(0).fill(Number.NaN, 0, 2000))).toBeGreaterThan(0.25);
  });
});

describe('wilson', () => {
  it('returns the Wilson interval', () => {
    const { low, high } = wilson(85, 100);
    expect(low).toBeCloseTo(0.7672, 3);
    expect(high).toBeCloseTo(0.9069, 3);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });
});
