import {
  ADDRESS_EXTRA_SUB_CHECKS,
  type CapturedMedia,
  type CaptureSlot,
  CHECK_OF_STEP,
  type CheckEntry,
  type CheckStatus,
  type ExecutionData,
  type ExecutionStatus,
  FRAME_KINDS,
  isCaptureStep,
  MANY_FILES,
  type MediaSlot,
  type OverallResult,
  RESULT_FIELDS,
  RESULT_SCHEMAS,
  type ResultField,
  SUB_CHECKS_OF_STEP,
  type WholeExecutionData,
  type WorkflowDefinition,
} from '@assay/contract';
import type { StoredExecution } from '@assay/store';
import { chipEvidence, eidEvidence } from '../checks/chip-evidence';
import { mediaAddress } from '../media/media-link';
import type { ExecutionState, StepState } from './state-shape';

export type Execution = StoredExecution<ExecutionState>;

const OVERALL: { readonly [status in CheckStatus]: OverallResult } = {
  APPROVED: 'APPROVED',
  DECLINED: 'REJECTED',
  REVIEW: 'REVIEW',
  EXPIRED: 'ABANDONED',
  ERROR: 'FAIL',
  RETRY_REQUIRED: 'RETRY_REQUIRED',
};

const moment = (at: number) => new Date(at).toISOString();
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const record = (value: unknown) => (typeof value === 'object' && value !== null ? value : {}) as Extracted;
type Extracted = { readonly [name: string]: unknown };

const results = (step: StepState, names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      step.findings.find(({ subCheck }) => subCheck === name)?.result ?? 'NOT_PERFORMED',
    ]),
  );

const reasonOf = (step: StepState, name: string): string | null => {
  const finding = step.findings.find(({ subCheck }) => subCheck === name);
  return finding && finding.result !== 'PASS' ? (finding.reasons[0] ?? null) : null;
};

/** Returns the members of a schema that were extracted. */
function known(field: ResultField, extracted: Extracted): object {
  const members = Object.keys(RESULT_SCHEMAS[field].properties);
  return Object.fromEntries(
    members
      .filter((name) => extracted[name] !== undefined && extracted[name] !== null)
      .map((name) => [name, extracted[name]]),
  );
}

function evidence(step: StepState): object {
  const { files } = step.extracted;
  return {
    selectedDocumentType: step.submission.document_type ?? null,
    files: step.media
      .filter(({ slot }) => slot === MANY_FILES)
      .map(({ id, method }) => {
        const file = record(record(files)[id]);
        return {
          ...results(step, SUB_CHECKS_OF_STEP.EVIDENCE),
          ...record(file.results),
          documentType: textOrNull(file.documentType),
          captureMethod: method,
          extractedFields: record(file.extractedFields),
        };
      }),
  };
}

function electronic(extracted: Extracted): object {
  const eid = eidEvidence(extracted);
  return eid
    ? { verificationMethod: 'EID', ...eid }
    : { verificationMethod: 'OCR', eidProvider: null, eidLevelOfAssurance: null, missingClaims: null };
}

/** Returns the result objects of a step, by name. */
function resultsOf(
  step: StepState,
  asked: { readonly tamper_validation?: boolean; readonly content_validation?: boolean },
): { readonly [field in ResultField]?: object } {
  const overallResult = OVERALL[step.status];
  const { extracted } = step;
  switch (step.type) {
    case 'DOCUMENT':
      return {
        documentCheckResult: {
          overallResult,
          ...results(step, SUB_CHECKS_OF_STEP.DOCUMENT),
          iadRejectionReason: reasonOf(step, 'iadCheckResult'),
          ...electronic(extracted),
          nfcVerificationResult: chipEvidence(extracted),
        },
        documentCheckExtractedData: known('documentCheckExtractedData', extracted),
      };
    case 'SELFIE':
      return {
        selfieVerificationResult: {
          overallResult,
          ...results(step, SUB_CHECKS_OF_STEP.SELFIE),
          iadRejectionReason: reasonOf(step, 'iadCheckResult'),
          dfdStatusDetail: reasonOf(step, 'dfdCheckResult'),
          mfdStatusDetail: reasonOf(step, 'mfdCheckResult'),
        },
      };
    case 'PROOF_OF_ADDRESS': {
      const extra = [asked.tamper_validation === true, asked.content_validation === true];
      const shown = SUB_CHECKS_OF_STEP.PROOF_OF_ADDRESS.filter(
        (name) => extra[(ADDRESS_EXTRA_SUB_CHECKS as readonly string[]).indexOf(name)] ?? true,
      );
      const { address } = extracted;
      return {
        proofOfAddressCheckResult: { overallResult, ...results(step, shown) },
        proofOfAddressExtractedData: {
          ...known('proofOfAddressExtractedData', extracted),
          ...(typeof address === 'string' ? { extractedAddress: address } : {}),
        },
      };
    }
    case 'CREDIT_CARD':
      return {
        creditCardVerificationResult: {
          overallResult,
          ...results(step, SUB_CHECKS_OF_STEP.CREDIT_CARD),
          ...Object.fromEntries(
            ['maskedPan', 'bin', 'lastFour', 'cardholderName', 'expiryDate', 'issuingNetwork', 'iban'].map(
              (name) => [name, textOrNull(extracted[name])],
            ),
          ),
          nameVerification: extracted.nameVerification ?? null,
        },
      };
    case 'EVIDENCE':
      return { evidenceCollectionCheckResult: { overallResult, ...evidence(step) } };
    default:
      return {};
  }
}

