import {
  CHECK_OF_STEP,
  isCaptureStep,
  RETRY_SENTENCES,
  type WebhookData,
  type WorkflowDefinition,
  type WorkflowInputs,
} from '@assay/contract';
import { type Connection, enqueueEvent } from '@assay/store';
import { type Hasher, keyHash } from '../../scoring/index';
import type { Progress } from './commands';
import { checkEntries, type Execution, executionDocument } from './execution-document';
import type { ExecutionEventBody } from './state-shape';

type VerificationEvent =
  | 'orchestration/workflow_execution_finished'
  | 'orchestration/workflow_execution_updated'
  | 'verification/session_finished'
  | 'verification/step_asked_again';

/** Returns the hashes by which a person's executions and events are found. */
export const personOf = (hasher: Hasher, { user_id: userId, email }: WorkflowInputs) => ({
  userHash: typeof userId === 'string' ? keyHash(hasher, 'user_id', userId) : null,
  emailHash: typeof email === 'string' ? keyHash(hasher, 'email', email) : null,
});

/** Sends execution events to subscribed webhook endpoints, in the transaction that writes the change. */
export class ExecutionEvents {
  constructor(
    private readonly ports: {
      readonly hasher: Hasher;
      /** Public URL of this deployment; null = the URL that the backend used at the start of the execution. */
      readonly publicUrl: string | null;
    },
  ) {}

  /** @param statusBefore status of the execution before the change */
  async emit(
    connection: Connection,
    execution: Execution,
    definition: WorkflowDefinition,
    { at, events, status }: Progress,
    statusBefore: string,
  ): Promise<void> {
    const again = events.find((event) => event.kind === 'asked-again');
    if (again) await this.emitAskedAgain(connection, execution, again, at);
    for (const event of events) {
      if (event.kind !== 'check-finished' || event.outcome.status === 'RETRY_REQUIRED') continue;
      await this.emitSession(connection, execution, definition, event.step, at);
    }
    if (status === 'PENDING' && !again) return;
    const happened = statusBefore === 'PENDING' ? 'finished' : 'updated';
    const data = executionDocument(execution, definition, this.ports.publicUrl);
    await this.enqueue(connection, `orchestration/workflow_execution_${happened}`, execution, data, at);
  }

  /** Sends the separate event of a step with its own session. */
  private async emitSession(
    connection: Connection,
    execution: Execution,
    definition: WorkflowDefinition,
    step: string,
    at: number,
  ): Promise<void> {
    const state = execution.state.steps[step];
    if (!state || !isCaptureStep(state.type)) return;
    const [check] = checkEntries(
      { ...execution, state: { ...execution.state, steps: { [step]: state } } },
      definition,
      this.ports.publicUrl,
    );
    if (!check) return;
    const data = { executionId: execution.id, ...check };
    await this.enqueue(connection, 'verification/session_finished', execution, data, at);
  }

  private emitAskedAgain(
    connection: Connection,
    execution: Execution,
    { step, reason, note }: Extract<ExecutionEventBody, { kind: 'asked-again' }>,
    at: number,
  ): Promise<void> {
    const { id, workflowId, workflowName, state, expiresAt } = execution;
    const { user_id: userId } = state.inputs;
    const data = {
      executionId: id,
      workflow: { id: workflowId, name: workflowName },
      userId: typeof userId === 'string' ? userId : null,
      step,
      checkType: CHECK_OF_STEP[state.steps[step]!.type],
      reason,
      sentence: RETRY_SENTENCES[reason],
      note,
      expiresAt: new Date(expiresAt).toISOString(),
    };
    return this.enqueue(connection, 'verification/step_asked_again', execution, data, at);
  }

  private enqueue<Event extends VerificationEvent>(
    connection: Connection,
    event: Event,
    execution: Execution,
    data: WebhookData[Event],
    at: number,
  ): Promise<void> {
    const { userHash, emailHash } = personOf(this.ports.hasher, execution.state.inputs);
    return enqueueEvent(connection, {
      environmentId: execution.environmentId,
      event,
      data,
      at,
      ...(userHash === null ? {} : { userHashes: [userHash] }),
      ...(emailHash === null ? {} : { emailHashes: [emailHash] }),
    });
  }
}
