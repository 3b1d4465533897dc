import { ApiError, badInput, type ErrorDetail, fieldName } from '@assay/contract';
import { compileRuleSet, type RuleProblem, type RuleSet } from '@assay/rules';
import { type Account, type Connection, findPolicy, type PolicyVersion, publishPolicy } from '@assay/store';
import { type PolicyDocument, policyCatalogue } from '../policy/index';
import type { Change } from './endpoint';

/** Optional members of every request that makes a new version. */
export interface VersionGuard {
  readonly expected_version?: number;
  readonly note?: string;
}

/** The account's policy of now. */
export async function currentPolicy(
  connection: Connection,
  account: Account,
): Promise<PolicyVersion<PolicyDocument>> {
  const policy = await findPolicy<PolicyDocument>(connection, account.id, account.policyVersion);
  if (!policy) throw new Error(`account ${account.id} has no policy ${account.policyVersion}`);
  return policy;
}

/** @throws ApiError 3009 when the policy is newer than the one that the caller saw. */
export function checkExpectedVersion(account: Account, expected: number | undefined): void {
  if (expected === undefined || expected === account.policyVersion) return;
  throw new ApiError('conflict', `Conflict: the policy is at version ${account.policyVersion} now`);
}

/** What is wrong with the rules of a set, those that are switched off included. */
export function ruleProblems(set: RuleSet): readonly RuleProblem[] {
  const rules = set.rules.map((rule) => (rule.mode === 'off' ? { ...rule, mode: 'shadow' as const } : rule));
  return compileRuleSet({ ...set, rules }, policyCatalogue).problems;
}

/** A problem as a detail of an error. @param prefix where the rule stands in the body, as a JSON pointer. */
export function problemDetail(problem: Omit<RuleProblem, 'id'>, prefix: string): ErrorDetail {
  const place = problem.start === undefined ? '' : ` (characters ${problem.start} to ${problem.end})`;
  return { field: fieldName(prefix + problem.path), expected: `${problem.message}: ${problem.fix}${place}` };
}

export interface PolicyEdit {
  readonly guard: VersionGuard;
  /** Kept with the version when the caller gives no note. */
  readonly note: string;
  /** @param version the number that the edited policy will have. @throws ApiError when it cannot be made. */
  readonly edit: (document: PolicyDocument, version: number) => PolicyDocument | Promise<PolicyDocument>;
}

/**
 * Publishes an edited policy as the next version.
 * @throws ApiError 3009 when the policy is newer than the one that the caller saw.
 */
export async function changePolicy(
  change: Pick<Change<unknown, unknown>, 'connection' | 'account' | 'principal' | 'now'>,
  { guard, note, edit }: PolicyEdit,
): Promise<{ readonly version: number; readonly document: PolicyDocument }> {
  const { connection, account, principal, now } = change;
  checkExpectedVersion(account, guard.expected_version);
  const current = await currentPolicy(connection, account);
  const document = await edit(current.document, account.policyVersion + 1);
  const version = await publishPolicy(connection, {
    accountId: account.id,
    expected: account.policyVersion,
    document,
    author: principal.actor.auditName,
    note: guard.note || note,
    now,
  });
  if (version === null) throw new ApiError('conflict', 'Conflict: the policy was changed meanwhile');
  return { version, document };
}

/** @throws ApiError 1006 that names every problem of the rule. */
export function requireSoundRule(set: RuleSet, ruleId: string): void {
  const rules = set.rules.filter((rule) => rule.id === ruleId);
  const problems = ruleProblems({ ...set, rules });
  if (problems.length > 0) throw badInput(problems.map((problem) => problemDetail(problem, '')));
}

/** Thresholds in the wrong order, said at `field`. */
export const thresholdDetails = (
  thresholds: { readonly review: number; readonly decline: number } | null,
  field: string,
): readonly ErrorDetail[] =>
  thresholds && thresholds.review > thresholds.decline
    ? [{ field: `${field}.review`, expected: `at most the value of ${field}.decline` }]
    : [];

/** An id that nothing has had: versions only rise, so a deleted one's does not come back. */
export function freshId(letter: string, version: number, taken: ReadonlySet<string>): string {
  for (let number = version; ; number++) {
    const id = `${letter}${String(number).padStart(3, '0')}`;
    if (!taken.has(id)) return id;
  }
}
