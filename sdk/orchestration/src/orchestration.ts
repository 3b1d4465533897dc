import { type EventName, Handlers, type OrchestrationEvents } from './channel';
import { initClient, type OrchestrationConfig, type ReadConfig, readConfig } from './config';
import { FAILURES } from './data/failures';
import { type ShownFlow, showFlow } from './flow';
import { openWindow } from './surface/surface';
import { version } from './version';

/** A call of `start` from its beginning on, until its flow is closed. */
interface Running {
  readonly stopped: AbortController;
  shown: ShownFlow | null;
}

/** The flow of this page; there is one at a time. */
export interface Orchestration {
  /**
   * Shows the flow of a token. In popup mode call it in a click's own handler.
   * @returns when the flow is shown; also, with nothing shown, when `close` was called meanwhile
   * @throws Error with one of the eight messages of `data/failures.ts`; nothing is left behind then
   */
  start(config: OrchestrationConfig): Promise<void>;
  /** Takes the flow away, also one that is just starting. Nothing happens without one. */
  close(): void;
  /**
   * @returns a function that ends the subscription
   * @throws TypeError for an unknown event, or a handler that is no function; so does `off`
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
    // That it was blocked is emitted in its turn.
    if (read.mode === 'popup' && !popup) throw new Error(FAILURES.popup);
    mine.shown = showFlow(read, { executionId, popup }, (event, value) => {
      if (event === 'closed' && running === mine) running = null;
      handlers.emit(event, value);
    });
    // Whoever heard `opened` may have closed it.
    if (signal.aborted) mine.shown.close();
  }

  return {
    version,
    async start(config) {
      if (running) throw new Error(FAILURES.running);
      const read = readConfig(config);
      const mine: Running = { stopped: new AbortController(), shown: null };
      running = mine;
      // Before the first await, which ends the gesture.
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
