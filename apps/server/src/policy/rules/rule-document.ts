import type { ErrorDetail } from '@assay/contract';
import type { ManagedRule, RuleInput } from '@assay/management-api';
import {
  type CheckResult,
  checkRule,
  checkText,
  type Effect,
  type ManagedList,
  type Problem,
  parseRule,
  printRule,
  type Rule,
  type RuleNode,
  type SetLimits,
} from '@assay/rules';
import { policyCatalogue } from '../versions/policies';
import { problemDetail } from '../versions/policy-problems';

const DEFAULT_PRIORITY = 100;

/** Returns the effect of a rule, without empty members. */
function effectOf({ score, state, list }: Effect) {
  return {
    ...(score ? { score: { ...score } } : {}),
    ...(state ? { state } : {}),
    ...(list ? { list: { ...list } } : {}),
  };
}

/** Converts a stored rule to the API format, with its condition as a tree and as text. */
export function managedRule(rule: Rule): ManagedRule {
  const then = effectOf(rule.then);
  return {
    id: rule.id,
    name: rule.name,
    category: rule.category ?? null,
    priority: rule.priority,
    mode: rule.mode,
    canary_percent: rule.canary_percent ?? null,
    when: { ...rule.when },
    when_text: printRule(rule.when),
    then,
    starts_at: rule.starts_at ?? null,
    ends_at: rule.ends_at ?? null,
  };
}

/**
 * Checks that a rule either scores, or sets a state and acts on lists. The response couldn't distinguish a
 * rule that did both.
 */
function effectProblem({ score, state, list }: Effect): Pick<Problem, 'message' | 'fix'> | null {
  if (!score && !state && !list)
    return { message: 'the rule has no effect', fix: 'add a score, a state or a list action' };
  if (score && (state || list))
    return { message: "a scoring rule can't have another effect", fix: 'create a second rule' };
  return null;
}

/** Checks a condition in text or tree form, and against the size of the set's earlier rules. */
export function checkCondition(
  when: string | object,
  lists: readonly ManagedList[],
  within?: SetLimits,
): CheckResult {
  const options = { lists: new Map(lists.map((list) => [list.id, list])), ...(within ? { within } : {}) };
  return typeof when === 'string'
    ? checkText(when, policyCatalogue, options)
    : checkRule(when, policyCatalogue, options);
}

/** Returns true if a text and a tree are the same rule, regardless of spacing. */
function saysTheSame(text: string, tree: RuleNode): boolean {
  const parsed = parseRule(text);
  return parsed.ok && printRule(parsed.ast) === printRule(tree);
}

type RuleReading = { readonly rule: Rule } | { readonly details: readonly ErrorDetail[] };

/**
 * Reads a rule from a request.
 * @param id the rule's id, already chosen
 * @param prefix path of the rule in the body, as a JSON pointer
 * @param within sizes of the earlier rules of a policy that is read
 */
export function readRule(
  input: RuleInput,
  id: string,
  lists: readonly ManagedList[],
  prefix: string,
  within?: SetLimits,
): RuleReading {
  const condition = input.when ?? input.when_text;
  const member = input.when === undefined ? 'when_text' : 'when';
  const wrong = (name: string, message: string, fix: string) => ({
    details: [problemDetail({ message, fix, path: `/${name}` }, prefix)],
  });
  if (condition === undefined)
    return wrong('when', 'the condition is missing', 'add a rule text or a rule tree');
  const checked = checkCondition(condition, lists, within);
  if (!checked.ok) {
    return { details: checked.problems.map((problem) => problemDetail(problem, `${prefix}/${member}`)) };
  }
  if (
    input.when !== undefined &&
    input.when_text !== undefined &&
    !saysTheSame(input.when_text, checked.ast)
  ) {
    return wrong('when_text', 'the text and the tree of the condition differ', 'send only one of them');
  }
  const then = effectOf(input.then);
  const idle = effectProblem(then);
  if (idle) return wrong('then', idle.message, idle.fix);
  return {
    rule: {
      id,
      name: input.name,
      category: input.category ?? null,
      priority: input.priority ?? DEFAULT_PRIORITY,
      mode: input.mode ?? 'live',
      canary_percent: input.canary_percent ?? null,
      when: checked.ast,
      then,
      starts_at: input.starts_at ?? null,
      ends_at: input.ends_at ?? null,
    },
  };
}
