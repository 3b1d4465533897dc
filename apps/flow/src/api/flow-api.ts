import { type CameraKind, type CaptureSlot, FLOW_PREFIX, type FlowOperations } from '@assay/contract';

/** The server answered, and refused. */
export class Refused extends Error {
  constructor(
    /** Of HTTP. */
    readonly status: number,
    /** Of the error catalogue; empty when the answer had none. */
    readonly code: string,
  ) {
    super(`The server refused with ${status} ${code}.`);
    this.name = 'Refused';
  }
}

/** Nothing came back: no network, or a server that is away for the moment. Trying again may help. */
export class Unreachable extends Error {
  constructor() {
    super('The server cannot be reached.');
    this.name = 'Unreachable';
  }
}

/** The one code of the catalogue that the page acts on: the step was taken, or begun, before. */
export const CONFLICT = '3009';
const AGAIN_LATER = [408, 429, 500, 502, 503, 504];

/** What an answer that is no success means. */
export function failureOf(status: number, body: unknown): Refused | Unreachable {
  if (status === 0 || AGAIN_LATER.includes(status)) return new Unreachable();
  const { error } = (body ?? {}) as { readonly error?: { readonly code?: unknown } };
  return new Refused(status, typeof error?.code === 'string' ? error.code : '');
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;

/** Milliseconds before the next attempt, after so many that failed. */
export const waitAfter = (failures: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));

/** Waits, at most until the network is back or there is nothing left to wait for. */
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
 * Does something until the server can be reached: nothing that was captured is lost to a bad connection.
 * @param onTrouble called with true when an attempt failed, false when one went through behind it
 * @throws whatever `attempt` throws that is not Unreachable; Unreachable only when `signal` ended the waiting
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

/** Something captured, on its way to the server. */
export interface Capture {
  readonly slot: CaptureSlot;
  readonly bytes: Blob;
  readonly method: 'CAMERA' | 'UPLOAD';
  /** What the camera is taken for; null or left out = nothing is known of it, or there was none. */
  readonly camera?: CameraKind | null;
  /** Of a frame of a challenge: the place of its action. */
  readonly action?: number;
  /** Of a frame of its light: the place of its colour. */
  readonly light?: number;
  /** Of a frame: milliseconds since the challenge or the first picture. */
  readonly at?: number;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** `data` of an answer's envelope. */
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
  // A 200 that is not ours: a network that wants its users to sign in first.
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
    // fetch does not report how far an upload is.
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

/** The flow API with one token; every call throws Refused or Unreachable. */
export interface FlowApi {
  read(): Promise<FlowSession>;
  /**
   * @param takeOver the flow goes on here, wherever it was before
   * @param deviceSession of the device agent; null = there is none
   */
  open(takeOver: boolean, deviceSession?: string | null): Promise<FlowSession>;
  /** @param onProgress gets the share of the bytes that has left, 0 to 1 */
  send(capture: Capture, onProgress: (share: number) => void): Promise<FlowSession>;
  submit(submission: FlowOperations['POST /submit']['body']): Promise<FlowSession>;
  challenge(stillHead: boolean): Promise<FlowSession>;
  offerHandOff(): Promise<FlowOperations['POST /hand-off']['data']>;
  /** Notes for the trail of the execution; what becomes of them is nobody's concern. */
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

/** Takes a flow over with the code of a QR. @throws Refused, Unreachable */
export const claimHandOff = (code: string) => call('POST /hand-off/claim', null, { code });

/** Whether the token no longer opens anything. */
export const isEnded = (error: unknown): boolean =>
  error instanceof Refused && (error.status === 401 || error.status === 403);
