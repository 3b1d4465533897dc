import { describe, expect, it } from 'vitest';
import { judge, type Minute, percentile } from './minutes';

const minute = (number: number, more: Partial<Minute> = {}): Minute => ({
  number,
  calls: 1000,
  p50: 5,
  p95: 10,
  p99: 20,
  memory: 300,
  others: 50,
  failures: 0,
  ...more,
});
const run = (length: number, at: (n: number) => Partial<Minute> = () => ({})) =>
  judge(Array.from({ length }, (_, n) => minute(n + 1, at(n + 1))));

describe('judge', () => {
  it('is flat when nothing grows', () => {
    expect(run(20)).toMatchObject({ isFlat: true });
  });

  it('allows growth during the warm-up', () => {
    expect(run(20, (n) => ({ memory: Math.min(n, 5) * 60 })).isFlat).toBe(true);
  });

  it.each([
    ['growing memory', (n: number) => ({ memory: 300 + n * 2 })],
    ['growing latency', (n: number) => ({ p95: 10 + n })],
    ['a failure', (n: number) => ({ failures: n === 7 ? 1 : 0 })],
  ])('is not flat with %s', (_, at) => {
    expect(run(20, at).isFlat).toBe(false);
  });

  it('judges a short run only by its failures', () => {
    expect(run(2, (n) => ({ memory: n * 300 })).isFlat).toBe(true);
    expect(run(2, () => ({ failures: 1 })).isFlat).toBe(false);
  });
});

it('percentile returns values of the list', () => {
  const values = Array.from({ length: 100 }, (_, n) => n + 1);
  expect([percentile(values, 0.5), percentile(values, 0.99), percentile([7], 0.99)]).toEqual([51, 100, 7]);
});
