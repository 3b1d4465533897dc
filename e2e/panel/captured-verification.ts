import type { LivenessAction } from '@assay/contract';
import { encodeJpeg, type Raster } from '@assay/vision';
import { expect, vi } from 'vitest';
import { type HeadPicture, renderHead } from '../../packages/vision/src/face/testing/render-head';
import {
  BY_HAND,
  drawDocument,
  photograph,
  printedDocument,
  TRAVELLER,
} from '../../packages/vision/src/testing/index';
import type { ServerApi } from './built-server';

const WORKFLOW = {
  name: 'Identity',
  definition: {
    start: 'document',
    nodes: [
      { id: 'document', type: 'DOCUMENT', next: 'selfie', settings: { duplicate_check: true } },
      { id: 'selfie', type: 'SELFIE', next: 'end' },
      { id: 'end', type: 'END', status: 'REVIEW' },
    ],
    settings: { loip: true },
  },
};

let grain = 0;
const head = (picture: Partial<HeadPicture> = {}): Raster =>
  renderHead({ identity: 1, width: 480, height: 360, scale: 0.6, grain: grain++, ...picture });
const jpeg = async (raster: Raster) => new Uint8Array(await encodeJpeg(raster));

const ACTS: { readonly [action in LivenessAction]: readonly Partial<HeadPicture>[] } = {
  TURN_LEFT: [{ yaw: 0.5 }],
  TURN_RIGHT: [{ yaw: -0.5 }],
  BLINK: [{ eyesOpen: 0 }, {}],
  OPEN_MOUTH: [{ mouthOpen: 1 }],
  COME_CLOSER: [{ scale: 0.9 }],
};

/**
 * Completes a document and a selfie with its challenge for a drawn person with a drawn passport; the result
 * is a review.
 */
export async function capturedVerification(
  { address, call }: ServerApi,
  inputs: object,
): Promise<{ readonly id: string; readonly token: string }> {
  const { workflow } = await call<{ workflow: { id: string } }>(
    'POST',
    '/management-api/v1/workflows',
    WORKFLOW,
  );
  await call('POST', `/management-api/v1/workflows/${workflow.id}/activate`);
  const { executionId: id, token } = await call<{ executionId: string; token: string }>(
    'POST',
    '/orchestration-api/v1/init-workflow',
    { workflowId: workflow.id, inputs },
  );
  const flow = async <Data>(method: string, path: string, body?: string | Uint8Array<ArrayBuffer>) => {
    const type = typeof body === 'string' ? 'application/json' : 'application/octet-stream';
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': type }),
    };
    const reply = await fetch(`${address}/flow-api/v1/${path}`, {
      method,
      headers,
      ...(body ? { body } : {}),
    });
    if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
    return ((await reply.json()) as { data: Data }).data;
  };
  const looked = () =>
    vi.waitFor(
      async () => expect((await flow<{ state: string }>('GET', 'session')).state).not.toBe('waiting'),
      { timeout: 200_000, interval: 400 },
    );
  await flow('POST', 'session', '{"platform":"WEB"}');
  const portrait = head({ width: 270, height: 345, scale: 0.72 });
  const page = drawDocument({ ...printedDocument(TRAVELLER), portrait });
  await flow('PUT', 'media/documentFront', await jpeg(photograph(page, 1500, 1100, BY_HAND)));
  await flow('POST', 'submit', '{"step":"document","document_type":"PASSPORT"}');
  await looked();
  await flow('PUT', 'media/selfieImage', await jpeg(head()));
  const { challenge } = await flow<{
    challenge: { actions: readonly LivenessAction[]; light: { colours: readonly string[] } };
  }>('POST', 'challenge', '{}');
  let at = 0;
  for (const [index, action] of challenge.actions.entries()) {
    for (const picture of [{}, ...ACTS[action]]) {
      at += 700;
      await flow('PUT', `media/livenessFrames?action=${index}&at=${at}`, await jpeg(head(picture)));
    }
  }
  for (const place of challenge.light.colours.keys()) {
    at += 500;
    await flow('PUT', `media/lightFrames?light=${place}&at=${at}`, await jpeg(head()));
  }
  await flow('POST', 'submit', '{"step":"selfie"}');
  await looked();
  return { id, token };
}
