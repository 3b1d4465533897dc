import { callAssay } from './assay.mjs';

// Usually you create the workflow and the webhook endpoint in the panel. The sample creates them so that it
// runs on an empty installation.

const NAME = 'Sample shop';
/** The end of a verification, and a manual decision that changes it afterwards. */
const EVENTS = ['orchestration/workflow_execution_finished', 'orchestration/workflow_execution_updated'];

/** Returns a workflow with a document and a selfie, allowed only on the shop's pages. */
const definitionFor = (origins) => ({
  start: 'document',
  nodes: [
    { id: 'document', type: 'DOCUMENT', next: 'selfie' },
    { id: 'selfie', type: 'SELFIE', next: 'end', settings: { reference: 'DOCUMENT' } },
    { id: 'end', type: 'END', status: 'DERIVED' },
  ],
  settings: { allowed_origins: origins },
});

/**
 * Returns the sample's workflow, active and allowed on the shop's pages. Creates it if it is missing.
 * @param {{ url: string, key: string }} assay the key needs the scope `admin`
 * @param {readonly string[]} origins of the shop
 * @returns {Promise<string>} its id
 */
export async function workflowFor(assay, origins) {
  const path = '/management-api/v1/workflows';
  const { workflows } = await callAssay(assay, 'GET', path);
  const known = workflows.find(({ name }) => name === NAME);
  const definition = definitionFor(origins);
  const { workflow } = known
    ? await callAssay(assay, 'PATCH', `${path}/${known.id}`, { definition })
    : await callAssay(assay, 'POST', path, { name: NAME, definition });
  await callAssay(assay, 'POST', `${path}/${workflow.id}/activate`);
  return workflow.id;
}

/**
 * Registers a webhook endpoint for results. The secret is shown only once, so an endpoint of an earlier run
 * is replaced.
 * @param {{ url: string, key: string }} assay
 * @param {string} url the shop's endpoint, which must be running already
 * @returns {Promise<string>} secret for signing messages
 */
export async function subscribe(assay, url) {
  const path = '/management-api/v1/webhooks';
  const { webhooks } = await callAssay(assay, 'GET', path);
  for (const { id, name } of webhooks) {
    if (name === NAME) await callAssay(assay, 'DELETE', `${path}/${id}`);
  }
  const { secret } = await callAssay(assay, 'POST', path, { name: NAME, url, events: EVENTS });
  return secret;
}
