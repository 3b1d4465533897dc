import type { ExecutionStatus, Loip, WorkflowDefinition } from '@assay/contract';
import type { LoipConditionResult } from '@assay/management-api';
import { type ChipEvidence, chipEvidence, eidEvidence } from '../checks/chip-evidence';
import type { ExecutionState, StepState } from '../execution/state-shape';
import { CHIP_PORTRAIT, type ConditionRule, LOIP_POLICY, type LoipPolicy, type LoipReason } from './policy';

interface Unmet {
  readonly condition: string;
  readonly reason: LoipReason;
}

interface CaptureSteps {
  readonly document: StepState;
  readonly selfie: StepState;
}

const findingOf = (step: StepState, name: string) => step.findings.find(({ subCheck }) => subCheck === name);

/** Returns the reason why a sub-check isn't PASS; null = PASS. */
function shortOfPass(step: StepState, name: string, rule: ConditionRule): LoipReason | null {
  const finding = findingOf(step, name);
  if (!finding || finding.result === 'NOT_PERFORMED') {
    return finding?.reasons.includes('NO_PROVIDER') ? 'NO_PROVIDER' : 'NOT_PERFORMED';
  }
  if (finding.result === 'FAIL') return 'FAILED';
  if (finding.result === 'REVIEW') return 'IN_REVIEW';
  const { evidence } = rule;
  const isTested =
    evidence === undefined || finding.evidence.some((standard) => standard.startsWith(evidence));
  return isTested ? null : 'INSUFFICIENT_STRENGTH';
}

const allMedia = ({ document, selfie }: CaptureSteps) => [...document.media, ...selfie.media];

const RFID_ATTRIBUTES = ['dateOfBirth', 'documentNumber', 'issuingCountry'];
const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** Returns the reason why chip sub-checks aren't PASS; null = all are PASS. */
function shortOfChipPass(
  chip: ChipEvidence | null,
  names: readonly (keyof ChipEvidence)[],
): LoipReason | null {
  if (!chip) return 'MISSING_DATA';
  const results = names.map((name) => chip[name]);
  if (results.includes('FAIL')) return 'FAILED';
  if (results.includes('REVIEW')) return 'IN_REVIEW';
  return results.every((result) => result === 'PASS') ? null : 'NOT_PERFORMED';
}

/** Requires a genuine chip that is not a copy, or an eID of the highest level. */
function unprovenOrigin({ extracted }: StepState): LoipReason | null {
  if (eidEvidence(extracted))
    return extracted.eidLevelOfAssurance === 'high' ? null : 'INSUFFICIENT_STRENGTH';
  const chip = chipEvidence(extracted);
  const signed = shortOfChipPass(chip, ['passiveAuthenticationResult', 'documentSignerTrustResult']);
  if (signed !== null || !chip) return signed;
  const original = [chip.activeAuthenticationResult, chip.chipAuthenticationResult];
  // One of the two is enough, because a chip supports one or the other; a failure of either fails.
  if (original.includes('FAIL')) return 'FAILED';
  return original.includes('PASS') ? null : 'NOT_PERFORMED';
}

/** Requires attributes from the chip or the eID, not from the print. */
function unprovenAttributes({ extracted }: StepState): LoipReason | null {
  const eid = eidEvidence(extracted);
  if (eid) return eid.missingClaims.length === 0 ? null : 'MISSING_DATA';
  const rfid = (extracted.rfidData ?? {}) as { readonly [name: string]: unknown };
  const isNamed = isText(rfid.fullName) || (isText(rfid.surname) && isText(rfid.givenNames));
  return isNamed && RFID_ATTRIBUTES.every((name) => isText(rfid[name])) ? null : 'MISSING_DATA';
}

