/** Simple conditions over the columns of labeled transactions, each with the rows that it matches. */
import type { CategoryColumn, Dataset, NumberColumn } from '../features/dataset';

export interface Predicate {
  /** Text in the rule language. */
  readonly text: string;
  readonly label: string;
  /** Position of the feature: a rule uses each feature at most once. */
  readonly feature: number;
  readonly rows: Uint32Array;
}

const WORD = 32;
/** Number of bounds that are tried for a numeric feature. */
const BOUNDS = 12;
const DECIMALS = 1e4;

export function bitset(rows: number, holds: (row: number) => boolean): Uint32Array {
  const words = new Uint32Array(Math.ceil(rows / WORD));
  for (let row = 0; row < rows; row++) {
    if (holds(row)) words[row >>> 5]! |= 1 << (row & 31);
  }
  return words;
}

export const both = (a: Uint32Array, b: Uint32Array): Uint32Array =>
  a.map((word, i) => word & (b[i] as number));

function bits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

export function count(a: Uint32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += bits(a[i] as number);
  return sum;
}

/** Counts the rows in both sets without creating the intersection. */
export function countBoth(a: Uint32Array, b: Uint32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += bits((a[i] as number) & (b[i] as number));
  return sum;
}

/** Returns round values that divide the rows evenly. */
function boundsOf(values: Float64Array): readonly number[] {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort();
  const bounds = new Set<number>();
  for (let i = 1; i < BOUNDS; i++) {
    const value = sorted[Math.floor((i * sorted.length) / BOUNDS)];
    if (value !== undefined) bounds.add(rounded(value));
  }
  return [...bounds];
}

/** Rounds to three significant digits, which are enough for readers. */
function rounded(value: number): number {
  return Math.round(Number(value.toPrecision(3)) * DECIMALS) / DECIMALS;
}

type Made = Pick<Predicate, 'text' | 'rows'>;

function numberPredicates({ values }: NumberColumn, operand: string): readonly Made[] {
  // Both comparisons are false for a missing value.
  return boundsOf(values).flatMap((bound) => [
    {
      text: `${operand} >= ${bound}`,
      rows: bitset(values.length, (row) => (values[row] as number) >= bound),
    },
    {
      text: `${operand} <= ${bound}`,
      rows: bitset(values.length, (row) => (values[row] as number) <= bound),
    },
  ]);
}

function flagPredicates({ values }: NumberColumn, yes: string, no: string | undefined): readonly Made[] {
  const when = (value: number) => bitset(values.length, (row) => values[row] === value);
  return [{ text: yes, rows: when(1) }, ...(no ? [{ text: no, rows: when(0) }] : [])];
}

function categoryPredicates(
  { codes, values }: CategoryColumn,
  operand: string,
  least: number,
): readonly Made[] {
  return values
    .map((value, code) => ({
      text: `${operand} = ${JSON.stringify(value)}`,
      rows: bitset(codes.length, (row) => codes[row] === code),
    }))
    .filter(({ rows }) => count(rows) >= least);
}

/** @param least minimum number of rows that a condition must match */
export function predicatesOf(data: Dataset, least: number): readonly Predicate[] {
  return data.features
    .flatMap(({ label, rule, ruleOtherwise }, feature) => {
      const column = data.columns[feature];
      if (rule === null || column === undefined) return [];
      const made =
        column.kind === 'category'
          ? categoryPredicates(column, rule, least)
          : column.kind === 'flag'
            ? flagPredicates(column, rule, ruleOtherwise)
            : numberPredicates(column, rule);
      return made.map((predicate) => ({ ...predicate, label, feature }));
    })
    .filter(({ rows }) => count(rows) >= least);
}
