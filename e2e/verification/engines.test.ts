import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SUB_CHECKS_OF_STEP, type WorkflowDefinition } from '@assay/contract';
import { executionEvents } from '@assay/store';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessionText } from '../../apps/server/src/devices/testing/session-text';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';
import { openTestDatabase, type TestDatabase } from '../../apps/server/src/testing/database';
import type {
  CheckContext,
  CheckProvider,
  ProviderAnswer,
} from '../../apps/server/src/verification/checks/provider';
import { until } from '../../apps/server/src/webhooks/testing/until';
import { activeWorkflow, begin, finished } from './flow';
import { png } from './pictures';

/** Results of the engine in these tests, and its requests. */
let answer: (context: CheckContext) => Promise<ProviderAnswer> | ProviderAnswer;
let asked: CheckContext[] = [];

const engine: CheckProvider = {
  name: 'stand-in',
  version: '1',
  capabilities: () =>
    (['DOCUMENT', 'SELFIE'] as const).flatMap((check) =>
      SUB_CHECKS_OF_STEP[check].map((subCheck) => ({ check, subCheck, strength: 'strong' as const })),
    ),
  async evaluate(context) {
    asked.push(context);
    return answer(context);
  },
};

const everyPass = (context: CheckContext, extracted: object = {}): ProviderAnswer => ({
  findings: SUB_CHECKS_OF_STEP[context.checkType].map((subCheck) => ({ subCheck, result: 'PASS' as const })),
  extracted: { ...extracted },
});

const IDENTITY = {
  fullName: 'Jane Doe',
  birthDate: '1990-01-02',
  documentNumber: 'AB-123 456',
  country: 'DE',
  documentType: 'PASSPORT',
};

const definition = (settings: object = {}): WorkflowDefinition => ({
  start: 'document',
  nodes: [
    { id: 'document', type: 'DOCUMENT', next: 'end', settings },
    { id: 'end', type: 'END', status: 'DERIVED' },
  ],
});

let database: TestDatabase;
let folder: string;
let server: AssayServer;
let shop: TestAccount;
const env = () => ({ ASSAY_DATA_DIR: folder });

beforeAll(async () => {
  database = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'assay-media-'));
  server = await startAssay({ shared: database, env: env(), checkProviders: [engine] });
  shop = await server.newAccount('Shop');
});
beforeEach(() => {
  asked = [];
  answer = everyPass;
});
afterAll(async () => {
  await server.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});

async function showDocument(workflow: string, inputs: object = { user_id: 'u-1' }) {
  const run = await begin(server, shop, workflow, inputs);
  await run.page.media('documentFront', png());
  await run.page.submit('document');
  return { ...run, flow: await run.page.settled() };
}

