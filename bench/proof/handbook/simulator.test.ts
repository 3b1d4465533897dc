import { describe, expect, it } from 'vitest';
import { NumpyRandom, PythonRandom } from './mersenne-twister';
import { simulate } from './simulator';

describe('NumpyRandom', () => {
  it('draws the numbers of NumPy', () => {
    const random = new NumpyRandom(3);
    expect(random.choice(10_000, 2)).toEqual([5876, 6555]);
    expect(random.uniform(0, 100)).toBeCloseTo(71.5654845601797, 12);
    expect(Array.from({ length: 6 }, () => random.poisson(2.5))).toEqual([1, 2, 3, 2, 1, 6]);
    expect(random.normal(0, 1)).toBeCloseTo(1.3106161368645843, 12);
    expect(random.normal(0, 1)).toBeCloseTo(-1.401220802638828, 12);
  });
});

describe('PythonRandom', () => {
  it('draws the numbers of Python', () => {
    const random = new PythonRandom(7);
    const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);
    expect(random.choice(upTo(13))).toBe(5);
    expect(random.sample(upTo(100), 33).slice(0, 5)).toEqual([19, 50, 83, 6, 9]);
    expect(random.sample(upTo(10), 3)).toEqual([6, 2, 1]);
  });
});

describe('simulate', () => {
  it('gives the times and amounts that the handbook prints', () => {
    const data = simulate({ customers: 5, terminals: 5, days: 5, radius: 200 });
    const own = Array.from(data.seconds, (seconds, i) => ({ seconds, i })).filter(
      ({ i }) => data.customer[i] === 0,
    );
    expect(own.slice(0, 3).map(({ seconds }) => seconds)).toEqual([26_345, 64_816, 68_522]);
    // A fraud of the third scenario has five times the amount that the handbook prints before frauds are added.
    const drawn = own.slice(0, 2).map(({ i }) => (data.amount[i] ?? 0) / (data.scenario[i] === 3 ? 5 : 1));
    expect(drawn[0]).toBeCloseTo(123.59, 9);
    expect(drawn[1]).toBeCloseTo(77.34, 9);
  });

  it('marks the three kinds of fraud', () => {
    const { scenario, amount } = simulate({ customers: 300, terminals: 60, days: 60, radius: 30 });
    expect([...new Set(scenario)].sort()).toEqual([0, 1, 2, 3]);
    const high = amount.filter((value, i) => value > 220 && scenario[i] === 0);
    expect(high.length).toBe(0);
  });
});
