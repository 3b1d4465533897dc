import { type EventName, Handlers, type OrchestrationEvents } from './channel';
import { initClient, type OrchestrationConfig, type ReadConfig, readConfig } from './config';
import { FAILURES } from './data/failures';
import { type ShownFlow, showFlow } from './flow';
import { openWindow } from './surface/surface';
import { version } from './version';

/** A call of `start`, from its beginning until its flow is closed. */
interface Running {
  readonly stopped: AbortController;
  shown: ShownFlow | null;
}

/** The flow of this page; only one exists at a time. */
export interface Orchestration {
  /**
   * Shows the flow of a token. In popup mode, call it directly in a click handler.
   * @returns when the flow is shown, or, without a shown flow, when `close` was called in the meantime
   * @throws Error with one of the eight messages of `data/failures.ts`; everything is cleaned up then
   */
  start(config: OrchestrationConfig): Promise<void>;
  /** Removes the flow, also one that is still starting. Does nothing without a flow. */
  close(): void;
  /**
   * @returns a function that ends the subscription
   * @throws TypeError for an unknown event, or a handler that isn't a function; so does `off`
   */
  on<Name extends EventName>(event: Name, handler: OrchestrationEvents[Name]): () => void;
  off<Name extends EventName>(event: Name, handler: OrchestrationEvents[Name]): void;
  readonly version: { readonly version: string; readonly commitHash: string | null };
}

export function orchestration(): Orchestration {
  const handlers = new Handlers();
  let running: Running | null = null;

  async function show(read: ReadConfig, popup: Window | null, mine: Running): Promise<void> {
    const { signal } = mine.stopped;
    const executionId = await initClient(read.server, read.token, signal);
    if (signal.aborted) return;
    // Checked after the server's response, so that errors are thrown in the documented order.
    if (read.mode === 'popup' && !popup) throw new Error(FAILURES.popup);
    mine.shown = showFlow(read, { executionId, popup }, (event, value) => {
      if (event === 'closed' && running === mine) running = null;
      handlers.emit(event, value);
    });
    // A handler of `opened` may have closed the flow.
    if (signal.aborted) mine.shown.close();
  }

  return {
    version,
    async start(config) {
      if (running) throw new Error(FAILURES.running);
      const read = readConfig(config);
      const mine: Running = { stopped: new AbortController(), shown: null };
      running = mine;
      // Before the first await, because an await ends the user gesture.
      const popup = read.mode === 'popup' ? openWindow() : null;
      try {
        await show(read, popup, mine);
      } catch (error) {
        if (running === mine) running = null;
        if (!mine.stopped.signal.aborted) throw error;
      } finally {
        if (!mine.shown) popup?.close();
      }
    },
    close() {
      const mine = running;
      running = null;
      mine?.stopped.abort();
      mine?.shown?.close();
    },
    on(event, handler) {
      handlers.add(event, handler);
      return () => handlers.remove(event, handler);
    },
    off(event, handler) {
      handlers.remove(event, handler);
    },
  };
}
