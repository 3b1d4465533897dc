import { stat } from 'node:fs/promises';
import { type EnvironmentId, labelSignal, liveSpace } from '@assay/contract';
import { type Database, keyHasher, listAccounts, type TransactionFeedback } from '@assay/store';
import type { Command } from 'commander';
import { readConfiguration } from '../configuration';
import { systemRuntime } from '../platform/runtime';
import { type FeedbackPorts, giveFeedback, UnknownTransactions } from '../workplace/labels/feedback-service';
import { type LabelLine, readLabelFile } from '../workplace/labels/read-label-file';
import { CannotAnswer } from './cannot-answer';
import { chooseAccount, openStoredStore } from './open-store';
import { progressOn } from './progress';

/** Number of labels applied together; the last label of a transaction in the file wins. */
const BATCH = 500;

type GoodLine = Extract<LabelLine, { readonly label: string }>;

function feedbackOf(lines: readonly GoodLine[]): readonly TransactionFeedback[] {
  const last = new Map(lines.map((line) => [line.transactionId, line.label]));
  return [...last].map(([transactionId, label]) => ({
    transactionId,
    feedback: { kind: 'label', label, signal: labelSignal(label) ?? 'negative' },
  }));
}

interface Outcome {
  readonly applied: number;
  readonly refused: number;
}

/** Applies one batch; unknown transactions are reported and skipped. */
async function applyBatch(
  database: Database,
  ports: FeedbackPorts,
  environmentId: EnvironmentId,
  lines: readonly GoodLine[],
  report: (line: LabelLine, problem: string) => void,
): Promise<Outcome> {
  const give = (items: readonly TransactionFeedback[]) =>
    database.transaction((connection) =>
      giveFeedback(connection, ports, environmentId, items, 'assay labels import'),
    );
  const items = feedbackOf(lines);
  try {
    await give(items);
    return { applied: lines.length, refused: 0 };
  } catch (error) {
    if (!(error instanceof UnknownTransactions)) throw error;
    const unknown = new Set(error.transactionIds);
    const left = lines.filter((line) => unknown.has(line.transactionId));
    for (const line of left) report(line, 'unknown transaction');
    await give(items.filter((item) => !unknown.has(item.transactionId)));
    return { applied: lines.length - left.length, refused: left.length };
  }
}

/** Runs `assay labels import FILE`; invalid lines are reported and skipped. */
async function importLabels(file: string, options: { account?: string; test?: true }): Promise<void> {
  const info = await stat(file).catch(() => null);
  if (!info?.isFile()) throw new CannotAnswer(`File not found: ${file}.`);
  const { database, keys, close } = await openStoredStore(readConfiguration(process.env));
  const progress = progressOn(process.stderr, 'labels', info.size);
  try {
    const account = chooseAccount(await listAccounts(database), options.account);
    const runtime = systemRuntime();
    const ports = { runtime, hasher: keyHasher(keys.pepper) };
    const environmentId = options.test ? account.testEnvironmentId : liveSpace(account.id);
    const total = { applied: 0, refused: 0 };
    const report = (line: LabelLine, problem: string) => {
      const error = { code: '1006', message: `Invalid input: ${problem}` };
      process.stdout.write(`${JSON.stringify({ error, line: line.line })}\n`);
    };
    let batch: GoodLine[] = [];
    const flush = async () => {
      const outcome = await applyBatch(database, ports, environmentId, batch, report);
      total.applied += outcome.applied;
      total.refused += outcome.refused;
      batch = [];
    };
    for await (const line of readLabelFile(file)) {
      progress.update(line.bytes);
      if ('problem' in line) {
        report(line, line.problem);
        total.refused += 1;
      } else if (batch.push(line) === BATCH) await flush();
    }
    if (batch.length > 0) await flush();
    progress.update(info.size);
    process.stderr.write(`${total.applied} labels imported, ${total.refused} lines skipped.\n`);
  } finally {
    progress.stop();
    await close();
  }
}

export function registerLabelCommands(program: Command): void {
  const labels = program.command('labels').description('Labels of transactions');
  labels
    .command('import')
    .description('Import labels from a JSON Lines file, or from a CSV file if its name ends in .csv')
    .argument('<file>', 'file with transaction_id and label in each line')
    .option('--account <id>', 'account of the transactions; required if there are several accounts')
    .option('--test', 'label transactions of test keys')
    .addHelpText(
      'after',
      `\nExample:\n  echo '{"transaction_id":"order-1","label":"fraud_detection_fraud"}' > labels.jsonl\n  assay labels import labels.jsonl\n`,
    )
    .action(importLabels);
}
