import { type Fetch, type FileContent, pause, type ReceivedResponse, sendOnce } from './attempt.js';
import { failureOf, InvalidResponse, Unreachable } from './errors.js';
import type { Operations } from './generated/operations.js';
import { FILES, IDEMPOTENT, PAGED } from './generated/tables.js';

/** An operation by its method and path, such as `GET /management-api/v1/evaluations`. */
export type Operation = keyof Operations;
/** Input of an operation: `path`, `query`, `body`. */
export type Input<K extends Operation> = Operations[K]['input'];
/** Result of an operation: `data` of the envelope, or the whole response without an envelope. */
export type Data<K extends Operation> = Operations[K]['data'];
/** A list with pages. */
export type PagedOperation = keyof typeof PAGED;
/** A row of a paged list. */
export type Row<K extends PagedOperation> =
  Data<K> extends {
    readonly [member in (typeof PAGED)[K][0]]: readonly (infer One)[];
  }
    ? One
    : never;

/** Options of one request. */
export interface RequestOptions {
  /** Aborts the request at any stage; it then throws the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds per attempt; overrides the client's setting. */
  readonly timeout?: number | undefined;
  /**
   * Your idempotency key, to repeat the call yourself: use the same key and the same body each time. By
   * default, each call generates a key for its own attempts. At most 255 characters.
   */
  readonly idempotencyKey?: string | undefined;
}

/** Options of all requests. */
export interface AssayOptions {
  /** URL of the server: `https://assay.example`. */
  readonly url: string;
  readonly apiKey: string;
  /** Milliseconds per attempt, including the complete response; default 10,000. */
  readonly timeout?: number;
  /** Maximum number of attempts; default 3. */
  readonly attempts?: number;
  /**
   * Maximum wait in milliseconds; if the server asks for a longer wait, the error is thrown immediately.
   * Default 30,000.
   */
  readonly maxWait?: number;
  readonly fetch?: Fetch;
  /** For tests: the clock, the delay, ids and random numbers (0 to 1). */
  readonly now?: () => number;
  readonly sleep?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
  readonly newId?: () => string;
  readonly chance?: () => number;
}

/** Result of a list file import (docs/reference/management-api.md). */
export interface ListImport {
  /** `failed`: it was interrupted; entries saved until then remain, and sending the file again continues. */
  readonly state: 'done' | 'failed';
  /** Bytes of the file that were read, of `size`. */
  readonly read: number;
  readonly size: number;
  /** Entries added to the list. */
  readonly saved: number;
  readonly refused: number;
  /** The first thousand rejected lines by number. */
  readonly lines?: readonly { readonly line: number; readonly problem: string }[];
  /** Reason for the failure. */
  readonly error?: { readonly code: string; readonly message: string };
}

type Rest<K extends Operation> =
  object extends Input<K> ? [input?: Input<K> & RequestOptions] : [input: Input<K> & RequestOptions];

interface AnyInput extends RequestOptions {
  readonly path?: { readonly [name: string]: unknown };
  readonly query?: { readonly [name: string]: unknown };
  readonly body?: unknown;
  readonly file?: FileContent;
  readonly fileName?: string | undefined;
}

/** Responses that are returned as text. */
const TEXT = /^(text\/plain|text\/csv|application\/x-ndjson)\b/;
const RETRIED = new Set([408, 429, 500, 502, 503, 504]);
const FIRST_PAUSE = 250;
const MAX_PAUSE = 8_000;
/** The server responds after it has read every line of the file. */
const IMPORT_TIMEOUT = 600_000;
const LIST_FILE = 'POST /management-api/v1/lists/{id}/file';

/**
 * Builds the URL of an operation.
 * @throws TypeError if a path parameter is missing
 */
function addressOf(path: string, { path: parts = {}, query = {} }: AnyInput): string {
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = parts[name];
    if (value === undefined || value === null || value === '')
      throw new TypeError(`path.${name} is missing.`);
    // A segment of dots only would be resolved as a relative path.
    return encodeURIComponent(String(value)).replace(/^\.+$/, (dots) => '%2E'.repeat(dots.length));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.append(name, String(value));
  }
  const text = search.toString();
  return text ? `${filled}?${text}` : filled;
}

/**
 * Returns the content to send and its headers.
 * @throws TypeError for a body together with a file, or a fileName without a file
 */
function contentOf(operation: string, { body, file, fileName }: AnyInput) {
  if (file === undefined) {
    if (fileName !== undefined) throw new TypeError('fileName requires a file.');
    const headers: { readonly [name: string]: string } =
      body === undefined ? {} : { 'Content-Type': 'application/json' };
    return { headers, content: body === undefined ? undefined : JSON.stringify(body) };
  }
  if (body !== undefined) throw new TypeError('Pass either a body or a file, not both.');
  const headers = {
    'Content-Type': FILES[operation] ?? 'application/octet-stream',
    ...(fileName === undefined ? {} : { 'Content-Disposition': disposition(fileName) }),
  };
  return { headers, content: file };
}

