import { ApiError, badInput, liveSpace } from '@assay/contract';
import { MANAGEMENT } from '@assay/management-api';
import { cancelLearningJob, listLearningJobs } from '@assay/store';
import { settingProblems } from '@assay/typologies';
import { changes, type ManagementApi, reads, uuid } from '../../management/index';
import { addJob, asItIs, currentPolicy, type JobRunner, jobDocument, requireJob } from '../../policy/index';
import { raiseAlerts } from '../alerts/raise-alerts';
import { runningIn, settingOf } from '../settings';
import { runResult } from './run-result';
import type { RunRequest, StoredRun } from './run-typologies';

const DEFAULT_JOBS = 100;

const shown = (job: Parameters<typeof jobDocument>[0]) => {
  const { kind: _, ...document } = jobDocument(job);
  return document;
};

/** Adds the routes of /typology-runs: typologies on past transactions. */
export function runRoutes(api: ManagementApi, runner: JobRunner): void {
  const { database, runtime } = api.routePorts;

  changes(
    api,
    MANAGEMENT.startTypologyRun,
    async (change) => {
      const { body, connection, account } = change;
      const given = body.typologies?.map(({ id, parameters = {} }) => ({ id, parameters }));
      const problems = settingProblems(given ?? []);
      if (problems.length > 0)
        throw badInput(problems.map(({ field, expected }) => ({ field: `typologies.${field}`, expected })));
      const { document } = await currentPolicy(connection, account);
      const typologies = given ?? runningIn(document);
      if (typologies.length === 0)
        throw badInput([{ field: 'typologies', expected: 'typologies, because all are off in the policy' }]);
      const request: RunRequest = { from: Date.parse(body.from), to: Date.parse(body.to), typologies };
      if (!(request.from < request.to)) throw badInput([{ field: 'to', expected: 'a time after `from`' }]);
      const { data, audit } = await addJob(api.routePorts, change, 'typologies', request);
      const { kind: _, ...job } = data.job;
      return { data: { job }, audit };
    },
    () => runner.wake(),
  );

  reads(api, MANAGEMENT.listTypologyRuns, async ({ principal, query }) => {
    const page = { limit: query.limit ?? DEFAULT_JOBS, kind: 'typologies' as const };
    const jobs = await listLearningJobs(database, principal.caller.account.id, page);
    return { runs: jobs.map((job) => shown(asItIs(job, runtime.now()))) };
  });

  reads(api, MANAGEMENT.readTypologyRun, async ({ principal, param }) => {
    const job = await requireJob(api.routePorts, principal.caller.account.id, 'typologies', param('id'));
    return { job: shown(job), result: job.result === null ? null : runResult(job.result as StoredRun) };
  });

  changes(api, MANAGEMENT.cancelTypologyRun, async ({ connection, account, param, now }) => {
    const job = { id: uuid(param('id')), kind: 'typologies' as const, now: now.getTime() };
    await requireJob({ database: connection, runtime }, account.id, 'typologies', job.id);
    const cancelled = await cancelLearningJob(connection, account.id, job);
    return { data: { cancelled }, audit: { action: 'typologies.cancel', target: job.id, change: {} } };
  });

  changes(api, MANAGEMENT.acceptTypologyRun, async ({ connection, account, param, now }) => {
    const job = await requireJob({ database: connection, runtime }, account.id, 'typologies', param('id'));
    if (job.state !== 'done' || job.result === null)
      throw new ApiError('conflict', 'The run has not finished. Accept it when it is done');
    const { document } = await currentPolicy(connection, account);
    const raising = {
      connection,
      environmentId: liveSpace(account.id),
      runtime,
      now: now.getTime(),
      policyVersion: account.policyVersion,
      runId: job.id,
    };
    // The user accepts the findings, whatever the mode of the typology is.
    const counts = await raiseAlerts(raising, (job.result as StoredRun).alerts, (id) => ({
      ...settingOf(document, id),
      mode: 'on',
    }));
    return { data: counts, audit: { action: 'typologies.accept', target: job.id, change: counts } };
  });
}
