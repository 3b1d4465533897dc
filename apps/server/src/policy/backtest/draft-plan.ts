import { type CompiledRuleSet, compileRuleSet, type Rule, type RuleSet, type Thresholds } from '@assay/rules';
import { type Account, type Database, findPolicy } from '@assay/store';
import { LearningFailure } from '../models/jobs';
import { type PolicyDocument, policyCatalogue } from '../versions/policies';

/** A rule that is not saved, and the policy that it is compared with. */
export interface DraftRequest {
  readonly rule: Rule;
  readonly policyVersion: number;
}

/** Ids of the two conditions that every row is tried on. */
export const DRAFT = 'draft';
export const TODAY = 'today';

export interface DraftCandidate {
  readonly rule: Rule;
  /** The rule of that id as the policy has it; null for a new one. */
  readonly replaced: Rule | null;
  readonly policyVersion: number;
  /** Only the draft's condition and that of the rule it replaces: what decides whether a row has to be decided at all. */
  readonly conditions: CompiledRuleSet;
  /** The policy without the rule: one decision by it tells both, that of today and that with the draft. */
  readonly rest: CompiledRuleSet;
  readonly thresholds: Thresholds;
}

function compiled(set: RuleSet): CompiledRuleSet {
  const result = compileRuleSet(set, policyCatalogue);
  const [problem] = result.problems;
  if (problem) throw new LearningFailure(`Rule ${problem.id}: ${problem.message}; ${problem.fix}.`);
  return result.compiled;
}

/** A condition by itself, under a name. */
function asked(rule: Rule, id: string): Rule {
  // The linter takes a literal member `then` for a promise's; a shorthand is none.
  const then: Rule['then'] = { state: 'REVIEW' };
  return { ...rule, id, category: null, mode: 'live', canary_percent: null, then };
}

/** The draft as if it had been in force all the time; a canary for every call. */
const inForce = (rule: Rule): Rule => ({
  ...rule,
  mode: 'live',
  canary_percent: null,
  starts_at: null,
  ends_at: null,
});

/**
 * A draft beside a policy, ready to be tried.
 * @throws LearningFailure when a rule cannot be compiled.
 */
export function draftCandidate(
  document: PolicyDocument,
  { rule, policyVersion }: DraftRequest,
): DraftCandidate {
  const draft = inForce(rule);
  const replaced = document.rules.find(({ id }) => id === rule.id) ?? null;
  const before = replaced && replaced.mode !== 'off' ? [asked(replaced, TODAY)] : [];
  return {
    rule: draft,
    replaced,
    policyVersion,
    conditions: compiled({
      rules: [asked(draft, DRAFT), ...before],
      categories: [],
      // Lists serve the conditions here and decide nothing.
      lists: document.lists.map((list) => ({ ...list, kind: 'plain' as const })),
      thresholds: document.thresholds,
    }),
    rest: compiled({
      ...document,
      rules: document.rules.filter(
        ({ id, mode }) => id !== rule.id && (mode === 'live' || mode === 'canary'),
      ),
    }),
    thresholds: document.thresholds,
  };
}

/** @throws LearningFailure when the policy is gone or a rule of it cannot be compiled. */
export async function planDraft(
  database: Database,
  account: Account,
  request: DraftRequest,
): Promise<DraftCandidate> {
  const policy = await findPolicy<PolicyDocument>(database, account.id, request.policyVersion);
  if (!policy) throw new LearningFailure(`There is no policy version ${request.policyVersion}.`);
  return draftCandidate(policy.document, request);
}
