import { editDistance } from '@assay/likeness';

/** Notes a problem at a JSON pointer of the rule tree. */
export type Report = (message: string, fix: string, path: string) => void;

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

/** What is wrong and what to do about it, as one sentence's worth of text with its stop. */
export function describeProblem({ message, fix }: Pick<Problem, 'message' | 'fix'>): string {
  return `${message}; ${fix}${/[.?!]$/.test(fix) ? '' : '.'}`;
}

const lastStepOf = (path: string) => path.slice(path.lastIndexOf('.') + 1);

/** Names that end alike are nearer than those that are one letter apart. */
const SAME_STEP = 0.5;
/** A part of a name that is as near as another whole name comes behind it. */
const PART_PENALTY = 1;

/** How far a misspelt name is from a known one, both in lower case; infinite when they have nothing in common. */
function distanceOf(wrong: string, known: string): number {
  const step = lastStepOf(known);
  if (step === lastStepOf(wrong)) return wrong === known ? 0 : SAME_STEP;
  // Two letters swapped count two: `emial` is still near.
  const reach = Math.max(1, Math.floor((wrong.length + 1) / 3));
  const within = (text: string) => {
    const distance = editDistance(wrong, text, reach);
    return distance > reach ? Number.POSITIVE_INFINITY : distance;
  };
  // `contry` is meant for `ip_details.country`, `amout` for `transaction_amount`.
  const parts = [step, ...step.split('_')].map((part) => within(part) + PART_PENALTY);
  return Math.min(within(known), ...parts);
}

/** The names of a list that are closest to a misspelt one, best first; none when nothing is near. */
export function nearestNames(wrong: string, known: Iterable<string>, most = 3): readonly string[] {
  const folded = wrong.toLowerCase().slice(0, 100);
  const near: { name: string; distance: number; steps: number }[] = [];
  for (const name of known) {
    const distance = distanceOf(folded, name.toLowerCase());
    if (distance < Number.POSITIVE_INFINITY) near.push({ name, distance, steps: name.split('.').length });
  }
  near.sort((a, b) => a.distance - b.distance || a.steps - b.steps || (a.name < b.name ? -1 : 1));
  const best = near[0]?.distance ?? 0;
  return near
    .filter(({ distance }) => distance < best + 1)
    .slice(0, most)
    .map((found) => found.name);
}
