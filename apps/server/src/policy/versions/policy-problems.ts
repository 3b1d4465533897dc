import { ApiError, badInput, type ErrorDetail, fieldName } from '@assay/contract';
import { checkInSteps, type Problem, type RuleProblem, type RuleSet, SetLimits } from '@assay/rules';
import { inSlices, TimeSlices } from '../../platform/time-slices';
import { type PolicyDocument, policyCatalogue } from './policies';

/** Returns the set with the rules that are off in shadow mode, so that they are checked too. */
const withOffRules = (set: RuleSet): RuleSet => ({
  ...set,
  rules: set.rules.map((rule) => (rule.mode === 'off' ? { ...rule, mode: 'shadow' as const } : rule)),
});

/**
 * Converts a problem to an error detail.
 * @param prefix path of the rule in the body, as a JSON pointer
 */
export function problemDetail(problem: Omit<RuleProblem, 'id'>, prefix: string): ErrorDetail {
  const place = problem.start === undefined ? '' : ` (characters ${problem.start} to ${problem.end})`;
  return { field: fieldName(prefix + problem.path), expected: `${problem.message}: ${problem.fix}${place}` };
}

/** Checks the limits of a rule set as a whole. */
async function excessOf({ rules }: RuleSet): Promise<readonly Problem[]> {
  const limits = new SetLimits();
  const slices = new TimeSlices();
  for (const { when } of rules) {
    const problem = limits.add(when);
    if (problem) return [problem];
    await slices.letOthers();
  }
  return [];
}

/**
 * Checks one rule of a set.
 * @param at path of the rule in the body, as a JSON pointer
 * @throws ApiError 1006 with every problem of the rule
 */
export async function requireSoundRule(set: RuleSet, ruleId: string, at = ''): Promise<void> {
  const rules = set.rules.filter((rule) => rule.id === ruleId);
  const found = await inSlices(checkInSteps(withOffRules({ ...set, rules }), policyCatalogue));
  const problems = [...found, ...(await excessOf(set))];
  const [first, ...others] = problems.map((problem) => problemDetail(problem, at));
  if (first)
    throw new ApiError('badJson', `Invalid input json: ${first.field}: ${first.expected}`, {
      details: [first, ...others],
    });
}

/** Returns an error detail at `field` if the thresholds are in the wrong order. */
const thresholdDetails = (
  thresholds: { readonly review: number; readonly decline: number } | null,
  field: string,
): readonly ErrorDetail[] =>
  thresholds && thresholds.review > thresholds.decline
    ? [{ field: `${field}.review`, expected: `at most the value of ${field}.decline` }]
    : [];

/**
 * Checks the order of thresholds.
 * @throws ApiError 1006
 */
export function requireThresholdOrder(
  thresholds: { readonly review: number; readonly decline: number } | null,
): void {
  const details = thresholdDetails(thresholds, 'thresholds');
  if (details.length > 0) throw badInput(details);
}

/** Returns an error detail for each item whose id was already used. */
function repeatedIds(items: readonly { readonly id: string }[], field: string): readonly ErrorDetail[] {
  const seen = new Set<string>();
  return items.flatMap(({ id }, index) => {
    const repeated = seen.has(id);
    seen.add(id);
    return repeated ? [{ field: `${field}[${index}].id`, expected: 'a unique id' }] : [];
  });
}

/**
 * Checks a whole policy in steps: repeated ids, thresholds out of order, rules that do not compile.
 * @param at member of the body that contains the policy
 * @returns steps that yield undefined, and at last every problem if there is one
 */
export function* policyProblemsInSteps(
  document: PolicyDocument,
  at: string,
): Generator<readonly ErrorDetail[] | undefined> {
  const index = new Map(document.rules.map((rule, position) => [rule.id, position]));
  // Repeated ids are reported below, by the position of the repetition.
  const found = yield* checkInSteps(withOffRules(document), policyCatalogue);
  const problems = [
    ...repeatedIds(document.rules, `${at}.rules`),
    ...repeatedIds(document.categories, `${at}.categories`),
    ...repeatedIds(document.lists, `${at}.lists`),
    ...thresholdDetails(document.thresholds, `${at}.thresholds`),
    ...document.categories.flatMap((category, position) =>
      thresholdDetails(category.thresholds, `${at}.categories[${position}].thresholds`),
    ),
    ...found
      .filter((problem) => problem.path !== '/id')
      .map((problem) => problemDetail(problem, `/${at}/rules/${index.get(problem.id) ?? 0}`)),
  ];
  if (problems.length > 0) yield problems;
}
