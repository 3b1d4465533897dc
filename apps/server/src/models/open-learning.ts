import { type Database, forgetLearningJobs } from '@assay/store';
import type { Directory } from '../accounts/index';
import type { ManagementApi } from '../management/index';
import type { Feature } from '../platform/feature';
import type { JobRunner } from './jobs';
import { LiveModels } from './live-models';
import { learningRoutes } from './routes';

interface Learning extends Feature<ManagementApi> {
  readonly models: LiveModels;
}

/** Models that score, and the jobs that train and try them, wired. @param runner closed with the server */
export async function openLearning(ports: {
  readonly database: Database;
  readonly directory: Directory;
  readonly runner: JobRunner;
  readonly onFault: (error: unknown) => void;
}): Promise<Learning> {
  const { database, directory, runner } = ports;
  const models = await LiveModels.open({ database, directory, onFailure: ports.onFault });
  runner.wake();
  return {
    name: 'learning',
    models,
    management: (api) => learningRoutes(api, models, runner),
    retention: { account: (accountId, before) => forgetLearningJobs(database.patient(), accountId, before) },
    stop: () => runner.stop(),
  };
}
