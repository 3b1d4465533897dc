import { type Database, forgetLearningJobs, hasWaitingLearningJob } from '@assay/store';
import type { Directory } from '../../identity/index';
import type { ManagementApi } from '../../management/index';
import type { Feature } from '../../platform/feature';
import type { Runtime } from '../../platform/runtime';
import { addDriftChecks } from './drift-job';
import type { JobRunner } from './jobs';
import { LiveModels } from './live-models';
import { learningRoutes } from './routes';

interface Learning extends Feature<ManagementApi> {
  readonly models: LiveModels;
}

const LOOK_MS = 5000;
/** Each account is checked once a day; an hour delays a check only little. */
const DRIFT_LOOK_MS = 3_600_000;

/**
 * Creates the active models and the jobs that train and test them.
 * @param runner closed with the server
 */
export async function openLearning(ports: {
  readonly database: Database;
  readonly runtime: Pick<Runtime, 'now' | 'timeOrderedId'>;
  readonly directory: Directory;
  readonly runner: JobRunner;
  readonly onFault: (error: unknown) => void;
}): Promise<Learning> {
  const { database, directory, runner, runtime } = ports;
  const models = await LiveModels.open({ database, directory, onFailure: ports.onFault });
  runner.wake();
  return {
    name: 'learning',
    models,
    // Jobs requested in other processes.
    jobs: [
      {
        name: 'learning',
        everyMs: LOOK_MS,
        run: async () => {
          if (await hasWaitingLearningJob(database, runtime.now())) runner.wake();
        },
      },
      {
        name: 'model-drift',
        everyMs: DRIFT_LOOK_MS,
        run: async () => {
          if ((await addDriftChecks(database, runtime)) > 0) runner.wake();
        },
      },
    ],
    management: (api) => learningRoutes(api, models, runner),
    retention: { account: (accountId, before) => forgetLearningJobs(database.patient(), accountId, before) },
    stop: () => runner.stop(),
  };
}
