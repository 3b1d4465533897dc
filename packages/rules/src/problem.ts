import { editDistance } from '@assay/likeness';

/** One thing wrong with a rule, described so that its author can repair it. */
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