describe('verification check', () => {
  it('is approved when its engines pass it, and contains their data', async () => {
    answer = (context) => everyPass(context, { ...IDENTITY, secretOfTheEngine: 1 });
    const { id } = await showDocument(await activeWorkflow(shop.live, definition()));
    const data = await finished(shop.live, id);
    expect(data).toMatchObject({
      status: 'APPROVED',
      checks: [
        {
          status: 'APPROVED',
          statusDetail: null,
          duplicatesFound: null,
          documentCheckResult: { overallResult: 'APPROVED', mrzCheckResult: 'PASS' },
        },
      ],
    });
    const [check] = data.checks as unknown as readonly { documentCheckExtractedData: object }[];
    expect(check?.documentCheckExtractedData).toEqual(IDENTITY);
    const [context] = asked;
    expect((await context?.media[0]?.bytes())?.equals(png())).toBe(true);
  });

  it('in an automated browser goes to a reviewer, but not without an engine and a session', async () => {
    answer = (context) => ({
      findings: everyPass(context).findings.filter(({ subCheck }) => subCheck !== 'iadCheckResult'),
    });
    const workflow = await activeWorkflow(shop.live, definition());
    const shown = async (isDriven: boolean) => {
      const run = await begin(server, shop, workflow);
      const text = await sessionText(server, {
        lies: isDriven ? [{ id: 'webdriver', on: 'userAgent' }] : [],
      });
      await run.page.start({ platform: 'WEB', device_session: text });
      await run.page.media('documentFront', png());
      await run.page.submit('document');
      return finished(shop.live, run.id);
    };
    expect(await shown(true)).toMatchObject({
      status: 'REVIEW',
      checks: [{ documentCheckResult: { iadCheckResult: 'REVIEW', iadRejectionReason: 'AUTOMATION' } }],
    });
    expect(await shown(false)).toMatchObject({
      status: 'APPROVED',
      checks: [{ documentCheckResult: { iadCheckResult: 'NOT_PERFORMED' } }],
    });
  });

  it('with a virtual camera goes to a reviewer, but not one with a phone as a camera', async () => {
    answer = (context) => ({
      findings: everyPass(context).findings.filter(({ subCheck }) => subCheck !== 'iadCheckResult'),
    });
    const workflow = await activeWorkflow(shop.live, definition());
    const shown = async (camera: string) => {
      const run = await begin(server, shop, workflow);
      await run.page.media('documentFront', png(), `?capture_method=CAMERA&camera=${camera}`);
      await run.page.submit('document');
      return finished(shop.live, run.id);
    };
    expect(await shown('PROGRAM')).toMatchObject({
      status: 'REVIEW',
      checks: [
        { documentCheckResult: { iadCheckResult: 'REVIEW', iadRejectionReason: 'CAMERA_IS_A_PROGRAM' } },
      ],
    });
    expect(await shown('PHONE')).toMatchObject({
      status: 'APPROVED',
      checks: [
        {
          documentCheckResult: {
            iadCheckResult: 'NOT_PERFORMED',
            iadRejectionReason: 'PHONE_AS_CAMERA',
          },
        },
      ],
    });
  });

  it('stores only the kind of a camera from the page, not its name', async () => {
    const run = await begin(server, shop, await activeWorkflow(shop.live, definition()));
    for (const camera of ['OBS%20Virtual%20Camera', '', 'PHONE&camera=PROGRAM']) {
      const refused = await run.page.media('documentFront', png(), `?camera=${camera}`);
      expect(refused.error).toMatchObject({ code: '1006' });
    }
  });

  it('is declined by a single FAIL', async () => {
    answer = () => ({ findings: [{ subCheck: 'mrzCheckResult', result: 'FAIL', reasons: ['CHECK_DIGIT'] }] });
    const { id } = await showDocument(await activeWorkflow(shop.live, definition()));
    expect((await finished(shop.live, id)).status).toBe('DECLINED');
  });

  it('of an unsupported document is repeated, or declined at once if the step requires it', async () => {
    answer = () => ({ findings: [], retry: 'NOT_ACCEPTED' });
    const again = await showDocument(await activeWorkflow(shop.live, definition()));
    expect(again.flow.step).toMatchObject({
      retry: true,
      retry_reason: 'This document isn’t accepted here. Use another one.',
      retry_code: 'NOT_ACCEPTED',
    });
    const { id } = await showDocument(await activeWorkflow(shop.live, definition({ not_accepted: 'FAIL' })));
    expect(await finished(shop.live, id)).toMatchObject({
      status: 'DECLINED',
      checks: [{ statusDetail: "This document type or country isn't accepted." }],
    });
  });

  it('passes to its engines if it was started with a test key', async () => {
    await showDocument(await activeWorkflow(shop.live, definition()));
    const made = await shop.live.manage('POST', '/keys', {
      name: 'Test',
      scopes: ['verification'],
      kind: 'test',
    });
    const test = { ...shop, live: server.withKey(String(made.data.api_key)) };
    const run = await begin(server, test, await activeWorkflow(shop.live, definition()));
    await run.page.media('documentFront', png());
    await run.page.submit('document');
    await run.page.settled();
    expect(asked.map(({ isTest }) => isTest)).toEqual([false, true]);
  });

  it('is NOT_PERFORMED and goes to a reviewer if its engine fails', async () => {
    answer = () => {
      throw new Error('out of order');
    };
    const { id } = await showDocument(await activeWorkflow(shop.live, definition()));
    expect(await finished(shop.live, id)).toMatchObject({
      status: 'REVIEW',
      checks: [{ documentCheckResult: { mrzCheckResult: 'NOT_PERFORMED' } }],
    });
    const managed = await shop.live.manage('GET', `/workflow-executions/${id}`);
    const [step] = managed.data.execution?.steps as unknown as readonly { findings: readonly object[] }[];
    expect(step?.findings[0]).toMatchObject({
      engine: 'stand-in',
      result: 'NOT_PERFORMED',
      reasons: ['PROVIDER_ERROR'],
    });
  });

  it('is repeated up to the limit of its step, then declined, and the page receives the reason', async () => {
    answer = () => ({ findings: [], retry: { sentence: 'Hold the document still.' } });
    const run = await showDocument(await activeWorkflow(shop.live, definition({ retry_limit: 2 })));
    expect(run.flow).toMatchObject({
      state: 'capture',
      step: { retry: true, retry_reason: 'Hold the document still.', retry_code: null, attempts_left: 1 },
    });
    await run.page.media('documentFront', png(9, 9));
    await run.page.submit('document');
    expect(await run.page.settled()).toMatchObject({
      state: 'finished',
      outcome: 'failed',
      error_code: 'error_code_5',
    });
    expect((await finished(shop.live, run.id)).status).toBe('DECLINED');
    expect(asked).toHaveLength(2);
  });

  it('reports a document that another user submitted, and goes to a reviewer', async () => {
    const workflow = await activeWorkflow(shop.live, definition({ duplicate_check: true }));
    answer = (context) => everyPass(context, { ...IDENTITY, documentNumber: 'XY 99' });
    const first = await showDocument(workflow, { user_id: 'first' });
    answer = (context) => everyPass(context, { ...IDENTITY, documentNumber: 'xy99' });
    const same = await showDocument(workflow, { user_id: 'first' });
    const other = await showDocument(workflow, { user_id: 'second' });
    const seen = [];
    for (const { id } of [first, same, other]) {
      const data = await finished(shop.live, id);
      const [check] = data.checks as unknown as readonly { duplicatesFound: boolean }[];
      seen.push([check?.duplicatesFound, data.status]);
    }
    expect(seen).toEqual([
      [false, 'APPROVED'],
      [true, 'APPROVED'],
      [true, 'REVIEW'],
    ]);
  });
});

