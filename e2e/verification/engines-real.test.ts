import { execFile } from 'node:child_process';
import { createECDH, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { WorkflowDefinition } from '@assay/contract';
import { encodeJpeg, type Raster } from '@assay/vision';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';
import type { Client } from '../../apps/server/src/testing/client';
import { openTestDatabase, type TestDatabase } from '../../apps/server/src/testing/database';
import { createEngines, type Engines } from '../../apps/server/src/verification/engines/create-engines';
import { answer, group14, ON_CURVE } from '../../packages/vision/src/chip/testing/answering-chip';
import {
  der,
  makeIssuer,
  makeSecurityObject,
  makeZoneGroup,
} from '../../packages/vision/src/chip/testing/make-chip';
import { drawMatrix } from '../../packages/vision/src/pdf/testing/draw-matrix';
import { contentOf, whiteBox, writePdf } from '../../packages/vision/src/pdf/testing/write-pdf';
import { MADE_AUTHORITY, madeSigner, seal } from '../../packages/vision/src/seal/testing/made-seals';
import { surface } from '../../packages/vision/src/testing/draw-document';
import { photographedFromScreen } from '../../packages/vision/src/testing/forge';
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
import { drawText } from '../../packages/vision/src/testing/stroke-text';
import { activeWorkflow, begin, finished } from './flow';
import { png } from './pictures';

// Complete flows without prepared results: a drawn passport, the flow API, the networks in a separate
// process.
vi.setConfig({ testTimeout: 180_000 });

const COUNTRY = makeIssuer('p256', 'Country Signer', null);
const BILLER = madeSigner();

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
  engines = createEngines(fileURLToPath(new URL('../../dist', import.meta.url)), 1, {
    countries: async () => ({ certificates: [COUNTRY.certificate], revocations: [] }),
    seals: async () => [MADE_AUTHORITY.certificate, BILLER.certificate],
  });
  server = await startAssay({
    shared: database,
    env: { ASSAY_DATA_DIR: folder },
    checkProviders: engines.providers,
    cardGuard: engines.cardGuard,
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

/** Submits a picture on the page of a new execution. */
async function show(
  picture: Raster | Buffer,
  inputs: object = {},
  chip: object | ((client: Client) => Promise<object>) | null = null,
) {
  const run = await begin(server, shop, workflow, { user_id: 'u-1', ...inputs });
  const bytes = Buffer.isBuffer(picture) ? picture : Buffer.from(await encodeJpeg(picture));
  await run.page.media('documentFront', bytes);
  const files = typeof chip === 'function' ? await chip(run.page.client) : chip;
  if (files)
    expect((await run.page.media('chipFiles', Buffer.from(JSON.stringify(files)))).success).toBe(true);
  await run.page.submit('document');
  // On a busy machine, the networks take longer than the default timeout.
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

describe('drawn passport', () => {
  it('is approved, and its data is returned', async () => {
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
        photocopyCheckResult: 'NOT_PERFORMED',
        photoForgeryCheckResult: 'NOT_PERFORMED',
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

  it('goes to a reviewer if it was photographed from a screen', async () => {
    const shot = photographedFromScreen(
      taken(TRAVELLER),
      { pitch: 1.8, angle: 0.05, slant: 0.05 },
      random(3),
    );
    const { id } = await show(shot);
    const check = await checkOf(id);
    expect(check.documentCheckResult.screenCheckResult).toBe('REVIEW');
    expect(check.status).toBe('REVIEW');
  });

  it('is requested again if its picture is blurred', async () => {
    const { flow } = await show(blur(taken(TRAVELLER), 5));
    expect(flow).toMatchObject({ state: 'capture', step: { retry: true } });
    expect(String((flow.step as unknown as { retry_reason: string }).retry_reason)).toContain('blurry');
  });

  it('is not approved if a check digit is wrong', async () => {
    const [first = '', second = ''] = generateMrz(TRAVELLER);
    const wrong = `${second.slice(0, 27)}${(Number(second[27]) + 4) % 10}${second.slice(28)}`;
    const { id, flow } = await show(taken(TRAVELLER, { mrz: [first, wrong] }));
    // On a very busy machine the second reading would be too late, so another picture is requested.
    if (String(flow.state) === 'capture') {
      expect(flow.step).toMatchObject({ retry: true });
      return;
    }
    expect(await checkOf(id)).toMatchObject({
      status: 'DECLINED',
      documentCheckResult: { mrzCheckResult: 'FAIL' },
    });
  });

  it('is declined if it has expired', async () => {
    const { id } = await show(taken({ ...TRAVELLER, expiryDate: '2019-02-09' }, { issueDate: '2009-02-10' }));
    expect(await checkOf(id)).toMatchObject({
      status: 'DECLINED',
      documentCheckResult: { mrzCheckResult: 'PASS', documentValidityCheckResult: 'FAIL' },
    });
  });
});

describe('drawn passport with its chip', () => {
  const signer = makeIssuer('p256', 'Document Signer', COUNTRY);
  const zone = makeZoneGroup(generateMrz(TRAVELLER));
  const chip = (group: Uint8Array) => ({
    sod: makeSecurityObject(signer, new Map([[1, zone]])).toString('base64'),
    dg: { 1: Buffer.from(group).toString('base64') },
    access: 'PACE',
  });

  it('is approved by the signature of its issuer', async () => {
    const { id } = await show(taken(TRAVELLER), { user_fullname: 'Camille Durand Moreau' }, chip(zone));
    expect(await checkOf(id)).toMatchObject({
      status: 'APPROVED',
      documentCheckResult: {
        securityFeaturesCheckResult: 'PASS',
        nfcVerificationResult: {
          overallResult: 'PASS',
          passiveAuthenticationResult: 'PASS',
          activeAuthenticationResult: 'NOT_PERFORMED',
          dataGroupHashCheckResult: 'PASS',
          documentSignerTrustResult: 'PASS',
          opticalDataMatchResult: 'PASS',
          accessProtocol: 'PACE',
        },
      },
      documentCheckExtractedData: {
        rfidData: { surname: 'DURAND MOREAU', documentNumber: '18FV07635', dateOfBirth: '1990-05-14' },
      },
    });
  });

  it("is genuine if it answers the server's challenge, and a copy if another chip answers", async () => {
    const [own, other] = [0, 1].map(() => generateKeyPairSync('ec', { namedCurve: 'P-256' }));
    const spki = own!.publicKey.export({ type: 'spki', format: 'der' });
    const groups = new Map([
      [1, zone],
      [14, group14(ON_CURVE, spki)],
      [15, der(0x6f, spki)],
    ]);
    const dg = Object.fromEntries([...groups].map(([number, bytes]) => [number, bytes.toString('base64')]));
    const answering = (key: KeyObject) => async (client: Client) => {
      const { data } = await client.send('POST', '/flow-api/v1/chip-challenge', { json: { dg14: dg[14] } });
      const asked = data.chip_challenge as unknown as { active: string; agreement: { public_key: string } };
      const challenge = Buffer.from(asked.active, 'hex');
      const chip = createECDH('prime256v1');
      chip.setPrivateKey(Buffer.from(key.export({ format: 'jwk' }).d!, 'base64url'));
      const shared = chip.computeSecret(asked.agreement.public_key, 'hex');
      return {
        sod: makeSecurityObject(signer, groups).toString('base64'),
        dg,
        active: {
          challenge: challenge.toString('base64'),
          response: sign('sha256', challenge, { key, dsaEncoding: 'ieee-p1363' }).toString('base64'),
        },
        chip: { response: answer(shared, 'sha1', 16).toString('base64') },
      };
    };
    const inputs = { user_fullname: 'Camille Durand Moreau' };
    const { id } = await show(taken(TRAVELLER), inputs, answering(own!.privateKey));
    expect(await checkOf(id)).toMatchObject({
      status: 'APPROVED',
      documentCheckResult: {
        nfcVerificationResult: { activeAuthenticationResult: 'PASS', chipAuthenticationResult: 'PASS' },
      },
    });
    const copy = await show(taken(TRAVELLER), inputs, answering(other!.privateKey));
    expect(await checkOf(copy.id)).toMatchObject({
      status: 'DECLINED',
      documentCheckResult: {
        securityFeaturesCheckResult: 'FAIL',
        nfcVerificationResult: { activeAuthenticationResult: 'FAIL', chipAuthenticationResult: 'FAIL' },
      },
    });
  });

  it('is declined if its chip was written by another party', async () => {
    const other = makeZoneGroup(generateMrz({ ...TRAVELLER, birthDate: '2001-05-14' }));
    const { id } = await show(taken(TRAVELLER), {}, chip(other));
    expect(await checkOf(id)).toMatchObject({
      status: 'DECLINED',
      documentCheckResult: {
        securityFeaturesCheckResult: 'FAIL',
        nfcVerificationResult: { passiveAuthenticationResult: 'FAIL', opticalDataMatchResult: 'FAIL' },
      },
    });
  });
});

describe('proof of address and evidence', () => {
  const papers: WorkflowDefinition = {
    start: 'address',
    nodes: [
      {
        id: 'address',
        type: 'PROOF_OF_ADDRESS',
        next: 'evidence',
        settings: { tamper_validation: true, max_age_days: 3650 },
      },
      { id: 'evidence', type: 'EVIDENCE', next: 'end' },
      { id: 'end', type: 'END', status: 'DERIVED' },
    ],
  };
  const write = (x: number, y: number, lines: readonly string[]) =>
    contentOf(lines.map((text, at) => ({ text, x, y: y - at * 14 })));
  const bill = (over = '') =>
    writePdf([
      [
        write(50, 800, ['Example Energy SA', '88 Boulevard Haussmann', '75009 Paris']),
        write(330, 700, ['Mme Camille DURAND', '12 rue de la Paix', '75002 Paris']),
        write(50, 600, ['Electricity bill', 'Invoice date: 03.02.2026', 'Consumption 312 kWh']),
        over,
      ].join('\n'),
    ]);
  const forged = () => bill(`${whiteBox(325, 680, 200, 16)}\n${write(330, 686, ['13 rue de la Paix'])}`);

  /** Submits a document as proof of address, and one as evidence. */
  async function prove(address: Buffer, evidence: Buffer) {
    const { id, page } = await begin(server, shop, await activeWorkflow(shop.live, papers), {
      user_id: 'u-1',
      user_fullname: 'Camille Durand',
      user_address: '12 Rue de la Paix, 75002 Paris, France',
    });
    await page.media('proofOfAddressFile', address);
    await page.submit('address');
    await vi.waitFor(async () => expect((await page.session()).data.state).toBe('capture'), {
      timeout: 60_000,
      interval: 100,
    });
    await page.media('evidenceCollectionFiles', evidence);
    await page.submit('evidence', { document_type: 'UTILITY_BILL' });
    await vi.waitFor(async () => expect((await page.session()).data.state).not.toBe('waiting'), {
      timeout: 60_000,
      interval: 100,
    });
    return finished(shop.live, id);
  }

  it('of the person are approved, and their data is returned', async () => {
    expect(await prove(bill(), bill())).toMatchObject({
      status: 'APPROVED',
      checks: [
        {
          checkType: 'POA_CHECK',
          status: 'APPROVED',
          proofOfAddressCheckResult: {
            overallResult: 'APPROVED',
            addressDocumentCheckResult: 'PASS',
            addressDocumentMustNotBeExpiredCheckResult: 'PASS',
            addressValidationCheckResult: 'PASS',
            fullAddressCheckResult: 'PASS',
            nameMatchCheckResult: 'PASS',
            tamperValidationCheckResult: 'PASS',
          },
          proofOfAddressExtractedData: {
            address: '12 rue de la Paix, 75002 Paris',
            extractedAddress: '12 rue de la Paix, 75002 Paris',
            fullName: 'Mme Camille DURAND',
            issuer: 'Example Energy SA',
            issueDate: '2026-02-03',
          },
        },
        {
          checkType: 'EVIDENCE_COLLECTION',
          status: 'APPROVED',
          evidenceCollectionCheckResult: {
            selectedDocumentType: 'UTILITY_BILL',
            files: [
              {
                tamperingCheckResult: 'PASS',
                nameMatchCheckResult: 'PASS',
                documentType: 'UTILITY_BILL',
                extractedFields: { provider: 'Example Energy SA' },
              },
            ],
          },
        },
      ],
    });
  });

  const CODE = seal(
    'DC04FR0ATST1253A253A0101FR10MME/DURAND/CAMILLE\x1d2212 RUE DE LA PAIX\x1d247500225PARIS\x1d26FR',
    BILLER,
  );
  const withCode = async (code: string) => bill(await drawMatrix(code, 430, 740, 'squares'));

  it('are verified by a code that their issuer signed', async () => {
    expect(await prove(await withCode(CODE), bill())).toMatchObject({
      status: 'APPROVED',
      checks: [
        {
          proofOfAddressCheckResult: {
            addressDocumentCheckResult: 'PASS',
            addressDocumentMustNotBeExpiredCheckResult: 'PASS',
            fullAddressCheckResult: 'PASS',
            nameMatchCheckResult: 'PASS',
          },
          proofOfAddressExtractedData: {
            address: '12 RUE DE LA PAIX, 75002 PARIS',
            fullName: 'CAMILLE DURAND',
            issueDate: '2026-02-03',
          },
        },
        { status: 'APPROVED' },
      ],
    });
  });

  it('are declined with a code that differs from the signed one', async () => {
    expect(await prove(await withCode(CODE.replace('DURAND', 'BONNARD')), bill())).toMatchObject({
      status: 'DECLINED',
      checks: [
        { status: 'DECLINED', proofOfAddressCheckResult: { addressDocumentCheckResult: 'FAIL' } },
        { checkType: 'EVIDENCE_COLLECTION' },
      ],
    });
  });

  it('with text painted over are declined', async () => {
    expect(await prove(bill(), forged())).toMatchObject({
      status: 'DECLINED',
      checks: [
        { status: 'APPROVED' },
        { evidenceCollectionCheckResult: { files: [{ tamperingCheckResult: 'FAIL' }] } },
      ],
    });
  });
});

describe('empty picture', () => {
  it('is requested again', async () => {
    const { flow } = await show(png(900, 700));
    expect(flow).toMatchObject({ state: 'capture', step: { retry: true } });
  });
});

const CARD: WorkflowDefinition = {
  start: 'card',
  nodes: [
    { id: 'card', type: 'CREDIT_CARD', next: 'end' },
    { id: 'end', type: 'END', status: 'DERIVED' },
  ],
};

/**
 * Draws a test card with a number that card networks publish for tests. @param covered true if its middle is
 * covered
 */
async function drawnCard(covered: boolean): Promise<Buffer> {
  const card = surface(1000, 630, [60, 90, 140]);
  for (const [text, x, y, height] of [
    ['EXAMPLE BANK', 60, 60, 34],
    ['4111 1111 1111 1111', 90, 300, 46],
    ['09/39', 330, 395, 30],
    ['CAMILLE DURAND', 90, 500, 36],
  ] as const)
    drawText(card, text, x, y, { pitch: height * 0.92, height, pen: height * 0.14, colour: [235, 235, 235] });
  for (let y = 285; covered && y < 360; y++)
    for (let x = 330; x < 690; x++) card.data.set([0, 0, 0, 255], (y * card.width + x) * 4);
  return Buffer.from(await encodeJpeg(card));
}

describe('payment card', () => {
  it('is refused while a picture shows its whole number, and its masked picture is read', async () => {
    const run = await begin(server, shop, await activeWorkflow(shop.live, CARD, 'Card'), {
      user_id: 'u-1',
      user_fullname: 'Camille Durand',
    });
    const whole = await run.page.media('documentFront', await drawnCard(false));
    expect([whole.status, whole.error.code]).toEqual([400, '1023']);
    expect((await run.page.session()).data).toMatchObject({ step: { received: [] } });

    expect((await run.page.media('documentFront', await drawnCard(true))).success).toBe(true);
    const card = { bin: '411111', last_four: '1111', luhn_valid: true, expiry: '09/39' };
    await run.page.submit('card', { card });
    const data = await vi.waitFor(async () => finished(shop.live, run.id), { timeout: 150_000 });
    expect(data).toMatchObject({
      status: 'APPROVED',
      checks: [
        {
          creditCardVerificationResult: {
            luhnCheckResult: 'PASS',
            nameMatchCheckResult: 'PASS',
            expiryDateCheckResult: 'PASS',
            maskedPan: '411111******1111',
            expiryDate: '2039-09',
            nameVerification: { inputName: 'Camille Durand', matchScore: 1, matchResult: 'PASS' },
          },
        },
      ],
    });
  });
});
