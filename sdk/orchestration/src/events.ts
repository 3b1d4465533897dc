import type { FlowErrorCode, FlowStatus } from '@assay/contract';

/** What handlers are called with (docs/orchestration-sdk.md). */
export interface OrchestrationEvents {
  opened: () => void;
  closed: () => void;
  started: () => void;
  completed: (status: FlowStatus) => void;
  cancelled: () => void;
  error: (errorCode: FlowErrorCode) => void;
}

export type EventName = keyof OrchestrationEvents;
type Handler = (value: never) => void;

const NAMES: readonly string[] = [
  'opened',
  'closed',
  'started',
  'completed',
  'cancelled',
  'error',
] satisfies readonly EventName[];

/** @throws TypeError for a handler that would never be called, which nobody would notice */
function check(event: string, handler: unknown): void {
  if (!NAMES.includes(event)) {
    throw new TypeError(`There is no event '${event}'. Events: ${NAMES.join(', ')}.`);
  }
  if (typeof handler !== 'function') throw new TypeError(`The handler of '${event}' is not a function.`);
}

/** Handlers by event. One that throws keeps nobody else from hearing; what it threw reaches window.onerror. */
export class Handlers {
  private readonly byEvent = new Map<string, Set<Handler>>();

  /** @throws TypeError for an unknown event, or what is no function */
  add(event: string, handler: Handler): void {
    check(event, handler);
    const handlers = this.byEvent.get(event) ?? new Set();
    this.byEvent.set(event, handlers.add(handler));
  }

  /** @throws TypeError for an unknown event, or what is no function */
  remove(event: string, handler: Handler): void {
    check(event, handler);
    this.byEvent.get(event)?.delete(handler);
  }

  emit(event: EventName, value?: FlowStatus | FlowErrorCode): void {
    for (const handler of Array.from(this.byEvent.get(event) ?? [])) {
      try {
        handler(value as never);
      } catch (error) {
        setTimeout(() => {
          throw error;
        });
      }
    }
  }
}
