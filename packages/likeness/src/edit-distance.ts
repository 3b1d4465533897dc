/**
 * Levenshtein's distance: how many UTF-16 units are written, left out or replaced to make one text of the other
 * (Levenshtein 1966).
 * @param most once the distance is sure to pass it the work stops
 * @returns the distance, or `most + 1` beyond `most`
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  // One row: what is left of `j` is of this letter of `a`, what is right of it of the letter before.
  const row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1);
    let diagonal = i - 1;
    let left = i;
    let least = i;
    row[0] = i;
    for (let j = 1; j <= b.length; j++) {
      const above = row[j]!;
      left = Math.min(diagonal + (letter === b.charCodeAt(j - 1) ? 0 : 1), above + 1, left + 1);
      diagonal = above;
      row[j] = left;
      if (left < least) least = left;
    }
    if (least > most) return most + 1;
  }
  return Math.min(row[b.length]!, most + 1);
}
