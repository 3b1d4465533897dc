import { ApiError, type SpaceId } from '@assay/contract';
import type { Connection } from '@assay/store';
import { review } from './commands';
import type { Execution } from './execution-document';
import type { Executions } from './executions';

/** What somebody decides of an execution in REVIEW. */
export interface Review {
  readonly decision: 'APPROVED' | 'DECLINED';
  readonly by: string;
  readonly note: string | null;
  /** UNIX milliseconds. */
  readonly now: number;
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
  { decision, by, note, now }: Review,
): Promise<Execution | null> =>
  executions.change(
    spaceId,
    id,
    (execution, definition) => {
      const steps = Object.entries(execution.state.steps);
      const asked = execution.state.steps[step];
      if (!asked) throw new ApiError('notFound');
      const isOpen = asked.status === 'REVIEW' || steps.every(([, one]) => one.status !== 'REVIEW');
      if (execution.status !== 'REVIEW' || execution.purgedAt !== null || !isOpen)
        throw new ApiError('conflict', 'Conflict: the step is not in review');
      const event = { kind: 'reviewed', step, decision, by, note } as const;
      return review(definition, execution.state, event, { now, newId: executions.newId });
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
