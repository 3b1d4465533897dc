import { ApiError, MANAGEMENT, type RuleInput } from '@assay/contract';
import type { CompiledRuleSet, ListPort } from '@assay/rules';
import { type Account, findAccount, findEvaluation } from '@assay/store';
import { type ManagementApi, reads, spaceOf, uuid } from '../../management/index';
import { readStoredDecision } from '../../scoring/index';
import { policyRules } from '../models/policy-rules';
import { readDraftRule } from '../rules/draft-rule';
import { type DraftCandidate, draftCandidate } from './draft-plan';
import { listsNow } from './plan';
import { tryOnCall } from './trial';

/** Membership as it was when the call came; as it is now for lists that the policy of then did not have. */
const listsThen = (then: CompiledRuleSet, stored: ListPort, now: ListPort): ListPort => {
  const known = new Set(then.set.lists.map(({ id }) => id));
  return { has: (list, value) => (known.has(list) ? stored : now).has(list, value) };
};

/** /evaluations/{id}/rule-trial and /rules/try: a rule that is not saved, on one call. */
export function trialRoutes(api: ManagementApi): void {
  const { database, ambient } = api.routePorts;

  async function planned(
    caller: Account,
    input: RuleInput,
  ): Promise<{ readonly candidate: DraftCandidate; readonly lists: ListPort }> {
    const account = (await findAccount(database, caller.id)) ?? caller;
    const { document, ...request } = await readDraftRule(database, account, input);
    const candidate = draftCandidate(document, request);
    return { candidate, lists: await listsNow(database, account.id, candidate.rest, ambient.now()) };
  }

  reads(api, MANAGEMENT.tryRuleOnEvaluation, async ({ principal, body, query, param }) => {
    const { account } = principal.caller;
    const record = await findEvaluation(database, spaceOf(principal, query.space), {
      evaluationId: uuid(param('id')),
    });
    if (!record) throw new ApiError('notFound');
    const then = await policyRules(database, account.id)(record.policyVersion);
    if (!then) throw new ApiError('conflict', 'Conflict: the rules of that time are no longer kept');
    const { candidate, lists } = await planned(account, body.rule);
    const { input } = readStoredDecision(record, then);
    return tryOnCall(candidate, {
      facts: input.facts,
      now: input.now,
      velocity: new Map(
        then.velocity.definitions.flatMap(({ id }, i) => {
          const value = input.velocity[i];
          return value ? [[id, value] as const] : [];
        }),
      ),
      lists: listsThen(then, input.lists, lists),
      canarySeed: input.canarySeed ?? null,
    });
  });

  reads(api, MANAGEMENT.tryRuleOnFacts, async ({ principal, body }) => {
    const { candidate, lists } = await planned(principal.caller.account, body.rule);
    return tryOnCall(candidate, {
      facts: body.facts,
      now: ambient.now(),
      velocity: new Map(),
      lists,
      canarySeed: null,
    });
  });
}
