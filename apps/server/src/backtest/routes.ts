import { badInput, MANAGEMENT } from '@assay/contract';
import { listLearningJobs } from '@assay/store';
import { changes, type ManagementApi, readPolicy, reads } from '../management/index';
import { addJob, asItIs, type JobRunner, jobDocument, requireJob } from '../models/index';
import type { Feature } from '../platform/feature';
import type { BacktestRequest } from './plan';

const DEFAULT_PAGE = 20;

/** Candidates tried on the stored history, wired. */
export const backtestFeature = (runner: JobRunner): Feature<ManagementApi> => ({
  name: 'backtest',
  management: (api) => backtestRoutes(api, runner),
});

/** /backtests */
function backtestRoutes(api: ManagementApi, runner: JobRunner): void {
  const { database, ambient } = api.routePorts;

  changes(
    api,
    MANAGEMENT.startBacktest,
    async (change) => {
      const { document, model, since, until } = change.body;
      if (!document && model === undefined)
        throw badInput([{ field: 'document', expected: 'a policy file, unless `model` is given' }]);
      const request: BacktestRequest = {
        ...(document ? { document: await readPolicy(document) } : {}),
        ...(model === undefined ? {} : { model }),
        ...(since === undefined ? {} : { since: Date.parse(since) }),
        ...(until === undefined ? {} : { until: Date.parse(until) }),
      };
      return addJob(api.routePorts, change, 'backtest', request);
    },
    () => runner.wake(),
  );

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
