import { type BacktestResult, liveSpace } from '@assay/contract';
import type { Account, Database } from '@assay/store';
import type { WorkProgress } from '../models/training';
import { type DraftRequest, planDraft } from './draft-plan';
import { runDraft } from './draft-run';
import { draftResultOf } from './draft-summary';
import { newDraftTally } from './draft-tally';
import { type BacktestRequest, beginningOf, listsNow, planBacktest, remaining, sourceOf } from './plan';
import { runBacktest } from './run';
import { backtestResultOf } from './summary';

/** A job of a back-test: whose, what, when (UNIX milliseconds), and who hears how far it is. */
interface BacktestJob {
  readonly database: Database;
  readonly account: Account;
  readonly request: BacktestRequest;
  readonly now: number;
  readonly progress: WorkProgress;
}

async function tryDraft(
  { database, account, request, now, progress }: BacktestJob,
  draft: DraftRequest,
): Promise<BacktestResult> {
  const candidate = await planDraft(database, account, draft);
  const source = sourceOf(database, account, liveSpace(account.id), request, now);
  const lists = await listsNow(database, account.id, candidate.rest, now);
  const tally = newDraftTally(beginningOf(request), candidate.conditions.velocity.definitions.length);
  const total = await remaining({ source }, tally);
  for await (const { all } of runDraft(source, candidate, lists, tally)) await progress(all.all, total);
  return draftResultOf(tally, candidate);
}

/** Runs a back-test over the live transactions of an account from beginning to end. */
export async function backtestAccount(job: BacktestJob): Promise<BacktestResult> {
  const { database, account, request, now, progress } = job;
  if (request.draft) return tryDraft(job, request.draft);
  const plan = await planBacktest(database, account, liveSpace(account.id), request, now);
  const total = await remaining(plan, plan.tally);
  for await (const { rows } of runBacktest(plan.source, plan.candidate, plan.tally))
    await progress(rows, total);
  return backtestResultOf(plan.tally, plan.candidate.rules, plan.candidate.scorer !== null);
}