describe('level of identity proofing', () => {
  const withSelfie: WorkflowDefinition = {
    start: 'document',
    nodes: [
      { id: 'document', type: 'DOCUMENT', next: 'selfie' },
      { id: 'selfie', type: 'SELFIE', next: 'end' },
      { id: 'end', type: 'END', status: 'DERIVED' },
    ],
    settings: { loip: true },
  };

  async function loipOf(method = 'CAMERA') {
    answer = (context) => everyPass(context, context.checkType === 'DOCUMENT' ? IDENTITY : {});
    const run = await begin(server, shop, await activeWorkflow(shop.live, withSelfie));
    await run.page.media('documentFront', png());
    await run.page.submit('document');
    await run.page.settled();
    await run.page.media('selfieImage', png(), `?capture_method=${method}`);
    await run.page.submit('selfie');
    return (await finished(shop.live, run.id)).loip;
  }

  it('is BASELINE without a chip if every engine passes', async () => {
    expect(await loipOf()).toEqual({ result: 'BASELINE', evaluatedAt: expect.any(String) });
  });

  it('returns NONE with a reason for a file instead of a camera', async () => {
    expect(await loipOf('UPLOAD')).toMatchObject({
      result: 'NONE',
      unmetConditions: [{ condition: 'LIVE_CAPTURE', reason: 'UPLOAD_NOT_CAPTURE' }],
    });
  });
});

describe('process that dies during a check', () => {
  it('leaves it to another one, which does not repeat finished work', async () => {
    const workflow = await activeWorkflow(shop.live, {
      start: 'first',
      nodes: [
        { id: 'first', type: 'DOCUMENT', next: 'second' },
        { id: 'second', type: 'DOCUMENT', next: 'end' },
        { id: 'end', type: 'END', status: 'DERIVED' },
      ],
    });
    const run = await begin(server, shop, workflow);
    await run.page.media('documentFront', png());
    await run.page.submit('first');
    await run.page.settled();
    await run.page.media('documentFront', png());
    // A worker of a dead process holds the second job: it was claimed, and no process works on it.
    const never = new Promise<ProviderAnswer>(() => undefined);
    answer = () => never;
    await run.page.submit('second');
    await until(async () => asked.length === 2 || null);
    await database.database.query({ text: 'UPDATE workflow_job SET lease_owner = NULL, lease_until = 0' });
    answer = everyPass;
    const successor = await startAssay({ shared: database, env: env(), checkProviders: [engine] });
    try {
      expect((await finished(shop.live, run.id)).status).toBe('APPROVED');
      expect(asked).toHaveLength(3);
      const events = await executionEvents(server.database, shop.id, run.id);
      const ended = events.filter(({ kind }) => kind === 'check-finished');
      expect(ended.map(({ body }) => body)).toMatchObject([{ step: 'first' }, { step: 'second' }]);
    } finally {
      await successor.close();
    }
  });
});
