import {
  ACCEPTED_DOCUMENTS,
  type ExecutionStatus,
  type FlowSession,
  isCaptureStep,
  LANGUAGES,
  SLOTS_OF_STEP,
  type StepType,
  WORKFLOW_DEFAULTS,
  type WorkflowDefinition,
} from '@assay/contract';
import { RETRIES_USED_UP } from '../checks/capture-outcome';
import { presentNode } from '../execution/graph';
import type { ExecutionState } from '../execution/state';
import type { Execution } from '../execution-document';

const OUTCOMES = {
  PENDING: null,
  APPROVED: 'success',
  REVIEW: 'pending',
  DECLINED: 'failed',
  EXPIRED: 'unknown',
  ERROR: 'unknown',
} as const satisfies { readonly [status in ExecutionStatus]: FlowSession['outcome'] };

const isStep = (type: string): type is StepType => type !== 'CONDITION' && type !== 'END';

function errorCode(state: ExecutionState): FlowSession['error_code'] {
  const usedUp = Object.values(state.steps).find(({ statusDetail }) => statusDetail === RETRIES_USED_UP);
  return usedUp ? (usedUp.type === 'SELFIE' ? 'error_code_6' : 'error_code_5') : null;
}

function stepOf(definition: WorkflowDefinition, state: ExecutionState): FlowSession['step'] {
  const node = presentNode(definition, state);
  const step = state.steps[node.id];
  if (!step || !isCaptureStep(node.type)) return null;
  const { required, optional } = SLOTS_OF_STEP[node.type];
  const { settings = {} } = node;
  const isRetry = step.decided && step.status === 'RETRY_REQUIRED';
  return {
    id: node.id,
    type: node.type,
    required: [...required],
    optional: [...optional],
    received: [...new Set(step.media.map(({ slot }) => slot))],
    accepted_documents:
      settings.accepted_documents ?? (node.type === 'DOCUMENT' ? [...ACCEPTED_DOCUMENTS] : []),
    accepted_countries: settings.accepted_countries ?? [],
    attempts_left: (settings.retry_limit ?? WORKFLOW_DEFAULTS.retry_limit) - step.attempts,
    retry: isRetry,
    retry_reason: isRetry ? step.statusDetail : null,
  };
}

/** What the end user's page may know: where it stands and what comes next; no result, no input. */
export function flowSession(execution: Execution, definition: WorkflowDefinition): FlowSession {
  const { state } = execution;
  const status = execution.status as ExecutionStatus;
  const isOver = status !== 'PENDING';
  const step = isOver ? null : stepOf(definition, state);
  const isSubmitted = step !== null && state.steps[step.id]?.submitted === true;
  const { settings = {} } = definition;
  return {
    execution_id: execution.id,
    state: isOver ? 'finished' : step === null || isSubmitted ? 'waiting' : 'capture',
    step: isSubmitted ? null : step,
    steps_done: Object.values(state.steps).filter((one) => one.decided && one.status !== 'RETRY_REQUIRED')
      .length,
    steps_total: definition.nodes.filter(({ type }) => isStep(type)).length,
    outcome: OUTCOMES[status],
    error_code: isOver ? errorCode(state) : null,
    languages: [...(settings.languages ?? LANGUAGES)],
    branding: settings.branding ?? {},
    allowed_origins: settings.allowed_origins ?? [],
    expires_at: new Date(execution.expiresAt).toISOString(),
  };
}
