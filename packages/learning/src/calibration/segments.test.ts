import { describe, expect, it } from 'vitest';
import type { Dataset } from '../features/dataset';
import { seededRandom } from '../random';
import { sigmoid } from '../trees/boost';
import { fitPlatt, probability } from './platt';
import { chooseSegments } from './segments';

const SHIFTS = { card: 0, payout: 1.2, deposit: -1.2 } as const;
const TYPES = Object.keys(SHIFTS) as readonly (keyof typeof SHIFTS)[];
const NONE = { excluded: new Set<string>() };

/**
 * Creates rows whose log odds differ from their scores by a shift of their type.
 * @param strength 0 = the types don't differ
 */
function invented(rows: number, strength: number, seed: number) {
  const random = seededRandom(seed);
  const codes = Int32Array.from({ length: rows }, () => random.below(TYPES.length));
  const countries = Int32Array.from({ length: rows }, () => random.below(4));
  const scores = Float64Array.from({ length: rows }, () => -2 + 1.5 * random.normal());
  const odds = scores.map((score, i) => score + strength * SHIFTS[TYPES[codes[i] as number] ?? 'card']);
  const labels = Uint8Array.from(odds, (z) => Number(random.chance(sigmoid(z))));
  const data: Dataset = {
    features: ['transaction_type', 'user_country'].map((name) => ({ name, label: name, rule: null })),
    columns: [
      { kind: 'category', codes, values: TYPES },
      { kind: 'category', codes: countries, values: ['HU', 'DE', 'US', 'FR'] },
    ],
    labels,
    at: Float64Array.from({ length: rows }, (_, i) => i),
  };
  return { data, scores, odds, codes };
}

describe('chooseSegments', () => {
  it('chooses the field whose values need their own calibration, and brings probabilities closer', () => {
    const { data, scores } = invented(6000, 1, 3);
    const overall = fitPlatt(scores, data.labels);
    const segments = chooseSegments(data, scores, overall, NONE);
    expect(segments?.feature).toBe('transaction_type');
    expect([...(segments?.values.keys() ?? [])].sort()).toEqual([...TYPES].sort());
    const later = invented(6000, 1, 4);
    const error = (own: boolean) =>
      later.scores.reduce((sum, score, i) => {
        const type = TYPES[later.codes[i] as number] as string;
        const calibration = (own && segments?.values.get(type)) || overall;
        return sum + Math.abs(probability(calibration, score) - sigmoid(later.odds[i] as number));
      }, 0) / later.scores.length;
    expect(error(true)).toBeLessThan(0.3 * error(false));
  });

  it('chooses no field if no gain is certain', () => {
    const chosen = Array.from({ length: 20 }, (_, seed) => {
      const { data, scores } = invented(2000, 0, 100 + seed);
      return chooseSegments(data, scores, fitPlatt(scores, data.labels), NONE);
    });
    expect(chosen.filter((segments) => segments !== null).length).toBeLessThanOrEqual(2);
  });

  it('does not choose an excluded field', () => {
    const { data, scores } = invented(6000, 1, 3);
    const excluded = new Set(['transaction_type']);
    expect(chooseSegments(data, scores, fitPlatt(scores, data.labels), { excluded })).toBeNull();
  });

  it('leaves values with few rows to the calibration of all rows', () => {
    const { data, scores } = invented(500, 1, 3);
    const overall = fitPlatt(scores, data.labels);
    expect(chooseSegments(data, scores, overall, { feature: 'transaction_type', ...NONE })).toBeNull();
  });

  it('shrinks a value with few frauds more than one with many', () => {
    const shiftOf = (rows: number) => {
      const { data, scores } = invented(rows, 1, 3);
      const segments = chooseSegments(data, scores, { a: 1, b: 0 }, { feature: 'transaction_type', ...NONE });
      const { a, b } = segments?.values.get('deposit') ?? { a: 1, b: 0 };
      return a * -2 + b + 2;
    };
    expect(shiftOf(60_000)).toBeCloseTo(SHIFTS.deposit, 1);
    expect(shiftOf(1200)).toBeGreaterThan(shiftOf(60_000));
    expect(shiftOf(1200)).toBeLessThan(-0.3);
  });

  it('calibrates at most 20 values', () => {
    const { data, scores } = invented(30_000, 0, 3);
    const codes = Int32Array.from(scores, (_, i) => i % 30);
    const values = Array.from({ length: 30 }, (_, i) => `type ${i}`);
    const many: Dataset = { ...data, columns: [{ kind: 'category', codes, values }, data.columns[1]!] };
    const segments = chooseSegments(many, scores, fitPlatt(scores, data.labels), {
      feature: 'transaction_type',
      ...NONE,
    });
    expect(segments?.values.size).toBe(20);
  });
});
