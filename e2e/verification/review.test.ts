import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SUB_CHECKS_OF_STEP, type WorkflowDefinition } from '@assay/contract';
import { dropMedia, executionEvents } from '@assay/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';
import { items } from '../../apps/server/src/testing/client';
import type { CheckProvider, ProviderAnswer } from '../../apps/server/src/verification/checks/provider';
import { startEndpoint } from '../../apps/server/src/webhooks/testing/endpoint-server';
import { until } from '../../apps/server/src/webhooks/testing/until';
import { activeWorkflow, begin, finished, readExecution } from './flow';
import { png } from './pictures';

/**
 * Result of the engine for a document; the face of a selfie is compared, with a doubtful result the first
 * time.
 */
let document: ProviderAnswer['findings'][number]['result'] = 'REVIEW';
let looks = 0;

const engine: CheckProvider = {
  name: 'stand-in',
  version: '1',
  capabilities: () =>
    (['DOCUMENT', 'SELFIE'] as const).flatMap((check) =>
      SUB_CHECKS_OF_STEP[check].map((subCheck) => ({ check, subCheck, strength: 'moderate' as const })),
    ),
  async evaluate({ checkType, media, earlier }) {
    looks++;
    const result = checkType === 'DOCUMENT' ? document : 'PASS';
    const findings = SUB_CHECKS_OF_STEP[checkType].map((subCheck, index) => ({
      subCheck,
      result: index === 0 ? result : ('PASS' as const),
      ...(subCheck === 'faceMatchingResult' ? { score: 0.31 } : {}),
    }));
    if (checkType === 'DOCUMENT') {
      const extracted = {
        fullName: 'JANE DOE',
        firstName: 'JANE',
        lastName: 'DOE',
        birthDate: '1990-01-02',
        documentNumber: 'AB123456',
        country: 'DE',
        documentType: 'PASSPORT',
        fieldSources: {
          documentNumber: { source: 'ZONE', checked: true, confidence: null, print: 'CONFIRMED' },
        },
        chipPortrait: Buffer.from('a portrait').toString('base64'),
      };
      return { findings, extracted };
    }
    const place = { x: 0.2, y: 0.1, width: 0.5, height: 0.6, quarters: 0 };
    const front = earlier.find(({ slot }) => slot === 'documentFront');
    return {
      findings,
      extracted: {
        faces: {
          selfie: { ...place, media: media[0]?.id },
          reference: { ...place, quarters: 1, media: front?.id ?? null },
        },
      },
    };
  },
};

const DEFINITION: WorkflowDefinition = {
  start: 'document',
  nodes: [
    { id: 'document', type: 'DOCUMENT', next: 'selfie' },
    { id: 'selfie', type: 'SELFIE', next: 'end' },
    { id: 'end', type: 'END', status: 'DERIVED' },
  ],
  settings: { loip: true },
};

let folder: string;
let server: AssayServer;
let shop: TestAccount;
let workflow: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-review-'));
  server = await startAssay({
    env: { ASSAY_DATA_DIR: folder, ASSAY_ALLOW_LOOPBACK_WEBHOOKS: 'true' },
    checkProviders: [engine],
  });
  shop = await server.newAccount('Shop');
  workflow = await activeWorkflow(shop.live, DEFINITION);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Creates an execution whose document waits for a reviewer. */
async function inReview(
  account = shop,
  inputs: object = { user_id: 'u-1', user_fullname: 'Jane Maria Doe' },
) {
  document = 'REVIEW';
  const run = await begin(server, account, workflow, inputs);
  await run.page.start();
  await run.page.media('documentFront', png());
  await run.page.submit('document', { document_type: 'PASSPORT', country: 'FR' });
  await run.page.settled();
  await run.page.media('selfieImage', png(9, 9));
  await run.page.submit('selfie');
  await run.page.settled();
  expect((await finished(account.live, run.id)).status).toBe('REVIEW');
  return run;
}

const reviewOf = async (id: string) => {
  const { data } = await shop.live.manage('GET', `/workflow-executions/${id}/review`);
  return data as unknown as {
    readonly version: number;
    readonly steps: readonly {
      readonly id: string;
      readonly fields: readonly { readonly field: string; readonly verdict: string }[];
      readonly media: readonly { readonly id: string; readonly slot: string; readonly stored: boolean }[];
      readonly faces: { readonly distance: number; readonly reference: object } | null;
      readonly can_decide: boolean;
      readonly can_request_again: boolean;
    }[];
    readonly loip_conditions: readonly { readonly condition: string; readonly met: boolean }[];
    readonly retention: { readonly media_stored: number; readonly media_deleted: number };
  };
};

