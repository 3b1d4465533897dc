import { type ErrorDetail, MAX_DETAILS } from '@assay/contract';
import type { PolicyInput } from '@assay/management-api';
import { compilePatternsInSteps, type Rule, SetLimits } from '@assay/rules';
import { settingProblems } from '@assay/typologies';
import { readRule } from '../rules/rule-document';
import type { PolicyDocument } from './policies';
import { policyProblemsInSteps } from './policy-problems';

/** A policy to check: from a request, or one that was stored or merged. */
export type AskedPolicy = { readonly input: PolicyInput } | { readonly document: PolicyDocument };

/** Result of a check: the policy, its problems, or the costliest rules if the check exceeded its time. */
export type PolicyVerdict =
  | { readonly document: PolicyDocument }
  | { readonly problems: readonly ErrorDetail[] }
  | { readonly costliest: readonly ErrorDetail[] };

/** Steps of a check; each yields the position of the rule that the step worked on, or null. */
type CheckSteps = Generator<number | null, PolicyVerdict>;

/** Number of rules that are named if a check exceeds its time. */
const NAMED_RULES = 5;

/** Reads the rules of a policy from a request; stops when a response can name no further problem. */
function* readInSteps(input: PolicyInput): CheckSteps {
  const rules: Rule[] = [];
  const problems: ErrorDetail[] = [];
  const within = new SetLimits();
  for (const [index, rule] of input.rules.entries()) {
    if (problems.length >= MAX_DETAILS) break;
    if (rule.id === undefined) {
      problems.push({ field: `document.rules[${index}].id`, expected: 'an id' });
      continue;
    }
    const reading = readRule(rule, rule.id, input.lists, `/document/rules/${index}`, within);
    yield index;
    if ('rule' in reading) rules.push(reading.rule);
    else problems.push(...reading.details);
  }
  for (const { field, expected } of settingProblems(input.typologies ?? []))
    problems.push({ field: `document.typologies.${field}`, expected });
  return problems.length > 0 ? { problems } : { document: { ...input, rules } };
}

/**
 * Checks a policy in steps: shape, problems of each rule and of the set, and the compilation of its patterns,
 * which every process that adopts the policy repeats.
 */
export function* checkPolicyInSteps(asked: AskedPolicy): CheckSteps {
  const reading = 'input' in asked ? yield* readInSteps(asked.input) : { document: asked.document };
  if (!('document' in reading)) return reading;
  const { document } = reading;
  for (const step of policyProblemsInSteps(document, 'document')) {
    if (step === undefined) yield null;
    else return { problems: step };
  }
  for (const [index, { when }] of document.rules.entries())
    for (const _ of compilePatternsInSteps(when)) yield index;
  return { document };
}

/** Names the rules that took the most processor time. */
function costliestRules(spent: ReadonlyMap<number, number>): readonly ErrorDetail[] {
  return [...spent]
    .sort(([, one], [, other]) => other - one)
    .slice(0, NAMED_RULES)
    .map(([index, ms]) => ({
      field: `document.rules[${index}].when`,
      expected: `a simpler condition: checking this one took ${Math.ceil(ms)} ms of processor time`,
    }));
}

interface CheckLimits {
  /** Processor time in milliseconds. */
  readonly budgetMs: number;
  /** Returns the processor time so far, in milliseconds. */
  readonly clock: () => number;
  /** Lets other work run between two steps. */
  readonly pause?: () => Promise<void>;
}

/** Runs a check within its processor time. Work that runs during a pause doesn't count. */
export async function checkWithin(
  steps: CheckSteps,
  { budgetMs, clock, pause }: CheckLimits,
): Promise<PolicyVerdict> {
  const spent = new Map<number, number>();
  let left = budgetMs;
  for (;;) {
    const started = clock();
    const step = steps.next();
    if (step.done) return step.value;
    const took = clock() - started;
    if (step.value !== null) spent.set(step.value, (spent.get(step.value) ?? 0) + took);
    left -= took;
    if (left < 0) return { costliest: costliestRules(spent) };
    await pause?.();
  }
}
