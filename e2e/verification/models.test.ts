import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { WorkflowDefinition } from '@assay/contract';
import { encodeJpeg } from '@assay/vision';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfiguration } from '../../apps/server/src/configuration';
import { inspectModels } from '../../apps/server/src/operations/doctor/data';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';
import { openTestDatabase, type TestDatabase } from '../../apps/server/src/testing/database';
import { createEngines, type Engines } from '../../apps/server/src/verification/engines/create-engines';
import { modelProviders } from '../../apps/server/src/verification/engines/models/model-providers';
import { readModelsFolder } from '../../apps/server/src/verification/engines/models/models-folder';
import { EnginePool } from '../../apps/server/src/verification/engines/pool';
import { type HeadPicture, renderHead } from '../../packages/vision/src/face/testing/render-head';
import { harmfulModel, tinyManifest, tinyModel } from '../../packages/vision/src/testing/index';
import { activeWorkflow, begin, finished } from './flow';

// Custom models, drawn here, in the sandboxed processes of the built program.
vi.setConfig({ testTimeout: 180_000 });

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const SELFIE: WorkflowDefinition = {
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

type Drawn = readonly [name: string, file: Uint8Array, more?: object];

/** Writes models with their manifests into a new folder. */
function folderWith(...models: readonly Drawn[]): string {
  const made = mkdtempSync(join(folder, 'models-'));
  // The engines may run as another user.
  for (const place of [folder, made]) chmodSync(place, 0o755);
  for (const [name, file, more] of models) {
    writeFileSync(join(made, `${name}.onnx`), file);
    const manifest = { ...tinyManifest(file), name, file: `${name}.onnx`, ...more };
    writeFileSync(join(made, `${name}.json`), JSON.stringify(manifest));
  }
  return made;
}

async function enginesWith(...models: readonly Drawn[]): Promise<Engines> {
  return createEngines(dist, 1, undefined, await readModelsFolder(folderWith(...models)));
}

beforeAll(async () => {
  await promisify(execFile)(process.execPath, [
    fileURLToPath(new URL('../../scripts/build.mjs', import.meta.url)),
  ]);
  folder = mkdtempSync(join(tmpdir(), 'assay-models-'));
  database = await openTestDatabase();
  engines = await enginesWith(
    // One model takes bright faces as genuine, the other as deepfakes.
    ['alive', tinyModel(), { crop: null, thresholds: { review: 0.5, fail: null } }],
    [
      'made',
      tinyModel(),
      {
        kind: 'deep-fake',
        crop: null,
        thresholds: { review: 0.5, fail: 0.55 },
        output: { index: 0, of: 2, activation: 'softmax', means: 'attack' },
      },
    ],
    ['no-answer', tinyModel({ bias: Number.NaN }), { kind: 'deep-fake', strength: 'strong' }],
  );
  server = await startAssay({
    shared: database,
    env: { ASSAY_DATA_DIR: folder },
    checkProviders: engines.providers,
    engines,
  });
  shop = await server.newAccount('Shop');
  workflow = await activeWorkflow(shop.live, SELFIE, 'Selfie');
});
afterAll(async () => {
  await server.close();
  await engines.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const jpeg = async (picture: Partial<HeadPicture>) =>
  Buffer.from(await encodeJpeg(renderHead({ identity: 1, width: 480, height: 360, scale: 0.4, ...picture })));

interface Finding {
  readonly sub_check: string;
  readonly [member: string]: unknown;
}

/** Returns the stored sub-check findings of a selfie without a challenge. */
async function findingsOf(picture: Partial<HeadPicture>) {
  const bytes = await jpeg(picture);
  const reference_image = `data:image/jpeg;base64,${bytes.toString('base64')}`;
  const { id, page } = await begin(server, shop, workflow, { user_id: 'u-1', reference_image });
  await page.media('selfieImage', bytes);
  await page.submit('selfie');
  await page.settled();
  await finished(shop.live, id);
  const { data } = await shop.live.manage('GET', `/workflow-executions/${id}`);
  const { steps } = data.execution as unknown as {
    readonly steps: readonly { readonly findings: readonly Finding[] }[];
  };
  return Object.fromEntries(steps[0]!.findings.map((finding) => [finding.sub_check, finding]));
}

const LIGHT = [0.98, 0.98, 0.98] as const;
const NIGHT = [0.02, 0.02, 0.02] as const;

describe('custom models', () => {
  it('return their sub-checks, with name, version and score as evidence', async () => {
    const version = expect.stringMatching(/^1\.0\+[0-9a-f]{12}$/);
    const light = await findingsOf({ background: LIGHT });
    expect(light.livenessCheckResult).toMatchObject({
      ...{ result: 'PASS', engine: 'alive', version, strength: 'moderate', reasons: [] },
      score: expect.any(Number),
    });
    expect(light.dfdCheckResult).toMatchObject({
      result: 'FAIL',
      engine: 'made',
      reasons: ['FOUND_BY_MODEL'],
    });
    const night = await findingsOf({ background: NIGHT });
    expect(night.livenessCheckResult).toMatchObject({
      result: 'REVIEW',
      reasons: ['SUSPECTED_BY_MODEL'],
    });
    expect(night.dfdCheckResult).toMatchObject({ result: 'PASS', engine: 'made' });
  });

  it('are reported by the server with their faults, and a model without output never passes', async () => {
    const states = await engines.tryModels();
    expect(states.map(({ name, state }) => [name, state])).toEqual([
      ['alive', 'ok'],
      ['made', 'ok'],
      ['no-answer', 'unusable'],
    ]);
    const ready = (await server.app.inject('/readyz')).json() as {
      readonly components: readonly {
        readonly name: string;
        readonly state: string;
        readonly note: string;
      }[];
    };
    const component = ready.components.find(({ name }) => name === 'models');
    expect(component?.state).toBe('degraded');
    expect(component?.note).toMatch(/no-answer 1\.0\+\w+: its output isn't a finite number/);
  });

  it('are checked before the first use: invalid model, wrong shape, too much memory', async () => {
    const input = { ...tinyManifest(tinyModel()).input, size: 48 };
    const bad = await enginesWith(
      ['broken', new TextEncoder().encode('This is not a model.')],
      ['shape', tinyModel(), { input }],
      ['memory', harmfulModel(40_000, 1)],
      ['well', tinyModel()],
    );
    try {
      const problems = Object.fromEntries(
        (await bad.tryModels()).map(({ name, problem }) => [name, problem]),
      );
      expect(problems).toEqual({
        broken: expect.stringContaining("the runtime can't open it"),
        shape: expect.stringContaining("it can't process its input"),
        memory: expect.stringMatching(/can't process its input|exceeds the memory limit/),
        well: null,
      });
    } finally {
      await bad.close();
    }
  });

  it('that never end are stopped with their process, and the next one is tried', async () => {
    const read = await readModelsFolder(
      folderWith(['a-hanging', harmfulModel(6000, 100)], ['well', tinyModel()]),
    );
    const launch = { command: process.execPath, args: ['--no-warnings', join(dist, 'engines.mjs')] };
    const pool = new EnginePool({ launch, size: 1 });
    try {
      const [hanging, well] = await modelProviders(read!.models, pool, 6000).tryAll();
      expect(hanging).toMatchObject({ state: 'unusable', problem: expect.stringContaining('more than 6 s') });
      expect(well).toMatchObject({ state: 'ok' });
    } finally {
      await pool.close();
    }
  });

  it('are checked by the doctor command', async () => {
    const found = (path: string) => inspectModels(readConfiguration({ ASSAY_MODELS_FOLDER: path }), dist);
    expect(await found(folderWith(['well', tinyModel()]))).toMatchObject([{ check: 'models', state: 'ok' }]);
    expect(await found(folderWith(['nan', tinyModel({ bias: Number.NaN })]))).toMatchObject([
      { state: 'failed', note: expect.stringContaining("isn't a finite number") },
    ]);
    expect(await found(join(folder, 'nowhere'))).toMatchObject([
      { state: 'failed', note: expect.stringContaining("doesn't exist") },
    ]);
    expect(await inspectModels(readConfiguration({}), dist)).toMatchObject([{ state: 'ok' }]);
  });
});