describe('review data', () => {
  it('contains fields side by side, faces with their positions, conditions and stored media', async () => {
    const { id } = await inReview();
    const review = await reviewOf(id);
    const [first, second] = review.steps;
    const fieldOf = (name: string) => first?.fields.find(({ field }) => field === name);
    expect(fieldOf('fullName')).toMatchObject({ submitted: 'Jane Maria Doe', verdict: 'SAME' });
    expect(fieldOf('documentNumber')).toMatchObject({ source: 'ZONE', checked: true, print: 'CONFIRMED' });
    expect(fieldOf('country')).toMatchObject({ submitted: 'FR', verdict: 'DIFFERENT' });
    expect(first).toMatchObject({ can_decide: true, can_request_again: true });
    expect(second).toMatchObject({
      can_decide: false,
      can_request_again: true,
      faces: { distance: 0.31, same_below: 0.5, reference: { quarters: 1, media: first?.media[0]?.id } },
    });
    expect(review.loip_conditions.find(({ condition }) => condition === 'NO_OPEN_REVIEW')).toMatchObject({
      met: false,
      reason: 'IN_REVIEW',
    });
    expect(review.loip_conditions.find(({ condition }) => condition === 'SINGLE_FACE')?.met).toBe(true);
    expect(review.retention).toMatchObject({ days: 365, media_stored: 2, media_deleted: 0, purged_at: null });
  });

  it('is opened picture by picture, and the audit log records the user', async () => {
    const { id } = await inReview();
    const [first] = (await reviewOf(id)).steps;
    const media = String(first?.media[0]?.id);
    const opened = await shop.live.manage('GET', `/workflow-executions/${id}/media/${media}`);
    expect(opened.data).toMatchObject({ media_type: 'image/png', base64: null });
    const picture = await server.app.inject({ method: 'GET', url: String(opened.data.path) });
    expect(picture.statusCode).toBe(200);
    const chip = await shop.live.manage('GET', `/workflow-executions/${id}/media/chip-portrait`);
    expect(Buffer.from(String(chip.data.base64), 'base64').toString()).toBe('a portrait');
    const { data } = await shop.live.manage('GET', '/audit-log?limit=20');
    const noted = items(data.records).filter(({ action }) => String(action) === 'media.open');
    expect(noted.map(({ target }) => String(target))).toEqual([
      `execution ${id} media chip-portrait`,
      `execution ${id} media ${media}`,
    ]);
  });

  it('marks deleted files, and opens no file of another execution', async () => {
    const [one, other] = [await inReview(), await inReview()];
    const media = String((await reviewOf(one.id)).steps[0]?.media[0]?.id);
    const strange = await shop.live.manage('GET', `/workflow-executions/${other.id}/media/${media}`);
    expect(strange).toMatchObject({ status: 404 });
    const stranger = await server.newAccount('Stranger');
    const theirs = await stranger.live.manage('GET', `/workflow-executions/${one.id}/media/${media}`);
    expect(theirs).toMatchObject({ status: 404 });
    await dropMedia(server.database, shop.id, { ids: [media] });
    const review = await reviewOf(one.id);
    expect(review.steps[0]?.media[0]).toMatchObject({ stored: false });
    expect(review.retention).toMatchObject({ media_stored: 1, media_deleted: 1 });
    const gone = await shop.live.manage('GET', `/workflow-executions/${one.id}/media/${media}`);
    expect(gone).toMatchObject({ status: 404 });
  });
});

