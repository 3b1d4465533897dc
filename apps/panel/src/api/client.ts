import type { ManagementApi } from '@assay/management-api';
import { keepPreviousData, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { t, wordsOf } from '../i18n/language';

/** Request field that the server rejected, by its path. */
interface RefusedInput {
  readonly field: string;
  readonly expected: string;
}

/** Failed request to the management API; `message` can be shown to the user. */
export class ApiFailure extends Error {
  /** HTTP status; 0 if the server was not reached. */
  readonly status: number;
  /** Code from the error catalog; empty without a response. */
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

/** Returns true if another user changed the object after this page loaded it. */
export const isStale = (error: unknown): boolean => error instanceof ApiFailure && error.status === 409;

/** Returns true if the object does not exist: the URL is wrong, or it was deleted. */
export const isMissing = (error: unknown): boolean => error instanceof ApiFailure && error.status === 404;

const OR = ' or ';

/** Translates the expected value; translates each alternative of `a or b` separately. */
function expectedInWords(expected: string): string {
  const whole = wordsOf(expected);
  if (whole !== expected || !expected.includes(OR)) return whole;
  const [first = '', ...others] = expected.split(OR).map(wordsOf);
  return others.reduce((one, other) => t('{one} or {other}', { one, other }), first);
}

/** Server message for internal errors; the panel shows its own message instead. */
const SYSTEM_ERROR = 'System error';
const UNAVAILABLE = 503;
const ownFailure = (status: number): string =>
  status === UNAVAILABLE
    ? t('The server can’t respond: its database is unavailable or its disk is full. Try again in a minute.')
    : t('Server error. Check the server log for the cause.');

/** Returns one or more sentences for the user. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof ApiFailure)) return t('The panel failed. Reload the page.');
  if (isMissing(error)) return t('Not found. It may have been deleted.');
  if (error.message === SYSTEM_ERROR) return ownFailure(error.status);
  if (error.refused.length === 0) return wordsOf(error.message);
  return error.refused.map(({ field, expected }) => `${field}: ${expectedInWords(expected)}`).join('\n');
}

export const SESSION_KEY = ['session'] as const;

/**
 * Query options for data that was requested with a reason: each request writes an audit record, so queries
 * never refetch automatically.
 */
export const REVEALED = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 5_000,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

/** Query options for lists and charts: the previous data stays visible until that of another filter arrives. */
export const SHOWING_LAST_DATA = { placeholderData: keepPreviousData } as const;

const MAX_RETRIES = 2;

/** Returns true if a retry can help: the server was not reached or returned a 5xx status. */
function mayPass(error: unknown): boolean {
  return !(error instanceof ApiFailure) || error.status === 0 || error.status >= 500;
}

/** Creates the query cache. A 401 response returns the user to the sign-in page. */
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
        retry: (failures, error) => failures < MAX_RETRIES && mayPass(error),
      },
    },
  });
  return client;
}

const PREFIX = '/management-api/v1';
/** The server accepts changes from a session only with this header, which other sites can't set. */
const PANEL_HEADER = 'X-Assay-Panel';

/** Operation of the management API: method and path after the prefix. */
type Operation = keyof ManagementApi;
/** Type of `data` in an operation's response. */
export type Answer<O extends Operation> = ManagementApi[O]['data'];
/** Body type of an operation. */
export type Sent<O extends Operation> = ManagementApi[O]['body'];

type Loose<Query> = { readonly [name in keyof Query]?: Query[name] | undefined };
type Asked<O extends Operation> = (keyof ManagementApi[O]['params'] extends never
  ? { readonly params?: undefined }
  : { readonly params: ManagementApi[O]['params'] }) &
  (ManagementApi[O]['body'] extends undefined
    ? { readonly body?: undefined }
    : { readonly body: ManagementApi[O]['body'] }) & {
    /** Members without a value are omitted. */
    readonly query?: ManagementApi[O]['query'] extends undefined
      ? undefined
      : Loose<ManagementApi[O]['query']>;
  };
/** Optional if an operation needs no parameters. */
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

/** Path and query parameters of any operation. */
interface Address {
  readonly params?: { readonly [name: string]: string | number } | undefined;
  readonly query?: { readonly [name: string]: string | number | undefined } | undefined;
}

/** Returns `/path/of/it?name=value` with URL-encoded parameters; omits query members without a value. */
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

/** Converts an error response. */
function failureOf({ status }: Response, error: Envelope['error']): ApiFailure {
  return new ApiFailure(
    status,
    error?.code ?? '',
    error?.message ?? t('The server responded with status {status}. Try again.', { status: String(status) }),
    error?.details,
  );
}

const noAnswer = () => new ApiFailure(0, '', t('Can’t reach the server. Check that it’s running.'));

/**
 * @param path after the prefix
 * @throws ApiFailure without a response; rethrows the abort reason of `init.signal`
 */
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
 * Requests a response without an envelope, such as a file.
 * @returns the body as a stream
 * @throws ApiFailure if the request fails or there is no response
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
 * Calls the management API with the session cookie.
 * @param operation e.g. `PATCH /cases/{id}`
 * @returns `data` of the envelope
 * @throws ApiFailure if the request fails or there is no response
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

/** Headers, abort signal and progress callback of an upload. */
interface Sending {
  readonly headers: { readonly [name: string]: string };
  readonly signal: AbortSignal;
  /** Called with the number of bytes sent, which `fetch` doesn't report. */
  readonly onSent: (bytes: number) => void;
}

/**
 * Uploads a file with POST.
 * @param path after the prefix
 * @throws ApiFailure if the request fails or there is no response; the abort reason of `signal`
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
