import {
  type Account,
  changeModelSettings,
  findAccount,
  listLearningJobs,
  listModels,
  noteRetraining,
  promoteModel,
} from '@assay/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay } from '../../testing/assay-server';
import { openTestDatabase, type TestDatabase } from '../../testing/database';
import { type MovableClock, movableClock } from '../../testing/movable-clock';
import { storeHistory } from '../../testing/stored-history';
import { learningJobs } from '../backtest/job-kinds';
import { checkDrift, type DriftFigures, driftReasons } from './drift';
import { addDriftChecks, latestDriftCheck } from './drift-job';
import { learningLoop } from './jobs';
import { trainAccount } from './training';

const DAY_MS = 86_400_000;
const FIGURES: DriftFigures = {
  score: 0.1,
  features: [{ feature: 'amount', label: 'Amount', index: 0.3 }],
  weights: [{ feature: 'amount', label: 'Amount', share: 0.01 }],
  calibrationError: 0.01,
  newLabels: 999,
  trainedRows: 1000,
  isErasureNoted: false,
};

describe('driftReasons', () => {
  it('gives no reason below every threshold', () => {
    expect(driftReasons(FIGURES)).toEqual([]);
    expect(driftReasons({ ...FIGURES, score: null, calibrationError: null })).toEqual([]);
  });

  it('gives a reason for each passed threshold', () => {
    expect(driftReasons({ ...FIGURES, score: 0.26 })[0]).toContain('scores has changed: index 0.26');
    const weights = [{ feature: 'amount', label: 'Amount', share: 0.06 }];
    expect(driftReasons({ ...FIGURES, weights })[0]).toContain('Amount, index 0.30');
    expect(driftReasons({ ...FIGURES, calibrationError: 0.06 })[0]).toContain('off by 0.060');
    expect(driftReasons({ ...FIGURES, newLabels: 1000 })[0]).toContain('1000 labels');
    expect(driftReasons({ ...FIGURES, newLabels: 1000, trainedRows: 4000 })).toEqual([]);
    expect(driftReasons({ ...FIGURES, isErasureNoted: true })).toHaveLength(1);
  });
});

describe('drift check', () => {
  let shared: TestDatabase;
  let server: AssayServer;
  let clock: MovableClock;
  let from: number;
  let to: number;

  beforeAll(async () => {
    shared = await openTestDatabase();
    server = await startAssay({ shared });
    const { id } = server.owner;
    await storeHistory(shared.database, { environmentId: id, policyVersion: 1, rows: 2400, seed: 5 });
    const [span] = await server.database.query<{ from: number; to: number }>({
      text: 'SELECT min(at) AS "from", max(at) + 1 AS "to" FROM evaluation WHERE account_id = $1',
      values: [id],
    });
    ({ from, to } = span!);
    clock = movableClock(to);
    const options = { seed: 1, author: 'test', now: clock.now };
    await trainAccount(server.database, await account(), options, async () => undefined);
    await promoteModel(server.database, id, 1);
    // Stored transactions lie before and after the training.
    await server.database.query({
      text: 'UPDATE model SET trained_at = $2 WHERE account_id = $1 AND version = 1',
      values: [id, Math.round((from + to) / 2)],
    });
  });
  afterAll(async () => {
    await server.close();
    await shared.drop();
  });

  const account = async (): Promise<Account> => (await findAccount(server.database, server.owner.id))!;
  const check = async () => (await checkDrift(server.database, await account(), to))!;
  const settings = (changed: Parameters<typeof changeModelSettings>[2]) =>
    changeModelSettings(server.database, server.owner.id, changed);
  /** Adds the due checks and runs the waiting jobs. */
  async function runChecks(): Promise<number> {
    const faults: unknown[] = [];
    const added = await addDriftChecks(server.database, clock);
    const kinds = learningJobs(server.database, clock, async () => null);
    const loop = learningLoop({ database: server.database, runtime: clock, kinds }, (fault) =>
      faults.push(fault),
    );
    await loop.workOff();
    await loop.stop();
    expect(faults).toEqual([]);
    return added;
  }
  const audited = () =>
    server.database.query<{ action: string; target: string }>({
      text: `SELECT action, target FROM audit WHERE account_id = $1 AND actor = 'drift check' ORDER BY sequence`,
      values: [server.owner.id],
    });
  const trainings = async () =>
    listLearningJobs(server.database, server.owner.id, { limit: 10, kind: 'training' });

  it('compares the transactions before the training with the latest ones', async () => {
    const found = await check();
    expect(found.model).toBe(1);
    expect(found.earlier_rows).toBeGreaterThan(300);
    expect(found.recent_rows).toBeGreaterThan(300);
    expect(found.score).toBeGreaterThan(0);
    expect(found.score).toBeLessThan(0.25);
    expect(found.features.length).toBe(10);
  });

  it('counts only labels that are older than the label delay', async () => {
    await settings({ labelDelayDays: 0 });
    const all = await check();
    await settings({ labelDelayDays: 60 });
    const complete = await check();
    expect(all.new_labels).toBeGreaterThan(1000);
    expect(all.calibration_error).toEqual(expect.any(Number));
    expect(complete.new_labels).toBeGreaterThan(0);
    expect(complete.new_labels).toBeLessThan(0.6 * all.new_labels);
  });

  it('runs once a day, and neither recommends nor trains without a reason', async () => {
    await settings({ labelDelayDays: 60, retrainOnDrift: true });
    expect(await runChecks()).toBe(1);
    expect(await runChecks()).toBe(0);
    const latest = await latestDriftCheck(server.database, await account());
    expect(latest).toMatchObject({ model: 1, recommended: false, reasons: [], training: null });
    expect(await trainings()).toEqual([]);
    expect(await audited()).toEqual([]);
  });

  it('only recommends a training by default, and records that once', async () => {
    await settings({ retrainOnDrift: false });
    await noteRetraining(server.database, server.owner.id, clock.now());
    for (let day = 0; day < 2; day++) {
      clock.advance(DAY_MS + 1);
      expect(await runChecks()).toBe(1);
    }
    const { data } = await server.owner.live.manage('GET', '/models');
    expect(data.drift_check).toMatchObject({ recommended: true, training: null });
    expect(await trainings()).toEqual([]);
    expect(await audited()).toEqual([{ action: 'model.drift', target: '1' }]);
  });

  it('starts a training if the account permits it, whose model does not score', async () => {
    const body = { retrain_on_drift: true, label_delay_days: 60 };
    const changed = await server.owner.live.manage('PATCH', '/models', body);
    expect(changed.data).toMatchObject({ ...body, promote_by_rule: false });
    clock.advance(DAY_MS + 1);
    await runChecks();
    const latest = await latestDriftCheck(server.database, await account());
    const [training] = await trainings();
    expect(training).toMatchObject({ id: latest?.training, state: 'done', failure: null });
    expect(training?.author).toBe('drift check');
    expect((await audited()).at(-1)).toEqual({ action: 'training.start', target: training?.id });
    const { data } = await server.owner.live.manage('GET', '/models');
    expect(data.scoring).toBe('1');
    const [challenger] = await listModels<{ rows: number }>(server.database, server.owner.id, 1);
    expect(challenger?.version).toBe(2);
    // Transactions of the last 60 days are left out.
    expect(challenger?.report.rows).toBeLessThan(1900);
    clock.advance(DAY_MS + 1);
    await noteRetraining(server.database, server.owner.id, clock.now());
    await runChecks();
    expect(await trainings()).toHaveLength(1);
  });
});
