import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IPV4_END, type Ipv4Ranges, Ipv4RangesBuilder, walkTogether } from './ipv4-ranges';
import { withRegisteredCountries } from './registered-countries';

type Stretch = readonly [start: number, value: number];

function rangesOf(stretches: readonly Stretch[]): Ipv4Ranges {
  const builder = new Ipv4RangesBuilder();
  for (const [start, value] of stretches) builder.add(start, value);
  return builder.finish();
}

describe('walkTogether', () => {
  it('visits the whole address space in stretches in which no table changes', () => {
    const start = fc.oneof(
      fc.integer({ min: 0, max: 0xffffffff }),
      fc.integer({ min: 0, max: 0xffff }).map((bucket) => bucket * 0x10000),
    );
    const stretches = fc
      .uniqueArray(fc.tuple(start, fc.nat({ max: 3 })), { maxLength: 12, selector: ([first]) => first })
      .map((list) => list.sort((a, b) => a[0] - b[0]));
    fc.assert(
      fc.property(fc.array(stretches, { minLength: 1, maxLength: 3 }), (lists) => {
        const tables = lists.map(rangesOf);
        const cursors = tables.map((table) => table.cursor());
        let next = 0;
        let wrong = 0;
        walkTogether(cursors, (from, end) => {
          if (from !== next) wrong++;
          for (const [i, table] of tables.entries()) {
            const { value } = cursors[i]!;
            if (table.find(from) !== value || table.find(end - 1) !== value) wrong++;
          }
          next = end;
        });
        expect(wrong).toBe(0);
        expect(next).toBe(IPV4_END);
      }),
      // Each run visits every bucket of the table.
      { numRuns: 20 },
    );
  });
});

describe('withRegisteredCountries', () => {
  const [HOME, ABROAD, THIRD] = [1, 2, 3];
  const net = (n: number) => 0x05000000 + n * 0x100;
  /**
   * Builds a system of ten networks from the location of each (places are numbered by country) and its
   * country of registration.
   */
  function corrected(located: readonly number[], registered: readonly number[], system = 7): number[] {
    const table = (values: readonly number[]) =>
      rangesOf([...values.map((value, n): Stretch => [net(n), value]), [net(values.length), 0]]);
    const result = withRegisteredCountries({
      located: table(located),
      registered: table(registered),
      systems: rangesOf([
        [net(0), system],
        [net(located.length), 0],
      ]),
      countryOfPlace: (place) => place,
      placeOfCountry: (country) => country + 100,
    });
    return located.map((_, n) => result.find(net(n)));
  }
  const home = (count: number) => Array<number>(count).fill(HOME);

  it("moves networks located in the operator's home country to a foreign country of registration", () => {
    expect(corrected([...home(8), ABROAD, HOME], [...home(8), ABROAD, ABROAD])).toEqual([
      ...home(8),
      ABROAD,
      ABROAD + 100,
    ]);
  });

  it('retains a foreign location from the city table', () => {
    expect(corrected([...home(8), ABROAD, THIRD], [...home(8), HOME, ABROAD])).toEqual([
      ...home(8),
      ABROAD,
      THIRD,
    ]);
  });

  it("doesn't move networks of an operator in one country, regardless of their registration", () => {
    expect(corrected([...home(10)], [...home(8), ABROAD, ABROAD])).toEqual(home(10));
  });

  it("doesn't move networks without an autonomous system or a registration", () => {
    const located = [...home(8), ABROAD, HOME];
    expect(corrected(located, [...home(8), ABROAD, ABROAD], 0)).toEqual(located);
    expect(corrected(located, [...home(8), ABROAD, 0])).toEqual(located);
  });
});
