import { ApiError, isCaptureStep, type RetryCode, type SpaceId, WORKFLOW_DEFAULTS } from '@assay/contract';
import type { Connection } from '@assay/store';
import { askAgain, review } from './commands';
import type { Execution } from './execution-document';
import type { Executions } from './executions';

/** What somebody decides of an execution in REVIEW. */
export interface Review {
  readonly decision: 'APPROVED' | 'DECLINED';
  readonly by: string;
  readonly note: string | null;
  /** Number of the newest event that was seen; undefined = whatever happened. */
  readonly expectedVersion?: number | undefined;
  /** UNIX milliseconds. */
  readonly now: number;
}

/** @throws ApiError 3009 when something happened to it since */
function requireVersion({ sequence }: Execution, expected: number | undefined): void {
  if (expected !== undefined && expected !== sequence)
    throw new ApiError('conflict', 'Conflict: somebody has changed the execution meanwhile');
}

/**
 * Decides a step of an execution that is in REVIEW; where none of its steps is, any of them can be decided.
 * @returns null = there is no such execution
 * @throws ApiError 3001 without such a step, 3009 when it is not in review
 */
export const reviewStep = (
  executions: Executions,
  connection: Connection,
  spaceId: SpaceId,
  id: string,
  step: string,
  { decision, by, note, expectedVersion, now }: Review,
): Promise<Execution | null> =>
  executions.change(
    spaceId,
    id,
    (execution, definition) => {
      requireVersion(execution, expectedVersion);
      if (!execution.state.steps[step]) throw new ApiError('notFound');
      if (!canDecide(execution, step)) throw new ApiError('conflict', 'Conflict: the step is not in review');
      const event = { kind: 'reviewed', step, decision, by, note } as const;
      return review(definition, execution.state, event, { now, newId: executions.newId });
    },
    connection,
  );

/** Whether a person can decide a step: one in review, or any where the end asks for a person and none of the steps does. */
export const canDecide = (execution: Execution, step: string): boolean => {
  const { steps } = execution.state;
  return (
    execution.status === 'REVIEW' &&
    execution.purgedAt === null &&
    (steps[step]?.status === 'REVIEW' || Object.values(steps).every(({ status }) => status !== 'REVIEW'))
  );
};

/** What a reviewer tells who is to capture a step again. */
interface AskedAgain {
  readonly step: string;
  readonly reason: RetryCode;
  readonly by: string;
  readonly note: string | null;
  readonly expectedVersion?: number | undefined;
  /** UNIX milliseconds. */
  readonly now: number;
}

/** Whether the end user can be asked for a step once more. */
export const canAskAgain = (execution: Execution, step: string): boolean => {
  const asked = execution.state.steps[step];
  return (
    execution.status === 'REVIEW' &&
    execution.purgedAt === null &&
    asked !== undefined &&
    asked.decided &&
    isCaptureStep(asked.type)
  );
};

/**
 * Asks the end user for a step once more: the execution goes on from there, for as long as a new one lasts.
 * @returns null = there is no such execution
 * @throws ApiError 3001 without such a step, 3009 when the execution is not in review
 */
export const askStepAgain = (
  executions: Executions,
  connection: Connection,
  spaceId: SpaceId,
  id: string,
  { expectedVersion, now, ...asked }: AskedAgain,
): Promise<Execution | null> =>
  executions.change(
    spaceId,
    id,
    (execution, { settings = {} }) => {
      requireVersion(execution, expectedVersion);
      if (!execution.state.steps[asked.step]) throw new ApiError('notFound');
      if (!canAskAgain(execution, asked.step))
        throw new ApiError('conflict', 'Conflict: the step cannot be asked for again');
      const minutes = settings.execution_minutes ?? WORKFLOW_DEFAULTS.execution_minutes;
      const event = { kind: 'asked-again', ...asked } as const;
      return askAgain(execution.state, event, now + minutes * 60_000, { now, newId: executions.newId });
    },
    connection,
  );

/**
 * Decides every step that is in REVIEW, until the execution is not any more.
 * @throws ApiError 3009 when that leaves it in review
 */
export async function reviewExecution(
  executions: Executions,
  connection: Connection,
  spaceId: SpaceId,
  id: string,
  given: Review,
): Promise<void> {
  let execution = await executions.change(spaceId, id, () => null, connection);
  const steps = Object.keys(execution?.state.steps ?? {});
  for (let nth = 0; nth < steps.length && execution?.status === 'REVIEW'; nth++) {
    const states = execution.state.steps;
    const step = steps.find((name) => states[name]?.status === 'REVIEW') ?? steps[0]!;
    execution = await reviewStep(executions, connection, spaceId, id, step, given);
  }
  if (!execution || execution.status === 'REVIEW')
    throw new ApiError('conflict', 'Conflict: the execution can only be decided step by step');
}
