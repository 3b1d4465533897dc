import { type Account, type Database, findAccount } from '@assay/store';
import { type JobKinds, LearningFailure } from '../models/jobs';
import { suggestRules } from '../models/suggestions';
import { DEFAULT_TRAINING_SEED, trainAccount } from '../models/training';
import { backtestAccount } from './job';
import type { BacktestRequest } from './plan';

/** What each kind of job does, in whatever process it runs. */
export function learningJobs(database: Database, now: () => number): JobKinds {
  async function accountOf(id: number): Promise<Account> {
    const account = await findAccount(database, id);
    if (!account) throw new LearningFailure('The account is gone.');
    return account;
  }
  return {
    training: async ({ asked, author }, accountId, progress) => {
      const { seed = DEFAULT_TRAINING_SEED } = asked as { readonly seed?: number };
      return trainAccount(database, await accountOf(accountId), { seed, author, now }, progress);
    },
    suggestions: async (_, accountId) => suggestRules(database, await accountOf(accountId)),
    backtest: async ({ asked }, accountId, progress) =>
      backtestAccount({
        database,
        account: await accountOf(accountId),
        request: asked as BacktestRequest,
        now: now(),
        progress,
      }),
  };
}
