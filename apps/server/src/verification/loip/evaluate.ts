import type { ExecutionStatus, Loip, WorkflowDefinition } from '@assay/contract';
import type { ExecutionState, StepState } from '../execution/state';
import { type ConditionRule, LOIP_POLICY, type LoipPolicy, type LoipReason } from './policy';

interface Unmet {
  readonly condition: string;
  readonly reason: LoipReason;
}

interface Evidence {
  readonly document: StepState;
  readonly selfie: StepState;
}

const findingOf = (step: StepState, name: string) => step.findings.find(({ subCheck }) => subCheck === name);

/** Why a sub-check is no PASS; null = it is one. */
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

const allMedia = ({ document, selfie }: Evidence) => [...document.media, ...selfie.media];

const SPECIAL: {
  readonly [name in NonNullable<ConditionRule['special']>]: (
    evidence: Evidence,
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
  // A person who looked at the document, or an engine better than rules of thumb.
  authenticity: ({ document }) => {
    if (document.review && document.status === 'APPROVED') return null;
    const proof = ['securityFeaturesCheckResult', 'photoForgeryCheckResult', 'screenCheckResult']
      .map((name) => findingOf(document, name))
      .filter((finding) => finding?.result === 'PASS');
    if (proof.some((finding) => finding?.strength !== 'heuristic')) return null;
    return proof.length > 0 ? 'INSUFFICIENT_STRENGTH' : 'NO_PROVIDER';
  },
  'live-capture': (evidence) =>
    allMedia(evidence).some(({ method }) => method === 'UPLOAD') ? 'UPLOAD_NOT_CAPTURE' : null,
  session: ({ document, selfie }, { sessionMs }) => {
    const end = Math.max(document.ended ?? 0, selfie.ended ?? 0);
    return end - Math.min(document.began, selfie.began) <= sessionMs ? null : 'POLICY';
  },
  'no-review': ({ document, selfie }) =>
    [document, selfie].some(({ status }) => status === 'REVIEW') ? 'IN_REVIEW' : null,
  // The chip is the only evidence that a copy cannot carry.
  chip: ({ document }) => (document.extracted.rfidData === undefined ? 'MISSING_DATA' : null),
};

function unmetOf(rule: ConditionRule, evidence: Evidence, policy: LoipPolicy): Unmet | null {
  const step = rule.step === 'DOCUMENT' ? evidence.document : evidence.selfie;
  const reasons: (LoipReason | null)[] = (rule.pass ?? []).map((name) => shortOfPass(step, name, rule));
  if (rule.anyPass) {
    const found = rule.anyPass.map((name) => shortOfPass(step, name, rule));
    if (!found.includes(null)) reasons.push(found[0] ?? null);
  }
  for (const name of rule.notFail ?? []) {
    if (findingOf(step, name)?.result === 'FAIL') reasons.push('FAILED');
  }
  if (rule.special) reasons.push(SPECIAL[rule.special](evidence, policy));
  const reason = reasons.find((one) => one !== null);
  return reason ? { condition: rule.code, reason } : null;
}

/**
 * The level of identity proofing of an execution that ends; null where the workflow does not ask for it.
 * NOT_PERFORMED without both a document and a selfie that were finished; NONE lists every unmet baseline condition.
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
  const steps = Object.values(state.steps);
  const done = (type: string) =>
    steps.find(
      (step) => step.type === type && step.decided && step.status !== 'EXPIRED' && step.status !== 'ERROR',
    );
  const [document, selfie] = [done('DOCUMENT'), done('SELFIE')];
  if (!document || !selfie || status === 'PENDING') return { result: 'NOT_PERFORMED', evaluatedAt };
  const unmet = (rules: readonly ConditionRule[]) =>
    rules.flatMap((rule) => unmetOf(rule, { document, selfie }, policy) ?? []);
  const baseline = unmet(policy.baseline);
  if (baseline.length > 0) return { result: 'NONE', evaluatedAt, unmetConditions: baseline };
  return { result: unmet(policy.extended).length === 0 ? 'EXTENDED' : 'BASELINE', evaluatedAt };
}
