import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WORKFLOW_TEMPLATES, type WorkflowDefinition } from '@assay/contract';
import { executionEvents, findExecution, purgeExecutions } from '@assay/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';
import { type Client, items } from '../../apps/server/src/testing/client';
import {
  type ExecutionEventBody,
  evolve,
  NOTHING_YET,
  reducedState,
} from '../../apps/server/src/verification/execution/state';
import { startEndpoint } from '../../apps/server/src/webhooks/testing/endpoint-server';
import { until } from '../../apps/server/src/webhooks/testing/until';
import { activeWorkflow, begin, finished, readExecution } from './flow';
import { storedEvents } from './kept-events';
import { png } from './pictures';

const definitionOf = (id: string): WorkflowDefinition => {
  const template = WORKFLOW_TEMPLATES[id];
  if (!template) throw new Error(`no template ${id}`);
  return template.definition;
};

let server: AssayServer;
let shop: TestAccount;
let folder: string;
let documents: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-media-'));
  server = await startAssay({ env: { ASSAY_DATA_DIR: folder, ASSAY_ALLOW_LOOPBACK_WEBHOOKS: 'true' } });
  shop = await server.newAccount('Shop');
  documents = await activeWorkflow(shop.live, definitionOf('document-selfie'), 'Identity');
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Completes a document and a selfie. */
async function captured(account: TestAccount = shop, workflow: string = documents) {
  const run = await begin(server, account, workflow, {
    user_id: 'u-1',
    email: 'jo@example.com',
    reference_id: 'r-9',
  });
  await run.page.start();
  await run.page.media('documentFront', png());
  await run.page.submit('document', { document_type: 'PASSPORT' });
  await run.page.settled();
  await run.page.media('selfieImage', png(9, 9));
  await run.page.submit('selfie');
  await run.page.settled();
  return run;
}

