import type { ManagementApi } from '@assay/management-api';
import { t } from '../i18n/language';
import { ApiFailure, type RefusedInput } from './failure';

const PREFIX = '/management-api/v1';
/** The server takes a change from a session only with this header, which no other site can set. */
const PANEL_HEADER = 'X-Assay-Panel';

/** An operation of the management API: its method and its path below the prefix. */
type Operation = keyof ManagementApi;
/** `data` of an operation's answer. */
export type Answer<O extends Operation> = ManagementApi[O]['data'];
/** What is sent to an operation. */
export type Sent<O extends Operation> = ManagementApi[O]['body'];

type Loose<Query> = { readonly [name in keyof Query]?: Query[name] | undefined };
type Asked<O extends Operation> = (keyof ManagementApi[O]['params'] extends never
  ? { readonly params?: undefined }
  : { readonly params: ManagementApi[O]['params'] }) &
  (ManagementApi[O]['body'] extends undefined
    ? { readonly body?: undefined }
    : { readonly body: ManagementApi[O]['body'] }) & {
    /** Members without a value are left out. */
    readonly query?: ManagementApi[O]['query'] extends undefined
      ? undefined
      : Loose<ManagementApi[O]['query']>;
  };
/** Left out where an operation needs nothing. */
type Asking<O extends Operation> =
  Record<never, never> extends Asked<O> ? [asked?: Asked<O>] : [asked: Asked<O>];

interface Envelope {
  readonly success: boolean;
  readonly data?: unknown;
  readonly error?: {
    readonly code?: string;
    readonly message?: string;
    readonly details?: readonly RefusedInput[];
  };
}

/** What every operation may be asked with, as far as its address goes. */
interface Address {
  readonly params?: { readonly [name: string]: string | number } | undefined;
  readonly query?: { readonly [name: string]: string | number | undefined } | undefined;
}

/** `/path/of/it?name=value`: the parts filled in and URL-encoded, members of the query without a value left out. */
function addressOf(path: string, { params = {}, query = {} }: Address): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size === 0 ? filled : `${filled}?${search}`;
}

async function readEnvelope(response: Response): Promise<Envelope | null> {
  try {
    return (await response.json()) as Envelope;
  } catch {
    return null;
  }
}

/** What a refused answer says. */
function failureOf({ status }: Response, error: Envelope['error']): ApiFailure {
  return new ApiFailure(
    status,
    error?.code ?? '',
    error?.message ?? t('The server answered with status {status}.', { status: String(status) }),
    error?.details,
  );
}

const noAnswer = () => new ApiFailure(0, '', t('The server does not answer. Is it running?'));

/** @param path below the prefix @throws ApiFailure when there is no answer; what `init.signal` broke off as it is */
async function reach(path: string, init: RequestInit & { readonly method: string }): Promise<Response> {
  const headers = {
    ...init.headers,
    ...(init.method === 'GET' ? {} : { [PANEL_HEADER]: '1' }),
  };
  try {
    return await fetch(PREFIX + path, { credentials: 'same-origin', ...init, headers });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw noAnswer();
  }
}

/**
 * Asks for an answer that is no envelope, such as a file.
 * @returns its body, as it comes
 * @throws ApiFailure for every answer that is not a success, and when there is none
 */
export async function callStream(
  path: string,
  init: RequestInit & { readonly method: string },
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const response = await reach(path, init);
  if (response.ok && response.body) return response.body;
  throw failureOf(response, (await readEnvelope(response))?.error);
}

/**
 * Calls the management API with the session's cookie.
 * @param operation e.g. `PATCH /cases/{id}`
 * @returns `data` of the envelope
 * @throws ApiFailure for every answer that is not a success, and when there is none
 */
export async function call<O extends Operation>(operation: O, ...[asked]: Asking<O>): Promise<Answer<O>> {
  const [method = '', path = ''] = operation.split(' ');
  const { body, ...address } = (asked ?? {}) as Address & { readonly body?: unknown };
  const response = await reach(addressOf(path, address), {
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const envelope = await readEnvelope(response);
  if (response.ok && envelope?.success === true) return envelope.data as Answer<O>;
  throw failureOf(response, envelope?.error);
}

/** What a file is sent with. */
interface Sending {
  readonly headers: { readonly [name: string]: string };
  readonly signal: AbortSignal;
  /** Told how many bytes are on their way, which `fetch` does not tell. */
  readonly onSent: (bytes: number) => void;
}

/**
 * Sends a file by POST.
 * @param path below the prefix
 * @throws ApiFailure for every answer that is not a success, and when there is none; the reason of `signal` where it broke off
 */
export function sendFile(path: string, file: Blob, { headers, signal, onSent }: Sending): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', PREFIX + path);
    for (const [name, value] of Object.entries({ ...headers, [PANEL_HEADER]: '1' }))
      request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded }) => onSent(loaded);
    request.onload = async () => {
      const response = new Response(request.responseText, { status: request.status });
      const envelope = await readEnvelope(response);
      if (response.ok && envelope?.success === true) resolve();
      else reject(failureOf(response, envelope?.error));
    };
    request.onerror = () => reject(noAnswer());
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
