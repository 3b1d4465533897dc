import type { ExplainedNode, ExplainedRule } from '@assay/rules';

/** A bound missed by at most this share of itself was close. */
const CLOSE_SHARE = 0.25;
/** Counts are small: one or two events short is close, whatever the share. */
const CLOSE_COUNT = 2;
/** So many conditions of a rule hold that a single other one is all it lacks. */
const ENOUGH_HELD = 2;

/** The fewest conditions that would all have had to turn out otherwise for this one to be true. */
export function lackingConditions(node: ExplainedNode): readonly ExplainedNode[] {
  if (node.outcome === 'true') return [];
  const lacking = node.parts.map(lackingConditions);
  if (node.op === 'and') return lacking.flat();
  if (node.op === 'or')
    return lacking.reduce((fewest, next) => (next.length < fewest.length ? next : fewest));
  return [node];
}

function missedClosely(condition: ExplainedNode): boolean {
  if (condition.missed_by === undefined) return false;
  const [subject, bound] = condition.parts;
  if (subject?.op === 'velocity' && condition.missed_by <= CLOSE_COUNT) return true;
  return typeof bound?.value === 'number' && condition.missed_by <= Math.abs(bound.value) * CLOSE_SHARE;
}

/**
 * The one condition that kept a rule from firing, when it almost did: its number came close to the bound, or at least
 * two other conditions held. Null for rules that fired, were not in force, or were far off.
 */
export function nearMiss(rule: ExplainedRule): ExplainedNode | null {
  if (rule.fired || !rule.in_force) return null;
  const [lacking, ...more] = lackingConditions(rule.when);
  if (!lacking || more.length > 0) return null;
  if (missedClosely(lacking)) return lacking;
  const held = rule.when.op === 'and' ? rule.when.parts.filter((part) => part.outcome === 'true').length : 0;
  return held >= ENOUGH_HELD ? lacking : null;
}

/** Rules of an explanation by what became of them; each is in one group only. */
export interface GroupedRules {
  readonly fired: readonly ExplainedRule[];
  readonly near: readonly { readonly rule: ExplainedRule; readonly lacking: ExplainedNode }[];
  /** A value was missing, so neither yes nor no. */
  readonly unknown: readonly ExplainedRule[];
  readonly quiet: readonly ExplainedRule[];
}

export function groupRules(rules: readonly ExplainedRule[]): GroupedRules {
  const fired: ExplainedRule[] = [];
  const near: { rule: ExplainedRule; lacking: ExplainedNode }[] = [];
  const unknown: ExplainedRule[] = [];
  const quiet: ExplainedRule[] = [];
  for (const rule of rules) {
    const lacking = nearMiss(rule);
    if (rule.fired) fired.push(rule);
    else if (lacking) near.push({ rule, lacking });
    else if (rule.in_force && rule.when.outcome === 'unknown') unknown.push(rule);
    else quiet.push(rule);
  }
  return { fired, near, unknown, quiet };
}
