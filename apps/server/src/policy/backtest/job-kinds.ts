import { liveSpace } from '@assay/contract';
import { type FeatureDirections, mineRules, wilson } from '@assay/learning';
import type { BacktestResult, ShareWithInterval, SuggestionsResult } from '@assay/management-api';
import { checkText } from '@assay/rules';
import { type Account, type Connection, type Database, findAccount, holdLearningJob } from '@assay/store';
import type { Runtime } from '../../platform/runtime';
import { runDriftCheck } from '../models/drift-job';
import { type JobKinds, LearningFailure, type WorkProgress } from '../models/jobs';
import { readLabelledData } from '../models/labelled-data';
import { DEFAULT_TRAINING_SEED, policyRules, trainAccount } from '../models/training';
import { policyCatalogue } from '../versions/policies';
import { type DraftRequest, planDraft } from './draft-plan';
import { runDraft } from './draft-run';
import { draftResultOf } from './draft-summary';
import { newDraftTally } from './draft-tally';
import { type BacktestRequest, beginningOf, listsNow, planBacktest, remaining, sourceOf } from './plan';
import { runBacktest } from './run';
import { backtestResultOf } from './summary';

/** A backtest job: account, request, time (UNIX milliseconds), and the progress callback. */
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

/** Runs a complete backtest over the live transactions of an account. */
async function backtestAccount(job: BacktestJob): Promise<BacktestResult> {
  const { database, account, request, now, progress } = job;
  if (request.draft) return tryDraft(job, request.draft);
  const plan = await planBacktest(database, account, liveSpace(account.id), request, now);
  const total = await remaining(plan, plan.tally);
  for await (const { rows } of runBacktest(plan.source, plan.candidate, plan.tally))
    await progress(rows, total);
  return backtestResultOf(plan.tally, plan.candidate.rules, plan.candidate.scorer !== null);
}

const shareOf = (part: number, whole: number): ShareWithInterval => ({
  value: whole === 0 ? null : part / whole,
  ...wilson(part, whole),
});

/**
 * Searches the labeled live transactions of an account for rules. Each suggestion can be added to the current
 * policy.
 */
async function suggestRules(database: Database, account: Account): Promise<SuggestionsResult> {
  const rules = policyRules(database, account.id);
  const today = await rules(account.policyVersion);
  if (!today) throw new Error(`account ${account.id} has no policy ${account.policyVersion}`);
  const data = await readLabelledData(database, liveSpace(account.id), { today, of: rules });
  const mining = mineRules(data);
  const lists = new Map(today.set.lists.map((list) => [list.id, list]));
  return {
    rows: mining.rows,
    frauds: mining.frauds,
    later_rows: mining.laterRows,
    refused: mining.refused,
    suggestions: mining.suggestions
      .filter(({ text }) => checkText(text, policyCatalogue, { lists }).ok)
      .map(({ text, labels, earlier, later }) => ({
        when_text: text,
        labels: [...labels],
        hits: later.hits,
        negative: later.frauds,
        positive: later.hits - later.frauds,
        precision: shareOf(later.frauds, later.hits),
        recall: shareOf(later.frauds, mining.laterFrauds),
        found_on: { hits: earlier.hits, precision: shareOf(earlier.frauds, earlier.hits) },
      })),
  };
}

/** A run of typologies on past transactions. */
interface TypologyJob {
  readonly asked: unknown;
  readonly progress: WorkProgress;
}

/**
 * Returns the implementation of each kind of job, for any process.
 * @param typologies runs typologies, which are another domain
 */
export function learningJobs(
  database: Database,
  runtime: Pick<Runtime, 'now' | 'timeOrderedId'>,
  typologies: (account: Account, job: TypologyJob) => Promise<unknown>,
): JobKinds {
  async function accountOf(id: number): Promise<Account> {
    const account = await findAccount(database, id);
    if (!account) throw new LearningFailure('The account no longer exists.');
    return account;
  }
  return {
    training: async (job, accountId, progress) => {
      const asked = job.asked as {
        readonly seed?: number;
        readonly directions?: FeatureDirections;
        readonly segment?: string;
        readonly label_delay_days?: number;
      };
      const before = (connection: Connection) => holdLearningJob(connection, job);
      const options = {
        seed: asked.seed ?? DEFAULT_TRAINING_SEED,
        directions: asked.directions,
        segment: asked.segment,
        labelDelayDays: asked.label_delay_days,
        author: job.author,
        now: runtime.now,
        before,
      };
      return trainAccount(database, await accountOf(accountId), options, progress);
    },
    typologies: async ({ asked }, accountId, progress) =>
      typologies(await accountOf(accountId), { asked, progress }),
    drift: async (job, accountId) => runDriftCheck(database, await accountOf(accountId), job, runtime),
    suggestions: async (_, accountId) => suggestRules(database, await accountOf(accountId)),
    backtest: async ({ asked }, accountId, progress) =>
      backtestAccount({
        database,
        account: await accountOf(accountId),
        request: asked as BacktestRequest,
        now: runtime.now(),
        progress,
      }),
  };
}
