import { writeFile } from 'node:fs/promises';
import { BASE_MODEL_NAME, modelDocument, trainBase } from '@assay/learning';
import {
  type Account,
  type Database,
  databaseTime,
  findModelReport,
  keyHasher,
  listAccounts,
  listModels,
  lockAccount,
  modelChoice,
  promoteModel,
  takeBackPromotion,
} from '@assay/store';
import type { Command } from 'commander';
import { readConfiguration } from '../configuration';
import { typologyRuns } from '../monitoring/index';
import { every } from '../platform/feature';
import { systemRuntime } from '../platform/runtime';
import { learningJobs } from '../policy/backtest/job-kinds';
import { learningLoop } from '../policy/models/jobs';
import { DEFAULT_TRAINING_SEED, trainAccount } from '../policy/models/training';
import { CannotAnswer } from './cannot-answer';
import { chooseAccount, openStoredStore } from './open-store';
import { progressOn } from './progress';

const AUTHOR = 'assay model';
const MAX_LISTED = 20;

const print = (value: unknown) => process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);

async function withAccount(
  asked: string | undefined,
  work: (database: Database, account: Account) => Promise<void>,
): Promise<void> {
  const { database, close } = await openStoredStore(readConfiguration(process.env));
  try {
    await work(database, chooseAccount(await listAccounts(database), asked));
  } finally {
    await close();
  }
}

interface TrainOptions {
  readonly account?: string;
  readonly seed: string;
  readonly segment?: string;
  readonly labelDelay?: string;
  readonly base?: true;
  readonly out?: string;
}

/** Trains the shipped model from this version's synthetic population. */
async function trainShipped(out: string | undefined): Promise<void> {
  const trained = trainBase();
  if (trained.kind === 'refused') throw new CannotAnswer(trained.reason);
  const text = `${JSON.stringify(modelDocument(trained.model), null, 1)}\n`;
  if (out === undefined) process.stdout.write(text);
  else await writeFile(out, text);
  const { auc, prAuc, calibrationError } = trained.report.quality;
  process.stderr.write(
    `${BASE_MODEL_NAME}: ${trained.report.trees} trees, AUC ${auc?.toFixed(4)}, PR-AUC ${prAuc?.toFixed(4)}, calibration error ${calibrationError.toFixed(4)} on synthetic transactions.\n`,
  );
}

async function trainOwn({ account: asked, seed, segment, labelDelay }: TrainOptions): Promise<void> {
  const number = Number(seed);
  if (!Number.isInteger(number) || number < 0) throw new CannotAnswer('--seed must be a whole number.');
  const labelDelayDays = Number(labelDelay ?? 0);
  if (!Number.isInteger(labelDelayDays) || labelDelayDays < 0)
    throw new CannotAnswer('--label-delay must be a whole number of days.');
  await withAccount(asked, async (database, account) => {
    const { now } = systemRuntime();
    let progress: ReturnType<typeof progressOn> | undefined;
    const outcome = await trainAccount(
      database,
      account,
      { seed: number, segment, labelDelayDays, author: AUTHOR, now },
      async (done, total) => {
        progress ??= progressOn(process.stderr, 'train', total);
        progress.update(done);
      },
    ).finally(() => progress?.stop());
    if (outcome.refused !== null) throw new CannotAnswer(outcome.refused);
    print(outcome);
  });
}

async function report(version: string | undefined, options: { readonly account?: string }): Promise<void> {
  await withAccount(options.account, async (database, account) => {
    if (version !== undefined) {
      const model = await findModelReport(database, account.id, versionOf(version));
      if (!model) throw new CannotAnswer(`Model not found: ${version}.`);
      print(model);
      return;
    }
    const { champions, ...rest } = await modelChoice(database, account.id);
    const models = await listModels(database, account.id, MAX_LISTED);
    print({ scoring: champions.at(-1) ?? BASE_MODEL_NAME, champions, ...rest, models });
  });
}

/** @throws CannotAnswer */
function versionOf(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new CannotAnswer(`${text} isn't a model version. Use a number.`);
}

async function promote(version: string, options: { readonly account?: string }): Promise<void> {
  await withAccount(options.account, (database, { id }) =>
    database.transaction(async (connection) => {
      await lockAccount(connection, id);
      const number = versionOf(version);
      if (!(await findModelReport(connection, id, number)))
        throw new CannotAnswer(`Model not found: ${version}.`);
      await promoteModel(connection, id, number);
      process.stderr.write(`Model ${version} is now active.\n`);
    }),
  );
}

async function rollBack(options: { readonly account?: string }): Promise<void> {
  await withAccount(options.account, (database, { id }) =>
    database.transaction(async (connection) => {
      await lockAccount(connection, id);
      const before = await takeBackPromotion(connection, id);
      if (before === null) throw new CannotAnswer('The base model is already active.');
      process.stderr.write(`${before === 0 ? 'The base model' : `Model ${before}`} is active again.\n`);
    }),
  );
}

const FOLLOW_MS = 5000;

/** Runs the jobs that a server has queued; started by the server. */
async function work(): Promise<void> {
  const { database, keys, close } = await openStoredStore(readConfiguration(process.env));
  const runtime = systemRuntime();
  // Leases use the database's clock, which may differ from this machine's.
  const follow = async () => {
    const asked = performance.now();
    runtime.followTime(await databaseTime(database), performance.now() - asked);
  };
  const onFault = (error: unknown) => void process.stderr.write(`${String(error)}\n`);
  const following = every(FOLLOW_MS, follow, onFault);
  const loop = learningLoop(
    {
      database,
      runtime,
      kinds: learningJobs(database, runtime, typologyRuns(database, keyHasher(keys.pepper))),
    },
    onFault,
  );
  try {
    await follow();
    await loop.workOff();
  } finally {
    following.stop();
    await loop.stop();
    await close();
  }
}

export function registerModelCommands(program: Command): void {
  const model = program.command('model').description('Models behind blackbox_score');
  model
    .command('train')
    .description('Train a model on the labeled transactions of an account')
    .option('--account <id>', 'account of the transactions; required if there are several accounts')
    .option(
      '--seed <number>',
      'seed of the random numbers; the same seed and transactions give the same model',
      String(DEFAULT_TRAINING_SEED),
    )
    .option(
      '--segment <field>',
      'category whose values are calibrated separately, or none; default: chosen by the training',
    )
    .option('--label-delay <days>', 'leave out transactions younger than this; default: 0')
    .option('--base', 'train the base model that ships with Assay; needs no database')
    .option('--out <file>', 'with --base: output file; default: standard output')
    .action((options: TrainOptions) => (options.base ? trainShipped(options.out) : trainOwn(options)));
  model
    .command('report')
    .description('Print the active model, or the report of a model')
    .argument('[version]', 'model number; default: all models')
    .option('--account <id>', 'account of the models')
    .action(report);
  model
    .command('promote')
    .description('Promote a model: it becomes active')
    .argument('<version>', 'model number')
    .option('--account <id>', 'account of the model')
    .action(promote);
  model
    .command('rollback')
    .description('Undo the last promotion')
    .option('--account <id>', 'account of the model')
    .action(rollBack);
  model.command('work', { hidden: true }).action(work);
}
