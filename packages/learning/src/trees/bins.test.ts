import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binColumn, MAX_BINS } from './bins';

const values = fc.array(
  fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer({ min: -3, max: 3 }),
    fc.constant(Number.NaN),
  ),
  { maxLength: 300 },
);

describe('binColumn', () => {
  it('preserves the order of values, puts equal values in one bin, and separates missing ones', () => {
    fc.assert(
      fc.property(values, (column) => {
        const { bins, edges } = binColumn(Float64Array.from(column));
        expect(edges.length).toBeLessThan(MAX_BINS - 1);
        for (const [i, value] of column.entries()) {
          const bin = bins[i] as number;
          if (Number.isNaN(value)) expect(bin).toBe(0);
          else {
            // The bin must match the edges as a model stores them.
            expect(bin).toBe(1 + edges.filter((edge) => value > edge).length);
          }
        }
      }),
    );
  });

  it('separates few values exactly', () => {
    const { bins } = binColumn(Float64Array.of(5, 1, 3, 1, Number.NaN, 5));
    expect([...bins]).toEqual([3, 1, 2, 1, 0, 3]);
  });
});
