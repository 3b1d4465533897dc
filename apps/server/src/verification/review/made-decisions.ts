import type { CheckStatus } from '@assay/contract';
import { evolve, NOTHING_YET } from '../execution/state';
import type { ExecutionEventBody, ExecutionState } from '../execution/state-shape';

/** What a person decided of a step, beside what the check had come to until then. `at` in UNIX milliseconds. */
interface MadeDecision {
  readonly step: string;
  readonly decision: 'APPROVED' | 'DECLINED' | 'ASKED_AGAIN';
  readonly by: string;
  readonly at: number;
  readonly note: string | null;
  readonly statusBefore: CheckStatus;
  /** The sentence that the decision took the place of: why it waited for a person. */
  readonly detailBefore: string | null;
}

interface Happened {
  readonly at: number;
  readonly body: object;
}

/** The decisions that persons made, oldest first: the state holds the newest one only, the events every one. */
export function madeDecisions(events: readonly Happened[]): readonly MadeDecision[] {
  const made: MadeDecision[] = [];
  let state: ExecutionState = NOTHING_YET;
  for (const { at, body } of events) {
    const event = body as ExecutionEventBody;
    if (event.kind === 'reviewed' || event.kind === 'asked-again') {
      const before = state.steps[event.step];
      if (before)
        made.push({
          step: event.step,
          decision: event.kind === 'reviewed' ? event.decision : 'ASKED_AGAIN',
          by: event.by,
          at,
          note: event.note,
          statusBefore: before.status,
          detailBefore: before.statusDetail,
        });
    }
    state = evolve(state, event, at);
  }
  return made;
}
