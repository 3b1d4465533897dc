/** One thing wrong with a rule, said so that its author can repair it. */
export interface Problem {
  readonly message: string;
  /** What to do about it. */
  readonly fix: string;
  /** JSON pointer into the rule tree (RFC 6901), '' for the root. */
  readonly path: string;
  /** Place in the rule text, when the rule was read from text: offsets in UTF-16 units. */
  readonly start?: number;
  readonly end?: number;
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where each node stands in the text it was read from, by JSON pointer. */
export type Spans = ReadonlyMap<string, Span>;

/** The names of a list that are closest to a misspelt one, best first; none when nothing is near. */
export function nearestNames(wrong: string, known: Iterable<string>, most = 3): readonly string[] {
  const folded = wrong.toLowerCase().slice(0, 100);
  const reach = Math.max(1, Math.floor(folded.length / 3));
  const near: { name: string; distance: number }[] = [];
  for (const name of known) {
    const lower = name.toLowerCase();
    const lastStep = lower.slice(lower.lastIndexOf('.') + 1);
    const distance =
      lastStep === folded.slice(folded.lastIndexOf('.') + 1) ? 1 : editDistance(folded, lower, reach);
    if (distance <= reach) near.push({ name, distance });
  }
  near.sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1));
  return near.slice(0, most).map((found) => found.name);
}

/** Levenshtein distance, or `reach + 1` as soon as it must exceed `reach`. */
function editDistance(a: string, b: string, reach: number): number {
  if (Math.abs(a.length - b.length) > reach) return reach + 1;
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const change = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const cost = Math.min(change, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1);
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > reach) return reach + 1;
    previous = current;
  }
  return previous[b.length] ?? reach + 1;
}
