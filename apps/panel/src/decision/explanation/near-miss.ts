import type { ExplainedNode, ExplainedRule } from '../../api/evaluations';

/** A bound missed by at most this share of itself was close. */
const CLOSE_SHARE = 0.25;
/** Counts are small: one or two events short is close, once more than half of them were there. */
const CLOSE_COUNT = 2;
const CLOSE_COUNT_SHARE = 0.5;
/** So many conditions of a rule hold that a single other one is all it lacks. */
const ENOUGH_HELD = 2;
/** Conditions that ask whether there is anything to judge, or rule out what is usual: whether they hold says little. */
const GUARDS: ReadonlySet<string> = new Set(['exists', 'not_exist', 'not', '!=']);

/** The fewest conditions that would all have had to turn out otherwise for this one to be true. */
function lackingConditions(node: ExplainedNode): readonly ExplainedNode[] {
  if (node.outcome === 'true') return [];
  const lacking = node.parts.map(lackingConditions);
  if (node.op === 'and') return lacking.flat();
  if (node.op === 'or')
    return lacking.reduce((fewest, next) => (next.length < fewest.length ? next : fewest));
  return [node];
}

/** By which share of its bound a number missed it; null when that was not close. */
function closeShare(condition: ExplainedNode): number | null {
  const [subject, bound] = condition.parts;
  if (condition.missed_by === undefined || typeof bound?.value !== 'number') return null;
  const share = bound.value === 0 ? Number.POSITIVE_INFINITY : condition.missed_by / Math.abs(bound.value);
  if (share <= CLOSE_SHARE) return share;
  const fewEvents = subject?.op === 'velocity' && condition.missed_by <= CLOSE_COUNT;
  return fewEvents && share < CLOSE_COUNT_SHARE ? share : null;
}

/** A rule that almost fired. */
interface NearMiss {
  readonly rule: ExplainedRule;
  /** The one condition that kept it from firing. */
  readonly lacking: ExplainedNode;
  /** 0 (only just) to 1 (another value altogether). */
  readonly distance: number;
}

/**
 * Whether a rule almost fired: a single condition did not hold, and either its number came close to the bound, or
 * at least two conditions of substance held beside it. Null for rules that fired, were not in force, or were far off.
 */
export function nearMiss(rule: ExplainedRule): NearMiss | null {
  if (rule.fired || !rule.in_force) return null;
  const [lacking, ...more] = lackingConditions(rule.when);
  if (lacking?.outcome !== 'false' || more.length > 0) return null;
  const share = closeShare(lacking);
  if (share !== null) return { rule, lacking, distance: share };
  if (rule.when.op !== 'and' || lacking.missed_by !== undefined || GUARDS.has(lacking.op)) return null;
  const held = rule.when.parts.filter((part) => part.outcome === 'true' && !GUARDS.has(part.op));
  return held.length >= ENOUGH_HELD ? { rule, lacking, distance: 1 } : null;
}

/** Rules of an explanation by what became of them; each is in one group only. */
interface GroupedRules {
  readonly fired: readonly ExplainedRule[];
  /** The nearest first. */
  readonly near: readonly NearMiss[];
  /** A value was missing, so neither yes nor no. */
  readonly unknown: readonly ExplainedRule[];
  readonly quiet: readonly ExplainedRule[];
}

export function groupRules(rules: readonly ExplainedRule[]): GroupedRules {
  const fired: ExplainedRule[] = [];
  const near: NearMiss[] = [];
  const unknown: ExplainedRule[] = [];
  const quiet: ExplainedRule[] = [];
  for (const rule of rules) {
    const missed = nearMiss(rule);
    if (rule.fired) fired.push(rule);
    else if (missed) near.push(missed);
    else if (rule.in_force && rule.when.outcome === 'unknown') unknown.push(rule);
    else quiet.push(rule);
  }
  near.sort((a, b) => a.distance - b.distance);
  return { fired, near, unknown, quiet };
}
