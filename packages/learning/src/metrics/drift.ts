/** Population stability index: how far the later values of a column have moved from the earlier ones. */
import { binsOf, edgesOf } from '../trees/bins';

const PARTS = 10;
/** Stands for an empty part, whose logarithm would be infinite. */
const FLOOR = 1e-4;

/** Edges of about ten equal shares of the values. */
function decileEdges(values: Float64Array): Float32Array {
  const fine = edgesOf(values);
  const step = Math.max(1, Math.ceil(fine.length / (PARTS - 1)));
  return fine.filter((_, i) => (i + 1) % step === 0 || fine.length < PARTS);
}

function shares(bins: Uint8Array, parts: number): Float64Array {
  const counts = new Float64Array(parts);
  for (const bin of bins) counts[bin]! += 1;
  return counts.map((count) => count / Math.max(1, bins.length));
}

/** Below 0.1 nothing moved to speak of, above 0.25 much did; a missing value is a part of its own. */
export function stabilityIndex(earlier: Float64Array, later: Float64Array): number {
  const edges = decileEdges(earlier);
  const parts = edges.length + 2;
  const before = shares(binsOf(earlier, edges), parts);
  const after = shares(binsOf(later, edges), parts);
  let sum = 0;
  for (let i = 0; i < parts; i++) {
    const p = Math.max(FLOOR, before[i] as number);
    const q = Math.max(FLOOR, after[i] as number);
    sum += (q - p) * Math.log(q / p);
  }
  return sum;
}
