import { DOCUMENT_SUB_CHECKS, SELFIE_SUB_CHECKS, type SubCheckResult } from '@assay/contract';
import { describe, expect, it } from 'vitest';
import { CHIP_RESULTS } from '../checks/chip-evidence';
import { NOTHING_YET } from '../execution/state';
import type { ExecutionState, StepState, SubCheckFinding } from '../execution/state-shape';
import { evaluateLoip } from './evaluate';
import { CHIP_PORTRAIT } from './policy';

const NOW = 1_700_000_000_000;
const DEFINITION = { start: 'document', nodes: [], settings: { loip: true } };

const finding = (subCheck: string, more: Partial<SubCheckFinding> = {}): SubCheckFinding => ({
  subCheck,
  result: 'PASS',
  strength: 'strong',
  engine: 'tested',
  version: '1',
  score: null,
  reasons: [],
  durationMs: 1,
  evidence: ['CEN-TS-18099', 'ISO30107-3-L2'],
  ...more,
});

const step = (
  type: 'DOCUMENT' | 'SELFIE',
  findings: readonly SubCheckFinding[],
  extracted = {},
): StepState => ({
  type,
  sessionId: '0193a5a0-0000-7000-8000-000000000000',
  began: NOW,
  ended: NOW + 1000,
  decided: true,
  attempts: 1,
  submitted: false,
  submission: {},
  media: [],
  review: null,
  status: 'APPROVED',
  statusDetail: null,
  findings,
  extracted,
  duplicatesFound: null,
  transactionId: null,
});

const PRINTED = {
  fullName: 'Jane Doe',
  birthDate: '1990-01-02',
  documentNumber: 'X1',
  country: 'DE',
  documentType: 'PASSPORT',
};
const RFID = { fullName: 'JANE DOE', dateOfBirth: '1990-01-02', documentNumber: 'X1', issuingCountry: 'D' };
const PASSED = Object.fromEntries(CHIP_RESULTS.map((name) => [name, 'PASS' as SubCheckResult]));
const WITH_CHIP = { ...PRINTED, rfidData: RFID, nfcVerificationResult: PASSED };

function levelOf(extracted: object, faceReasons: readonly string[] = [CHIP_PORTRAIT]): string | undefined {
  const selfie = SELFIE_SUB_CHECKS.map((name) =>
    finding(name, name === 'faceMatchingResult' ? { reasons: faceReasons } : {}),
  );
  const state: ExecutionState = {
    ...NOTHING_YET,
    steps: {
      document: step(
        'DOCUMENT',
        DOCUMENT_SUB_CHECKS.map((name) => finding(name)),
        extracted,
      ),
      selfie: step('SELFIE', selfie),
    },
  };
  return evaluateLoip(DEFINITION, state, 'APPROVED', NOW)?.result;
}

describe('evaluateLoip for level EXTENDED', () => {
  it('requires a genuine chip that is not a copy, and a face match with its portrait', () => {
    expect(levelOf(WITH_CHIP)).toBe('EXTENDED');
  });

  it.each([
    'activeAuthenticationResult',
    'chipAuthenticationResult',
  ])("doesn't require %s in addition to the other", (name) => {
    const nfc = { ...PASSED, [name]: 'NOT_PERFORMED' };
    expect(levelOf({ ...WITH_CHIP, nfcVerificationResult: nfc })).toBe('EXTENDED');
    expect(levelOf({ ...WITH_CHIP, nfcVerificationResult: { ...nfc, [name]: 'FAIL' } })).toBe('BASELINE');
  });

  it.each([
    ['chip data alone, without a word of its authenticity', { nfcVerificationResult: undefined }],
    ['a word that is not an object', { nfcVerificationResult: 'PASS' }],
    ['an overall result alone', { nfcVerificationResult: { overallResult: 'PASS' } }],
    ['no chip data', { rfidData: undefined }],
    ['chip data without a name', { rfidData: { ...RFID, fullName: '' } }],
    ['a driving licence', { documentType: 'DRIVERS_LICENSE' }],
  ])("isn't reached with %s", (_, more) => {
    expect(levelOf({ ...WITH_CHIP, ...more })).toBe('BASELINE');
  });

  it.each([
    'passiveAuthenticationResult',
    'documentSignerTrustResult',
    'dataGroupHashCheckResult',
    'opticalDataMatchResult',
  ])("isn't reached unless %s is PASS", (name) => {
    for (const result of ['FAIL', 'REVIEW', 'NOT_PERFORMED', 'pass', true, undefined]) {
      const nfcVerificationResult = { ...PASSED, [name]: result };
      expect([result, levelOf({ ...WITH_CHIP, nfcVerificationResult })]).toEqual([result, 'BASELINE']);
    }
  });

  it("isn't reached without active or chip authentication", () => {
    const nfcVerificationResult = {
      ...PASSED,
      activeAuthenticationResult: 'NOT_PERFORMED',
      chipAuthenticationResult: 'NOT_PERFORMED',
    };
    expect(levelOf({ ...WITH_CHIP, nfcVerificationResult })).toBe('BASELINE');
  });

  it("isn't reached when the selfie was compared with the printed photo", () => {
    expect(levelOf(WITH_CHIP, [])).toBe('BASELINE');
  });

  it('is reached only with an eID of level high without missing claims', () => {
    const eid = { ...PRINTED, eidProvider: 'a wallet', eidLevelOfAssurance: 'high', missingClaims: [] };
    expect(levelOf(eid, [])).toBe('EXTENDED');
    expect(levelOf({ ...eid, eidLevelOfAssurance: 'substantial' })).toBe('BASELINE');
    expect(levelOf({ ...eid, eidLevelOfAssurance: undefined })).toBe('BASELINE');
    expect(levelOf({ ...eid, missingClaims: ['birthDate'] })).toBe('BASELINE');
  });
});
