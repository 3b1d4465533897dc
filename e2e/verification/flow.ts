import type { WorkflowDefinition } from '@assay/contract';
import type { AssayServer, TestAccount } from '../../apps/server/src/testing/assay-server';
import type { Answer, Client, Json } from '../../apps/server/src/testing/client';
import { until } from '../../apps/server/src/webhooks/testing/until';

/** Creates a workflow and activates it. @returns its ID */
export async function activeWorkflow(
  client: Client,
  definition: WorkflowDefinition,
  name = 'Check',
): Promise<string> {
  const { data, error } = await client.manage('POST', '/workflows', { name, definition });
  if (error.code) throw new Error(JSON.stringify(error));
  const id = String(data.workflow?.id);
  await client.manage('POST', `/workflows/${id}/activate`);
  return id;
}

export const init = (client: Client, workflowId: string, inputs: object): Promise<Answer> =>
  client.send('POST', '/orchestration-api/v1/init-workflow', { json: { workflowId, inputs } });

export const readExecution = (client: Client, id: string, query = ''): Promise<Answer> =>
  client.send('GET', `/orchestration-api/v1/workflow-execution/${id}${query}`);

/** Returns `data` of an execution after it has ended. */
export const finished = (client: Client, id: string): Promise<Json> =>
  until(async () => {
    const { data } = await readExecution(client, id);
    return String(data.status) === 'PENDING' ? null : data;
  });

/** Returns a client for the end user's page. */
export function page(server: AssayServer, token: string) {
  const client = server.withHeaders({ authorization: `Bearer ${token}` });
  const bytes = { 'content-type': 'application/octet-stream' };
  return {
    client,
    session: () => client.send('GET', '/flow-api/v1/session'),
    start: (body: object = { platform: 'WEB' }) =>
      client.send('POST', '/flow-api/v1/session', { json: body }),
    media: (slot: string, file: Buffer, query = '') =>
      client.send('PUT', `/flow-api/v1/media/${slot}${query}`, { bytes: file, headers: bytes }),
    submit: (step: string, more: object = {}) =>
      client.send('POST', '/flow-api/v1/submit', { json: { step, ...more } }),
    /** Waits until input is requested, or the flow has ended. */
    settled: () =>
      until(async () => {
        const { data } = await client.send('GET', '/flow-api/v1/session');
        return String(data.state) === 'waiting' ? null : data;
      }),
  };
}

/** Starts an execution and returns it with its page. */
export async function begin(
  server: AssayServer,
  account: TestAccount,
  workflowId: string,
  inputs: object = { user_id: 'u-1' },
) {
  const answer = await init(account.live, workflowId, inputs);
  if (!answer.success) throw new Error(JSON.stringify(answer.error));
  const id = String(answer.data.executionId);
  const token = String(answer.data.token);
  return { id, token, page: page(server, token) };
}
