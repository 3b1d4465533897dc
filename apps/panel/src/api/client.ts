import type { ManagementApi } from '@assay/management-api';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { t, wordsOf } from '../i18n/language';

/** One input that the server refused, named by its path in the request. */
interface RefusedInput {
  readonly field: string;
  readonly expected: string;
}

/** A call that the management API, or the way to it, did not grant; `message` is fit to be shown. */
export class ApiFailure extends Error {
  /** HTTP status; 0 = the server was not reached. */
  readonly status: number;
  /** Code of the error catalogue; empty when there was no answer. */
  readonly code: string;
  readonly refused: readonly RefusedInput[];

  constructor(status: number, code: string, message: string, refused: readonly RefusedInput[] = []) {
    super(message);
    this.name = 'ApiFailure';
    this.status = status;
    this.code = code;
    this.refused = refused;
  }
}

/** Somebody else changed the policy after this page was loaded. */
export const isStale = (error: unknown): boolean => error instanceof ApiFailure && error.status === 409;

/** What was asked for is not there: the address is wrong, or it has gone. */
export const isMissing = (error: unknown): boolean => error instanceof ApiFailure && error.status === 404;

const OR = ' or ';

/** What was expected; of several that are offered, each is worded by itself. */
function expectedInWords(expected: string): string {
  const whole = wordsOf(expected);
  if (whole !== expected || !expected.includes(OR)) return whole;
  const [first = '', ...others] = expected.split(OR).map(wordsOf);
  return others.reduce((one, other) => t('{one} or {other}', { one, other }), first);
}

/** What the server answers of every failure of its own, and what it tells whoever sees the panel. */
const SYSTEM_ERROR = 'System error';
const UNAVAILABLE = 503;
const ownFailure = (status: number): string =>
  status === UNAVAILABLE
    ? t('The server can’t respond: its database is unavailable or its disk is full. Try again in a minute.')
    : t('Server error. Check the server log for the cause.');

/** A sentence or several for the person who sees the page. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof ApiFailure)) return t('The panel failed. Reload the page.');
  if (isMissing(error)) return t('Not found. It may have been deleted.');
  if (error.message === SYSTEM_ERROR) return ownFailure(error.status);
  if (error.refused.length === 0) return wordsOf(error.message);
  return error.refused.map(({ field, expected }) => `${field}: ${expectedInWords(expected)}`).join('\n');
}

export const SESSION_KEY = ['session'] as const;

/** Of what was asked for with a reason: each asking is a record in the audit trail, so that none is by itself. */
export const REVEALED = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 5_000,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

const MOST_RETRIES = 2;

/** Worth asking again: the server was not reached, or answered that it is not well. */
function mayPass(error: unknown): boolean {
  return !(error instanceof ApiFailure) || error.status === 0 || error.status >= 500;
}

/** The cache of everything the panel has read. An ended session, wherever it shows, leads back to the sign-in. */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof ApiFailure && error.status === 401) client.setQueryData(SESSION_KEY, null);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        retry: (failures, error) => failures < MOST_RETRIES && mayPass(error),
      },
    },
  });
  return client;
}

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
    error?.message ?? t('The server responded with status {status}. Try again.', { status: String(status) }),
    error?.details,
  );
}

const noAnswer = () => new ApiFailure(0, '', t('Can’t reach the server. Check that it’s running.'));

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
