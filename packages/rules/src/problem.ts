import { editDistance } from '@assay/text-similarity';

/** Reports a problem at a JSON pointer of the rule tree. */
export type Report = (message: string, fix: string, path: string) => void;

/** One problem of a rule, described so that its author can fix it. */
export interface Problem {
  readonly message: string;
  /** Suggested fix. */
  readonly fix: string;
  /** JSON pointer into the rule tree (RFC 6901), '' for the root. */
  readonly path: string;
  /** Position in the rule text, if the rule was parsed from text: offsets in UTF-16 units. */
  readonly start?: number;
  readonly end?: number;
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Position of each node in the source text, by JSON pointer. */
export type Spans = ReadonlyMap<string, Span>;

/** Returns the problem and its fix as one sentence with a final period. */
export function describeProblem({ message, fix }: Pick<Problem, 'message' | 'fix'>): string {
  return `${message}; ${fix}${/[.?!]$/.test(fix) ? '' : '.'}`;
}

const lastStepOf = (path: string) => path.slice(path.lastIndexOf('.') + 1);

/** Distance of names with the same last step; it is less than that of one different letter. */
const SAME_STEP = 0.5;
/** Extra distance of a partial name, so that an equally near whole name precedes it. */
const PART_PENALTY = 1;

/**
 * Returns the distance of a misspelled name from a known one, both in lower case; infinite if they have
 * nothing in common.
 */
function distanceOf(wrong: string, known: string): number {
  const step = lastStepOf(known);
  if (step === lastStepOf(wrong)) return wrong === known ? 0 : SAME_STEP;
  // Two swapped letters count as two edits: `emial` is still near.
  const reach = Math.max(1, Math.floor((wrong.length + 1) / 3));
  const within = (text: string) => {
    const distance = editDistance(wrong, text, reach);
    return distance > reach ? Number.POSITIVE_INFINITY : distance;
  };
  // `contry` matches `ip_details.country`, `amout` matches `transaction_amount`.
  const parts = [step, ...step.split('_')].map((part) => within(part) + PART_PENALTY);
  return Math.min(within(known), ...parts);
}

/** Returns the known names closest to a misspelled one, best first; empty if none is near. */
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
