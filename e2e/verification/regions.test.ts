import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AssayServer, startAssay } from '../../apps/server/src/testing/assay-server';
import type { Client } from '../../apps/server/src/testing/client';
import { clientAt } from '../../apps/server/src/testing/over-http';
import { activeWorkflow, init, readExecution } from './flow';

const REGIONS = ['eu', 'us', 'apac'] as const;
const WORKFLOW = {
  start: 'card',
  nodes: [
    { id: 'card', type: 'CREDIT_CARD', next: 'end' },
    { id: 'end', type: 'END', status: 'DERIVED' },
  ],
} as const;

interface Region {
  readonly name: string;
  readonly server: AssayServer;
  readonly client: Client;
  /** Paths under which the created objects are read. */
  readonly made: readonly string[];
  readonly flowToken: string;
}

let regions: readonly Region[] = [];

/** Opens a region with a customer with the same key as elsewhere, and one object of each kind with an ID. */
async function openRegion(name: string): Promise<Region> {
  const server = await startAssay({ env: { ASSAY_REGION: name } });
  const client = clientAt(`http://127.0.0.1:${await server.listen()}`, server.owner.liveKey);
  const call = await client.fraud({ transaction_id: `order-of-${name}`, email: 'ann@example.com' });
  const listed = await client.manage('GET', `/evaluations?transaction_id=order-of-${name}`);
  const evaluation = listed.data.evaluations?.[0]?.id;
  const workflow = await activeWorkflow(client, WORKFLOW as never);
  const begun = await init(client, workflow, { user_id: 'u-1' });
  const erasure = await client.send('POST', '/RestService/erase-api/v2', {
    json: { domains: ['FRAUD'], user_ids: ['nobody'] },
  });
  expect([call.status, begun.status, erasure.status]).toEqual([200, 200, 200]);
  return {
    name,
    server,
    client,
    made: [
      `/management-api/v1/evaluations/${evaluation}`,
      `/orchestration-api/v1/workflow-execution/${begun.data.executionId}`,
      `/management-api/v1/workflows/${workflow}`,
      `/RestService/erase-api/v2/${erasure.data.request_id}`,
    ],
    flowToken: String(begun.data.token),
  };
}

beforeAll(async () => {
  const opened: Region[] = [];
  for (const name of REGIONS) opened.push(await openRegion(name));
  regions = opened;
}, 120_000);
afterAll(async () => {
  for (const { server } of regions) await server.close();
});

it('objects of a region are found there, and return 404 in each other region', async () => {
  for (const home of regions) {
    for (const path of home.made) {
      for (const region of regions) {
        const { status } = await region.client.send('GET', path);
        expect(status, `${path} of ${home.name}, asked in ${region.name}`).toBe(region === home ? 200 : 404);
      }
    }
  }
});

it('a transaction of one region is unknown in the others, also by its own ID', async () => {
  for (const home of regions) {
    for (const region of regions) {
      const found = await region.client.manage('GET', `/evaluations?transaction_id=order-of-${home.name}`);
      expect(found.status).toBe(200);
      const ids = JSON.stringify(found.data).includes(`order-of-${home.name}`);
      expect(ids, `${home.name} in ${region.name}`).toBe(region === home);
    }
  }
});

it("an end user's token opens only the page of its region", async () => {
  for (const home of regions) {
    for (const region of regions) {
      const { status } = await region.client.send('GET', '/flow-api/v1/session', {
        headers: { authorization: `Bearer ${home.flowToken}` },
      });
      expect(status === 200, `${home.name} in ${region.name}`).toBe(region === home);
    }
  }
});

it('an execution reports its region', async () => {
  const claims = regions.map(({ flowToken }) =>
    JSON.parse(Buffer.from(flowToken.split('.')[1] ?? '', 'base64url').toString()),
  );
  expect(claims.map(({ reg }) => reg)).toEqual([...REGIONS]);
  expect((await readExecution(regions[0]!.client, '00000000-0000-7000-8000-000000000000')).status).toBe(404);
});
