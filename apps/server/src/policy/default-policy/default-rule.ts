import { describeProblem, type Effect, parseRule, type Rule, type State } from '@assay/rules';

interface RuleFrame {
  /** `E###` e-mail, `P###` IP and phone, `B###` card, `HC###` everything else. Never reused for another rule. */
  readonly id: string;
  /** The reason as an analyst reads it. */
  readonly name: string;
  /** The condition in the text form of the rule language (docs/rules.md). */
  readonly when: string;
}

/** A rule as it is written down: either points, negative for a sign of trust, or a state. */
type DefaultRule = (RuleFrame & { readonly points: number }) | (RuleFrame & { readonly state: State });

export type DefaultCategory =
  | 'email'
  | 'ip'
  | 'phone'
  | 'card'
  | 'identity'
  | 'location'
  | 'velocity'
  | 'transaction'
  | 'device'
  | 'session'
  | 'trust';

/** The rules of one category, in the order in which they are read. */
export interface RuleGroup {
  readonly category: DefaultCategory;
  readonly rules: readonly DefaultRule[];
}

/** State rules are listed before the points, trust after them: an answer reads from the gravest reason on. */
const PRIORITY = { state: 10, points: 100, trust: 200 } as const;

function priorityOf(rule: DefaultRule): number {
  if ('state' in rule) return PRIORITY.state;
  return rule.points < 0 ? PRIORITY.trust : PRIORITY.points;
}

function effectOf(rule: DefaultRule): Effect {
  if ('state' in rule) return { state: rule.state };
  return { score: { operation: rule.points < 0 ? '-' : '+', value: Math.abs(rule.points) } };
}

/**
 * Reads the text of a group's rules.
 * @throws Error when a condition cannot be read, with the rule's id: the defaults are part of the program.
 */
export function readGroup({ category, rules }: RuleGroup): readonly Rule[] {
  return rules.map((rule) => {
    const parsed = parseRule(rule.when);
    if (!parsed.ok) {
      const [problem] = parsed.problems;
      throw new Error(`default rule ${rule.id}: ${problem ? describeProblem(problem) : 'unreadable'}`);
    }
    const then = effectOf(rule);
    const { id, name } = rule;
    return { id, name, category, priority: priorityOf(rule), mode: 'live', when: parsed.ast, then };
  });
}
