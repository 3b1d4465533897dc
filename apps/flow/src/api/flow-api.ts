import { type CameraKind, type CaptureSlot, FLOW_PREFIX, type FlowOperations } from '@assay/contract';

/** Error for a request that the server rejected. */
export class Refused extends Error {
  constructor(
    /** HTTP status. */
    readonly status: number,
    /** Code of the error catalog; empty if the response doesn't contain one. */
    readonly code: string,
  ) {
    super(`The server rejected the request with status ${status}, code ${code}.`);
    this.name = 'Refused';
  }
}

/**
 * Error for a request without a response: no network, or a server that is temporarily unavailable. A retry
 * may succeed.
 */
export class Unreachable extends Error {
  constructor() {
    super('The server is unreachable.');
    this.name = 'Unreachable';
  }
}

/** The only catalog code that the page handles: the step is already started or submitted. */
export const CONFLICT = '3009';
const AGAIN_LATER = [408, 429, 500, 502, 503, 504];

/** Maps an unsuccessful response to an error. */
export function failureOf(status: number, body: unknown): Refused | Unreachable {
  if (status === 0 || AGAIN_LATER.includes(status)) return new Unreachable();
  const { error } = (body ?? {}) as { readonly error?: { readonly code?: unknown } };
  return new Refused(status, typeof error?.code === 'string' ? error.code : '');
}

const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 15_000;

/** Returns the time before the next attempt, in milliseconds, after this number of failures. */
export const waitAfter = (failures: number): number =>
  Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));

/** Waits, but at most until the network is back or `signal` aborts. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      removeEventListener('online', over);
      signal.removeEventListener('abort', over);
      resolve();
    };
    const timer = setTimeout(over, milliseconds);
    addEventListener('online', over);
    signal.addEventListener('abort', over);
  });
}

/**
 * Retries an operation until the server is reachable, so that a bad connection doesn't lose a capture.
 * @param onTrouble called with true when an attempt failed, and with false when a later attempt succeeded
 * @throws every error of `attempt` except Unreachable; Unreachable only if `signal` ended the waiting
 */
export async function persist<Result>(
  attempt: () => Promise<Result>,
  signal: AbortSignal,
  onTrouble: (inTrouble: boolean) => void,
): Promise<Result> {
  for (let failures = 0; ; ) {
    try {
      const result = await attempt();
      if (failures > 0) onTrouble(false);
      return result;
    } catch (error) {
      if (!(error instanceof Unreachable) || signal.aborted) throw error;
      failures++;
      onTrouble(true);
      await pause(waitAfter(failures), signal);
    }
  }
}

/** A captured file to upload. */
export interface Capture {
  readonly slot: CaptureSlot;
  readonly bytes: Blob;
  readonly method: 'CAMERA' | 'UPLOAD';
  /** Camera kind that the page detected; null or absent if unknown or if no camera was used. */
  readonly camera?: CameraKind | null;
  /** Index of the action, for a frame of a challenge. */
  readonly action?: number;
  /** Index of the color, for a frame of the screen light. */
  readonly light?: number;
  /** Milliseconds since the challenge or the first picture, for a frame. */
  readonly at?: number;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Returns `data` of a response envelope. */
const dataOf = (body: unknown): unknown => (body as { readonly data?: unknown } | null)?.data;

type FlowSession = FlowOperations['GET /session']['data'];

/** @throws Refused, Unreachable */
async function call<Operation extends keyof FlowOperations>(
  operation: Operation,
  token: string | null,
  body?: FlowOperations[Operation]['body'],
): Promise<FlowOperations[Operation]['data']> {
  const [method = '', path = ''] = operation.split(' ');
  let status: number;
  let text: string;
  try {
    const answer = await fetch(FLOW_PREFIX + path, {
      method,
      cache: 'no-store',
      credentials: 'omit',
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    status = answer.status;
    text = await answer.text();
  } catch {
    throw new Unreachable();
  }
  const answered = parsed(text);
  if (status < 200 || status > 299) throw failureOf(status, answered);
  const data = dataOf(answered);
  // A 200 without the expected data comes from a captive portal that asks for a login first.
  if (typeof data !== 'object' || data === null) throw new Unreachable();
  return data as FlowOperations[Operation]['data'];
}

function upload(
  token: string,
  { slot, bytes, method, camera, action, light, at }: Capture,
  onProgress: (share: number) => void,
): Promise<FlowSession> {
  const query = [`capture_method=${method}`];
  if (camera) query.push(`camera=${camera}`);
  if (action !== undefined) query.push(`action=${action}`);
  if (light !== undefined) query.push(`light=${light}`);
  if (at !== undefined) query.push(`at=${Math.round(at)}`);
  return new Promise((resolve, reject) => {
    // fetch does not report upload progress.
    const request = new XMLHttpRequest();
    request.open('PUT', `${FLOW_PREFIX}/media/${slot}?${query.join('&')}`);
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new Unreachable());
    request.ontimeout = () => reject(new Unreachable());
    request.onload = () => {
      const answered = parsed(request.responseText);
      if (request.status !== 200) return reject(failureOf(request.status, answered));
      resolve(dataOf(answered) as FlowSession);
    };
    request.send(bytes);
  });
}

/** Client of the flow API with one token; every method throws Refused or Unreachable. */
export interface FlowApi {
  read(): Promise<FlowSession>;
  /**
   * @param takeOver true if the flow continues on this device, wherever it was before
   * @param deviceSession session of the device agent; null if unavailable
   */
  open(takeOver: boolean, deviceSession?: string | null): Promise<FlowSession>;
  /** @param onProgress receives the share of bytes sent, 0 to 1 */
  send(capture: Capture, onProgress: (share: number) => void): Promise<FlowSession>;
  submit(submission: FlowOperations['POST /submit']['body']): Promise<FlowSession>;
  challenge(stillHead: boolean): Promise<FlowSession>;
  offerHandOff(): Promise<FlowOperations['POST /hand-off']['data']>;
  /** Sends a note for the audit log of the execution; failures are ignored. */
  record(name: string, at: number): void;
}

export const flowApi = (token: string): FlowApi => ({
  read: () => call('GET /session', token),
  open: (takeOver, deviceSession = null) =>
    call('POST /session', token, {
      platform: 'WEB',
      ...(takeOver ? { take_over: true } : {}),
      ...(deviceSession === null ? {} : { device_session: deviceSession }),
    }),
  send: (capture, onProgress) => upload(token, capture, onProgress),
  submit: (submission) => call('POST /submit', token, submission),
  challenge: (stillHead) => call('POST /challenge', token, { still_head: stillHead }),
  offerHandOff: () => call('POST /hand-off', token),
  record: (name, at) => void call('POST /events', token, { events: [{ name, at }] }).catch(() => undefined),
});

/**
 * Takes over a flow with the code from a QR code.
 * @throws Refused, Unreachable
 */
export const claimHandOff = (code: string) => call('POST /hand-off/claim', null, { code });

/** Checks whether the server no longer accepts the token. */
export const isEnded = (error: unknown): boolean =>
  error instanceof Refused && (error.status === 401 || error.status === 403);
