import {
  CHECK_OF_STEP,
  type ExecutionStatus,
  fraudConfigOf,
  isCaptureStep,
  type StepType,
  type WorkflowDefinition,
  type WorkflowNode,
} from '@assay/contract';
import type { NextJob } from '@assay/store';
import { evaluateLoip } from '../loip/evaluate';
import { derivedStatus, endStatus, presentNode, settle } from './graph';
import { evolve } from './state';
import type { ExecutionEventBody, ExecutionState } from './state-shape';

/** Result of a command on an execution, before it is written. */
export interface Progress {
  /** Time of the command, in UNIX milliseconds. */
  readonly at: number;
  readonly state: ExecutionState;
  readonly events: readonly ExecutionEventBody[];
  readonly status: ExecutionStatus;
  /** Next job; undefined = unchanged. */
  readonly job?: NextJob;
  /** Expiry in UNIX milliseconds; undefined = unchanged. */
  readonly expiresAt?: number;
}

interface Moment {
  /** UNIX milliseconds. */
  readonly now: number;
  readonly newId: () => string;
}

/** A state with the events that led to it. */
class Unfolding {
  readonly events: ExecutionEventBody[] = [];
  constructor(
    public state: ExecutionState,
    readonly at: number,
  ) {}
  add(event: ExecutionEventBody): void {
    this.events.push(event);
    this.state = evolve(this.state, event, this.at);
  }
  /** @param job null = no job; undefined = unchanged */
  progress(status: ExecutionStatus, job?: NextJob): Progress {
    const { at, state, events } = this;
    return { at, state, events, status, ...(job === undefined ? {} : { job }) };
  }
}

/**
 * Returns true if the data for a fraud request is complete, or can no longer arrive; otherwise the step waits
 * for the browser.
 */
function isReady(node: WorkflowNode, state: ExecutionState): boolean {
  const config = fraudConfigOf(node);
  const wantsAddress = config.ip_api === true && state.ip === null;
  const wantsDevice = config.device_fingerprinting === true && state.inputs.session === undefined;
  return state.opened || !(wantsAddress || wantsDevice);
}

/** Enters a node and continues until user action or a job is needed. */
function enter(definition: WorkflowDefinition, unfolding: Unfolding, from: string, moment: Moment): Progress {
  const node = settle(definition, unfolding.state, from);
  if (node.type === 'END') {
    unfolding.add({ kind: 'moved', to: node.id });
    const status = endStatus(node, unfolding.state);
    return finish(definition, unfolding, status);
  }
  const before = unfolding.state.steps[node.id];
  // Workflows have no loops, so a completed step reached here comes after one that was requested again.
  if (before?.decided) {
    if (!isCaptureStep(node.type)) return enter(definition, unfolding, node.next ?? '', moment);
    unfolding.add({ kind: 'rechecked', step: node.id });
    return unfolding.progress('PENDING', { step: node.id, dueAt: moment.now });
  }
  unfolding.add({
    kind: 'step-begun',
    step: node.id,
    type: node.type as StepType,
    sessionId: moment.newId(),
  });
  const isDue = !isCaptureStep(node.type) && isReady(node, unfolding.state);
  return unfolding.progress('PENDING', isDue ? { step: node.id, dueAt: moment.now } : null);
}

function finish(definition: WorkflowDefinition, unfolding: Unfolding, status: ExecutionStatus): Progress {
  const loip = evaluateLoip(definition, unfolding.state, status, unfolding.at);
  if (loip) unfolding.add({ kind: 'loip-evaluated', loip });
  unfolding.add({ kind: 'finished', status });
  return unfolding.progress(status, null);
}

/** Starts an execution: its first event records the user, and the first step begins. */
export function start(
  definition: WorkflowDefinition,
  first: Extract<ExecutionEventBody, { kind: 'started' }>,
  blank: ExecutionState,
  moment: Moment,
): Progress {
  const unfolding = new Unfolding(blank, moment.now);
  unfolding.add(first);
  return enter(definition, unfolding, definition.start, moment);
}

