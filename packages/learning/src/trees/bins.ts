/** Columns as small integers, for the histograms of a growing tree. */

/** Maximum number of bins of a column; a bin number fits in a byte, and 0 represents missing values. */
export const MAX_BINS = 128;
const SAMPLE = 50_000;

export interface BinnedColumn {
  readonly bins: Uint8Array;
  /**
   * Inclusive upper bounds of bins 1 …; a value above the last one is in the following bin. Single precision,
   * as in a model.
   */
  readonly edges: Float32Array;
}

/** Returns a single-precision value that separates two values; null if none exists. */
function between(low: number, high: number): number | null {
  const middle = Math.fround(low + (high - low) / 2);
  if (middle >= low && middle < high) return middle;
  const floor = Math.fround(low);
  return floor >= low && floor < high ? floor : null;
}

/** Returns every n-th value of a column that is not missing, in ascending order. */
function sampleOf(values: Float64Array): Float64Array {
  const stride = Math.max(1, Math.ceil(values.length / SAMPLE));
  const sample = new Float64Array(Math.ceil(values.length / stride));
  let count = 0;
  for (let i = 0; i < values.length; i += stride) {
    const value = values[i] as number;
    if (!Number.isNaN(value)) sample[count++] = value;
  }
  return sample.subarray(0, count).sort();
}

/** Returns edges that divide the values evenly; equal values are always on the same side of an edge. */
export function edgesOf(values: Float64Array): Float32Array {
  const sorted = sampleOf(values);
  const edges: number[] = [];
  const share = sorted.length / (MAX_BINS - 1);
  let due = Math.max(1, share);
  for (let i = 1; i < sorted.length && edges.length < MAX_BINS - 2; i++) {
    const low = sorted[i - 1] as number;
    const high = sorted[i] as number;
    if (low === high || i < due) continue;
    const edge = between(low, high);
    if (edge === null) continue;
    edges.push(edge);
    due = Math.max(i + 1, i + share);
  }
  return Float32Array.from(edges);
}

/** Returns the bin of each value. */
export function binsOf(values: Float64Array, edges: Float32Array): Uint8Array {
  const bins = new Uint8Array(values.length);
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number;
    if (Number.isNaN(value)) continue;
    let low = 0;
    let high = edges.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (value <= (edges[middle] as number)) high = middle;
      else low = middle + 1;
    }
    bins[i] = low + 1;
  }
  return bins;
}

export function binColumn(values: Float64Array): BinnedColumn {
  const edges = edgesOf(values);
  return { bins: binsOf(values, edges), edges };
}
