import type {
  FlowConnect,
  FlowErrorCode,
  FlowHostMessage,
  FlowPageMessage,
  FlowStatus,
} from '@assay/contract';

/** Arguments of the event handlers (docs/how-to/orchestration-sdk.md). */
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

/** @throws TypeError for a handler that would never be called, because that mistake would go unnoticed */
function check(event: string, handler: unknown): void {
  if (!NAMES.includes(event)) {
    throw new TypeError(`There is no event '${event}'. Events: ${NAMES.join(', ')}.`);
  }
  if (typeof handler !== 'function') throw new TypeError(`The handler of '${event}' isn't a function.`);
}

/** Event handlers by event. If one throws, the others still run, and the error reaches window.onerror. */
export class Handlers {
  private readonly byEvent = new Map<string, Set<Handler>>();

  /** @throws TypeError for an unknown event, or a handler that isn't a function */
  add(event: string, handler: Handler): void {
    check(event, handler);
    const handlers = this.byEvent.get(event) ?? new Set();
    this.byEvent.set(event, handlers.add(handler));
  }

  /** @throws TypeError for an unknown event, or a handler that isn't a function */
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

const STATUSES: readonly string[] = [
  'success',
  'pending',
  'failed',
  'unknown',
] satisfies readonly FlowStatus[];
const CODES: readonly string[] = [
  'error_code_1',
  'error_code_3',
  'error_code_4',
  'error_code_5',
  'error_code_6',
  'unknown',
] satisfies readonly FlowErrorCode[];
const PLAIN: readonly string[] = ['opened', 'started', 'cancelled', 'closed'];

/** Returns 32 random hexadecimal digits. */
export function newNonce(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)));
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Reads a message of the page; null if it isn't part of the protocol. */
export function readPageMessage(value: unknown): FlowPageMessage | null {
  const { type, status, code, height } = (value ?? {}) as { readonly [member: string]: unknown };
  if (PLAIN.includes(type as string)) return { type: type as 'opened' };
  if (type === 'completed' && STATUSES.includes(status as string))
    return { type, status: status as FlowStatus };
  if (type === 'error' && CODES.includes(code as string)) return { type, code: code as FlowErrorCode };
  if (type === 'resize' && typeof height === 'number' && height > 0 && height < Infinity)
    return { type, height };
  return null;
}

/** Checks whether a window message is a popup's ready message. */
export function isReady(value: unknown, nonce: string): boolean {
  const { assay, type, nonce: answered } = (value ?? {}) as { readonly [member: string]: unknown };
  return assay === 1 && type === 'ready' && answered === nonce;
}

/** Channel to the page; it reconnects after each page load. */
export interface Channel {
  connect(target: Window): void;
  /** @returns false before the page has sent a message */
  send(message: FlowHostMessage): boolean;
  close(): void;
}

/**
 * @param origin origin of the flow; only this origin receives the nonce and the token
 * @param first message sent immediately on each connection
 */
export function channel(
  {
    origin,
    nonce,
    first,
  }: { readonly origin: string; readonly nonce: string; readonly first: FlowHostMessage },
  heard: (message: FlowPageMessage) => void,
): Channel {
  let port: MessagePort | null = null;
  let answered = false;
  const close = () => {
    port?.close();
    port = null;
    answered = false;
  };
  return {
    close,
    connect(target) {
      close();
      const { port1, port2 } = new MessageChannel();
      port = port1;
      port1.onmessage = ({ data }) => {
        const message = port === port1 ? readPageMessage(data) : null;
        if (!message) return;
        answered = true;
        heard(message);
      };
      target.postMessage({ assay: 1, type: 'connect', nonce } satisfies FlowConnect, origin, [port2]);
      port1.postMessage(first);
    },
    send(message) {
      if (answered) port?.postMessage(message);
      return answered;
    },
  };
}
