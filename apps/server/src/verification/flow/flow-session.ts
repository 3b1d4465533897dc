import {
  ACCEPTED_DOCUMENTS,
  type ExecutionStatus,
  type FlowSession,
  fraudConfigOf,
  isCaptureStep,
  LANGUAGES,
  SCREEN_COLOUR_MS,
  SLOTS_OF_STEP,
  type StepType,
  WORKFLOW_DEFAULTS,
  type WorkflowDefinition,
} from '@assay/contract';
import { RETRIES_USED_UP } from '../checks/capture-outcome';
import type { Execution } from '../execution/execution-document';
import { presentNode } from '../execution/graph';
import { attemptsOf, presentMedia } from '../execution/state';
import type { ExecutionState } from '../execution/state-shape';

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
    received: [...new Set(presentMedia(step).map(({ slot }) => slot))],
    accepted_documents:
      settings.accepted_documents ?? (node.type === 'DOCUMENT' ? [...ACCEPTED_DOCUMENTS] : []),
    accepted_countries: settings.accepted_countries ?? [],
    attempts_left: (settings.retry_limit ?? WORKFLOW_DEFAULTS.retry_limit) - attemptsOf(step),
    retry: isRetry,
    retry_reason: isRetry ? step.statusDetail : null,
    retry_code: isRetry ? (step.retryCode ?? null) : null,
  };
}

function challengeOf(state: ExecutionState, step: string): FlowSession['challenge'] {
  const challenge = state.steps[step]?.challenge;
  if (!challenge) return null;
  const { actions, colours, issuedAt, expiresAt } = challenge;
  return {
    actions: [...actions],
    light: colours ? { colours: [...colours], each_ms: SCREEN_COLOUR_MS } : null,
    issued_at: new Date(issuedAt).toISOString(),
    expires_at: new Date(expiresAt).toISOString(),
  };
}

function chipChallengeOf(state: ExecutionState, id: string): FlowSession['chip_challenge'] {
  const step = state.steps[id];
  const question = step?.chipQuestion;
  if (question?.attempt !== step?.attempts || !question) return null;
  const { active, agreement, issuedAt, expiresAt } = question;
  return {
    active,
    agreement: agreement && {
      protocol: agreement.protocol,
      key_id: agreement.keyId,
      public_key: agreement.publicKey,
      command: agreement.command,
    },
    issued_at: new Date(issuedAt).toISOString(),
    expires_at: new Date(expiresAt).toISOString(),
  };
}

function wantsDevice({ nodes }: WorkflowDefinition, { inputs, deviceSession }: ExecutionState): boolean {
  if (deviceSession !== null || inputs.session !== undefined) return false;
  return nodes.some(
    (node) =>
      isStep(node.type) && !isCaptureStep(node.type) && fraudConfigOf(node).device_fingerprinting === true,
  );
}

/**
 * Returns the state for the end user's page: position and next step, without results and inputs.
 * @param page.holder number of the page's token
 */
export function flowSession(
  execution: Execution,
  definition: WorkflowDefinition,
  { holder, company }: { readonly holder: number; readonly company: FlowSession['company'] },
): FlowSession {
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
    captures: [...new Set(definition.nodes.flatMap(({ type }) => (isCaptureStep(type) ? [type] : [])))],
    challenge: step === null || isSubmitted ? null : challengeOf(state, step.id),
    chip_challenge: step === null || isSubmitted ? null : chipChallengeOf(state, step.id),
    holder: (state.holder ?? 0) === holder ? 'this' : 'other',
    wants_device: !isOver && wantsDevice(definition, state),
    outcome: OUTCOMES[status],
    error_code: isOver ? errorCode(state) : null,
    languages: [...(settings.languages ?? LANGUAGES)],
    branding: settings.branding ?? {},
    company,
    return_url: settings.return_url ?? null,
    retry_url: settings.retry_url ?? null,
    allowed_origins: settings.allowed_origins ?? [],
    expires_at: new Date(execution.expiresAt).toISOString(),
  };
}
