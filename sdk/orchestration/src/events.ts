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

/** Handlers by event. One that throws keeps nobody else from hearing; what it threw reaches window.onerror. */
export class Handlers {
  private readonly byEvent = new Map<string, Set<Handler>>();

  add(event: string, handler: Handler): void {
    const handlers = this.byEvent.get(event) ?? new Set();
    this.byEvent.set(event, handlers.add(handler));
  }

  remove(event: string, handler: Handler): void {
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
