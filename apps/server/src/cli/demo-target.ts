import { randomUUID } from 'node:crypto';
import type { FlowSession } from '@assay/contract';
import { USER_AGENT } from '../operations/demo/devices';
import type { PlayedSession } from '../operations/demo/streams';
import { CannotAnswer } from './cannot-answer';

/** The server that the demonstration plays to. */
export interface Target {
  readonly url: string;
  readonly key: string;
}

interface Reply {
  readonly success?: boolean;
  readonly error?: { readonly code?: string; readonly message?: string };
  readonly data?: object;
}

/** Sends a request. @returns `data` of the answer, or all of one that has no `data` */
async function request<Data>(url: string, init: RequestInit): Promise<Data> {
  let response: Response;
  try {
    response = await fetch(url, init);
  } catch {
    throw new CannotAnswer(`No server answers at ${new URL(url).origin}.`);
  }
  const reply = (await response.json()) as Reply;
  if (!response.ok)
    throw new CannotAnswer(`The server answered ${reply.error?.code}: ${reply.error?.message}`);
  return (reply.data ?? reply) as Data;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** @returns `data` of the answer, or all of one that has no `data` */
export const ask = <Data>({ url, key }: Target, method: string, path: string, body?: object): Promise<Data> =>
  request(url + path, {
    method,
    // A ticket that one browser asked for and another brings back is a sign of tampering.
    headers: { 'x-api-key': key, 'user-agent': USER_AGENT, ...(body ? JSON_TYPE : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

/** As the page of an end user calls: a file as it is, everything else as JSON. */
export function callFlow(
  { url }: Target,
  token: string,
  method: string,
  path: string,
  body?: object | Uint8Array,
): Promise<FlowSession> {
  const isFile = body instanceof Uint8Array;
  const type = isFile ? { 'content-type': 'application/octet-stream' } : body ? JSON_TYPE : {};
  return request(`${url}/flow-api/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'user-agent': USER_AGENT, ...type },
    ...(body ? { body: isFile ? new Uint8Array(body) : JSON.stringify(body) } : {}),
  });
}

const STREAM_VERSION = '1.0.0';

/** Sends a session that ends at `now` as a browser would. @returns the id of its stream */
export async function sendSession(
  { url, key }: Target,
  { label, lastedMs, events }: PlayedSession,
  now: number,
): Promise<string> {
  const headers = { 'user-agent': USER_AGENT };
  const auth = await fetch(`${url}/session-monitoring-api/v1/auth`, {
    method: 'POST',
    headers: { ...headers, 'x-api-key': key },
  });
  const { token } = JSON.parse(Buffer.from(await auth.text(), 'base64').toString()) as { token: string };
  const stream = randomUUID();
  const times = { t0: now - lastedMs, sent: lastedMs, time: [lastedMs, 0, 0] };
  const batch = { token, stream, seq: 0, n: events.length, v: STREAM_VERSION, label, ...times, events };
  const sent = await fetch(`${url}/session-ingest/v1/events`, {
    method: 'POST',
    headers,
    body: JSON.stringify(batch),
  });
  if (!sent.ok) throw new CannotAnswer(`The server did not take a session: ${sent.status}.`);
  return stream;
}