/** File name for a header (RFC 6266, RFC 8187). */
const disposition = (name: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;

/** Returns the JSON of a response; undefined if it is not JSON. */
function parsed(response: ReceivedResponse): unknown {
  try {
    return JSON.parse(response.text);
  } catch {
    return undefined;
  }
}

/**
 * Returns the result of a successful response.
 * @throws InvalidResponse
 */
function resultOf(response: ReceivedResponse): unknown {
  const body = TEXT.test(response.type) ? response.text : parsed(response);
  if (body === undefined || body === null)
    throw new InvalidResponse(
      `The body of the ${response.status} response isn't JSON. Check that the URL is that of an Assay server.`,
    );
  if (typeof body === 'object' && 'success' in body && 'data' in body) {
    if (body.success === true) return body.data;
    throw failureOf(response.status, body, response.retryAfter);
  }
  return body;
}

/** Checks whether the server stores the first response of an operation under an Idempotency-Key. */
const isStored = (method: string, path: string): boolean => IDEMPOTENT.has(`${method} ${path}`);

function baseOf(url: string): string {
  const { protocol, origin, pathname, search, hash, username, password } = new URL(url);
  if (!/^https?:$/.test(protocol) || search || hash || username || password)
    throw new TypeError('The url must look like https://assay.example, without a query or credentials.');
  return origin + pathname.replace(/\/+$/, '');
}

/** Client of one server with one API key. Stores nothing between requests except its options. */
export class Assay {
  readonly #base: string;
  readonly #options: Required<Omit<AssayOptions, 'url'>>;

  /** @throws TypeError if the url, the key or the number of attempts is invalid */
  constructor({ url, apiKey, ...options }: AssayOptions) {
    if (!apiKey) throw new TypeError('apiKey is missing.');
    this.#base = baseOf(url);
    this.#options = {
      apiKey,
      timeout: options.timeout ?? 10_000,
      attempts: options.attempts ?? 3,
      maxWait: options.maxWait ?? 30_000,
      // Invoked as a free function, because browsers reject a `fetch` that is called as a method.
      fetch: options.fetch ?? ((address, init) => globalThis.fetch(address, init)),
      now: options.now ?? Date.now,
      sleep: options.sleep ?? pause,
      newId: options.newId ?? (() => globalThis.crypto.randomUUID()),
      chance: options.chance ?? Math.random,
    };
    if (!(this.#options.attempts >= 1)) throw new TypeError('attempts must be at least 1.');
  }

  /** Scores a transaction (docs/reference/fraud-api.md): `id`, `state`, `fraud_score`, `applied_rules` … */
  fraud(
    transaction: Input<'POST /RestService/fraud-api/v2/'>['body'],
    options: RequestOptions = {},
  ): Promise<Data<'POST /RestService/fraud-api/v2/'>> {
    return this.call('POST /RestService/fraud-api/v2/', { ...options, body: transaction });
  }

  /** Looks up an IP address (docs/reference/lookups.md). */
  ip(ip: string, options: RequestOptions = {}): Promise<Data<'GET /RestService/ip-api/v1/{ip}'>> {
    return this.call('GET /RestService/ip-api/v1/{ip}', { ...options, path: { ip } });
  }

  /** Looks up an email address (docs/reference/lookups.md). */
  email(email: string, options: RequestOptions = {}): Promise<Data<'POST /RestService/email-api/v3/'>> {
    return this.call('POST /RestService/email-api/v3/', { ...options, body: { email } });
  }

  /** Looks up a phone number (docs/reference/lookups.md). */
  phone(phone: string, options: RequestOptions = {}): Promise<Data<'POST /RestService/phone-api/v2/'>> {
    return this.call('POST /RestService/phone-api/v2/', { ...options, body: { phone } });
  }

  /** Screens a name against watchlists (docs/concepts/screening.md). */
  screen(
    body: Input<'POST /RestService/aml-api/v1'>['body'],
    options: RequestOptions = {},
  ): Promise<Data<'POST /RestService/aml-api/v1'>> {
    return this.call('POST /RestService/aml-api/v1', { ...options, body });
  }

  /**
   * Imports a CSV file into a list (docs/reference/management-api.md) and waits for the end, by default at most ten
   * minutes (`timeout`). Retries only after 429.
   * @throws as `call`; `state` reports an interrupted import
   */
  async importList(id: string, file: FileContent, options: RequestOptions = {}): Promise<ListImport> {
    const [method, path] = LIST_FILE.split(' ') as [string, string];
    const input = { timeout: IMPORT_TIMEOUT, ...options, path: { id }, file };
    const lines = String(await this.request(method, path, input)).trimEnd();
    let last: ListImport | { readonly state: 'running' } = { state: 'running' };
    try {
      last = JSON.parse(lines.slice(lines.lastIndexOf('\n') + 1));
    } catch {
      // Reported below.
    }
    if (last.state === 'running')
      throw new InvalidResponse('The response ended before the import finished. Import the file again.');
    return last;
  }

  /**
   * Calls an operation of docs/openapi.json.
   *
   * Always retries after 429. Retries after 408, 500, 502, 503, 504 or an incomplete response only if the
   * operation can't run twice: GET, and operations whose response the server stores under an idempotency key,
   * which is the same in every attempt.
   *
   * @throws ApiFailure (its kinds), Unreachable, TimedOut, InvalidResponse; the signal's reason; TypeError
   *   before sending if a path parameter is missing or the operation doesn't support an idempotency key
   */
  call<K extends Operation>(operation: K, ...[input]: Rest<K>): Promise<Data<K>> {
    const [method, path] = operation.split(' ') as [string, string];
    return this.request(method, path, input ?? {}) as Promise<Data<K>>;
  }

  /** Yields every row of a list, reading one page at a time. `query.limit` is the page size. */
  async *rows<K extends PagedOperation>(operation: K, ...input: Rest<K>): AsyncGenerator<Row<K>, void, void> {
    const [member] = PAGED[operation];
    for await (const page of this.pages(operation, ...input)) {
      yield* (page as unknown as { readonly [name: string]: readonly Row<K>[] })[member] ?? [];
    }
  }

  /** Yields every page of a list, as returned. */
  async *pages<K extends PagedOperation>(
    operation: K,
    ...[input]: Rest<K>
  ): AsyncGenerator<Data<K>, void, void> {
    const [member, parameter, next] = PAGED[operation];
    const given = (input ?? {}) as AnyInput;
    let cursor = given.query?.[parameter];
    while (true) {
      const query = { ...given.query, [parameter]: cursor };
      const page = (await this.request('GET', operation.slice(4), { ...given, query })) as {
        readonly [name: string]: unknown;
      };
      yield page as unknown as Data<K>;
      // A list without `next` continues after its last row.
      const rows = page[member] as readonly { readonly id?: unknown }[];
      const following = next === 'next' ? page.next : rows.at(-1)?.id;
      if (following === null || following === undefined || following === cursor) return;
      cursor = following;
    }
  }

  /**
   * Sends a request that the types don't include: like `call`, with a method and a path with parameters in
   * braces.
   */
  async request(method: string, path: string, input: AnyInput = {}): Promise<unknown> {
    const { apiKey, timeout, attempts, maxWait, newId, now, fetch } = this.#options;
    const isIdempotent = isStored(method, path);
    if (input.idempotencyKey !== undefined && !isIdempotent)
      throw new TypeError(`${method} ${path} doesn't support an idempotency key.`);
    const { headers, content } = contentOf(`${method} ${path}`, input);
    const request = {
      url: this.#base + addressOf(path, input),
      method,
      headers: {
        'X-API-KEY': apiKey,
        Accept: 'application/json, text/plain, text/csv, application/x-ndjson',
        ...headers,
        ...(isIdempotent ? { 'Idempotency-Key': input.idempotencyKey ?? newId() } : {}),
      },
      body: content,
      timeout: input.timeout ?? timeout,
      signal: input.signal,
    };
    const isRepeatable = isIdempotent || method === 'GET' || method === 'HEAD';
    let lacksResponse = false;
    for (let attempt = 1; ; attempt += 1) {
      let wait: number | null = null;
      try {
        const response = await sendOnce(fetch, request, now);
        if (response.status >= 200 && response.status < 300) return resultOf(response);
        // The previous attempt, which got no response, may still be running.
        const running = lacksResponse && response.status === 409;
        const again = response.status === 429 || (isRepeatable && (RETRIED.has(response.status) || running));
        wait = response.retryAfter;
        if (attempt >= attempts || !again || (wait ?? 0) > maxWait)
          throw failureOf(response.status, parsed(response), wait);
      } catch (error) {
        if (!(error instanceof Unreachable) || attempt >= attempts || !isRepeatable) throw error;
        lacksResponse = true;
      }
      await this.#rest(attempt, wait, input.signal);
    }
  }

  /**
   * Waits before the next attempt: as long as the server asks, or with exponential backoff, randomly reduced
   * by up to half.
   */
  async #rest(attempt: number, asked: number | null, signal: AbortSignal | undefined): Promise<void> {
    const { sleep, chance } = this.#options;
    const doubled = Math.min(FIRST_PAUSE * 2 ** (attempt - 1), MAX_PAUSE);
    await sleep(asked ?? doubled * (0.5 + chance() / 2), signal);
  }
}
