/**
 * Returns the Levenshtein distance (Levenshtein 1966): the number of UTF-16 units to insert, delete or
 * replace to turn one text into the other.
 * @param max the computation stops as soon as the distance is known to exceed this
 * @returns the distance, or `max + 1` if it exceeds `max`
 */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  // A single row: cells before `j` belong to this letter of `a`, cells from `j` on to the previous letter.
  const row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1);
    let diagonal = i - 1;
    let left = i;
    let rowMin = i;
    row[0] = i;
    for (let j = 1; j <= b.length; j++) {
      const above = row[j]!;
      left = Math.min(diagonal + (letter === b.charCodeAt(j - 1) ? 0 : 1), above + 1, left + 1);
      diagonal = above;
      row[j] = left;
      if (left < rowMin) rowMin = left;
    }
    if (rowMin > max) return max + 1;
  }
  return Math.min(row[b.length]!, max + 1);
}
