import { formatIp, type IpAddress } from '@assay/networks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Ipv4Ranges, Ipv4RangesBuilder } from './ipv4-ranges';
import { Ipv6HostRanges, Ipv6Ranges, Ipv6RangesBuilder } from './ipv6-ranges';

/** Words that occur at bucket borders more often than random words. */
const word = fc.oneof(
  fc.integer({ min: 0, max: 0xffffffff }),
  fc.constantFrom(0, 1, 0xffff, 0x10000, 0x1ffff, 0xffff0000, 0xffffffff),
);
const value = fc.integer({ min: 0, max: 3 });

describe('Ipv4Ranges', () => {
  const rows = fc.uniqueArray(fc.record({ start: word, value }), {
    selector: ({ start }) => start,
    maxLength: 40,
  });

  it('agrees with a linear search', () => {
    fc.assert(
      fc.property(rows, fc.array(word, { maxLength: 20 }), (unsorted, probes) => {
        const sorted = unsorted.sort((a, b) => a.start - b.start);
        const builder = new Ipv4RangesBuilder();
        for (const row of sorted) builder.add(row.start, row.value);
        const ranges = builder.finish();
        const read = Ipv4Ranges.fromColumns(ranges.columns('x'), 'x');
        for (const probe of [...probes, ...sorted.map(({ start }) => start)]) {
          const expected = sorted.findLast(({ start }) => start <= probe)?.value ?? 0;
          expect(ranges.find(probe)).toBe(expected);
          expect(read.find(probe)).toBe(expected);
        }
      }),
    );
  });

  it('merges adjacent ranges with equal values', () => {
    const builder = new Ipv4RangesBuilder();
    builder.add(5, 1);
    builder.add(9, 1);
    expect(builder.finish().size).toBe(65_536 + 1);
  });
});

describe('Ipv6Ranges', () => {
  const rows = fc.uniqueArray(fc.record({ high: word, low: word, value }), {
    selector: ({ high, low }) => `${high} ${low}`,
    maxLength: 40,
  });

  it('agrees with a linear search', () => {
    fc.assert(
      fc.property(rows, fc.array(fc.tuple(word, word), { maxLength: 20 }), (unsorted, probes) => {
        const sorted = unsorted.sort((a, b) => a.high - b.high || a.low - b.low);
        const builder = new Ipv6RangesBuilder();
        for (const row of sorted) builder.add(row.high, row.low, row.value);
        const ranges = builder.finish();
        const read = Ipv6Ranges.fromColumns(ranges.columns('x'), 'x');
        const starts = sorted.map(({ high, low }): [number, number] => [high, low]);
        for (const [high, low] of [...probes, ...starts]) {
          const holds = (row: { high: number; low: number }) =>
            row.high < high || (row.high === high && row.low <= low);
          const expected = sorted.findLast(holds)?.value ?? 0;
          expect(ranges.find(high, low)).toBe(expected);
          expect(read.find(high, low)).toBe(expected);
        }
      }),
    );
  });
});

describe('Ipv6HostRanges', () => {
  it('distinguishes neighboring hosts', () => {
    const starts = Uint32Array.of(0x20010db8, 0, 0, 5, 0x20010db8, 0, 0, 6, 0x20010db8, 0, 1, 0);
    const ranges = new Ipv6HostRanges(starts, Uint32Array.of(7, 0, 9));
    const at = (word2: number, word3: number): [string, number] => {
      const address: IpAddress = { version: 6, word0: 0x20010db8, word1: 0, word2, word3 };
      return [formatIp(address), ranges.find(address)];
    };
    expect([at(0, 4), at(0, 5), at(0, 6), at(0, 7), at(1, 0), at(2, 0)]).toEqual([
      ['2001:db8::4', 0],
      ['2001:db8::5', 7],
      ['2001:db8::6', 0],
      ['2001:db8::7', 0],
      ['2001:db8::1:0:0', 9],
      ['2001:db8::2:0:0', 9],
    ]);
  });
});
