import { X509Certificate } from 'node:crypto';
import { AddressEngine } from '@assay/addresses';
import type { CaptureStep, StepSettings, WorkflowInputs } from '@assay/contract';
import { readPaperFile } from '@assay/vision';
import { describe, expect, it } from 'vitest';
import { drawMatrix } from '../../../../../packages/vision/src/pdf/testing/draw-matrix';
import { contentOf, writePdf } from '../../../../../packages/vision/src/pdf/testing/write-pdf';
import {
  BILL_DATA,
  MADE_AUTHORITY,
  madeSigner,
  seal,
} from '../../../../../packages/vision/src/seal/testing/made-seals';
import { sameName } from '../../screening/subject';
import type { PaperOfStep } from './paper-agreement';
import { paperSeal } from './paper-seal';
import type { CheckContext } from './provider';

const engine = new AddressEngine();
const provider = paperSeal({ sameName, addresses: () => engine });
const NOW = Date.parse('2025-04-01T12:00:00Z');
const SIGNER = madeSigner();
const SIGNERS = [MADE_AUTHORITY, SIGNER].map(({ certificate }) => new X509Certificate(certificate));
const CODE = seal(BILL_DATA, SIGNER);

const CUSTOMER = ['Mme Camille DURAND', '12 rue des Lilas', '69003 LYON'];
const LINES = ['Example Energie, facture electricite', 'Numero F2025031234', 'Montant TTC 87,40 EUR'];

interface Paper {
  readonly code?: string;
  readonly customer?: readonly string[];
  readonly signers?: readonly X509Certificate[];
  readonly info?: string;
}

async function read({ code = CODE, customer = CUSTOMER, signers = SIGNERS, info }: Paper = {}) {
  const below = (x: number, y: number, lines: readonly string[]) =>
    lines.map((text, at) => ({ text, x, y: y - at * 14 }));
  const content = contentOf([...below(50, 600, LINES), ...below(330, 500, customer)]);
  const reading = await readPaperFile({
    bytes: writePdf([`${content}\n${await drawMatrix(code, 430, 740, 'squares')}`], info ? { info } : {}),
    mediaType: 'application/pdf',
    reader: () => Promise.reject(new Error('no picture is read here')),
    signal: new AbortController().signal,
    now: NOW,
    seals: { signers, work: () => 0 },
  });
  if (typeof reading === 'string') throw new Error(reading);
  return { id: 'file', ...reading } satisfies PaperOfStep;
}

interface Asked {
  readonly inputs?: WorkflowInputs;
  readonly settings?: StepSettings;
  readonly step?: CaptureStep;
}

const INPUTS = { user_fullname: 'Camille Durand', user_address: '12 Rue des Lilas, 69003 Lyon, France' };

async function judge(papers: readonly PaperOfStep[], asked: Asked = {}) {
  const step = asked.step ?? 'PROOF_OF_ADDRESS';
  const { findings } = await provider.evaluate({
    checkType: step,
    inputs: asked.inputs ?? INPUTS,
    settings: asked.settings ?? {},
    extracted: { [step]: { papers } },
    now: NOW,
  } as unknown as CheckContext);
  return Object.fromEntries(
    findings.map(({ subCheck, result, reasons }) => [subCheck, [result, ...(reasons ?? [])]]),
  );
}

describe('paperSeal for a bill with a verified code', () => {
  it('passes for the person at the address', async () => {
    expect(await judge([await read()])).toEqual({
      addressDocumentCheckResult: ['PASS', 'SEAL_VERIFIED'],
      addressDocumentMustNotBeExpiredCheckResult: ['PASS', 'SEAL_VERIFIED'],
      fullAddressCheckResult: ['PASS', 'SEAL_VERIFIED'],
      nameMatchCheckResult: ['PASS', 'SEAL_VERIFIED'],
    });
  });

  it('fails for another person, without a finding on the address', async () => {
    const inputs = { user_fullname: 'Henri Bonnard', user_address: '7 avenue Foch, 69006 Lyon, France' };
    const found = await judge([await read()], { inputs });
    expect(found.nameMatchCheckResult).toEqual(['FAIL', 'NAME_DIFFERS']);
    expect(found).not.toHaveProperty('fullAddressCheckResult');
  });

  it('goes to review when the person shares one of the names', async () => {
    for (const user_fullname of ['Paul Durand', 'Camille Bonnard']) {
      const { nameMatchCheckResult } = await judge([await read()], { inputs: { user_fullname } });
      expect(nameMatchCheckResult).toEqual(['REVIEW', 'NAME_NOT_FOUND']);
    }
  });

  it("doesn't fail when the code lists several names in one line", async () => {
    const code = seal(BILL_DATA.replace('MME/DURAND/CAMILLE', 'M OU MME DURAND'), SIGNER);
    const found = await judge([await read({ code })], { inputs: { user_fullname: 'Henri Bonnard' } });
    expect(found.nameMatchCheckResult).toEqual(['REVIEW', 'NAME_NOT_FOUND']);
  });

  it("doesn't fail when the code is marked as not listing all names", async () => {
    const inputs = { user_fullname: 'Henri Bonnard' };
    const code = seal(`${BILL_DATA}1G1`, SIGNER);
    expect((await judge([await read({ code })], { inputs })).nameMatchCheckResult).toEqual([
      'REVIEW',
      'NAME_NOT_FOUND',
    ]);
  });

  it('fails as changed when another name is printed at its address', async () => {
    const paper = await read({ customer: ['M Henri BONNARD', ...CUSTOMER.slice(1)] });
    const settings = { tamper_validation: true };
    expect(await judge([paper], { inputs: { user_fullname: 'Henri Bonnard' }, settings })).toEqual({
      addressDocumentCheckResult: ['FAIL', 'SEAL_DIFFERS'],
      tamperValidationCheckResult: ['FAIL', 'SEAL_DIFFERS'],
    });
    expect(await judge([paper], { step: 'EVIDENCE' })).toEqual({
      tamperingCheckResult: ['FAIL', 'SEAL_DIFFERS'],
    });
  });

  it('fails when the date in the code is too old', async () => {
    const old = await judge([await read()], { settings: { max_age_days: 10 } });
    expect(old.addressDocumentMustNotBeExpiredCheckResult).toEqual(['FAIL', 'TOO_OLD', 'SEAL_VERIFIED']);
  });

  it("doesn't pass as genuine with doubts about the file, or with a different print", async () => {
    const edited = await read({ info: '/Producer (Adobe Photoshop)' });
    expect(await judge([edited])).not.toHaveProperty('addressDocumentCheckResult');
    const other = await read({ customer: ['Mme Camille DURAND', '12 rue des Lilas', '75011 PARIS'] });
    expect(await judge([other])).not.toHaveProperty('addressDocumentCheckResult');
  });
});

describe('paperSeal for a bill with an unverified code', () => {
  it("fails when the signature isn't the issuer's", async () => {
    const broken = await read({ code: CODE.replace('DURAND', 'BONNARD') });
    expect(await judge([broken])).toEqual({ addressDocumentCheckResult: ['FAIL', 'SEAL_BROKEN'] });
    expect(await judge([broken], { step: 'EVIDENCE' })).toEqual({
      tamperingCheckResult: ['FAIL', 'SEAL_BROKEN'],
    });
  });

  it('returns nothing without certificates or without a code', async () => {
    expect(await judge([await read({ signers: [] })])).toEqual({});
    expect(await judge([await read({ code: 'https://example.com' })])).toEqual({});
    expect(await judge([])).toEqual({});
  });
});
