import { type CompiledRuleSet, compileRuleSet, type Rule, type RuleSet, type Thresholds } from '@assay/rules';
import { type Account, type Database, findPolicy } from '@assay/store';
import { LearningFailure } from '../models/jobs';
import { type PolicyDocument, policyCatalogue } from '../versions/policies';

/** A draft rule and the policy that it is compared with. */
export interface DraftRequest {
  readonly rule: Rule;
  readonly policyVersion: number;
}

/** Ids of the two conditions that are evaluated on every row. */
export const DRAFT = 'draft';
export const TODAY = 'today';

export interface DraftCandidate {
  readonly rule: Rule;
  /** The rule with that id in the policy; null for a new rule. */
  readonly replaced: Rule | null;
  readonly policyVersion: number;
  /**
   * Only the condition of the draft and that of the rule it replaces. They determine if a row needs a full
   * decision.
   */
  readonly conditions: CompiledRuleSet;
  /** The policy without the rule. One decision by it yields both states: with today's rule and with the draft. */
  readonly rest: CompiledRuleSet;
  readonly thresholds: Thresholds;
}

function compiled(set: RuleSet): CompiledRuleSet {
  const result = compileRuleSet(set, policyCatalogue);
  const [problem] = result.problems;
  if (problem) throw new LearningFailure(`Rule ${problem.id}: ${problem.message}; ${problem.fix}.`);
  return result.compiled;
}

/** Returns a rule with only the condition, under the given id. */
function asked(rule: Rule, id: string): Rule {
  // The linter treats a literal member `then` as a promise's method, but accepts a shorthand.
  const then: Rule['then'] = { state: 'REVIEW' };
  return { ...rule, id, category: null, mode: 'live', canary_percent: null, then };
}

/** Returns the draft as if it had always been in force, for all transactions even if it is a canary. */
const inForce = (rule: Rule): Rule => ({
  ...rule,
  mode: 'live',
  canary_percent: null,
  starts_at: null,
  ends_at: null,
});

/**
 * Prepares a draft rule for a backtest against a policy.
 * @throws LearningFailure when a rule cannot be compiled
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
      // Lists only serve conditions here; they decide nothing.
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

/**
 * Loads the policy and prepares the draft.
 * @throws LearningFailure when the policy no longer exists or one of its rules cannot be compiled
 */
export async function planDraft(
  database: Database,
  account: Account,
  request: DraftRequest,
): Promise<DraftCandidate> {
  const policy = await findPolicy<PolicyDocument>(database, account.id, request.policyVersion);
  if (!policy) throw new LearningFailure(`Policy version not found: ${request.policyVersion}.`);
  return draftCandidate(policy.document, request);
}
