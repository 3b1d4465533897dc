import { describe, expect, it } from 'vitest';
import { Population } from './population';

const DAY = 86_400_000;

describe('Population', () => {
  it('estimates the rate of first transfers from a short and from a long history', () => {
    for (const days of [10, 200]) {
      const population = new Population();
      for (let n = 0; n < days * 20; n++) population.noteNewPair(1000 * DAY + (n * DAY) / 20);
      expect(population.newPairsWithin(7 * DAY), `${days} days`).toBeGreaterThan(135);
      expect(population.newPairsWithin(7 * DAY), `${days} days`).toBeLessThan(145);
    }
  });

  it('lowers the share of new receivers when known ones are paid', () => {
    const population = new Population();
    for (let n = 0; n < 3000; n++) population.noteReceiver(false);
    expect(population.newReceivers).toBeCloseTo(Math.exp(-3), 2);
  });

  it('continues from its packed state', () => {
    const population = new Population();
    population.parties = 7;
    population.noteReceiver(true);
    population.noteNewPair(5 * DAY);
    population.noteNewPair(6 * DAY);
    expect(Population.unpack(population.pack())).toEqual(population);
    expect(Population.unpack(null)).toEqual(new Population());
  });
});
