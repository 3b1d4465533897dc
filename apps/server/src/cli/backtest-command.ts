import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { liveSpace } from '@assay/contract';
import { listAccounts } from '@assay/store';
import { writeWhole } from '@assay/versioned-files';
import type { Command } from 'commander';
import { readConfiguration } from '../configuration';
import { systemRuntime } from '../platform/runtime';
import { type BacktestRequest, planBacktest, remaining } from '../policy/backtest/plan';
import { runBacktest } from '../policy/backtest/run';
import { backtestResultOf } from '../policy/backtest/summary';
import type { Tally } from '../policy/backtest/tally';
import { LearningFailure } from '../policy/models/jobs';
import { CannotAnswer } from './cannot-answer';
import { readRules } from './decision-commands';
import { chooseAccount, openStoredStore } from './open-store';
import { progressOn } from './progress';

interface Options {
  readonly rules?: string;
  readonly model?: string;
  readonly account?: string;
  readonly test?: true;
  readonly since?: string;
  readonly until?: string;
  readonly checkpoint?: string;
}

/** Interval for writing the checkpoint, in milliseconds. */
const CHECKPOINT_MS = 2000;

/**
 * Parses a time; returns UNIX milliseconds.
 * @throws CannotAnswer
 */
function momentOf(text: string, option: string): number {
  const moment = Date.parse(text);
  if (Number.isNaN(moment)) throw new CannotAnswer(`${option} must be a date such as 2026-01-31.`);
  return moment;
}

async function requestOf({ rules, model, since, until }: Options): Promise<BacktestRequest> {
  if (rules === undefined && model === undefined)
    throw new CannotAnswer('Nothing to test. Use --rules <file>, --model <version> or both.');
  if (model !== undefined && !/^([1-9]\d{0,8}|base)$/.test(model))
    throw new CannotAnswer(`${model} isn't a model version. Use a number or "base".`);
  return {
    ...(rules === undefined ? {} : { document: await readRules(rules) }),
    ...(model === undefined ? {} : { model }),
    ...(since === undefined ? {} : { since: momentOf(since, '--since') }),
    ...(until === undefined ? {} : { until: momentOf(until, '--until') }),
  };
}

interface Checkpoint {
  /** Digest of the backtest's parameters and data. */
  readonly of: string;
  readonly tally: Tally;
}

/**
 * Returns the tally of an earlier run with the same parameters; null to start from the beginning.
 * @throws CannotAnswer when the file belongs to another run
 */
async function earlierTally(file: string, of: string): Promise<Tally | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  let checkpoint: Checkpoint | null = null;
  try {
    checkpoint = JSON.parse(text) as Checkpoint;
  } catch {
    // Not a valid checkpoint; reported below.
  }
  if (checkpoint?.of === of) return checkpoint.tally;
  throw new CannotAnswer(`${file} is the checkpoint of another backtest. Remove it or use another file.`);
}

/** Runs `assay backtest`: evaluates rules or a model on the stored transactions. */
async function backtest(options: Options): Promise<void> {
  const request = await requestOf(options);
  const { database, close } = await openStoredStore(readConfiguration(process.env));
  try {
    const account = chooseAccount(await listAccounts(database), options.account);
    const environmentId = options.test ? account.testEnvironmentId : liveSpace(account.id);
    const { now } = systemRuntime();
    const plan = await planBacktest(database, account, environmentId, request, now());
    const { checkpoint: file } = options;
    const of = createHash('sha256')
      .update(JSON.stringify([environmentId, request]))
      .digest('hex');
    const tally = (file && (await earlierTally(file, of))) || plan.tally;
    const total = tally.rows + (await remaining(plan, tally));
    const progress = progressOn(process.stderr, 'backtest', total);
    const began = now();
    const before = tally.rows;
    let kept = began;
    for await (const { rows } of runBacktest(plan.source, plan.candidate, tally)) {
      progress.update(rows);
      if (file === undefined || now() - kept < CHECKPOINT_MS) continue;
      writeWhole(file, JSON.stringify({ of, tally } satisfies Checkpoint));
      kept = now();
    }
    progress.stop();
    if (file !== undefined) await rm(file, { force: true });
    const seconds = Math.max(1, now() - began) / 1000;
    const counted = tally.rows - before;
    process.stderr.write(
      `${counted} transactions in ${seconds.toFixed(1)} s (${Math.round(counted / seconds)} per second).\n`,
    );
    const result = backtestResultOf(tally, plan.candidate.rules, plan.candidate.scorer !== null);
    process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  } catch (error) {
    throw error instanceof LearningFailure ? new CannotAnswer(error.message) : error;
  } finally {
    await close();
  }
}

export function registerBacktest(program: Command): void {
  program
    .command('backtest')
    .description('Backtest rules or a model on stored transactions; prints the result as JSON')
    .option('--rules <file>', 'policy file in JSON')
    .option('--model <version>', 'model version, or base')
    .option('--account <id>', 'account whose transactions are used; required if there are several accounts')
    .option('--test', 'use transactions of test keys')
    .option('--since <date>', 'start of the period')
    .option('--until <date>', 'end of the period')
    .option('--checkpoint <file>', 'file that stores the progress; run the same command again to resume')
    .action(backtest);
}
