import { liveSpace } from '@assay/contract';
import type { ModelDriftCheck } from '@assay/management-api';
import {
  type Account,
  addLearningJob,
  appendAudit,
  type Connection,
  countLabels,
  type Database,
  findLearningJob,
  findModelReport,
  hasOpenJob,
  holdLearningJob,
  listChampions,
  listLearningJobs,
  lockAccount,
  modelChoice,
  type TakenLearningJob,
} from '@assay/store';
import { timestamp } from '../../management/index';
import type { Runtime } from '../../platform/runtime';
import { checkDrift } from './drift';
import { DEFAULT_TRAINING_SEED } from './training';

const DAY_MS = 86_400_000;
/** Time between two checks of an account. */
const CHECK_MS = DAY_MS;
/** Time between two trainings that checks start: the drift stays until a model is promoted. */
const TRAINING_MS = 7 * DAY_MS;
/** With fewer labels since the latest model, a training would repeat it. */
const MIN_NEW_LABELS = 100;
const AUTHOR = 'drift check';

/**
 * Adds a drift check for each account whose active model was not checked within the last day.
 * @returns the number of checks
 */
export async function addDriftChecks(
  database: Database,
  runtime: Pick<Runtime, 'now' | 'timeOrderedId'>,
): Promise<number> {
  let added = 0;
  for (const { accountId } of await listChampions(database)) {
    const isAdded = await database.transaction(async (connection) => {
      // Of processes that check at the same time, the first one adds the job.
      await lockAccount(connection, accountId);
      const now = runtime.now();
      const [latest] = await listLearningJobs(connection, accountId, { limit: 1, kind: 'drift' });
      if (latest !== undefined && latest.askedAt > now - CHECK_MS) return false;
      const id = runtime.timeOrderedId();
      await addLearningJob(connection, accountId, {
        id,
        kind: 'drift',
        author: AUTHOR,
        asked: {},
        askedAt: now,
      });
      return true;
    });
    if (isAdded) added++;
  }
  return added;
}

/** Returns the latest check of the active model of an account; null before the first. */
export async function latestDriftCheck(
  connection: Connection,
  account: Pick<Account, 'id'>,
): Promise<ModelDriftCheck | null> {
  const active = (await modelChoice(connection, account.id)).champions.at(-1);
  const jobs = await listLearningJobs(connection, account.id, { limit: 2, kind: 'drift' });
  const done = jobs.find(({ state }) => state === 'done');
  const job = done && (await findLearningJob(connection, account.id, done.id));
  const result = (job?.result ?? null) as ModelDriftCheck | null;
  return result?.model === active ? result : null;
}

/** Checks whether a training may start now, and would have new labels. */
async function mayTrain(connection: Connection, account: Account, now: number): Promise<boolean> {
  const choice = await modelChoice(connection, account.id);
  if (!choice.retrainOnDrift || (await hasOpenJob(connection, account.id, 'training'))) return false;
  const [latest] = await listLearningJobs(connection, account.id, { limit: 1, kind: 'training' });
  if (latest !== undefined && latest.askedAt > now - TRAINING_MS) return false;
  if (choice.retrainingNotedAt !== null) return true;
  const newest = await findModelReport(connection, account.id, choice.newest);
  const delay = choice.labelDelayDays * DAY_MS;
  const period = { from: (newest?.trainedAt ?? 0) - delay, to: now - delay };
  return (await countLabels(connection, liveSpace(account.id), period)) >= MIN_NEW_LABELS;
}

/**
 * Checks the active model of an account. A recommendation is recorded in the audit log when it begins. If the account
 * permits it, the check starts a training; the new model scores only if the account also promotes by the rule.
 * @returns the result of the job; null without an own active model
 */
export async function runDriftCheck(
  database: Database,
  account: Account,
  job: TakenLearningJob,
  runtime: Pick<Runtime, 'now' | 'timeOrderedId'>,
): Promise<ModelDriftCheck | null> {
  const now = runtime.now();
  const previous = await latestDriftCheck(database, account);
  const found = await checkDrift(database, account, now);
  if (found === null) return null;
  return database.transaction(async (connection) => {
    await holdLearningJob(connection, job);
    await lockAccount(connection, account.id);
    let training: string | null = null;
    if (found.recommended && (await mayTrain(connection, account, now))) {
      training = runtime.timeOrderedId();
      const { labelDelayDays } = await modelChoice(connection, account.id);
      const asked = { seed: DEFAULT_TRAINING_SEED, label_delay_days: labelDelayDays };
      await addLearningJob(connection, account.id, {
        id: training,
        kind: 'training',
        author: AUTHOR,
        asked,
        askedAt: now,
      });
    }
    const isNew = found.recommended && previous?.recommended !== true;
    if (isNew || training !== null)
      await appendAudit(connection, account.id, {
        at: new Date(now),
        actor: AUTHOR,
        action: training === null ? 'model.drift' : 'training.start',
        target: training ?? String(found.model),
        change: { model: found.model, reasons: found.reasons },
      });
    return { ...found, checked_at: timestamp(now), training };
  });
}
