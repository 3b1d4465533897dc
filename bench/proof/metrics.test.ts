import { describe, expect, it } from 'vitest';
import { predictiveEquality, recallAt, recallAtCapacity, savings, thresholdAt } from './metrics';

const DAY = 86_400_000;
const scores = Float64Array.from([0.9, 0.8, 0.8, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0]);
const labels = Uint8Array.from([1, 0, 1, 0, 1, 0, 0, 0, 0, 0]);

describe('thresholdAt', () => {
  it('flags at most the share of legitimate rows, with ties together', () => {
    expect(thresholdAt(scores, labels, 0)).toBe(0.9);
    expect(thresholdAt(scores, labels, 1 / 7)).toBe(0.8);
    expect(thresholdAt(scores, labels, 1)).toBe(0);
  });

  it('flags nothing if the highest score is already too many', () => {
    expect(thresholdAt(new Float64Array(10).fill(1), labels, 0.5)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('recallAt', () => {
  it('counts the frauds at or above the threshold', () => {
    expect(recallAt(scores, labels, 0)).toBeCloseTo(1 / 3);
    expect(recallAt(scores, labels, 1 / 7)).toBeCloseTo(2 / 3);
    expect(recallAt(scores, labels, 2 / 7)).toBe(1);
  });

  it('is null without frauds', () => {
    expect(recallAt(scores, new Uint8Array(10), 0.1)).toBeNull();
  });
});

describe('recallAtCapacity', () => {
  it('reviews the highest scores of each day', () => {
    const oneDay = labels.reduce((times: number[]) => [...times, 5], []);
    expect(recallAtCapacity(scores, labels, oneDay, 1)).toBeCloseTo(1 / 3);
    expect(recallAtCapacity(scores, labels, oneDay, 5)).toBe(1);
    const twoDays = oneDay.map((_, row) => (row === 4 ? DAY : 0));
    expect(recallAtCapacity(scores, labels, twoDays, 1)).toBeCloseTo(2 / 3);
  });
});

describe('savings', () => {
  const amounts = [100, 100, 10, 10];
  const outcome = Uint8Array.from([1, 0, 1, 0]);

  it('is 1 minus the remaining cost, relative to the cheaper of nothing and everything', () => {
    // Reviews the first two for 5 each and loses the third: 20 of min(110, 20).
    expect(savings(Float64Array.from([0.9, 0.1, 0.2, 0.1]), outcome, amounts, 5)).toBeCloseTo(0);
    // Reviews only the frauds: 10 of 20.
    expect(savings(Float64Array.from([1, 0, 1, 0]), outcome, amounts, 5)).toBeCloseTo(0.5);
  });

  it('is null if there is nothing to lose', () => {
    expect(savings(new Float64Array(4), new Uint8Array(4), amounts, 5)).toBeNull();
  });
});

describe('predictiveEquality', () => {
  const rows = 2000;
  const groups = Array.from({ length: rows }, (_, i) => (i % 2 === 0 ? 'young' : 'old'));
  const legitimate = new Uint8Array(rows);

  it('divides the lowest false positive rate by the highest', () => {
    const some = Float64Array.from({ length: rows }, (_, i) =>
      Number(i % 2 === 0 ? i % 10 === 0 : i % 20 === 1),
    );
    expect(predictiveEquality(some, legitimate, groups, 1)).toBeCloseTo(0.5);
  });

  it('is null with one group of sufficient size', () => {
    const few = groups.map((group, i) => (i < 100 ? group : 'young'));
    expect(predictiveEquality(new Float64Array(rows), legitimate, few, 1)).toBeNull();
  });
});
