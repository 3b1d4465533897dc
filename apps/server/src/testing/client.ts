import type { EmailV3, ErrorDetail, FraudData, IpDetails, PhoneV2 } from '@assay/contract';
import { ALL_ROUTES } from '@assay/openapi';
import { publishedSchema } from './published-schema';

/** A JSON value whose schema has been checked, read member by member. */
export interface Json {
  readonly [member: string]: Json;
}

export const items = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

/** A response with its envelope parsed. */
export interface Answer<Data = Json> {
  readonly status: number;
  readonly headers: { readonly [name: string]: string | undefined };
  /** Response body as received. */
  readonly text: string;
  readonly success: boolean;
  readonly error: {
    readonly code?: string;
    readonly message?: string;
    readonly details?: readonly ErrorDetail[];
  };
  readonly data: Data;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Send {
  readonly headers?: { readonly [name: string]: string };
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent unchanged. */
  readonly bytes?: string | Buffer;
}

/** Sends one request, in process or over a socket. */
export type Transport = (request: {
  readonly method: Method;
  readonly url: string;
  readonly headers: { readonly [name: string]: string };
  readonly payload?: string | Buffer;
}) => Promise<Pick<Answer, 'status' | 'headers' | 'text'>>;

/** A client of the server; every response is checked against the published schema. */
export interface Client {
  send<Data = Json>(method: Method, url: string, send?: Send): Promise<Answer<Data>>;
  fraud(request: object, headers?: Send['headers']): Promise<Answer<FraudData>>;
  ip(ip: string, query?: string): Promise<Answer<IpDetails>>;
  email(body: object, headers?: Send['headers']): Promise<Answer<EmailV3>>;
  phone(body: object, headers?: Send['headers']): Promise<Answer<PhoneV2>>;
  /** Calls the management API with a path relative to its prefix. */
  manage(method: Method, path: string, json?: unknown): Promise<Answer>;
}

const schema = publishedSchema(ALL_ROUTES);

/**
 * Parses a response and its envelope.
 * @throws Error when the response doesn't match the OpenAPI document
 */
export function openAnswer<Data>(
  method: string,
  url: string,
  answer: Pick<Answer, 'status' | 'headers' | 'text'>,
): Answer<Data> {
  const body = JSON.parse(answer.text) as Pick<Answer<Data>, 'success' | 'error' | 'data'>;
  const problems = schema.problems(method, url, { status: answer.status, body });
  if (problems.length > 0) {
    throw new Error(
      `${method} ${url} returned ${answer.status} with a body outside its schema: ${problems.join('; ')}\n${answer.text}`,
    );
  }
  return { ...body, ...answer };
}

/** Returns a client that sends these headers with every request. */
export function clientOver(transport: Transport, headers: { readonly [name: string]: string }): Client {
  async function send<Data>(method: Method, url: string, { json, bytes, headers: own }: Send = {}) {
    const payload = bytes ?? (json === undefined ? undefined : JSON.stringify(json));
    const type = payload === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await transport({
      method,
      url,
      headers: { ...type, ...headers, ...own },
      ...(payload === undefined ? {} : { payload }),
    });
    return openAnswer<Data>(method, url, answer);
  }
  const post = <Data>(path: string, json: object, own?: Send['headers']) =>
    send<Data>('POST', `/RestService/${path}`, { json, ...(own ? { headers: own } : {}) });
  return {
    send,
    fraud: (request, own) => post('fraud-api/v2/', request, own),
    ip: (ip, query = '') => send('GET', `/RestService/ip-api/v1/${ip}${query}`),
    email: (body, own) => post('email-api/v3/', body, own),
    phone: (body, own) => post('phone-api/v2/', body, own),
    manage: (method, path, json) =>
      send(method, `/management-api/v1${path}`, json === undefined ? {} : { json }),
  };
}
