import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BASE_MODEL_NAME } from '@assay/learning';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultPolicy } from '../policy/default-policy/default-policy';
import { startAssay } from '../testing/assay-server';
import { openTestDatabase, type TestDatabase } from '../testing/database';
import type { Finished } from '../testing/program';
import { runCliHere } from '../testing/run-cli-here';
import { storeHistory } from '../testing/stored-history';

const ROWS = 1300;

let shared: TestDatabase;
let folder: string;
let account: string;

beforeAll(async () => {
  shared = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'assay-learning-'));
  const server = await startAssay({ shared });
  account = String(server.owner.id);
  await storeHistory(shared.database, {
    environmentId: server.owner.id,
    policyVersion: 1,
    rows: ROWS,
    seed: 5,
  });
  await server.close();
});
afterAll(async () => {
  await shared.drop();
  rmSync(folder, { recursive: true });
});

const assay = (...args: readonly string[]): Promise<Finished> =>
  runCliHere(args, { env: { DATABASE_URL: shared.url, ASSAY_DATA_DIR: folder } });

/** Returns the JSON that a command printed. */
async function json(...args: readonly string[]) {
  const { code, stdout, stderr } = await assay(...args);
  if (code !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as { readonly [name: string]: unknown };
}
/** Returns the error sentence of a failed command. */
async function refusal(...args: readonly string[]) {
  const { code, stdout, stderr } = await assay(...args);
  expect([code === 0, stdout]).toEqual([false, '']);
  return stderr.trim();
}

describe('assay model', () => {
  it('trains, reports, promotes and rolls back; the same seed gives the same model', async () => {
    expect(await json('model', 'report')).toMatchObject({ scoring: BASE_MODEL_NAME, models: [] });
    expect(await json('model', 'train', '--account', account, '--seed', '7')).toMatchObject({
      version: 1,
      refused: null,
    });
    expect(await json('model', 'train', '--seed', '7')).toMatchObject({ version: 2 });
    const [first, second] = [await json('model', 'report', '1'), await json('model', 'report', '2')];
    expect((first.report as { readonly quality: { readonly auc: number } }).quality.auc).toBeGreaterThan(0.7);
    const qualityOf = ({ report }: typeof first) => (report as { readonly quality: unknown }).quality;
    expect(qualityOf(second)).toEqual(qualityOf(first));

    expect((await assay('model', 'promote', '1')).stderr).toContain('Model 1 is now active.');
    expect(await json('model', 'report')).toMatchObject({ scoring: 1, champions: [1] });
    expect((await assay('model', 'rollback')).stderr).toContain('The base model is active again.');
    expect(await refusal('model', 'rollback')).toBe('The base model is already active.');
    expect(await json('model', 'report')).toMatchObject({ scoring: BASE_MODEL_NAME });
  }, 120_000);

  it.each([
    [['promote', '9'], 'Model not found: 9.'],
    [['promote', 'best'], "best isn't a model version. Use a number."],
    [['report', '0'], "0 isn't a model version. Use a number."],
    [['train', '--seed', '1.5'], '--seed must be a whole number.'],
    [['train', '--account', '999'], '999'],
  ])('reports the error in %j', async (args, sentence) => {
    expect(await refusal('model', ...args)).toContain(sentence);
  });
});

describe('assay backtest', () => {
  it('evaluates a model and rules on all stored transactions, compared with labels', async () => {
    const rules = join(folder, 'rules.json');
    writeFileSync(rules, JSON.stringify(defaultPolicy));
    const checkpoint = join(folder, 'half.json');
    const options = ['--rules', rules, '--model', 'base', '--checkpoint', checkpoint];
    const result = await json('backtest', ...options);
    expect(result).toMatchObject({ rows: ROWS });
    expect(await json('backtest', ...options)).toEqual(result);
    expect(existsSync(checkpoint)).toBe(false);
    expect(await json('backtest', '--model', 'base', '--until', '2001-01-01')).toMatchObject({ rows: 0 });
  });

  it('rejects the checkpoint of another run', async () => {
    const checkpoint = join(folder, 'other.json');
    for (const text of ['{"of":"something else","tally":{}}', 'not json']) {
      writeFileSync(checkpoint, text);
      const message = await refusal('backtest', '--model', 'base', '--checkpoint', checkpoint);
      expect(message).toContain('is the checkpoint of another backtest');
    }
  });

  it.each([
    [[], 'Nothing to test'],
    [['--model', 'best'], 'best isn\'t a model version. Use a number or "base".'],
    [['--model', '77'], '77'],
    [['--model', 'base', '--since', 'yesterday'], '--since must be a date'],
    [['--rules', 'nowhere.json'], 'nowhere.json'],
  ])('reports the error in %j', async (args, sentence) => {
    expect(await refusal('backtest', ...args)).toContain(sentence);
  });
});
