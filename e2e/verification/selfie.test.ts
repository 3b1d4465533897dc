import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { LivenessAction, ScreenColour, WorkflowDefinition } from '@assay/contract';
import { encodeJpeg, type Raster } from '@assay/vision';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';
import { openTestDatabase, type TestDatabase } from '../../apps/server/src/testing/database';
import { createEngines, type Engines } from '../../apps/server/src/verification/engines/create-engines';
import { litHead } from '../../packages/vision/src/face/testing/lit-head';
import { type HeadPicture, renderHead } from '../../packages/vision/src/face/testing/render-head';
import {
  BY_HAND,
  drawDocument,
  photograph,
  printedDocument,
  TRAVELLER,
} from '../../packages/vision/src/testing/index';
import { activeWorkflow, begin, finished } from './flow';

// Drawn persons in the flow API; the networks run in a separate process.
vi.setConfig({ testTimeout: 180_000 });

const [HOLDER, STRANGER] = [1, 0];

const withDocument: WorkflowDefinition = {
  start: 'document',
  nodes: [
    { id: 'document', type: 'DOCUMENT', next: 'selfie' },
    { id: 'selfie', type: 'SELFIE', next: 'end' },
    { id: 'end', type: 'END', status: 'DERIVED' },
  ],
};
const withReference: WorkflowDefinition = {
  start: 'selfie',
  nodes: [
    { id: 'selfie', type: 'SELFIE', next: 'end', settings: { reference: 'REFERENCE_IMAGE' } },
    { id: 'end', type: 'END', status: 'DERIVED' },
  ],
};

let database: TestDatabase;
let folder: string;
let engines: Engines;
let server: AssayServer;
let shop: TestAccount;
let workflow: string;
let reference: string;

let grain = 0;
const head = (picture: Partial<HeadPicture> = {}): Raster =>
  renderHead({ identity: HOLDER, width: 480, height: 360, scale: 0.6, grain: grain++, ...picture });
const jpeg = async (raster: Raster) => Buffer.from(await encodeJpeg(raster));

beforeAll(async () => {
  await promisify(execFile)(process.execPath, [
    fileURLToPath(new URL('../../scripts/build.mjs', import.meta.url)),
  ]);
  database = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'assay-selfie-'));
  engines = createEngines(fileURLToPath(new URL('../../dist', import.meta.url)), 1);
  server = await startAssay({
    shared: database,
    env: { ASSAY_DATA_DIR: folder },
    checkProviders: engines.providers,
  });
  shop = await server.newAccount('Shop');
  workflow = await activeWorkflow(shop.live, withReference, 'Selfie');
  reference = `data:image/jpeg;base64,${(await jpeg(head({ yaw: 0.1 }))).toString('base64')}`;
});
afterAll(async () => {
  await server.close();
  await engines.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});

type Run = Awaited<ReturnType<typeof begin>>;
const selfieRun = () => begin(server, shop, workflow, { user_id: 'u-1', reference_image: reference });

/** Returns the page's state after a step was checked. */
const looked = ({ page }: Run) =>
  vi.waitFor(
    async () => {
      const { data } = await page.session();
      expect(data.state).not.toBe('waiting');
      return data as unknown as {
        readonly state: string;
        readonly step: { readonly id: string; readonly retry: boolean; readonly retry_reason: string } | null;
      };
    },
    { timeout: 150_000, interval: 100 },
  );

/** Pictures of a person who performs each action. */
const ACTS: { readonly [action in LivenessAction]: readonly Partial<HeadPicture>[] } = {
  TURN_LEFT: [{ yaw: 0.5 }],
  TURN_RIGHT: [{ yaw: -0.5 }],
  BLINK: [{ eyesOpen: 0 }, {}],
  OPEN_MOUTH: [{ mouthOpen: 1 }],
  COME_CLOSER: [{ scale: 0.9 }],
};

/**
 * Starts the challenge, and submits a picture for each frame that a page would send: at rest, and during the
 * action. @returns its light colors
 */
async function challenge(
  { page }: Run,
  show: (picture: Partial<HeadPicture>) => Raster,
): Promise<readonly ScreenColour[]> {
  const { data } = await page.client.send('POST', '/flow-api/v1/challenge', { json: {} });
  const { actions, light } = data.challenge as unknown as {
    readonly actions: readonly LivenessAction[];
    readonly light: { readonly colours: readonly ScreenColour[] };
  };
  let at = 0;
  for (const [index, action] of actions.entries()) {
    for (const picture of [{}, ...ACTS[action]]) {
      at += 700;
      await page.media('livenessFrames', await jpeg(show(picture)), `?action=${index}&at=${at}`);
    }
  }
  return light.colours;
}

async function selfieCheck(id: string) {
  const data = await finished(shop.live, id);
  const checks = data.checks as unknown as readonly {
    readonly checkType: string;
    readonly selfieVerificationResult: { readonly [subCheck: string]: unknown };
  }[];
  return { status: data.status, ...checks.find(({ checkType }) => checkType === 'SELFIE_CHECK')! };
}