/** Returns the addresses of a step's media; null without media. */
function mediaOf(execution: Execution, step: StepState, publicUrl: string | null): CapturedMedia | null {
  const origin = publicUrl ?? execution.state.origin;
  const addressOf = (id: string) => mediaAddress(origin, { environmentId: execution.environmentId, id });
  const media: { [slot: string]: string | string[] } = {};
  const isShown = (slot: CaptureSlot): slot is MediaSlot => !Object.hasOwn(FRAME_KINDS, slot);
  for (const { slot, id } of step.media) {
    if (!isShown(slot)) continue;
    const address = addressOf(id);
    media[slot] = slot === MANY_FILES ? [...((media[slot] as string[]) ?? []), address] : address;
  }
  return Object.keys(media).length === 0 ? null : media;
}

function checkEntry(
  execution: Execution,
  definition: WorkflowDefinition,
  id: string,
  step: StepState,
  publicUrl: string | null,
): CheckEntry {
  const { inputs, platform } = execution.state;
  const isCapture = isCaptureStep(step.type);
  const isPurged = execution.purgedAt !== null;
  const settings = definition.nodes.find((node) => node.id === id)?.settings ?? {};
  const found = isPurged ? {} : resultsOf(step, settings);
  return {
    checkType: CHECK_OF_STEP[step.type],
    status: step.status,
    statusDetail: step.statusDetail,
    reviewReason: step.review?.note ?? null,
    startedAt: moment(step.began),
    finishedAt: step.ended === null ? null : moment(step.ended),
    platform: isCapture && !isPurged ? (platform ?? 'WEB') : null,
    duplicatesFound: step.duplicatesFound,
    capturedMedia: isPurged ? null : mediaOf(execution, step, publicUrl),
    sessionId: isCapture ? step.sessionId : null,
    transactionId: step.transactionId,
    referenceId: textOrNull(inputs.reference_id),
    email: textOrNull(inputs.email),
    phoneNumber: textOrNull(inputs.phone_number),
    userId: textOrNull(inputs.user_id),
    ...(Object.fromEntries(RESULT_FIELDS.map((field) => [field, found[field] ?? null])) as unknown as Pick<
      CheckEntry,
      ResultField
    >),
  };
}

/** Returns the finished checks of an execution, oldest first, with media addresses. */
export function checkEntries(
  execution: Execution,
  definition: WorkflowDefinition,
  publicUrl: string | null,
): readonly CheckEntry[] {
  return Object.entries(execution.state.steps)
    .filter(([, step]) => step.decided)
    .sort(([, a], [, b]) => a.began - b.began)
    .map(([id, step]) => checkEntry(execution, definition, id, step, publicUrl));
}

/**
 * Returns the `data` of GET and of an execution's events, with media addresses that `withLinks` converts to
 * links.
 * @param publicUrl public URL of this deployment; null = the URL that the backend used at the start of the
 *   execution
 */
export function executionDocument(
  execution: Execution,
  definition: WorkflowDefinition,
  publicUrl: string | null,
): WholeExecutionData {
  const isPending = execution.status === 'PENDING';
  return {
    id: execution.id,
    status: execution.status as ExecutionStatus,
    workflow: { id: execution.workflowId, name: execution.workflowName },
    createdAt: moment(execution.createdAt),
    dataPurgedAt: execution.purgedAt === null ? null : moment(execution.purgedAt),
    ...(execution.state.loip && !isPending ? { loip: execution.state.loip } : {}),
    checks: isPending ? null : checkEntries(execution, definition, publicUrl),
  };
}

/** Returns the same data with each check reduced to its media; purged checks are omitted. */
export const onlyMedia = (whole: WholeExecutionData): ExecutionData => ({
  ...whole,
  checks:
    whole.checks
      ?.filter(({ checkType }) => whole.dataPurgedAt === null && checkType !== 'FRAUD_API')
      .map(({ checkType, capturedMedia }) => ({ checkType, capturedMedia })) ?? null,
});
