import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FraudData, WorkflowDefinition } from '@assay/contract';
import { findEvaluation } from '@assay/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { policyRules } from '../../apps/server/src/policy/models/training';
import { replayEvaluation } from '../../apps/server/src/scoring/replay/replay';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';
import { items } from '../../apps/server/src/testing/client';
import type { CheckProvider } from '../../apps/server/src/verification/checks/provider';
import { activeWorkflow, begin, finished, readExecution } from './flow';
import { png } from './pictures';

/** Reads a passport without a result, so that the check waits for a reviewer. */
const engine: CheckProvider = {
  name: 'stand-in',
  version: '1',
  capabilities: () => [{ check: 'DOCUMENT', subCheck: 'mrzCheckResult', strength: 'strong' }],
  evaluate: async () => ({
    findings: [],
    extracted: {
      fullName: 'DOE JANE MARIA',
      birthDate: '1990-01-02',
      documentType: 'PASSPORT',
      country: 'DE',
    },
  }),
};

const WORKFLOW: WorkflowDefinition = {
  start: 'document',
  nodes: [
    { id: 'document', type: 'DOCUMENT', next: 'end' },
    { id: 'end', type: 'END', status: 'DERIVED' },
  ],
};
const PERSON = { user_id: 'u-1', user_fullname: 'Jane Doe', user_dob: '1990-01-02' };
const config = { response_fields: 'state,applied_rules,idv_details' };

let folder: string;
let server: AssayServer;
let shop: TestAccount;
let executionId: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-media-'));
  server = await startAssay({ env: { ASSAY_DATA_DIR: folder }, checkProviders: [engine] });
  shop = await server.newAccount('Shop');
  const run = await begin(server, shop, await activeWorkflow(shop.live, WORKFLOW, 'Identity'));
  await run.page.start();
  await run.page.media('documentFront', png());
  await run.page.submit('document', { document_type: 'PASSPORT' });
  await finished(shop.live, run.id);
  executionId = run.id;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const linked = (request: object, of: TestAccount['live'] = shop.live) =>
  of.fraud({ idv_reference_id: executionId, config, ...request });

describe('verification named in a fraud request', () => {
  it('is included with its current state, and compared data is not repeated', async () => {
    const { data, text } = await linked({ ...PERSON, idv_reference_id: executionId.toUpperCase() });
    expect(data.idv_details).toMatchObject({
      execution_id: executionId,
      status: 'REVIEW',
      workflow_name: 'Identity',
      age_days: 0,
      user_id_match: true,
      name_match: true,
      dob_match: true,
      document_type: 'PASSPORT',
      document_country: 'DE',
    });
    expect(text).not.toContain('DOE');
  });

  it.each<readonly [object, Partial<NonNullable<FraudData['idv_details']>>]>([
    [{}, { user_id_match: null, name_match: null, dob_match: null }],
    [{ user_id: 'u-2' }, { user_id_match: false }],
    [{ user_firstname: 'Jane', user_lastname: 'Doe' }, { name_match: true }],
    [{ user_fullname: 'Jane' }, { name_match: false }],
    [{ user_fullname: 'John Doe' }, { name_match: false }],
    [{ user_dob: '1990-01-03' }, { dob_match: false }],
  ])('compares %j', async (request, expected) => {
    expect((await linked(request)).data.idv_details).toMatchObject(expected);
  });

  it('is null, without an error, if it is unknown, of another account or of the other environment', async () => {
    const other = await server.newAccount('Other');
    for (const call of [
      linked({ idv_reference_id: '00000000-0000-4000-8000-000000000000' }),
      linked({ idv_reference_id: 'no uuid at all' }),
      linked({}, other.live),
      linked({}, shop.test),
    ]) {
      const { status, data } = await call;
      expect([status, data.idv_details]).toEqual([200, null]);
    }
  });

  it('is available to rules, with or without it in the response, and replayed byte for byte', async () => {
    const account = await server.newAccount('Ruled');
    const run = await begin(server, account, await activeWorkflow(account.live, WORKFLOW, 'Identity'));
    const rule = JSON.parse(
      '{"id":"IDV1","name":"Verification is not approved","when":"idv_details.status != \\"APPROVED\\" and idv_details.age_days < 30","then":{"state":"DECLINE"}}',
    );
    expect((await account.live.manage('POST', '/rules', rule)).status).toBe(200);
    const { data } = await account.live.fraud({ transaction_id: 'ruled', idv_reference_id: run.id });
    expect([data.state, data.idv_details]).toEqual(['DECLINE', undefined]);
    expect((await account.live.fraud({ transaction_id: 'plain' })).data.state).toBe('APPROVE');
    const record = await findEvaluation(server.database, account.id, { transactionId: 'ruled' });
    const compiled = await policyRules(server.database, account.id)(record?.policyVersion ?? 0);
    if (!record || !compiled) throw new Error('nothing was stored');
    expect(replayEvaluation(record, compiled, false).identical).toBe(true);
  });

  it('links back to its transactions', async () => {
    await linked({ transaction_id: 'paid-1' });
    const { data } = await shop.live.manage('GET', `/workflow-executions/${executionId}`);
    const [newest] = items(data.transactions);
    expect(newest).toMatchObject({ transaction_id: 'paid-1' });
    const record = await shop.live.manage('GET', `/evaluations/${newest?.evaluation_id}`);
    expect(record.data.request).toMatchObject({ idv_reference_id: executionId });
  });
});

describe('check with a manual decision', () => {
  it('contains the decision instead of the reason for the review', async () => {
    for (const [decision, sentence] of [
      ['APPROVED', 'Manually approved.'],
      ['DECLINED', 'Manually declined.'],
    ]) {
      const account = await server.newAccount(`By hand ${decision}`);
      const run = await begin(server, account, await activeWorkflow(account.live, WORKFLOW));
      await run.page.start();
      await run.page.media('documentFront', png());
      await run.page.submit('document', { document_type: 'PASSPORT' });
      const before = await finished(account.live, run.id);
      expect(String(items(before.checks)[0]?.statusDetail)).toMatch(/^Manual review needed/);
      const review = { step: 'document', decision };
      await account.live.manage('POST', `/workflow-executions/${run.id}/review`, review);
      const { data } = await readExecution(account.live, run.id);
      expect(items(data.checks)[0]).toMatchObject({ status: decision, statusDetail: sentence });
    }
  });
});

describe('screening step', () => {
  it('with a match goes to a reviewer', async () => {
    const workflow = await activeWorkflow(shop.live, {
      start: 'aml',
      nodes: [
        { id: 'aml', type: 'AML', next: 'end' },
        { id: 'end', type: 'END', status: 'DERIVED' },
      ],
    });
    const tester = { ...shop, live: server.withKey(await testKey(shop)) };
    const run = await begin(server, tester, workflow, { user_id: 'u-9', user_fullname: 'Test Politician' });
    const data = await finished(tester.live, run.id);
    expect(data).toMatchObject({ status: 'REVIEW' });
    expect(items(data.checks)[0]).toMatchObject({ statusDetail: 'The screening found a match.' });
  });
});

async function testKey(account: TestAccount): Promise<string> {
  const body = { name: 'Verifies', kind: 'test', scopes: ['verification'] };
  return String((await account.live.manage('POST', '/keys', body)).data.api_key);
}
