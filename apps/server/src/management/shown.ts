import { ApiError, type DataRoute, maskAnswer, type Static, type TSchema } from '@assay/contract';
import type { Principal } from '../identity/index';
import { answerOf } from '../platform/http';
import type { Answer } from '../platform/idempotency';

/**
 * Operations that show data of single persons; their use is recorded in the audit log. Lists of transactions
 * are not included, because pages of the panel request them every few seconds.
 */
export const PERSON_READS: ReadonlySet<string> = new Set([
  'readEvaluation',
  'listTransactionEvaluations',
  'testRuleOnEvaluation',
  'search',
  'readLinks',
  'listLinkClusters',
  'listPersonPaymentEvents',
  'readCase',
  'readAlert',
  'exportAlert',
  'exportAlertCase',
  'searchCases',
  'listClearedMatches',
  'searchClearedMatches',
  'readClearedMatch',
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
 * Returns the environment whose data is read. Test keys have separate data and see no other.
 * @throws ApiError 2003 when a test key asks for live data
 */
export function spaceOf({ caller }: Principal, asked: 'live' | 'test' | undefined): number {
  const { account, key } = caller;
  const space = asked ?? key.kind;
  if (space === 'live' && key.kind === 'test') {
    throw new ApiError('missingScope', 'A test key can read only the data of test keys');
  }
  return space === 'live' ? account.id : account.testEnvironmentId;
}

const seesAll = ({ role }: Pick<Principal, 'role'>): boolean => role.permissions.includes('personal:see');

/** Returns the response that a user may see: complete, or with its personal data masked. */
export const shownTo = <Data extends TSchema>(
  principal: Pick<Principal, 'role'>,
  route: DataRoute<Data>,
  data: Static<Data>,
): Static<Data> => (seesAll(principal) ? data : maskAnswer(route.success.data, data));

/**
 * Returns the response that a user gets to a change.
 * @param answer only text if it was stored for its Idempotency-Key, perhaps for another user
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
