import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SUB_CHECKS_OF_STEP, type WorkflowDefinition } from '@assay/contract';
import { purgeExecutions } from '@assay/store';
import { hashBytes, lookOf, type PictureFeatures, pictureHash } from '@assay/vision';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';
import type { CheckProvider } from '../../apps/server/src/verification/checks/provider';
import { reducedState } from '../../apps/server/src/verification/execution/state';
import { until } from '../../apps/server/src/webhooks/testing/until';
import { surface } from '../../packages/vision/src/testing/draw-document';
import { noise, random } from '../../packages/vision/src/testing/index';
import { tablesOf } from '../erase/traces';
import { activeWorkflow, begin, finished } from './flow';
import { png } from './pictures';

/** The picture that the engine sees next, and the number that it reads. */
let seen: PictureFeatures;
let read: string | null;

const engine: CheckProvider = {
  name: 'sees-pictures',
  version: '1',
  capabilities: () =>
    SUB_CHECKS_OF_STEP.DOCUMENT.map((subCheck) => ({
      check: 'DOCUMENT',
      subCheck,
      strength: 'strong' as const,
    })),
  evaluate: async () => ({
    findings: SUB_CHECKS_OF_STEP.DOCUMENT.map((subCheck) => ({ subCheck, result: 'PASS' as const })),
    extracted: read === null ? {} : { documentNumber: read, country: 'DE' },
    looks: [seen],
  }),
};

/** Returns a picture full of detail; `grain` is another compression of it. */
const look = (scene: number, grain = 0): PictureFeatures => {
  const picture = noise(surface(60, 40, [128, 128, 128]), 110, random(scene));
  return lookOf(grain === 0 ? picture : noise(picture, 6, random(grain)));
};

const definition = (duplicateCheck: boolean): WorkflowDefinition => ({
  start: 'document',
  nodes: [
    { id: 'document', type: 'DOCUMENT', next: 'end', settings: { duplicate_check: duplicateCheck } },
    { id: 'end', type: 'END', status: 'DERIVED' },
  ],
});

let server: AssayServer;
let shop: TestAccount;
let workflow: string;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-pictures-'));
  server = await startAssay({ env: { ASSAY_DATA_DIR: folder }, checkProviders: [engine] });
});
beforeEach(async () => {
  read = null;
  shop = await server.newAccount('Shop');
  workflow = await activeWorkflow(shop.live, definition(true));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Submits a picture. @returns the duplicates found by the check, and the status of the execution */
async function show(user: string, picture: PictureFeatures, asked = workflow, account = shop) {
  seen = picture;
  const run = await begin(server, account, asked, { user_id: user, email: `${user}@example.com` });
  await run.page.media('documentFront', png());
  await run.page.submit('document');
  const data = await finished(account.live, run.id);
  const [check] = data.checks as unknown as readonly {
    duplicatesFound: boolean | null;
    statusDetail: string;
  }[];
  return { id: run.id, outcome: [check?.duplicatesFound, data.status], why: check?.statusDetail };
}

const kept = () =>
  server.database.query<{ executionId: string }>({
    text: 'SELECT execution_id::text AS "executionId" FROM verification_picture WHERE account_id = $1',
    values: [shop.id],
  });

describe('picture', () => {
  it('that another user submitted goes to a reviewer; one of the same user or a new one does not', async () => {
    expect((await show('first', look(1))).outcome).toEqual([false, 'APPROVED']);
    expect((await show('stranger', look(2))).outcome).toEqual([false, 'APPROVED']);
    expect((await show('first', look(1, 3))).outcome).toEqual([true, 'APPROVED']);
    const other = await show('second', look(1, 4));
    expect(other.outcome).toEqual([true, 'REVIEW']);
    expect(other.why).toContain('another user contains the same image');
  });

  it('of two documents with different numbers is not a copy, whatever their similarity is', async () => {
    read = 'AB 1';
    await show('first', look(1));
    read = 'AB 2';
    expect((await show('second', look(1, 5))).outcome).toEqual([false, 'APPROVED']);
    read = null;
    expect((await show('third', look(1, 6))).outcome).toEqual([true, 'REVIEW']);
  });

  it('is neither compared nor stored unless the step requires it, and never across accounts', async () => {
    const without = await activeWorkflow(shop.live, definition(false));
    await show('first', look(1), without);
    expect(await kept()).toEqual([]);
    await show('first', look(1));
    expect(await kept()).toHaveLength(1);
    expect((await show('second', look(1), without)).outcome).toEqual([null, 'APPROVED']);
    const neighbour = await server.newAccount('Neighbour');
    const theirs = await activeWorkflow(neighbour.live, definition(true));
    expect((await show('second', look(1), theirs, neighbour)).outcome).toEqual([false, 'APPROVED']);
  });

  it('submitted twice at once is found by one of the two', async () => {
    seen = look(1);
    const runs = await Promise.all(
      ['first', 'second'].map((user) => begin(server, shop, workflow, { user_id: user })),
    );
    await Promise.all(runs.map((run) => run.page.media('documentFront', png())));
    await Promise.all(runs.map((run) => run.page.submit('document')));
    const ended = await Promise.all(runs.map((run) => finished(shop.live, run.id)));
    expect(ended.map((data) => String(data.status)).sort()).toEqual(['APPROVED', 'REVIEW']);
  });

  it('is in no table in plain text, and is deleted when the person is erased, and by retention', async () => {
    await show('zebra', look(1));
    const { id } = await show('neighbour', look(2));
    const hash = hashBytes(pictureHash(look(1))!).toString('hex');
    for (const table of await tablesOf(server.database)) {
      const rows = await server.database.query({
        text: `SELECT 1 FROM ${table} t WHERE strpos(t::text, $1) > 0`,
        values: [hash.slice(0, 32)],
      });
      expect([table, rows.length]).toEqual([table, 0]);
    }
    await shop.live.send('POST', '/RestService/erase-api/v2', {
      json: { emails: ['zebra@example.com'], domains: ['IDV'] },
    });
    await until(async () => (await kept()).length === 1 || null);
    expect((await kept()).map(({ executionId }) => executionId)).toEqual([id]);
    expect((await show('second', look(1))).outcome).toEqual([false, 'APPROVED']);
    const later = server.clock.now() + 1;
    await purgeExecutions(server.database, shop.id, later, later, reducedState);
    expect(await kept()).toEqual([]);
  });
});