const SPECIAL: {
  readonly [name in NonNullable<ConditionRule['special']>]: (
    steps: CaptureSteps,
    policy: LoipPolicy,
  ) => LoipReason | null;
} = {
  'document-type': ({ document }, { acceptedDocuments }) => {
    const type = document.extracted.documentType;
    if (typeof type !== 'string') return 'MISSING_DATA';
    return acceptedDocuments.includes(type) ? null : 'POLICY';
  },
  attributes: ({ document }, { attributes }) =>
    attributes.every((name) => typeof document.extracted[name] === 'string') ? null : 'MISSING_DATA',
  // Requires a reviewer's approval of the document, or an engine stronger than heuristic.
  authenticity: ({ document }) => {
    if (document.review && document.status === 'APPROVED') return null;
    const proof = ['securityFeaturesCheckResult', 'photoForgeryCheckResult', 'screenCheckResult']
      .map((name) => findingOf(document, name))
      .filter((finding) => finding?.result === 'PASS');
    if (proof.some((finding) => finding?.strength !== 'heuristic')) return null;
    return proof.length > 0 ? 'INSUFFICIENT_STRENGTH' : 'NO_PROVIDER';
  },
  'live-capture': (steps) =>
    allMedia(steps).some(({ method }) => method === 'UPLOAD') ? 'UPLOAD_NOT_CAPTURE' : null,
  session: ({ document, selfie }, { sessionMs }) => {
    const end = Math.max(document.ended ?? 0, selfie.ended ?? 0);
    return end - Math.min(document.began, selfie.began) <= sessionMs ? null : 'POLICY';
  },
  'no-review': ({ document, selfie }) =>
    [document, selfie].some(({ status }) => status === 'REVIEW') ? 'IN_REVIEW' : null,
  'proven-type': ({ document }, { provenDocuments }) => {
    if (eidEvidence(document.extracted)) return null;
    return provenDocuments.includes(String(document.extracted.documentType)) ? null : 'POLICY';
  },
  'proven-attributes': ({ document }) => unprovenAttributes(document),
  // Only a chip can't be copied.
  'proven-origin': ({ document }) => unprovenOrigin(document),
  'proven-print': ({ document }) =>
    eidEvidence(document.extracted)
      ? null
      : shortOfChipPass(chipEvidence(document.extracted), [
          'dataGroupHashCheckResult',
          'opticalDataMatchResult',
        ]),
  'proven-face': ({ document, selfie }) => {
    if (eidEvidence(document.extracted)) return null;
    const reasons = findingOf(selfie, 'faceMatchingResult')?.reasons ?? [];
    return reasons.includes(CHIP_PORTRAIT) ? null : 'INSUFFICIENT_STRENGTH';
  },
};

function unmetOf(rule: ConditionRule, steps: CaptureSteps, policy: LoipPolicy): Unmet | null {
  const step = rule.step === 'DOCUMENT' ? steps.document : steps.selfie;
  const reasons: (LoipReason | null)[] = (rule.pass ?? []).map((name) => shortOfPass(step, name, rule));
  if (rule.anyPass) {
    const found = rule.anyPass.map((name) => shortOfPass(step, name, rule));
    if (!found.includes(null)) reasons.push(found[0] ?? null);
  }
  for (const name of rule.notFail ?? []) {
    if (findingOf(step, name)?.result === 'FAIL') reasons.push('FAILED');
  }
  if (rule.special) reasons.push(SPECIAL[rule.special](steps, policy));
  const reason = reasons.find((one) => one !== null);
  return reason ? { condition: rule.code, reason } : null;
}

const finishedOf = (state: ExecutionState, type: string) =>
  Object.values(state.steps).find(
    (step) => step.type === type && step.decided && step.status !== 'EXPIRED' && step.status !== 'ERROR',
  );

/**
 * Returns every condition of the levels with the reason for each unmet one. Returns null when the workflow
 * doesn't request the level, or without a finished document and selfie.
 */
export function loipConditions(
  definition: WorkflowDefinition,
  state: ExecutionState,
  policy: LoipPolicy = LOIP_POLICY,
): readonly LoipConditionResult[] | null {
  const [document, selfie] = [finishedOf(state, 'DOCUMENT'), finishedOf(state, 'SELFIE')];
  if (definition.settings?.loip !== true || !document || !selfie) return null;
  const judged = (level: LoipConditionResult['level'], rules: readonly ConditionRule[]) =>
    rules.map((rule) => {
      const reason = unmetOf(rule, { document, selfie }, policy)?.reason ?? null;
      return { condition: rule.code, level, met: reason === null, reason };
    });
  return [...judged('BASELINE', policy.baseline), ...judged('EXTENDED', policy.extended)];
}

/**
 * Returns the level of identity proofing of an ending execution; null when the workflow doesn't request it.
 * NOT_PERFORMED without a finished document and selfie; NONE lists every unmet baseline condition.
 */
export function evaluateLoip(
  definition: WorkflowDefinition,
  state: ExecutionState,
  status: ExecutionStatus,
  at: number,
  policy: LoipPolicy = LOIP_POLICY,
): Loip | null {
  if (definition.settings?.loip !== true) return null;
  const evaluatedAt = new Date(at).toISOString();
  const [document, selfie] = [finishedOf(state, 'DOCUMENT'), finishedOf(state, 'SELFIE')];
  if (!document || !selfie || status === 'PENDING') return { result: 'NOT_PERFORMED', evaluatedAt };
  const unmet = (rules: readonly ConditionRule[]) =>
    rules.flatMap((rule) => unmetOf(rule, { document, selfie }, policy) ?? []);
  const baseline = unmet(policy.baseline);
  if (baseline.length > 0) return { result: 'NONE', evaluatedAt, unmetConditions: baseline };
  return { result: unmet(policy.extended).length === 0 ? 'EXTENDED' : 'BASELINE', evaluatedAt };
}
