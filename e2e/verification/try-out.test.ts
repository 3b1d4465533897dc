import type { WorkflowDefinition } from '@assay/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';
import { items } from '../../apps/server/src/testing/client';

const DEFINITION: WorkflowDefinition = {
  start: 'document',
  nodes: [
    { id: 'document', type: 'DOCUMENT', next: 'end' },
    { id: 'end', type: 'END', status: 'DERIVED' },
  ],
};

let server: AssayServer;
let shop: TestAccount;
let id: string;

beforeAll(async () => {
  server = await startAssay();
  shop = await server.newAccount('Shop');
  const { data } = await shop.live.manage('POST', '/workflows', { name: 'Draft', definition: DEFINITION });
  id = String(data.workflow?.id);
  const selfie = {
    start: 'end',
    nodes: [{ id: 'end', type: 'END', status: 'REVIEW' }, { ...DEFINITION.nodes[0] }],
  };
  await shop.live.manage('PATCH', `/workflows/${id}`, {
    definition: { ...selfie, start: 'document' },
  });
});
afterAll(() => server.close());

describe('workflow version', () => {
  it('is read by its number, and never changes', async () => {
    expect((await shop.live.manage('GET', `/workflows/${id}/versions/1`)).data).toMatchObject({
      version: 1,
      definition: DEFINITION,
    });
    expect((await shop.live.manage('GET', `/workflows/${id}/versions/2`)).data).toMatchObject({ version: 2 });
  });

  it.each(['0', '3', '1e1', '99999999999', 'x'])('%s does not exist', async (version) => {
    expect(await shop.live.manage('GET', `/workflows/${id}/versions/${version}`)).toMatchObject({
      status: 404,
    });
  });

  it('is tested in the test environment before it is active, by a link to the page', async () => {
    const { data } = await shop.live.manage('POST', `/workflows/${id}/test`, {
      version: 1,
      inputs: { user_id: 'me' },
    });
    const token = String(data.link).split('#token=')[1];
    const page = server.withHeaders({ authorization: `Bearer ${token}` });
    expect((await page.send('GET', '/flow-api/v1/session')).data).toMatchObject({
      execution_id: String(data.execution_id),
      step: { id: 'document' },
    });
    const listed = async (space: string) => {
      const answer = await shop.live.manage('GET', `/workflow-executions?environment=${space}`);
      return items(answer.data.executions).map(({ id: one }) => String(one));
    };
    expect(await listed('test')).toEqual([String(data.execution_id)]);
    expect(await listed('live')).toEqual([]);
  });

  it('is rejected without its required inputs, and starts nothing', async () => {
    const answer = await shop.live.manage('POST', `/workflows/${id}/test`, { inputs: {} });
    expect(answer).toMatchObject({ status: 400, error: { code: 'MISSING_REQUIRED_INPUTS' } });
    const stranger = await server.newAccount('Stranger');
    const theirs = await stranger.live.manage('POST', `/workflows/${id}/test`, { inputs: { user_id: 'u' } });
    expect(theirs).toMatchObject({ status: 404 });
  });
});
