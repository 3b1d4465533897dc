import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, jaroWinkler, maxJaroWinkler } from './index';

/** Texts from a small alphabet, so that they have many letters in common. */
const alike = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '字'), maxLength: 12 });

describe('jaroWinkler', () => {
  // Winkler (1990), table of example names.
  it.each([
    ['martha', 'marhta', 0.9611],
    ['dwayne', 'duane', 0.84],
    ['dixon', 'dicksonx', 0.8133],
    ['abc', 'xyz', 0],
    ['', 'a', 0],
    ['', '', 1],
  ])('of %s and %s returns %s', (a, b, expected) => expect(jaroWinkler(a, b)).toBeCloseTo(expected, 4));

  it('is between 0 and the upper bound for the two lengths, and is 1 only for equal texts', () => {
    fc.assert(
      fc.property(alike, alike, (a, b) => {
        const found = jaroWinkler(a, b);
        expect(found).toBeGreaterThanOrEqual(0);
        if (a === '' || b === '') return;
        expect(found).toBeLessThanOrEqual(maxJaroWinkler(a.length, b.length));
        expect(found === 1).toBe(a === b);
      }),
    );
  });

  it('gives long texts the same result as short ones', () => {
    const edge = '0123456789'.repeat(4);
    expect(jaroWinkler(`${edge}ab`, `${edge}ba`)).toBeCloseTo(1 - 0.6 / 42 / 3, 10);
    expect(jaroWinkler('a'.repeat(40), 'b'.repeat(40))).toBe(0);
    expect(jaroWinkler('x'.repeat(33), 'x'.repeat(31))).toBeCloseTo(0.6 * ((31 / 33 + 2) / 3) + 0.4, 10);
  });
});

describe('editDistance', () => {
  it.each([
    ['kitten', 'sitting', 3],
    ['flaw', 'lawn', 2],
    ['', 'abc', 3],
    ['abc', 'abc', 0],
  ])('of %s and %s returns %s', (a, b, expected) => expect(editDistance(a, b, 9)).toBe(expected));

  it('matches the recursive definition, and returns one more than the limit when the distance exceeds it', () => {
    const defined = (a: string, b: string): number => {
      if (a === '' || b === '') return a.length + b.length;
      const [one, other] = [a.slice(1), b.slice(1)];
      if (a[0] === b[0]) return defined(one, other);
      return 1 + Math.min(defined(one, b), defined(a, other), defined(one, other));
    };
    const short = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(
      fc.property(short, short, fc.nat(7), (a, b, most) => {
        expect(editDistance(a, b, most)).toBe(Math.min(defined(a, b), most + 1));
      }),
    );
  });
});
