import type { PolicyInput } from '@assay/management-api';
import type { TestAccount } from './assay-server';

type Effect = PolicyInput['rules'][number]['then'];

const ONE_POINT: Effect = { score: { operation: '+', value: 1 } };

/** A rule; a bare condition is worth one point. */
type RuleOf =
  | string
  | {
      readonly when: string;
      readonly effect?: Effect;
      readonly mode?: 'live' | 'shadow' | 'canary';
      readonly canary_percent?: number;
    };

/**
 * Replaces the account's policy with these rules, named by their ids.
 * @throws Error when the server rejects the rules
 */
export async function decideBy(
  account: TestAccount,
  rules: { readonly [id: string]: RuleOf },
  rest: Partial<Pick<PolicyInput, 'lists' | 'categories' | 'thresholds' | 'velocity'>> = {},
): Promise<void> {
  const current = await account.live.manage('GET', '/policy');
  const answer = await account.live.manage('PUT', '/policy', {
    expected_version: current.data.version,
    document: {
      rules: Object.entries(rules).map(([id, rule]) => {
        const {
          when,
          effect,
          mode = 'live',
          canary_percent = null,
        } = typeof rule === 'string' ? { when: rule } : rule;
        const then = effect ?? ONE_POINT;
        return { id, name: id, when, then, mode, canary_percent };
      }),
      categories: [],
      lists: [],
      thresholds: { review: 50, decline: 90 },
      ...rest,
    },
  });
  if (!answer.success) throw new Error(`${answer.error.message} ${JSON.stringify(answer.error.details)}`);
}

/** Returns the ids of the rules that match a fraud request sent with the account's live key. */
export async function fired(account: TestAccount, request: object): Promise<readonly string[]> {
  const { data } = await account.live.fraud(request);
  return data.applied_rules.map((rule) => rule.id);
}
