/** A problem of least squares: `matrix · slopes = right`, the matrix symmetric and positive. */
export interface NormalEquations {
  readonly matrix: readonly (readonly number[])[];
  readonly right: readonly number[];
}

/** Solves a small system by elimination. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index]!]);
  const count = rows.length;
  for (let step = 0; step < count; step++) {
    for (let row = step + 1; row < count; row++) {
      const factor = rows[row]![step]! / rows[step]![step]!;
      for (let column = step; column <= count; column++) rows[row]![column]! -= factor * rows[step]![column]!;
    }
  }
  const slopes = new Array<number>(count).fill(0);
  for (let row = count - 1; row >= 0; row--) {
    const known = slopes.reduce(
      (sum, slope, column) => sum + (column > row ? slope * rows[row]![column]! : 0),
      0,
    );
    slopes[row] = (rows[row]![count]! - known) / rows[row]![row]!;
  }
  return slopes;
}

/**
 * By how much the best slopes of which none falls lessen the sum of squares. Every set of slopes that may be other than zero
 * is tried, which is quick for three.
 */
export function risingSlopes({ matrix, right }: NormalEquations): number {
  let most = 0;
  for (let set = 1; set < 2 ** right.length; set++) {
    const chosen = right.flatMap((_, index) => (set & (1 << index) ? [index] : []));
    const slopes = solved(
      chosen.map((row) => chosen.map((column) => matrix[row]![column]!)),
      chosen.map((row) => right[row]!),
    );
    if (!slopes.every((slope) => slope >= 0 && Number.isFinite(slope))) continue;
    most = Math.max(
      most,
      slopes.reduce((sum, slope, index) => sum + slope * right[chosen[index]!]!, 0),
    );
  }
  return most;
}
