import { ApiFailure, type RefusedInput } from './failure';

const PREFIX = '/management-api/v1';
/** The server takes a change from a session only with this header, which no other site can set. */
const PANEL_HEADER = 'X-Assay-Panel';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Query = { readonly [name: string]: string | number | undefined };

interface Envelope {
  readonly success: boolean;
  readonly data?: unknown;
  readonly error?: {
    readonly code?: string;
    readonly message?: string;
    readonly details?: readonly RefusedInput[];
  };
}

/** `/path?name=value`, members without a value left out. */
export function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size === 0 ? path : `${path}?${search}`;
}

async function readEnvelope(response: Response): Promise<Envelope | null> {
  try {
    return (await response.json()) as Envelope;
  } catch {
    return null;
  }
}

/**
 * Calls the management API with the session's cookie.
 * @param path below the prefix, its parts already URL-encoded
 * @returns `data` of the envelope; its shape is the route's in `packages/contract/src/management`
 * @throws ApiFailure for every answer that is not a success, and when there is none
 */
export async function call<Data>(method: Method, path: string, body?: unknown): Promise<Data> {
  let response: Response;
  try {
    response = await fetch(PREFIX + path, {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...(method === 'GET' ? {} : { [PANEL_HEADER]: '1' }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiFailure(0, '', 'The server does not answer. Is it running?');
  }
  const envelope = await readEnvelope(response);
  if (response.ok && envelope?.success === true) return envelope.data as Data;
  const error = envelope?.error;
  throw new ApiFailure(
    response.status,
    error?.code ?? '',
    error?.message ?? `The server answered with status ${response.status}.`,
    error?.details,
  );
}

export const read = <Data>(path: string, query: Query = {}) => call<Data>('GET', withQuery(path, query));
