import type { Column, Dataset } from '../features/dataset';
import { type Random, seededRandom } from '../random';
import { sigmoid } from '../trees/boost';

interface MadeUp {
  readonly rows: number;
  readonly features: number;
  readonly seed: number;
}

/**
 * Returns a column of a kind that depends on its position: flags, skewed counts, bell curves, and some with
 * gaps.
 */
function madeUpColumn(position: number, rows: number, random: Random): Float64Array {
  const gaps = position % 4 === 3;
  return Float64Array.from({ length: rows }, () => {
    if (gaps && random.chance(0.3)) return Number.NaN;
    if (position % 3 === 0) return Number(random.chance(0.2));
    if (position % 3 === 1) return Math.floor(-Math.log(1 - random.next()) * 4);
    return random.normal();
  });
}

/**
 * Creates rows whose label depends on a few columns, their products and steps, and on chance; about one in
 * six is a fraud.
 */
export function madeUpData({ rows, features, seed }: MadeUp): Dataset {
  const random = seededRandom(seed);
  const values = Array.from({ length: features }, (_, i) => madeUpColumn(i, rows, random));
  const at = (column: number, row: number) => {
    const value = values[column]?.[row] as number;
    return Number.isNaN(value) ? -1 : value;
  };
  const labels = Uint8Array.from({ length: rows }, (_, i) => {
    const z =
      -3.6 +
      1.6 * at(0, i) * Number(at(2, i) > 0.3) +
      2 * Number(at(1, i) > 6) * Number(at(5, i) < 0) +
      1.5 * Number(Math.abs(at(8, i)) > 1.2) +
      1.8 * at(3, i) * Number(at(4, i) > 2) +
      1.2 * Number(at(11, i) * at(14, i) > 0.2) +
      0.6 * at(17, i) * at(6, i) +
      0.5 * at(20, i);
    return Number(random.chance(sigmoid(z)));
  });
  return {
    features: values.map((_, i) => ({ name: `f${i}`, label: `Feature ${i}`, rule: null })),
    columns: values.map((column): Column => ({ kind: 'number', values: column })),
    labels,
    at: Float64Array.from({ length: rows }, (_, i) => i),
  };
}
