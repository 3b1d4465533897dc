import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WorkflowDefinition } from '@assay/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';
import { until } from '../../apps/server/src/webhooks/testing/until';
import { activeWorkflow, begin, readExecution } from './flow';
import { png } from './pictures';

const WORKFLOW: WorkflowDefinition = {
  start: 'document',
  nodes: [
    { id: 'document', type: 'DOCUMENT', next: 'end' },
    { id: 'end', type: 'END', status: 'DERIVED' },
  ],
};
const TABLES = [
  'workflow_execution',
  'workflow_event',
  'workflow_media',
  'workflow_job',
  'verification_trait',
  'verification_face',
  'verification_picture',
];

let server: AssayServer;
let shop: TestAccount;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-media-'));
  server = await startAssay({ env: { ASSAY_DATA_DIR: folder } });
  shop = await server.newAccount('Shop');
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const files = () =>
  readdirSync(join(folder, 'media'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );

async function rowsWith(text: string): Promise<readonly string[]> {
  const found = await Promise.all(
    TABLES.map(async (table) => {
      const rows = await server.database.query<{ text: string }>({
        text: `SELECT row_to_json(t)::text AS text FROM ${table} t WHERE row_to_json(t)::text LIKE '%' || $1 || '%'`,
        values: [text],
      });
      return rows.length > 0 ? table : [];
    }),
  );
  return found.flat();
}

it('a person is erased from verifications including their files, and another person is unchanged', async () => {
  const workflow = await activeWorkflow(shop.live, WORKFLOW);
  const [gone, stays] = await Promise.all(
    ['zebra', 'neighbour'].map(async (name) => {
      const run = await begin(server, shop, workflow, { user_id: name, email: `${name}@example.com` });
      await run.page.media('documentFront', png());
      return run;
    }),
  );
  if (!gone || !stays) throw new Error('two executions were begun');
  const exported: string[] = [];
  for (let cursor: unknown = ''; cursor !== null; ) {
    const page = await shop.live.manage('POST', '/person-export', { user_id: 'zebra', cursor });
    exported.push(page.text);
    cursor = page.data.next ?? null;
  }
  expect(exported.join()).toContain(gone.id);
  expect(exported.join()).toContain('zebra');
  // The rows are encrypted, so the tables reveal neither person.
  expect(await rowsWith('zebra')).toEqual([]);
  expect(await rowsWith('neighbour')).toEqual([]);
  expect(await rowsWith(gone.id)).toEqual(expect.arrayContaining(['workflow_execution', 'workflow_event']));
  expect(files()).toHaveLength(2);

  const asked = await shop.live.send('POST', '/RestService/erase-api/v2', {
    json: { emails: ['zebra@example.com'], domains: ['IDV'] },
  });
  expect(asked.status).toBe(200);
  await until(async () => (await rowsWith(gone.id)).length === 0 || null);
  await until(async () => files().length === 1 || null);
  for (const table of TABLES) expect([table, await rowsWith(gone.id)]).toEqual([table, []]);
  expect((await readExecution(shop.live, gone.id)).status).toBe(404);
  expect((await gone.page.session()).status).toBe(401);
  expect((await readExecution(shop.live, stays.id)).data.status).toBe('PENDING');
});
