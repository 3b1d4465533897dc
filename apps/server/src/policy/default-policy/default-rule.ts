import { describeProblem, type Effect, parseRule, type Rule, type State } from '@assay/rules';

interface RuleFrame {
  /** `E###` email, `P###` IP and phone, `B###` card, `HC###` everything else. Never reused for another rule. */
  readonly id: string;
  /** Reason as shown to an analyst. */
  readonly name: string;
  /** The condition in the text form of the rule language (docs/reference/rules.md). */
  readonly when: string;
}

/** A rule as written in this folder, with either points (negative for trust) or a state. */
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

/** The rules of one category, in display order. */
export interface RuleGroup {
  readonly category: DefaultCategory;
  readonly rules: readonly DefaultRule[];
}

/**
 * Priorities of state, points and trust rules. A response lists state rules first and trust rules last, so
 * the most serious reason comes first.
 */
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
 * Parses the conditions of a group's rules.
 * @throws Error with the rule's id when a condition is invalid, because the defaults are part of the program
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
