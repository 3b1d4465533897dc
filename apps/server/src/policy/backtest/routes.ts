import { badInput, MANAGEMENT, type RuleInput } from '@assay/contract';
import { cancelLearningJob, listLearningJobs } from '@assay/store';
import { type Change, changes, type ManagementApi, reads } from '../../management/index';
import type { Feature } from '../../platform/feature';
import { addJob, jobDocument, requireJob } from '../models/job-document';
import { asItIs, type JobRunner } from '../models/jobs';
import { readDraftRule } from '../rules/draft-rule';
import { readPolicy } from '../versions/policy-document';
import type { DraftRequest } from './draft-plan';
import type { BacktestRequest } from './plan';
import { trialRoutes } from './trial-routes';

/** A draft as its job keeps it. @throws ApiError 1006 */
async function draftOf(
  { connection, account }: Pick<Change<unknown, unknown>, 'connection' | 'account'>,
  input: RuleInput,
): Promise<DraftRequest> {
  const { rule, policyVersion } = await readDraftRule(connection, account, input);
  return { rule, policyVersion };
}

const DEFAULT_PAGE = 20;

/** Candidates tried on the stored history, wired. */
export const backtestFeature = (runner: JobRunner): Feature<ManagementApi> => ({
  name: 'backtest',
  management(api) {
    backtestRoutes(api, runner);
    trialRoutes(api);
  },
});

/** /backtests */
function backtestRoutes(api: ManagementApi, runner: JobRunner): void {
  const { database, ambient } = api.routePorts;

  changes(
    api,
    MANAGEMENT.startBacktest,
    async (change) => {
      const { rule, document, model, since, until } = change.body;
      if (!rule && !document && model === undefined)
        throw badInput([{ field: 'rule', expected: 'a rule, unless `document` or `model` is given' }]);
      if (rule && (document || model !== undefined))
        throw badInput([{ field: 'rule', expected: 'to come without `document` and `model`' }]);
      const request: BacktestRequest = {
        ...(rule ? { draft: await draftOf(change, rule) } : {}),
        ...(document ? { document: await readPolicy(document) } : {}),
        ...(model === undefined ? {} : { model }),
        ...(since === undefined ? {} : { since: Date.parse(since) }),
        ...(until === undefined ? {} : { until: Date.parse(until) }),
      };
      return addJob(api.routePorts, change, 'backtest', request);
    },
    () => runner.wake(),
  );

  changes(api, MANAGEMENT.cancelBacktest, async (change) => {
    const { connection, account, now } = change;
    const { id } = await requireJob(
      { database: connection, ambient },
      account.id,
      'backtest',
      change.param('id'),
    );
    const stopped = await cancelLearningJob(connection, account.id, {
      id,
      kind: 'backtest',
      now: now.getTime(),
    });
    const job = await requireJob({ database: connection, ambient }, account.id, 'backtest', id);
    return {
      data: { job: jobDocument(job) },
      audit: { action: 'backtest.cancel', target: id, change: { stopped } },
    };
  });

  reads(api, MANAGEMENT.listBacktests, async ({ principal, query }) => {
    const page = { limit: query.limit ?? DEFAULT_PAGE, kind: 'backtest' } as const;
    const jobs = await listLearningJobs(database, principal.caller.account.id, page);
    return { backtests: jobs.map((job) => jobDocument(asItIs(job, ambient.now()))) };
  });

  reads(api, MANAGEMENT.readBacktest, async ({ principal, param }) => {
    const job = await requireJob(api.routePorts, principal.caller.account.id, 'backtest', param('id'));
    return { job: jobDocument(job), result: job.result };
  });
}
