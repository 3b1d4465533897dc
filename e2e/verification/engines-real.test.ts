import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { WorkflowDefinition } from '@assay/contract';
import { encodeJpeg, type Raster } from '@assay/vision';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';
import { openTestDatabase, type TestDatabase } from '../../apps/server/src/testing/database';
import { createEngines, type Engines } from '../../apps/server/src/verification/index';
import {
  BY_HAND,
  blur,
  drawDocument,
  generateMrz,
  noise,
  photograph,
  printedDocument,
  random,
  TRAVELLER,
} from '../../packages/vision/src/testing/index';
import { activeWorkflow, begin, finished } from './flow';
import { png } from './pictures';

// The whole way, with nothing arranged in advance: a drawn passport, the flow API, the networks in a process of their own.
vi.setConfig({ testTimeout: 180_000 });

const definition: WorkflowDefinition = {
  start: 'document',
  nodes: [
    {
      id: 'document',
      type: 'DOCUMENT',
      next: 'end',
      settings: { minimum_age: 18, accepted_documents: ['PASSPORT'] },
    },
    { id: 'end', type: 'END', status: 'DERIVED' },
  ],
};

let database: TestDatabase;
let folder: string;
let engines: Engines;
let server: AssayServer;
let shop: TestAccount;
let workflow: string;

beforeAll(async () => {
  await promisify(execFile)(process.execPath, [
    fileURLToPath(new URL('../../scripts/build.mjs', import.meta.url)),
  ]);
  database = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'assay-engines-'));
  engines = createEngines(fileURLToPath(new URL('../../dist', import.meta.url)), 1);
  server = await startAssay({
    shared: database,
    env: { ASSAY_DATA_DIR: folder },
    checkProviders: engines.providers,
  });
  shop = await server.newAccount('Shop');
  workflow = await activeWorkflow(shop.live, definition);
});
afterAll(async () => {
  await server.close();
  await engines.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});

type Printed = Parameters<typeof printedDocument>;
const taken = (...printed: Printed): Raster =>
  noise(photograph(drawDocument(printedDocument(...printed)), 1500, 1100, BY_HAND), 5, random(7));

/** Shows a picture to the page of a new execution. */
async function show(picture: Raster | Buffer, inputs: object = {}) {
  const run = await begin(server, shop, workflow, { user_id: 'u-1', ...inputs });
  const bytes = Buffer.isBuffer(picture) ? picture : Buffer.from(await encodeJpeg(picture));
  await run.page.media('documentFront', bytes);
  await run.page.submit('document');
  // Networks on a busy machine take longer than tests usually wait.
  const flow = await vi.waitFor(
    async () => {
      const { data } = await run.page.session();
      expect(data.state).not.toBe('waiting');
      return data;
    },
    { timeout: 150_000, interval: 100 },
  );
  return { ...run, flow };
}

async function checkOf(id: string) {
  const data = await finished(shop.live, id);
  const [check] = data.checks as unknown as readonly {
    readonly documentCheckResult: { readonly [subCheck: string]: unknown };
    readonly documentCheckExtractedData: object;
  }[];
  return { status: data.status, ...check! };
}

describe('a drawn passport', () => {
  it('is approved, and what was read of it is answered', async () => {
    const { id } = await show(taken(TRAVELLER), {
      user_fullname: 'Camille Durand Moreau',
      user_dob: '1990-05-14',
    });
    const check = await checkOf(id);
    expect(check).toMatchObject({
      status: 'APPROVED',
      documentCheckResult: {
        overallResult: 'APPROVED',
        mrzCheckResult: 'PASS',
        matchCheckResult: 'PASS',
        documentValidityCheckResult: 'PASS',
        ageVerificationCheckResult: 'PASS',
        nameMatchCheckResult: 'PASS',
        dateOfBirthCheckResult: 'PASS',
        imageQualityCheckResult: 'PASS',
        screenCheckResult: 'NOT_PERFORMED',
        securityFeaturesCheckResult: 'NOT_PERFORMED',
        iadCheckResult: 'NOT_PERFORMED',
      },
      documentCheckExtractedData: {
        fullName: 'CAMILLE SOPHIE DURAND MOREAU',
        birthDate: '1990-05-14',
        documentNumber: '18FV07635',
        documentType: 'PASSPORT',
        country: 'FR',
      },
    });
  });

  it('is asked for again when its picture is blurred', async () => {
    const { flow } = await show(blur(taken(TRAVELLER), 5));
    expect(flow).toMatchObject({ state: 'capture', step: { retry: true } });
    expect(String((flow.step as unknown as { retry_reason: string }).retry_reason)).toContain('blurred');
  });

  it('is not approved when a check digit is wrong', async () => {
    const [first = '', second = ''] = generateMrz(TRAVELLER);
    const wrong = `${second.slice(0, 27)}${(Number(second[27]) + 4) % 10}${second.slice(28)}`;
    const { id, flow } = await show(taken(TRAVELLER, { mrz: [first, wrong] }));
    // A machine so busy that the second reading would come too late asks for another picture.
    if (String(flow.state) === 'capture') {
      expect(flow.step).toMatchObject({ retry: true });
      return;
    }
    expect(await checkOf(id)).toMatchObject({
      status: 'DECLINED',
      documentCheckResult: { mrzCheckResult: 'FAIL' },
    });
  });

  it('is declined when it has expired', async () => {
    const { id } = await show(taken({ ...TRAVELLER, expiryDate: '2019-02-09' }, { issueDate: '2009-02-10' }));
    expect(await checkOf(id)).toMatchObject({
      status: 'DECLINED',
      documentCheckResult: { mrzCheckResult: 'PASS', documentValidityCheckResult: 'FAIL' },
    });
  });
});

describe('a picture of nothing', () => {
  it('is asked for again', async () => {
    const { flow } = await show(png(900, 700));
    expect(flow).toMatchObject({ state: 'capture', step: { retry: true } });
  });
});
