import type { Distribution } from '@assay/contract';

/** Maximum number of stored values; more values hardly change a mean. */
const MOST = 400;

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** A series of values, reduced to a summary at the end. */
export class Series {
  readonly #values: number[] = [];

  add(value: number): void {
    if (this.#values.length < MOST && Number.isFinite(value)) this.#values.push(value);
  }

  /** Returns the summary; null if no value was added. */
  summary(): Distribution | null {
    const values = this.#values;
    const n = values.length;
    if (n === 0) return null;
    const mean = values.reduce((sum, value) => sum + value, 0) / n;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / n;
    return {
      n,
      mean: rounded(mean),
      sd: rounded(Math.sqrt(variance)),
      min: rounded(Math.min(...values)),
      max: rounded(Math.max(...values)),
      distinct: new Set(values.map(Math.round)).size,
    };
  }
}