describe('selfie with a challenge', () => {
  it('is approved for the holder of the document, and reports skipped sub-checks', async () => {
    const both = await activeWorkflow(shop.live, withDocument, 'Document and selfie');
    const run = await begin(server, shop, both, { user_id: 'u-1' });
    const portrait = head({ width: 270, height: 345, scale: 0.72 });
    const page = drawDocument({ ...printedDocument(TRAVELLER), portrait });
    await run.page.media('documentFront', await jpeg(photograph(page, 1500, 1100, BY_HAND)));
    await run.page.submit('document');
    expect((await looked(run)).step?.id).toBe('selfie');
    await run.page.media('selfieImage', await jpeg(head()));
    await challenge(run, head);
    await run.page.submit('selfie');
    await looked(run);
    expect(await selfieCheck(run.id)).toMatchObject({
      selfieVerificationResult: {
        overallResult: 'APPROVED',
        livenessCheckResult: 'PASS',
        faceMatchingResult: 'PASS',
        mfdCheckResult: 'PASS',
        iadCheckResult: 'NOT_PERFORMED',
        dfdCheckResult: 'NOT_PERFORMED',
      },
    });
  });

  it('is declined for another person', async () => {
    const run = await selfieRun();
    const stranger = (picture: Partial<HeadPicture>) => head({ ...picture, identity: STRANGER });
    await run.page.media('selfieImage', await jpeg(stranger({})));
    await challenge(run, stranger);
    await run.page.submit('selfie');
    await looked(run);
    expect(await selfieCheck(run.id)).toMatchObject({
      status: 'DECLINED',
      selfieVerificationResult: { livenessCheckResult: 'PASS', faceMatchingResult: 'FAIL' },
    });
  });

  it('is declined if another face replaces it during the challenge', async () => {
    const run = await selfieRun();
    await run.page.media('selfieImage', await jpeg(head()));
    await challenge(run, (picture) => head({ ...picture, identity: STRANGER }));
    await run.page.submit('selfie');
    await looked(run);
    expect(await selfieCheck(run.id)).toMatchObject({
      status: 'DECLINED',
      selfieVerificationResult: { livenessCheckResult: 'FAIL', faceMatchingResult: 'PASS' },
    });
  });

  it('is requested again if a picture is held in front of the camera, at any angle', async () => {
    const run = await selfieRun();
    const print = head();
    const tilted = (): Raster =>
      photograph(print, 480, 360, [
        { x: 130, y: 0 },
        { x: 350, y: 40 },
        { x: 350, y: 320 },
        { x: 130, y: 360 },
      ]);
    await run.page.media('selfieImage', await jpeg(print));
    await challenge(run, (picture) => (Object.keys(picture).length > 0 ? tilted() : print));
    await run.page.submit('selfie');
    const { state, step } = await looked(run);
    expect({ state, retry: step?.retry }).toEqual({ state: 'capture', retry: true });
    expect(step?.retry_reason).toMatch(/We didn’t see/);
  });
});

describe('screen light on a face', () => {
  /** Sends the face as lit by these colors. */
  async function light({ page }: Run, colours: readonly ScreenColour[]): Promise<void> {
    for (const [place, colour] of colours.entries())
      await page.media(
        'lightFrames',
        await jpeg(litHead(HOLDER, colour)),
        `?light=${place}&at=${60_000 + 500 * place}`,
      );
  }

  it('goes to a reviewer only if the colors come in a different order from the drawn one', async () => {
    for (const [isDrawn, livenessCheckResult] of [
      [true, 'PASS'],
      [false, 'REVIEW'],
    ] as const) {
      const run = await selfieRun();
      await run.page.media('selfieImage', await jpeg(head()));
      const colours = await challenge(run, head);
      await light(run, isDrawn ? colours : [...colours.slice(3), ...colours.slice(0, 3)]);
      await run.page.submit('selfie');
      await looked(run);
      expect(await selfieCheck(run.id)).toMatchObject({ selfieVerificationResult: { livenessCheckResult } });
    }
  });
});

describe('selfie without a document', () => {
  it('matches, but needs a reviewer because no challenge proves liveness', async () => {
    const run = await selfieRun();
    await run.page.media('selfieImage', await jpeg(head()));
    await run.page.submit('selfie');
    await looked(run);
    expect(await selfieCheck(run.id)).toMatchObject({
      status: 'REVIEW',
      selfieVerificationResult: { livenessCheckResult: 'NOT_PERFORMED', faceMatchingResult: 'PASS' },
    });
  });

  it('is requested again without a face, and with two faces', async () => {
    const run = await selfieRun();
    await run.page.media('selfieImage', await jpeg(head({ at: [5, 5] })));
    await run.page.submit('selfie');
    expect((await looked(run)).step?.retry_reason).toMatch(/couldn’t see a face/);
    const [left, right] = [head({ at: [0.25, 0.46] }), head({ at: [0.75, 0.46], identity: STRANGER })];
    const data = new Uint8ClampedArray(left.data);
    for (let y = 0; y < left.height; y++) {
      const from = (y * left.width + left.width / 2) * 4;
      data.set(right.data.subarray(from, from + left.width * 2), from);
    }
    await run.page.media('selfieImage', await jpeg({ ...left, data }));
    await run.page.submit('selfie');
    expect((await looked(run)).step?.retry_reason).toMatch(/more than one face/);
  });
});