const mediaFiles = () =>
  readdirSync(join(folder, 'media'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );

describe('complete workflow', () => {
  it('asks for the inputs of its steps, hides results from the page, and ends in REVIEW without engines', async () => {
    const run = await begin(server, shop, documents);
    const first = await run.page.session();
    expect(first.data).toMatchObject({
      state: 'capture',
      step: { id: 'document', type: 'DOCUMENT', required: ['documentFront'], attempts_left: 5, retry: false },
      steps_done: 0,
      steps_total: 2,
      outcome: null,
    });
    expect((await readExecution(shop.live, run.id)).data).toMatchObject({ status: 'PENDING', checks: null });

    const done = await captured();
    const data = await finished(shop.live, done.id);
    expect(data).toMatchObject({
      id: done.id,
      status: 'REVIEW',
      workflow: { id: documents, name: 'Identity' },
      dataPurgedAt: null,
      loip: { result: 'NONE' },
    });
    const [document, selfie] = data.checks as unknown as readonly { [name: string]: unknown }[];
    expect(document).toMatchObject({
      checkType: 'DOCUMENT_CHECK',
      status: 'REVIEW',
      platform: 'WEB',
      userId: 'u-1',
      email: 'jo@example.com',
      phoneNumber: null,
      referenceId: 'r-9',
      transactionId: null,
      documentCheckResult: {
        overallResult: 'REVIEW',
        mrzCheckResult: 'NOT_PERFORMED',
        verificationMethod: 'OCR',
      },
      documentCheckExtractedData: {},
      selfieVerificationResult: null,
      capturedMedia: { documentFront: expect.stringContaining('/media/v1/') },
    });
    expect(selfie).toMatchObject({ checkType: 'SELFIE_CHECK', documentCheckResult: null });
    expect((await done.page.session()).data).toMatchObject({
      state: 'finished',
      outcome: 'pending',
      step: null,
    });
  });

  it('is the fold of its events', async () => {
    const { id } = await captured();
    await finished(shop.live, id);
    const events = await executionEvents(server.database, shop.id, id);
    const folded = events.reduce(
      (state, { body, at }) => evolve(state, body as ExecutionEventBody, at),
      NOTHING_YET,
    );
    const execution = await findExecution(server.database, shop.id, id);
    expect(execution?.state).toEqual(JSON.parse(JSON.stringify(folded)));
  });

  it('sends a real fraud request for its fraud step, after the page reported the IP address', async () => {
    const workflow = await activeWorkflow(shop.live, definitionOf('fraud-check'));
    const run = await begin(server, shop, workflow, {
      user_id: 'u-2',
      email: 'someone@example.com',
      phone_number: '+36301234567',
    });
    expect((await readExecution(shop.live, run.id)).data.status).toBe('PENDING');
    await run.page.start();
    const data = await finished(shop.live, run.id);
    const [check] = data.checks as unknown as readonly { readonly [name: string]: unknown }[];
    expect(check).toMatchObject({
      checkType: 'FRAUD_API',
      sessionId: null,
      platform: null,
      capturedMedia: null,
    });
    const evaluations = await shop.live.manage('GET', `/transactions/${check?.transactionId}/evaluations`);
    expect(evaluations.data.evaluations).toHaveLength(1);
  });

  it('screens in its AML step, and takes the branch of a condition', async () => {
    const workflow = await activeWorkflow(shop.live, definitionOf('fraud-then-identity'));
    const run = await begin(server, shop, workflow, {
      user_id: 'u-3',
      email: 'jane.example@example.com',
      user_fullname: 'Jane Example',
    });
    const next = await run.page.settled();
    expect(next.state === undefined ? '' : String(next.state)).toBe('capture');
    expect(next.step).toMatchObject({ id: 'document' });
    expect(Number(next.steps_done)).toBe(2);
  });

  it('is reported by webhook with the data of GET, and again after a manual review', async () => {
    const endpoint = await startEndpoint();
    try {
      const account = await server.newAccount('Notified');
      await account.live.manage('POST', '/webhooks', {
        name: 'Shop',
        url: endpoint.url,
        events: [
          'orchestration/workflow_execution_finished',
          'orchestration/workflow_execution_updated',
          'verification/session_finished',
        ],
      });
      const workflow = await activeWorkflow(account.live, definitionOf('document-selfie'));
      const { id } = await captured(account, workflow);
      const sent = await endpoint.has(3);
      const finished = sent.find(({ event }) => event === 'orchestration/workflow_execution_finished');
      const withoutLinks = (value: unknown) =>
        JSON.parse(JSON.stringify(value).replace(/expires=[^"]*/g, ''));
      expect(withoutLinks(finished?.data)).toEqual(
        withoutLinks((await readExecution(account.live, id)).data),
      );
      expect(sent.filter(({ event }) => event === 'verification/session_finished')).toHaveLength(2);

      for (const [step, status] of [
        ['document', 'REVIEW'],
        ['selfie', 'APPROVED'],
      ]) {
        const review = await account.live.manage('POST', `/workflow-executions/${id}/review`, {
          step,
          decision: 'APPROVED',
        });
        expect(review.data.execution).toMatchObject({ status });
      }
      const news = await endpoint.has(5);
      expect(news.at(-1)).toMatchObject({
        event: 'orchestration/workflow_execution_updated',
        data: { id, status: 'APPROVED' },
      });
      const again = { step: 'selfie', decision: 'DECLINED' };
      const refused = await account.live.manage('POST', `/workflow-executions/${id}/review`, again);
      expect([refused.status, refused.error.code]).toEqual([409, '3009']);
    } finally {
      await endpoint.close();
    }
  });

  it('is reported with links that are valid for an hour from each attempt, and from a resend', async () => {
    const endpoint = await startEndpoint();
    try {
      const account = await server.newAccount('Late');
      const event = 'orchestration/workflow_execution_finished';
      await account.live.manage('POST', '/webhooks', { name: 'Late', url: endpoint.url, events: [event] });
      await captured(account, await activeWorkflow(account.live, definitionOf('document-selfie')));
      await endpoint.has(1);
      const [delivery] = await until(async () => {
        const { data } = await account.live.manage('GET', '/webhook-deliveries?state=DELIVERED');
        return items(data.deliveries).length > 0 ? items(data.deliveries) : null;
      });
      const path = `/webhook-deliveries/${delivery?.id}`;
      const begun = server.clock.now();
      server.clock.advance(3 * 3_600_000);
      await account.live.manage('POST', `${path}/resend`);
      const sent = await endpoint.has(2);
      const links = sent.map(({ data }) => {
        const [check] = data.checks as readonly { capturedMedia: { documentFront: string } }[];
        return new URL(check?.capturedMedia.documentFront ?? '');
      });
      const statuses = links.map(
        async ({ pathname, search }) => (await server.app.inject({ url: pathname + search })).statusCode,
      );
      expect(await Promise.all(statuses)).toEqual([403, 200]);
      expect(Number(links[1]?.searchParams.get('expires')) * 1000).toBeGreaterThanOrEqual(
        begun + 4 * 3_600_000 - 1000,
      );
      expect(sent[0]?.headers['request-id']).toBe(sent[1]?.headers['request-id']);
      const shown = await until(async () => {
        const { data } = await account.live.manage('GET', path);
        return items(data.log).length === 2 ? data : null;
      });
      expect(shown.body).toEqual(JSON.parse(sent[1]?.body ?? ''));

      const [stored] = await storedEvents(server.database, account.id);
      expect(stored).toContain('/media/v1/');
      expect(stored).not.toContain('signature');
      // Version 0.1 stored the links themselves, in plain text.
      await server.database.query({
        text: 'UPDATE webhook_event SET data = $2, kept = NULL WHERE account_id = $1',
        values: [account.id, JSON.stringify(sent[0]?.data)],
      });
      await account.live.manage('POST', `${path}/resend`);
      const [, , third] = await endpoint.has(3);
      // Its links are valid from a later second.
      const unsigned = (data: unknown) => JSON.stringify(data).replace(/\?expires=\d+&signature=[\w-]+/g, '');
      expect(unsigned(third?.data)).toBe(unsigned(sent[1]?.data));
      expect(JSON.stringify(third?.data)).toContain('signature=');
    } finally {
      await endpoint.close();
    }
  });

  it('expires after its time limit, with everything started in it', async () => {
    const account = await server.newAccount('Slow');
    const workflow = await activeWorkflow(account.live, {
      ...definitionOf('document-selfie'),
      settings: { execution_minutes: 10, token_minutes: 60, loip: true },
    });
    const run = await begin(server, account, workflow);
    server.clock.advance(11 * 60_000);
    const data = await finished(account.live, run.id);
    expect(data).toMatchObject({ status: 'EXPIRED', loip: { result: 'NOT_PERFORMED' } });
    expect(data.checks).toMatchObject([
      { status: 'EXPIRED', documentCheckResult: { overallResult: 'ABANDONED' } },
    ]);
    expect((await run.page.start()).error.code).toBe('2006');
  });
});

describe('init-workflow', () => {
  const tryInit = async (client: Client, body: unknown) => {
    const answer = await client.send('POST', '/orchestration-api/v1/init-workflow', { json: body });
    const { code, message } = JSON.parse(answer.text) as { code?: string; message?: string };
    if (!answer.success) expect([code, message]).toEqual([answer.error.code, answer.error.message]);
    return { status: answer.status, code, fields: (answer.error.details ?? []).map(({ field }) => field) };
  };

  it('names every missing and every malformed input', async () => {
    const workflow = await activeWorkflow(shop.live, definitionOf('fraud-check'));
    const missing = await tryInit(shop.live, {
      workflowId: workflow,
      inputs: { email: 'no address', user_dob: '1990-02-30' },
    });
    expect(missing).toEqual({
      status: 400,
      code: 'MISSING_REQUIRED_INPUTS',
      fields: ['inputs.user_id', 'inputs.phone_number', 'inputs.email', 'inputs.user_dob'],
    });
    const wrong = { user_id: 'u', email: 'no address', phone_number: 'call me', cpf: '11111111111', nin: 12 };
    expect(await tryInit(shop.live, { workflowId: workflow, inputs: wrong })).toEqual({
      status: 401,
      code: 'INVALID_INPUT_FORMAT',
      fields: ['inputs.email', 'inputs.phone_number', 'inputs.cpf', 'inputs.nin'],
    });
  });

  it('returns the code and status of each fault', async () => {
    const inputs = { user_id: 'u-1' };
    const draft = await shop.live.manage('POST', '/workflows', {
      name: 'Draft',
      definition: definitionOf('document-selfie'),
    });
    const checkout = await shop.live.manage('POST', '/keys', { name: 'Checkout', scopes: ['fraud'] });
    const stranger = await server.newAccount('Stranger');
    const notFound = { status: 404, code: 'WORKFLOW_NOT_FOUND', fields: [] };
    const nobody = server.withHeaders({});
    const workflowId = documents;
    expect(await tryInit(shop.live, {})).toMatchObject({ status: 400, fields: ['workflowId', 'inputs'] });
    expect(await tryInit(shop.live, { workflowId: 'x', inputs })).toMatchObject({
      status: 401,
      fields: ['workflowId'],
    });
    expect(await tryInit(shop.live, { workflowId: draft.data.workflow?.id, inputs })).toEqual(notFound);
    expect(await tryInit(stranger.live, { workflowId, inputs })).toEqual(notFound);
    expect(await tryInit(nobody, { workflowId, inputs })).toMatchObject({
      status: 402,
      code: 'UNAUTHORIZED',
    });
    const withoutScope = server.withKey(String(checkout.data.api_key));
    expect(await tryInit(withoutScope, { workflowId, inputs })).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    });
    await shop.live.manage('POST', `/workflows/${documents}/deactivate`);
    expect(await tryInit(shop.live, { workflowId, inputs })).toEqual(notFound);
    await shop.live.manage('POST', `/workflows/${documents}/activate`);
    expect(await tryInit(shop.live, { workflowId, inputs })).toMatchObject({ status: 200 });
  });

  it('accepts a reference picture, but none from the internal network', async () => {
    const workflow = await activeWorkflow(shop.live, definitionOf('document-selfie-reference'));
    const tryImage = (image: string) =>
      tryInit(shop.live, { workflowId: workflow, inputs: { user_id: 'u', reference_image: image } });
    const before = new Set(mediaFiles().map(({ name }) => name));
    const added = () => mediaFiles().filter(({ name }) => !before.has(name));
    const refused = { status: 401, code: 'INVALID_INPUT_FORMAT', fields: ['inputs.reference_image'] };
    for (const image of [
      'http://127.0.0.1:1/a.png',
      'http://169.254.169.254/latest/meta-data',
      'ftp://example.com/a.png',
      `data:image/png;base64,${Buffer.from('no picture at all').toString('base64')}`,
      '0193a5a0-0000-7000-8000-000000000000',
    ]) {
      expect(await tryImage(image), image).toEqual(refused);
    }
    expect(added()).toEqual([]);
    expect(await tryImage(`data:image/png;base64,${png().toString('base64')}`)).toMatchObject({
      status: 200,
    });
    expect(added()).toHaveLength(1);
  });
});

describe('reading an execution', () => {
  it('is refused with the documented bodies', async () => {
    const { id } = await begin(server, shop, documents);
    const stranger = await server.newAccount('Other');
    const unknown = await readExecution(shop.live, '0193a5a0-0000-7000-8000-000000000000');
    expect(unknown).toMatchObject({
      status: 404,
      error: { code: '3001', message: 'Incorrect value: workflow execution not found' },
    });
    expect((await readExecution(stranger.live, id)).text).toBe(unknown.text);
    expect((await readExecution(shop.test, id)).status).toBe(403);
    expect(await readExecution(shop.live, 'no-uuid')).toMatchObject({
      status: 400,
      error: { code: '1006', message: 'Invalid input json' },
    });
    expect(await readExecution(server.withHeaders({}), id)).toMatchObject({
      status: 401,
      error: { code: '1004', message: 'Failed to authenticate' },
    });
  });

  it('with mediaOnly returns only media, with fresh links', async () => {
    const { id } = await captured();
    await finished(shop.live, id);
    const { data } = await readExecution(shop.live, id, '?mediaOnly=true');
    expect(data.checks).toEqual([
      { checkType: 'DOCUMENT_CHECK', capturedMedia: { documentFront: expect.any(String) } },
      { checkType: 'SELFIE_CHECK', capturedMedia: { selfieImage: expect.any(String) } },
    ]);
    server.clock.advance(5000);
    expect((await readExecution(shop.live, id, '?mediaOnly=true')).text).not.toBe(JSON.stringify(data));
  });
});

describe('media', () => {
  const linkOf = async (id: string) => {
    const { data } = await readExecution(shop.live, id, '?mediaOnly=true');
    const [check] = data.checks as unknown as readonly { capturedMedia: { documentFront: string } }[];
    return new URL(check?.capturedMedia.documentFront ?? '');
  };
  const get = (url: URL, headers = {}) =>
    server.app.inject({ method: 'GET', url: url.pathname + url.search, headers });

  it('are encrypted on disk and returned completely or in part by their link alone', async () => {
    const picture = png(8, 8, undefined, Buffer.alloc(200_000, 'passport'));
    const run = await begin(server, shop, documents);
    await run.page.media('documentFront', png());
    await run.page.media('documentFront', picture);
    await run.page.submit('document');
    await run.page.settled();
    server.clock.advance(25 * 3_600_000);
    await finished(shop.live, run.id);
    const url = await linkOf(run.id);
    const whole = await get(url);
    expect(whole.statusCode).toBe(200);
    expect(whole.headers['content-type']).toBe('image/png');
    expect(whole.rawPayload.equals(picture)).toBe(true);
    for (const [range, start, end] of [
      ['bytes=0-9', 0, 10],
      ['bytes=65530-65550', 65_530, 65_551],
      ['bytes=131072-', 131_072, picture.length],
      ['bytes=-20', picture.length - 20, picture.length],
    ] as const) {
      const part = await get(url, { range });
      expect([range, part.statusCode]).toEqual([range, 206]);
      expect(part.rawPayload.equals(picture.subarray(start, end))).toBe(true);
    }
    expect((await get(url, { range: `bytes=${picture.length}-` })).statusCode).toBe(416);
    const sealed = mediaFiles().map((file) => readFileSync(join(file.parentPath, file.name)));
    expect(sealed.some((bytes) => bytes.includes('passport'))).toBe(false);
  });

  it('return 403 if a link was altered, belongs to another object, or has expired', async () => {
    const { id } = await captured();
    await finished(shop.live, id);
    const url = await linkOf(id);
    const altered = new URL(url);
    altered.searchParams.set('expires', String(Number(url.searchParams.get('expires')) + 3600));
    const other = new URL(url);
    other.pathname = url.pathname.replace(/.{3}$/, '000');
    for (const wrong of [altered, other]) {
      const answer = await get(wrong);
      expect([answer.statusCode, answer.json().error.code]).toEqual([403, '2008']);
    }
    expect((await server.app.inject({ method: 'DELETE', url: url.pathname + url.search })).statusCode).toBe(
      405,
    );
    server.clock.advance(3_601_000);
    expect((await get(url)).statusCode).toBe(403);
  });

  it('of a wrong kind, broken, empty or too large are rejected, and leave nothing', async () => {
    const run = await begin(server, shop, documents);
    const before = new Set(mediaFiles().map(({ name }) => name));
    const whole = png();
    for (const [why, file] of Object.entries({
      empty: Buffer.alloc(0),
      'cut off': whole.subarray(0, whole.length - 20),
      'a bomb': png(8, 8, { width: 60_000, height: 60_000 }),
      'no size': png(8, 8, { width: 0, height: 8 }),
      zip: Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(100)]),
      html: Buffer.from('<html><script>alert(1)</script></html>'),
      pdf: Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n'),
      short: Buffer.from('x'),
    })) {
      const answer = await run.page.media('documentFront', file);
      expect([why, answer.status, answer.error.code]).toEqual([why, 400, '1020']);
    }
    const large = await run.page.media('documentFront', Buffer.concat([whole, Buffer.alloc(20_000_000)]));
    expect([large.status, large.error.code]).toEqual([413, '1021']);
    expect(mediaFiles().filter(({ name }) => !before.has(name))).toEqual([]);
    expect((await run.page.media('selfieImage', whole)).status).toBe(409);
    expect((await run.page.media('noSlot', whole)).status).toBe(404);
    expect((await run.page.submit('document')).error.message).toContain(
      'documentFront is missing. Send it first',
    );
  });
});

