import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random';
import { aucGain } from './compare-auc';
import { rocAuc } from './measures';

const ROWS = 2000;

/** Returns labels with scores of two models, each with its own noise. */
function drawn(seed: number, noise: number, otherNoise: number) {
  const random = seededRandom(seed);
  const labels = Uint8Array.from({ length: ROWS }, () => Number(random.chance(0.1)));
  const noisy = (amount: number) => Float64Array.from(labels, (label) => label + amount * random.normal());
  return { labels, one: noisy(noise), other: noisy(otherNoise) };
}

describe('aucGain', () => {
  it('is the difference of the two areas', () => {
    const { labels, one, other } = drawn(1, 1, 1.5);
    const gain = aucGain(one, other, labels);
    expect(gain?.gain).toBeCloseTo((rocAuc(one, labels) ?? 0) - (rocAuc(other, labels) ?? 0), 12);
    expect(gain?.low).toBeGreaterThan(0);
  });

  it('contains 0 in about 95% of the cases when both models are equally good', () => {
    let contained = 0;
    for (let seed = 0; seed < 200; seed++) {
      const { labels, one, other } = drawn(seed, 1, 1);
      const gain = aucGain(one, other, labels);
      if (gain && gain.low <= 0 && gain.high >= 0) contained++;
    }
    expect(contained).toBeGreaterThan(180);
    expect(contained).toBeLessThan(200);
  });

  it('handles ties like the area does', () => {
    const labels = Uint8Array.from([1, 1, 0, 0, 0]);
    const tied = new Float64Array(5).fill(1);
    const sorted = Float64Array.from([2, 2, 1, 1, 1]);
    expect(aucGain(sorted, tied, labels)?.gain).toBeCloseTo(0.5);
  });

  it('is null with fewer than two frauds', () => {
    expect(aucGain(new Float64Array(3), new Float64Array(3), Uint8Array.from([1, 0, 0]))).toBeNull();
  });
});
