import { png } from '../verification/pictures';
import type { ServerApi } from './built-server';

const WORKFLOW = {
  name: 'Documents',
  definition: {
    start: 'document',
    nodes: [
      { id: 'document', type: 'DOCUMENT', next: 'end' },
      { id: 'end', type: 'END', status: 'DERIVED' },
    ],
  },
};

/** Leads an end user through a document check that ends in REVIEW; returns the execution's ID. */
export async function reviewedExecution({ address, call }: ServerApi): Promise<string> {
  const { workflow } = await call<{ workflow: { id: string } }>(
    'POST',
    '/management-api/v1/workflows',
    WORKFLOW,
  );
  await call('POST', `/management-api/v1/workflows/${workflow.id}/activate`);
  const begun = await call<{ executionId: string; token: string }>(
    'POST',
    '/orchestration-api/v1/init-workflow',
    { workflowId: workflow.id, inputs: { user_id: 'user-11', user_fullname: 'Ada Lovelace' } },
  );
  const flow = async (method: string, path: string, body: string | Uint8Array<ArrayBuffer>, type: string) => {
    const headers = { authorization: `Bearer ${begun.token}`, 'content-type': type };
    const reply = await fetch(`${address}/flow-api/v1/${path}`, { method, body, headers });
    if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
  };
  await flow('POST', 'session', '{"platform":"WEB"}', 'application/json');
  await flow('PUT', 'media/documentFront', new Uint8Array(png()), 'application/octet-stream');
  await flow('POST', 'submit', '{"step":"document","document_type":"PASSPORT"}', 'application/json');
  const path = `/orchestration-api/v1/workflow-execution/${begun.executionId}`;
  while ((await call<{ status: string }>('GET', path)).status === 'PENDING');
  return begun.executionId;
}