describe('resubmission request', () => {
  it('leads the end user back to the step, repeats the checks after it, and notifies the backend', async () => {
    const endpoint = await startEndpoint();
    try {
      await shop.live.manage('POST', '/webhooks', {
        name: 'Reviews',
        url: endpoint.url,
        events: ['verification/step_asked_again', 'orchestration/workflow_execution_updated'],
      });
      const run = await inReview();
      const { version } = await reviewOf(run.id);
      const asked = await shop.live.manage('POST', `/workflow-executions/${run.id}/resubmission-requests`, {
        step: 'document',
        reason: 'GLARE',
        note: 'The date is under a reflection',
        expected_version: version,
      });
      expect(asked.status).toBe(200);
      expect(String(asked.data.link)).toContain(`/flow/${run.id}#token=`);
      expect((await readExecution(shop.live, run.id)).data).toMatchObject({
        status: 'PENDING',
        checks: null,
      });
      const reported = await until(async () => {
        const all = endpoint.received.filter(({ event }) => event !== 'ping');
        return all.length >= 2 ? all : null;
      });
      expect(reported.find(({ event }) => event === 'verification/step_asked_again')?.data).toMatchObject({
        executionId: run.id,
        userId: 'u-1',
        step: 'document',
        reason: 'GLARE',
        note: 'The date is under a reflection',
      });

      const session = await run.page.session();
      expect(session.data).toMatchObject({
        state: 'capture',
        step: { id: 'document', retry: true, retry_code: 'GLARE', attempts_left: 5 },
      });
      document = 'PASS';
      looks = 0;
      await run.page.media('documentFront', png(10, 10));
      await run.page.submit('document', { document_type: 'PASSPORT', country: 'DE' });
      await run.page.settled();
      expect((await finished(shop.live, run.id)).status).toBe('APPROVED');
      // The existing selfie is compared with the new document.
      expect(looks).toBe(2);
      const kinds = (await executionEvents(server.database, shop.id, run.id)).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'step-begun')).toHaveLength(2);
      expect(kinds.slice(-5)).toEqual(
        ['check-finished', 'rechecked', 'check-finished', 'moved', 'loip-evaluated']
          .concat('finished')
          .slice(-5),
      );
    } finally {
      await endpoint.close();
    }
  });

  it('gives the backend a token only for an execution that waits', async () => {
    const run = await inReview();
    const path = `/orchestration-api/v1/workflow-execution/${run.id}/token`;
    expect(await shop.live.send('POST', path)).toMatchObject({ status: 409 });
    await shop.live.manage('POST', `/workflow-executions/${run.id}/resubmission-requests`, {
      step: 'selfie',
      reason: 'NO_FACE',
    });
    const { data } = await shop.live.send('POST', path);
    const mine = server.withHeaders({ authorization: `Bearer ${String(data.token)}` });
    expect((await mine.send('GET', '/flow-api/v1/session')).data).toMatchObject({ step: { id: 'selfie' } });
    const link = await shop.live.manage('POST', `/workflow-executions/${run.id}/link`);
    expect(String(link.data.link)).toContain(run.id);
    const stranger = await server.newAccount('Stranger');
    expect(await stranger.live.send('POST', path)).toMatchObject({ status: 404 });
  });

  it.each([
    ['an unknown step', { step: 'nothing', reason: 'GLARE' }, 404],
    ['an unknown reason', { step: 'document', reason: 'BECAUSE' }, 400],
    ['another version', { step: 'document', reason: 'GLARE', expected_version: 1 }, 409],
  ])('rejects %s', async (_what, body, status) => {
    const { id } = await inReview();
    expect(
      await shop.live.manage('POST', `/workflow-executions/${id}/resubmission-requests`, body),
    ).toMatchObject({
      status,
    });
    expect((await readExecution(shop.live, id)).data).toMatchObject({ status: 'REVIEW' });
  });
});

describe('decisions of reviewers', () => {
  const decisionsOf = async (id: string, step: string) => {
    const { data } = await shop.live.manage('GET', `/workflow-executions/${id}`);
    return items(data.execution?.steps).find((one) => String(one.id) === step)?.decisions;
  };

  it('are stored with the reasons of the engines, for every attempt', async () => {
    const run = await inReview();
    const [waited] = items((await readExecution(shop.live, run.id)).data.checks);
    expect(String(waited?.statusDetail)).toMatch(/^Manual review needed: /);
    await shop.live.manage('POST', `/workflow-executions/${run.id}/resubmission-requests`, {
      step: 'document',
      reason: 'GLARE',
      note: 'The date cannot be read',
    });
    await run.page.media('documentFront', png(10, 10));
    await run.page.submit('document', { document_type: 'PASSPORT', country: 'DE' });
    await run.page.settled();
    await finished(shop.live, run.id);
    await shop.live.manage('POST', `/workflow-executions/${run.id}/review`, {
      step: 'document',
      decision: 'DECLINED',
      note: 'The paper is a copy',
    });
    const before = { status_before: 'REVIEW', detail_before: waited?.statusDetail };
    expect(await decisionsOf(run.id, 'document')).toMatchObject([
      { decision: 'ASKED_AGAIN', note: 'The date cannot be read', ...before },
      { decision: 'DECLINED', note: 'The paper is a copy', ...before },
    ]);
    expect(await decisionsOf(run.id, 'selfie')).toEqual([]);
    // The backend reads the decision instead of the reason for the review.
    const [check] = items((await readExecution(shop.live, run.id)).data.checks);
    expect(check).toMatchObject({ statusDetail: 'Manually declined.', reviewReason: 'The paper is a copy' });
  });
});

describe('two reviewers', () => {
  it("that decide at once: the second is refused, and sees the first's decision", async () => {
    const { id } = await inReview();
    const { version } = await reviewOf(id);
    const decide = (decision: string, note: string) =>
      shop.live.manage('POST', `/workflow-executions/${id}/review`, {
        step: 'document',
        decision,
        note,
        expected_version: version,
      });
    const both = await Promise.all([decide('APPROVED', 'mine'), decide('DECLINED', 'yours')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { data } = await shop.live.manage('GET', `/workflow-executions/${id}`);
    const [step] = items(data.execution?.steps);
    const kept = both[0]?.status === 200 ? 'mine' : 'yours';
    expect(step).toMatchObject({ review_note: kept });
    const read = await readExecution(shop.live, id);
    expect(items(read.data.checks)[0]).toMatchObject({ reviewReason: kept });
  });
});