describe('flow token', () => {
  it('opens only its own execution, until it ends', async () => {
    const run = await begin(server, shop, documents);
    const [header, payload, signature] = run.token.split('.');
    const forged = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString());
    const other = await begin(server, shop, documents);
    const swapped = Buffer.from(JSON.stringify({ ...forged, sub: other.id })).toString('base64url');
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
    for (const token of [
      '',
      'x',
      `${header}.${swapped}.${signature}`,
      `${none}.${payload}.`,
      `${run.token}.x`,
    ]) {
      const answer = await server
        .withHeaders({ authorization: `Bearer ${token}` })
        .send('GET', '/flow-api/v1/session');
      expect([answer.status, answer.error.code]).toEqual([401, '2006']);
    }
    const asKey = await readExecution(server.withHeaders({ 'x-api-key': run.token }), run.id);
    expect(asKey.status).toBe(401);
    server.clock.advance(61 * 60_000);
    expect((await run.page.session()).error.code).toBe('2006');
  });

  it('cannot change anything after the execution has ended', async () => {
    const { page } = await captured();
    expect((await page.media('selfieImage', png())).error.code).toBe('2006');
    expect((await page.submit('selfie')).error.code).toBe('2006');
  });

  it('cannot submit a card number', async () => {
    const workflow = await activeWorkflow(shop.live, {
      start: 'card',
      nodes: [
        { id: 'card', type: 'CREDIT_CARD', next: 'end' },
        { id: 'end', type: 'END', status: 'DERIVED' },
      ],
    });
    const run = await begin(server, shop, workflow);
    const refused = await run.page.submit('card', { card: { cardholder_name: '4111 1111 1111 1111' } });
    expect([refused.status, refused.error.code]).toEqual([400, '1023']);
    const card = { bin: '411111', last_four: '1111', luhn_valid: true, expiry: '12/39' };
    await run.page.submit('card', { card });
    const data = await finished(shop.live, run.id);
    expect(data).toMatchObject({
      status: 'APPROVED',
      checks: [
        {
          checkType: 'CREDIT_CARD_CHECK',
          creditCardVerificationResult: {
            maskedPan: '411111******1111',
            luhnCheckResult: 'PASS',
            expiryDateCheckResult: 'PASS',
            expiryDate: '2039-12',
          },
        },
      ],
    });
  });
});