/** Records that the page was opened; a waiting fraud step may start. */
export function open(
  definition: WorkflowDefinition,
  state: ExecutionState,
  opened: Extract<ExecutionEventBody, { kind: 'opened' }>,
  moment: Moment,
): Progress {
  const unfolding = new Unfolding(state, moment.now);
  const wasOpened = state.opened;
  unfolding.add(opened);
  const node = presentNode(definition, unfolding.state);
  const waits = !wasOpened && !isCaptureStep(node.type) && !isReady(node, state);
  return unfolding.progress('PENDING', waits ? { step: node.id, dueAt: moment.now } : undefined);
}

/** Records an event that doesn't change the position in the workflow. */
export function record(
  state: ExecutionState,
  event: Exclude<ExecutionEventBody, { kind: 'submitted' }>,
  moment: Moment,
): Progress {
  const unfolding = new Unfolding(state, moment.now);
  unfolding.add(event);
  return unfolding.progress('PENDING');
}

/** Completes the capture of a step and queues its check. */
export function submit(
  state: ExecutionState,
  event: Extract<ExecutionEventBody, { kind: 'submitted' }>,
  moment: Moment,
): Progress {
  const unfolding = new Unfolding(state, moment.now);
  unfolding.add(event);
  return unfolding.progress('PENDING', { step: event.step, dueAt: moment.now });
}

/** Records a check result: repeats the step or enters the next one. */
export function finishCheck(
  definition: WorkflowDefinition,
  state: ExecutionState,
  event: Extract<ExecutionEventBody, { kind: 'check-finished' }>,
  moment: Moment,
): Progress {
  const unfolding = new Unfolding(state, moment.now);
  unfolding.add(event);
  if (event.outcome.status === 'RETRY_REQUIRED') return unfolding.progress('PENDING', null);
  const node = presentNode(definition, unfolding.state);
  return enter(definition, unfolding, node.next ?? '', moment);
}

/** Expires an execution: started steps without a decision end with it. */
export function expire(definition: WorkflowDefinition, state: ExecutionState, moment: Moment): Progress {
  const unfolding = new Unfolding(state, moment.now);
  for (const [step, { decided, status, ...rest }] of Object.entries(state.steps)) {
    if (decided && status !== 'RETRY_REQUIRED') continue;
    const { findings, extracted, duplicatesFound } = rest;
    unfolding.add({
      kind: 'check-finished',
      step,
      outcome: {
        status: 'EXPIRED',
        statusDetail: `The ${CHECK_OF_STEP[rest.type]} was not finished in time.`,
        findings,
        extracted,
        duplicatesFound,
        transactionId: null,
      },
    });
  }
  return finish(definition, unfolding, 'EXPIRED');
}

/** Records a reviewer's request to repeat a step: it is captured again, and later steps are checked again. */
export function askAgain(
  state: ExecutionState,
  event: Extract<ExecutionEventBody, { kind: 'asked-again' }>,
  expiresAt: number,
  moment: Moment,
): Progress {
  const unfolding = new Unfolding(state, moment.now);
  unfolding.add(event);
  return { ...unfolding.progress('PENDING', null), expiresAt };
}

/** Records a reviewer's decision on a check in REVIEW; a derived status is updated. */
export function review(
  definition: WorkflowDefinition,
  state: ExecutionState,
  event: Extract<ExecutionEventBody, { kind: 'reviewed' }>,
  moment: Moment,
): Progress {
  const unfolding = new Unfolding(state, moment.now);
  unfolding.add(event);
  const end = presentNode(definition, unfolding.state);
  // An end node that always requires review now has its review.
  const status = end.status === 'REVIEW' ? derivedStatus(unfolding.state) : endStatus(end, unfolding.state);
  const loip = evaluateLoip(definition, unfolding.state, status, moment.now);
  if (loip) unfolding.add({ kind: 'loip-evaluated', loip });
  return unfolding.progress(status, null);
}
