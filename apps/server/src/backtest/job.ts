import { type BacktestResult, liveSpace } from '@assay/contract';
import type { Account, Database } from '@assay/store';
import type { WorkProgress } from '../models/index';
import { type BacktestRequest, planBacktest, remaining } from './plan';
import { runBacktest } from './run';
import { backtestResultOf } from './summary';

/** Runs a back-test over the live transactions of an account from beginning to end. */
export async function backtestAccount(
  database: Database,
  account: Account,
  request: BacktestRequest,
  now: number,
  progress: WorkProgress,
): Promise<BacktestResult> {
  const plan = await planBacktest(database, account, liveSpace(account.id), request, now);
  const total = await remaining(plan, plan.tally);
  for await (const { rows } of runBacktest(plan.source, plan.candidate, plan.tally))
    await progress(rows, total);
  return backtestResultOf(plan.tally, plan.candidate.rules, plan.candidate.scorer !== null);
}