describe('retention', () => {
  it('retains only the data of the purged payload', async () => {
    const account = await server.newAccount('Forgetful');
    const workflow = await activeWorkflow(account.live, definitionOf('document-selfie'), 'Identity');
    const { id } = await captured(account, workflow);
    await finished(account.live, id);
    server.clock.advance(2 * 86_400_000);
    const now = server.clock.now();
    expect(await purgeExecutions(server.database, account.id, now - 86_400_000, now, reducedState)).toBe(1);
    const { data } = await readExecution(account.live, id);
    expect(data).toMatchObject({
      id,
      status: 'REVIEW',
      workflow: { name: 'Identity' },
      loip: { result: 'NONE' },
    });
    expect(data.dataPurgedAt).not.toBeNull();
    const [check] = data.checks as unknown as readonly { readonly [name: string]: unknown }[];
    const kept = Object.entries(check ?? {}).filter(([, value]) => value !== null);
    expect(kept.map(([name]) => name).sort()).toEqual([
      'checkType',
      'finishedAt',
      'sessionId',
      'startedAt',
      'status',
    ]);
    expect((await readExecution(account.live, id, '?mediaOnly=true')).data.checks).toEqual([]);
    const left = await server.database.query<{ text: string }>({
      text: `SELECT row_to_json(e)::text AS text FROM workflow_execution e WHERE account_id = $1
             UNION ALL SELECT row_to_json(w)::text FROM workflow_event w WHERE account_id = $1`,
      values: [account.id],
    });
    expect(JSON.stringify(left)).not.toContain('jo@example.com');
    expect(left).toHaveLength(1);
    const purged = await findExecution(server.database, account.id, id);
    expect(JSON.stringify(purged?.state)).not.toContain('jo@example.com');
  });
});
