import {
  ApiError,
  type EnvironmentId,
  isCaptureStep,
  type RetryCode,
  WORKFLOW_DEFAULTS,
} from '@assay/contract';
import type { Connection } from '@assay/store';
import { askAgain, review } from './commands';
import type { Execution } from './execution-document';
import type { Executions } from './executions';

/** A reviewer's decision on an execution in REVIEW. */
export interface Review {
  readonly decision: 'APPROVED' | 'DECLINED';
  readonly by: string;
  readonly note: string | null;
  /** Number of the newest event seen by the reviewer; undefined = any. */
  readonly expectedVersion?: number | undefined;
  /** UNIX milliseconds. */
  readonly now: number;
}

/** @throws ApiError 3009 when the execution has changed since */
function requireVersion({ sequence }: Execution, expected: number | undefined): void {
  if (expected !== undefined && expected !== sequence)
    throw new ApiError('conflict', 'Another user changed the verification. Load it again');
}

/**
 * Decides a step of an execution in REVIEW. If no step is in review, any step can be decided.
 * @returns null = execution not found
 * @throws ApiError 3001 for an unknown step, 3009 when it isn't in review
 */
export const reviewStep = (
  executions: Executions,
  connection: Connection,
  environmentId: EnvironmentId,
  id: string,
  step: string,
  { decision, by, note, expectedVersion, now }: Review,
): Promise<Execution | null> =>
  executions.change(
    environmentId,
    id,
    (execution, definition) => {
      requireVersion(execution, expectedVersion);
      if (!execution.state.steps[step]) throw new ApiError('notFound');
      if (!canDecide(execution, step)) throw new ApiError('conflict', "The step isn't in review");
      const event = { kind: 'reviewed', step, decision, by, note } as const;
      return review(definition, execution.state, event, { now, newId: executions.newId });
    },
    connection,
  );

/**
 * Returns true if a reviewer can decide the step: it is in review, or the end node requires review and no
 * step is in review.
 */
export const canDecide = (execution: Execution, step: string): boolean => {
  const { steps } = execution.state;
  return (
    execution.status === 'REVIEW' &&
    execution.purgedAt === null &&
    (steps[step]?.status === 'REVIEW' || Object.values(steps).every(({ status }) => status !== 'REVIEW'))
  );
};

/** A reviewer's request to repeat a step. */
interface AskedAgain {
  readonly step: string;
  readonly reason: RetryCode;
  readonly by: string;
  readonly note: string | null;
  readonly expectedVersion?: number | undefined;
  /** UNIX milliseconds. */
  readonly now: number;
}

/** Returns true if the step can be requested again. */
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
 * Requests a step from the end user again; the execution continues from there with a new time limit.
 * @returns null = execution not found
 * @throws ApiError 3001 for an unknown step, 3009 when the execution isn't in review
 */
export const askStepAgain = (
  executions: Executions,
  connection: Connection,
  environmentId: EnvironmentId,
  id: string,
  { expectedVersion, now, ...asked }: AskedAgain,
): Promise<Execution | null> =>
  executions.change(
    environmentId,
    id,
    (execution, { settings = {} }) => {
      requireVersion(execution, expectedVersion);
      if (!execution.state.steps[asked.step]) throw new ApiError('notFound');
      if (!canAskAgain(execution, asked.step))
        throw new ApiError('conflict', "This step can't be requested again");
      const minutes = settings.execution_minutes ?? WORKFLOW_DEFAULTS.execution_minutes;
      const event = { kind: 'asked-again', ...asked } as const;
      return askAgain(execution.state, event, now + minutes * 60_000, { now, newId: executions.newId });
    },
    connection,
  );

/**
 * Decides all steps in REVIEW until the execution leaves review.
 * @throws ApiError 3009 when it stays in review
 */
export async function reviewExecution(
  executions: Executions,
  connection: Connection,
  environmentId: EnvironmentId,
  id: string,
  given: Review,
): Promise<void> {
  let execution = await executions.change(environmentId, id, () => null, connection);
  const steps = Object.keys(execution?.state.steps ?? {});
  for (let nth = 0; nth < steps.length && execution?.status === 'REVIEW'; nth++) {
    const states = execution.state.steps;
    const step = steps.find((name) => states[name]?.status === 'REVIEW') ?? steps[0]!;
    execution = await reviewStep(executions, connection, environmentId, id, step, given);
  }
  if (!execution || execution.status === 'REVIEW')
    throw new ApiError('conflict', 'Decide this verification step by step');
}
