import {
  ApiError,
  type Platform as BrowserPlatform,
  type CaptureStep,
  isCaptureStep,
  MANY_FILES,
  MEDIA_KINDS,
  MEDIA_LIMITS,
  type MediaSlot,
  MOST_FILES,
  SLOTS_OF_STEP,
  type WorkflowDefinition,
} from '@assay/contract';
import { dropMedia, keepMedia } from '@assay/store';
import type { Sources } from '../../platform/sources';
import { note, open, type Progress } from '../execution/commands';
import { presentNode } from '../execution/graph';
import type { CaptureMethod, ExecutionState } from '../execution/state';
import type { Execution } from '../execution-document';
import type { Executions } from '../executions';
import type { FlowToken } from '../flow-token';
import type { MediaStore } from '../media/media-store';

const MOST_CLIENT_EVENTS = 500;

/** A flow that a token opens. */
export interface OpenFlow {
  readonly token: FlowToken;
  readonly execution: Execution;
  readonly definition: WorkflowDefinition;
}

const conflict = (why: string) => new ApiError('conflict', `Conflict: ${why}`);

/** The step that something is captured for just now. @throws ApiError 3009 */
function capturing(definition: WorkflowDefinition, state: ExecutionState) {
  const node = presentNode(definition, state);
  const step = state.steps[node.id];
  if (!step || !isCaptureStep(node.type)) throw conflict('no capture is asked for now');
  if (step.submitted) throw conflict('the step is being checked');
  return { id: node.id, type: node.type as CaptureStep, step };
}

/** @throws ApiError 3001, 3009 */
function requireRoom(definition: WorkflowDefinition, state: ExecutionState, slot: MediaSlot): string {
  const { id, type, step } = capturing(definition, state);
  const { required, optional } = SLOTS_OF_STEP[type];
  if (![...required, ...optional].includes(slot)) throw conflict(`the step ${type} takes no ${slot}`);
  const files = step.media.filter((item) => item.slot === slot).length;
  if (slot === MANY_FILES && files >= MOST_FILES) throw conflict(`at most ${MOST_FILES} files are taken`);
  return id;
}

/** What the end user's page does to an execution. */
export class FlowService {
  constructor(
    private readonly ports: {
      readonly executions: Executions;
      readonly store: MediaStore;
      readonly sources: Sources;
      readonly wake: () => void;
    },
  ) {}

  private moment() {
    return { now: this.ports.sources.now(), newId: this.ports.executions.newId };
  }

  /** @throws ApiError 2006 when the execution has ended meanwhile, or is gone. */
  private async change(
    { token }: OpenFlow,
    command: (state: ExecutionState, definition: WorkflowDefinition) => Progress,
  ): Promise<Execution> {
    const changed = await this.ports.executions.change(
      token.spaceId,
      token.executionId,
      (execution, definition) => {
        if (execution.status !== 'PENDING') throw new ApiError('flowToken');
        return command(execution.state, definition);
      },
    );
    if (!changed) throw new ApiError('flowToken');
    return changed;
  }

  /** The page is open. */
  async start(
    flow: OpenFlow,
    page: { readonly platform: BrowserPlatform; readonly ip: string; readonly deviceSession: string | null },
  ): Promise<Execution> {
    const changed = await this.change(flow, (state, definition) =>
      open(definition, state, { kind: 'opened', ...page }, this.moment()),
    );
    this.ports.wake();
    return changed;
  }

  /**
   * Takes a picture, video or file in; one of the same slot before it is dropped.
   * @throws ApiError 1020, 1021, 2006, 3009
   */
  async takeMedia(
    flow: OpenFlow,
    media: {
      readonly slot: MediaSlot;
      readonly method: CaptureMethod;
      readonly source: AsyncIterable<Buffer>;
    },
  ): Promise<Execution> {
    const { executions, store } = this.ports;
    const { token } = flow;
    // Before the first byte is read, so that nobody sends 60 MB for nothing; and again when it has come.
    requireRoom(flow.definition, flow.execution.state, media.slot);
    const kind = MEDIA_KINDS[media.slot];
    const received = await store.receive(token.spaceId, media.source, { kind, limit: MEDIA_LIMITS[kind] });
    try {
      const changed = await executions.change(
        token.spaceId,
        token.executionId,
        async ({ status, state, id }, definition, connection) => {
          if (status !== 'PENDING') throw new ApiError('flowToken');
          const step = requireRoom(definition, state, media.slot);
          const { now, newId } = this.moment();
          await keepMedia(connection, {
            ...received,
            executionId: id,
            sessionId: state.steps[step]?.sessionId ?? null,
            slot: media.slot,
            createdAt: now,
          });
          const replaced = (state.steps[step]?.media ?? []).filter(
            ({ slot }) => slot === media.slot && slot !== MANY_FILES,
          );
          await dropMedia(connection, token.spaceId, { ids: replaced.map((item) => item.id) });
          const item = { slot: media.slot, id: received.id, method: media.method };
          return note(state, { kind: 'media-received', step, item }, { now, newId });
        },
      );
      if (!changed) throw new ApiError('flowToken');
      return changed;
    } catch (error) {
      await store.discard(received).catch(() => undefined);
      throw error;
    }
  }

  /** Ends the capture of a step. @throws ApiError 2006, 3009 */
  async submit(
    flow: OpenFlow,
    { step: asked, ...submission }: { readonly step: string } & ExecutionState['steps'][string]['submission'],
  ): Promise<Execution> {
    const changed = await this.change(flow, (state, definition) => {
      const { id, type, step } = capturing(definition, state);
      if (id !== asked) throw conflict(`the step ${id} is asked for now`);
      const missing = SLOTS_OF_STEP[type].required.filter(
        (slot) => !step.media.some((item) => item.slot === slot),
      );
      if (missing.length > 0) throw conflict(`${missing.join(', ')} has not been sent`);
      return note(state, { kind: 'submitted', step: id, submission }, this.moment());
    });
    this.ports.wake();
    return changed;
  }

  /** Notes what the page did; past a bound nothing more is kept. */
  tell(
    flow: OpenFlow,
    events: readonly { readonly name: string; readonly at: number }[],
  ): Promise<Execution> {
    return this.change(flow, (state) => {
      const room = Math.max(0, MOST_CLIENT_EVENTS - state.clientEvents);
      return note(state, { kind: 'client-events', events: events.slice(0, room) }, this.moment());
    });
  }
}
