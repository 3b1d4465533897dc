import { badInput, type ErrorDetail, type PolicyFile, type PolicyInput } from '@assay/contract';
import type { Rule } from '@assay/rules';
import type { PolicyDocument } from '../policy/index';
import { problemDetail, ruleProblems, thresholdDetails } from './policy-change';
import { managedRule, readRule } from './rule-document';

/** A policy as it is answered. */
export const policyFile = (document: PolicyDocument): PolicyFile => ({
  rules: document.rules.map(managedRule),
  categories: document.categories.map(({ id, name, thresholds }) => ({ id, name, thresholds })),
  lists: document.lists.map(({ id, name, kind, field }) => ({ id, name, kind, field })),
  thresholds: { ...document.thresholds },
});

/** Items whose id another one before them has. */
function repeatedIds(items: readonly { readonly id?: string }[], field: string): readonly ErrorDetail[] {
  const seen = new Set<string>();
  return items.flatMap(({ id = '' }, index) => {
    const repeated = seen.has(id);
    seen.add(id);
    return repeated ? [{ field: `${field}[${index}].id`, expected: 'an id that no other has' }] : [];
  });
}

/**
 * Problems of a whole policy: repeated ids, thresholds out of order, rules that do not compile.
 * @param at the member of the body that holds the policy.
 */
export function policyProblems(document: PolicyDocument, at: string): readonly ErrorDetail[] {
  const index = new Map(document.rules.map((rule, position) => [rule.id, position]));
  const problems = ruleProblems(document).filter((problem) => problem.path !== '/id');
  return [
    ...repeatedIds(document.rules, `${at}.rules`),
    ...repeatedIds(document.categories, `${at}.categories`),
    ...repeatedIds(document.lists, `${at}.lists`),
    ...thresholdDetails(document.thresholds, `${at}.thresholds`),
    ...document.categories.flatMap((category, position) =>
      thresholdDetails(category.thresholds, `${at}.categories[${position}].thresholds`),
    ),
    ...problems.map((problem) => problemDetail(problem, `/${at}/rules/${index.get(problem.id) ?? 0}`)),
  ];
}

/**
 * Reads a policy file.
 * @throws ApiError 1006 that names every problem by its place in the file.
 */
export function readPolicy(input: PolicyInput): PolicyDocument {
  const rules: Rule[] = [];
  const details: ErrorDetail[] = [];
  for (const [index, rule] of input.rules.entries()) {
    if (rule.id === undefined) {
      details.push({ field: `document.rules[${index}].id`, expected: 'an id' });
      continue;
    }
    const reading = readRule(rule, rule.id, input.lists, `/document/rules/${index}`);
    if ('rule' in reading) rules.push(reading.rule);
    else details.push(...reading.details);
  }
  if (details.length > 0) throw badInput(details);
  const document: PolicyDocument = { ...input, rules };
  const problems = policyProblems(document, 'document');
  if (problems.length > 0) throw badInput(problems);
  return document;
}
