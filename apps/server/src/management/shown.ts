import { ApiError, type DataRoute, maskAnswer, type Static, type TSchema } from '@assay/contract';
import type { Principal } from '../identity/index';
import { answerOf } from '../platform/http';
import type { Answer } from '../platform/idempotency';

/**
 * Operations that show what is kept of single persons; who used them is in the audit trail. Lists of calls, which pages of
 * the panel ask for every few seconds, are not among them.
 */
export const PERSON_READS: ReadonlySet<string> = new Set([
  'readEvaluation',
  'listTransactionEvaluations',
  'tryRuleOnEvaluation',
  'search',
  'readLinks',
  'readCase',
  'searchCases',
  'listWhitelist',
  'searchWhitelist',
  'readWhitelistEntry',
  'readQueueItem',
  'takeNextItem',
  'listMonitoredNames',
  'searchMonitoredNames',
  'readListEntries',
  'exportListFile',
  'readManagedExecution',
  'readExecutionReview',
  'searchWorkflowExecutions',
  'readStream',
  'searchStreams',
  'readWebhookDelivery',
]);

/**
 * The account whose data is read: test keys have data of their own and see no other.
 * @throws ApiError 2003 when a test key asks for live data.
 */
export function spaceOf({ caller }: Principal, asked: 'live' | 'test' | undefined): number {
  const { account, key } = caller;
  const space = asked ?? key.kind;
  if (space === 'live' && key.kind === 'test') {
    throw new ApiError('missingScope', 'A test key reads the data of test keys only');
  }
  return space === 'live' ? account.id : account.testSpaceId;
}

const seesAll = ({ role }: Pick<Principal, 'role'>): boolean => role.permissions.includes('personal:see');

/** What somebody gets of an answer: all of it, or with the personal data in it masked. */
export const shownTo = <Data extends TSchema>(
  principal: Pick<Principal, 'role'>,
  route: DataRoute<Data>,
  data: Static<Data>,
): Static<Data> => (seesAll(principal) ? data : maskAnswer(route.success.data, data));

/**
 * Returns the answer that a user gets to a change.
 * @param answer one that was stored for its Idempotency-Key, perhaps for another user, has only text
 */
export function answerShownTo<Data extends TSchema>(
  principal: Pick<Principal, 'role'>,
  route: DataRoute<Data>,
  answer: Answer & { readonly data?: Static<Data> },
): Answer {
  if (seesAll(principal)) return answer;
  const data = 'data' in answer ? answer.data : (JSON.parse(answer.body) as { data: Static<Data> }).data;
  return answerOf<Data>(route, maskAnswer(route.success.data, data as Static<Data>));
}
