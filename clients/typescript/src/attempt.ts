import { TimedOut, Unreachable } from './errors.js';

/** The `fetch` of Node.js and of browsers, or a compatible function of the caller. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** The complete bytes of a file, because they may have to be sent again. */
export type FileContent = Blob | ArrayBuffer | Uint8Array<ArrayBuffer> | string;

/** The response to one attempt. */
export interface ReceivedResponse {
  readonly status: number;
  readonly text: string;
  readonly type: string;
  /** Milliseconds that the server asks to wait; null if it names none. */
  readonly retryAfter: number | null;
}

/** A request as it is sent, identical in every attempt. */
export interface OutgoingRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: FileContent | undefined;
  /** Time limit for the complete response, in milliseconds. */
  readonly timeout: number;
  readonly signal: AbortSignal | undefined;
}

/**
 * Reads `Retry-After` (RFC 9110): seconds, or a date.
 * @param now UNIX milliseconds
 */
export function readRetryAfter(text: string | null, now: number): number | null {
  if (!text) return null;
  if (/^\d{1,9}$/.test(text.trim())) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}

/**
 * Sends a request once and reads the complete response. Redirects are not followed, so that the key is sent
 * to no other address.
 * @throws Unreachable, TimedOut; the signal's reason if the caller aborted
 */
export async function sendOnce(
  fetch: Fetch,
  request: OutgoingRequest,
  now: () => number,
): Promise<ReceivedResponse> {
  const { url, method, headers, body, timeout, signal } = request;
  signal?.throwIfAborted();
  const controller = new AbortController();
  const giveUp = () => controller.abort();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    giveUp();
  }, timeout);
  signal?.addEventListener('abort', giveUp, { once: true });
  try {
    const response = await fetch(url, {
      method,
      headers,
      redirect: 'manual',
      signal: controller.signal,
      // A panel cookie must not authenticate the request.
      credentials: 'omit',
      ...(body === undefined ? {} : { body }),
    });
    return {
      status: response.status,
      text: await response.text(),
      type: response.headers.get('content-type') ?? '',
      retryAfter: readRetryAfter(response.headers.get('retry-after'), now()),
    };
  } catch (cause) {
    signal?.throwIfAborted();
    if (late) throw new TimedOut(`No complete response arrived within ${timeout} ms.`, { cause });
    throw new Unreachable('No complete response arrived. Check the URL and the network connection.', {
      cause,
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

/**
 * Waits.
 * @throws the signal's reason if the caller aborts meanwhile
 */
export function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
