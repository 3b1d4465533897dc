import { expect, test } from 'vitest';
import { Ranking } from './ranking';

/** Generates pseudorandom numbers, the same in every run, with many equal ones. */
const ranksOf = (count: number): Float32Array =>
  Float32Array.from({ length: count }, (_, at) => (Math.imul(at + 1, 0x9e3779b1) >>> 24) / 256);

test('returns positions by rank, equal ones in order, and at most the requested number', () => {
  for (const count of [0, 1, 2, 3, 7, 120, 121, 1000]) {
    const ranks = ranksOf(1000);
    const ranking = new Ranking(ranks);
    for (const most of [5, 120]) {
      ranking.start(count, most);
      const found: number[] = [];
      for (let place = ranking.next(); place >= 0; place = ranking.next()) found.push(place);
      const sorted = Array.from({ length: count }, (_, place) => place).sort(
        (a, b) => ranks[b]! - ranks[a]! || a - b,
      );
      expect(found).toEqual(sorted.slice(0, most));
      expect(ranking.next()).toBe(-1);
    }
  }
});
