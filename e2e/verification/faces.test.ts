import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SUB_CHECKS_OF_STEP, type WorkflowDefinition } from '@assay/contract';
import { purgeExecutions } from '@assay/store';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';
import type { CheckProvider } from '../../apps/server/src/verification/checks/provider';
import { reducedState } from '../../apps/server/src/verification/execution/state';
import { until } from '../../apps/server/src/webhooks/testing/until';
import { tablesOf } from '../erase/traces';
import { activeWorkflow, begin, finished } from './flow';
import { png } from './pictures';

/** The face that the engine sees next. */
let shown: readonly number[];

const engine: CheckProvider = {
  name: 'sees-faces',
  version: '1',
  capabilities: () =>
    SUB_CHECKS_OF_STEP.SELFIE.map((subCheck) => ({ check: 'SELFIE', subCheck, strength: 'strong' as const })),
  evaluate: async () => ({
    findings: SUB_CHECKS_OF_STEP.SELFIE.map((subCheck) => ({ subCheck, result: 'PASS' as const })),
    embedding: shown,
  }),
};

/** Returns a face; `distance` is the distance from others with the same first number. */
const face = (person: number, distance = 0): readonly number[] =>
  Array.from({ length: 128 }, (_, at) => (at === 0 ? person : at === 1 ? distance : 0.0625));

const definition = (duplicateCheck: boolean): WorkflowDefinition => ({
  start: 'selfie',
  nodes: [
    { id: 'selfie', type: 'SELFIE', next: 'end', settings: { duplicate_check: duplicateCheck } },
    { id: 'end', type: 'END', status: 'DERIVED' },
  ],
});

let server: AssayServer;
let shop: TestAccount;
let workflow: string;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-faces-'));
  server = await startAssay({ env: { ASSAY_DATA_DIR: folder }, checkProviders: [engine] });
});
beforeEach(async () => {
  shop = await server.newAccount('Shop');
  workflow = await activeWorkflow(shop.live, definition(true));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

async function begun(user: string, asked = workflow, account = shop) {
  const run = await begin(server, account, asked, { user_id: user, email: `${user}@example.com` });
  await run.page.media('selfieImage', png());
  return run;
}

/** Submits a face. @returns the duplicates found by the check, and the status of the execution */
async function show(user: string, looks: readonly number[], asked = workflow, account = shop) {
  shown = looks;
  const run = await begun(user, asked, account);
  await run.page.submit('selfie');
  const data = await finished(account.live, run.id);
  const [check] = data.checks as unknown as readonly {
    duplicatesFound: boolean | null;
    statusDetail: string;
  }[];
  return { id: run.id, outcome: [check?.duplicatesFound, data.status], why: check?.statusDetail };
}

const facesStored = async () =>
  server.database.query<{ sealed: Buffer; executionId: string }>({
    text: `SELECT kept AS sealed, execution_id::text AS "executionId" FROM verification_face WHERE account_id = $1`,
    values: [shop.id],
  });

describe('face', () => {
  it('from an earlier session of another user goes to a reviewer; one of the same user or a new one does not', async () => {
    expect((await show('first', face(1))).outcome).toEqual([false, 'APPROVED']);
    expect((await show('stranger', face(3))).outcome).toEqual([false, 'APPROVED']);
    expect((await show('first', face(1, 0.1))).outcome).toEqual([true, 'APPROVED']);
    const other = await show('second', face(1, 0.2));
    expect(other.outcome).toEqual([true, 'REVIEW']);
    expect(other.why).toContain('another user contains a similar face');
  });

  it('counts as the same up to a distance of 0.5', async () => {
    await show('first', face(1));
    expect((await show('second', face(1, 0.5))).outcome).toEqual([false, 'APPROVED']);
    expect((await show('third', face(1, -0.49))).outcome).toEqual([true, 'REVIEW']);
  });

  it('is neither compared nor stored unless the step requires it, and never across accounts', async () => {
    const without = await activeWorkflow(shop.live, definition(false));
    await show('first', face(1), without);
    expect(await facesStored()).toEqual([]);
    await show('first', face(1));
    expect((await show('second', face(1), without)).outcome).toEqual([null, 'APPROVED']);
    const neighbour = await server.newAccount('Neighbour');
    const theirs = await activeWorkflow(neighbour.live, definition(true));
    expect((await show('second', face(1), theirs, neighbour)).outcome).toEqual([false, 'APPROVED']);
  });

  it('that is missing is ignored', async () => {
    for (const looks of [face(1).slice(1), [...face(1).slice(1), Number.NaN], []])
      expect((await show('first', looks)).outcome).toEqual([null, 'APPROVED']);
    expect(await facesStored()).toEqual([]);
  });

  it('submitted twice at once is found by one of the two', async () => {
    shown = face(1);
    const runs = await Promise.all(['first', 'second', 'third'].map((user) => begun(user)));
    await Promise.all(runs.map((run) => run.page.submit('selfie')));
    const ended = await Promise.all(runs.map((run) => finished(shop.live, run.id)));
    expect(ended.map((data) => String(data.status)).sort()).toEqual(['APPROVED', 'REVIEW', 'REVIEW']);
  });

  it('is stored encrypted, and in no table in plain text', async () => {
    const { id } = await show('first', face(0.123456789));
    const bytes = Buffer.from(Float32Array.from(face(0.123456789)).buffer);
    const [kept] = await facesStored();
    expect(kept?.executionId).toBe(id);
    expect(kept?.sealed.includes(bytes.subarray(0, 4))).toBe(false);
    for (const table of await tablesOf(server.database)) {
      const rows = await server.database.query({
        text: `SELECT 1 FROM ${table} t WHERE strpos(t::text, $1) > 0 OR strpos(t::text, '0.1234567') > 0`,
        values: [bytes.subarray(0, 12).toString('hex')],
      });
      expect([table, rows.length]).toEqual([table, 0]);
    }
  });

  it('is deleted when the person is erased, and by retention', async () => {
    await show('zebra', face(1));
    const { id } = await show('neighbour', face(2));
    const asked = await shop.live.send('POST', '/RestService/erase-api/v2', {
      json: { emails: ['zebra@example.com'], domains: ['IDV'] },
    });
    expect(asked.status).toBe(200);
    await until(async () => (await facesStored()).length === 1 || null);
    expect((await facesStored()).map(({ executionId }) => executionId)).toEqual([id]);
    expect((await show('second', face(1))).outcome).toEqual([false, 'APPROVED']);
    const later = server.clock.now() + 1;
    await purgeExecutions(server.database, shop.id, later, later, reducedState);
    expect(await facesStored()).toEqual([]);
  });
});
