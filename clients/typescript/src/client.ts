import { type Answer, type Fetch, type FileContent, pause, sendOnce } from './attempt.js';
import { failureOf, Unreachable, UnreadableAnswer } from './errors.js';
import type { Operations } from './generated/operations.js';
import { FILES, KEPT, PAGED } from './generated/tables.js';

/** An operation by its method and path, as `GET /management-api/v1/evaluations`. */
export type Operation = keyof Operations;
/** What an operation takes: `path`, `query`, `body`. */
export type Input<K extends Operation> = Operations[K]['input'];
/** What an operation gives: `data` of the envelope, or the whole answer where there is none. */
export type Data<K extends Operation> = Operations[K]['data'];
/** A list that has pages. */
export type PagedOperation = keyof typeof PAGED;
/** A row of such a list. */
export type Row<K extends PagedOperation> =
  Data<K> extends {
    readonly [member in (typeof PAGED)[K][0]]: readonly (infer One)[];
  }
    ? One
    : never;

/** Of one call. */
export interface CallOptions {
  /** Ends the call whatever it is at; the call then throws the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds that each attempt may take, in place of the client's. */
  readonly timeout?: number | undefined;
  /** Your own, to ask again in another process; one is made for each call otherwise. 255 characters at most. */
  readonly idempotencyKey?: string | undefined;
}

/** Of every call. */
export interface AssayOptions {
  /** Where the server is: `https://assay.example`. */
  readonly url: string;
  readonly apiKey: string;
  /** Milliseconds that each attempt may take, the whole answer included; 10,000 unless said. */
  readonly timeout?: number;
  /** How often a request is sent at most; 3 unless said. */
  readonly attempts?: number;
  /** Milliseconds; where the server asks for more before the next attempt, the failure is thrown at once. 30,000 unless said. */
  readonly longestWait?: number;
  readonly fetch?: Fetch;
  /** For tests: the clock, the waiting, ids and chance (0 to 1). */
  readonly now?: () => number;
  readonly sleep?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
  readonly newId?: () => string;
  readonly chance?: () => number;
}

/** How the import of a list's file ended (docs/management-api.md). */
export interface ListImport {
  /** `failed`: it broke off; what was saved until then stays, and sending the file again goes on. */
  readonly state: 'done' | 'failed';
  /** Bytes of the file that were read, of `size`. */
  readonly read: number;
  readonly size: number;
  /** Entries that are on the list now. */
  readonly saved: number;
  readonly refused: number;
  /** The first thousand refused lines by their numbers. */
  readonly lines?: readonly { readonly line: number; readonly problem: string }[];
  /** Why it failed. */
  readonly error?: { readonly code: string; readonly message: string };
}

type Rest<K extends Operation> =
  object extends Input<K> ? [input?: Input<K> & CallOptions] : [input: Input<K> & CallOptions];

interface AnyInput extends CallOptions {
  readonly path?: { readonly [name: string]: unknown };
  readonly query?: { readonly [name: string]: unknown };
  readonly body?: unknown;
  readonly file?: FileContent;
  readonly fileName?: string | undefined;
}

/** Answers that are given as they come. */
const TEXT = /^(text\/plain|text\/csv|application\/x-ndjson)\b/;
const AGAIN = new Set([429, 502, 503, 504]);
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8_000;
/** The server answers when every line of the file has been read. */
const IMPORT_TIMEOUT = 600_000;
const LIST_FILE = 'POST /management-api/v1/lists/{id}/file';

/** The address of an operation. @throws TypeError when a part of the path is missing */
function addressOf(path: string, { path: parts = {}, query = {} }: AnyInput): string {
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = parts[name];
    if (value === undefined || value === null || value === '') throw new TypeError(`path.${name} is missing`);
    // A part of dots alone would be read as a step up.
    return encodeURIComponent(String(value)).replace(/^\.+$/, (dots) => '%2E'.repeat(dots.length));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.append(name, String(value));
  }
  const text = search.toString();
  return text ? `${filled}?${text}` : filled;
}

/** What is sent, and the headers that say what it is. @throws TypeError when both or half of it are there */
function contentOf(operation: string, { body, file, fileName }: AnyInput) {
  if (file === undefined) {
    if (fileName !== undefined) throw new TypeError('a fileName without a file');
    const headers: { readonly [name: string]: string } =
      body === undefined ? {} : { 'Content-Type': 'application/json' };
    return { headers, content: body === undefined ? undefined : JSON.stringify(body) };
  }
  if (body !== undefined) throw new TypeError('a body and a file');
  const headers = {
    'Content-Type': FILES[operation] ?? 'application/octet-stream',
    ...(fileName === undefined ? {} : { 'Content-Disposition': disposition(fileName) }),
  };
  return { headers, content: file };
}

/** The name of a file as a header may carry it (RFC 6266, RFC 8187). */
const disposition = (name: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;

/** The JSON of an answer; undefined when it is none. */
function parsed(answer: Answer): unknown {
  try {
    return JSON.parse(answer.text);
  } catch {
    return undefined;
  }
}

/** What a success gives. @throws UnreadableAnswer */
function opened(answer: Answer): unknown {
  const body = TEXT.test(answer.type) ? answer.text : parsed(answer);
  if (body === undefined || body === null)
    throw new UnreadableAnswer(`status ${answer.status} came with a body that is no JSON`);
  if (typeof body === 'object' && 'success' in body && 'data' in body) {
    if (body.success === true) return body.data;
    throw failureOf(answer.status, body, answer.retryAfter);
  }
  return body;
}

/** The key of an operation, and whether the server keeps its first answer under an Idempotency-Key. */
const isKept = (method: string, path: string): boolean => KEPT.has(`${method} ${path}`);

function baseOf(url: string): string {
  const { protocol, origin, pathname, search, hash, username, password } = new URL(url);
  if (!/^https?:$/.test(protocol) || search || hash || username || password)
    throw new TypeError('the url is not of the form https://host');
  return origin + pathname.replace(/\/+$/, '');
}

/** A server, called with one key. Holds nothing between calls but what is given here. */
export class Assay {
  readonly #base: string;
  readonly #options: Required<Omit<AssayOptions, 'url'>>;

  /** @throws TypeError when the url, the key or the number of attempts cannot be used */
  constructor({ url, apiKey, ...options }: AssayOptions) {
    if (!apiKey) throw new TypeError('the apiKey is missing');
    this.#base = baseOf(url);
    this.#options = {
      apiKey,
      timeout: options.timeout ?? 10_000,
      attempts: options.attempts ?? 3,
      longestWait: options.longestWait ?? 30_000,
      // Called as a function of nobody: browsers refuse their `fetch` otherwise.
      fetch: options.fetch ?? ((address, init) => globalThis.fetch(address, init)),
      now: options.now ?? Date.now,
      sleep: options.sleep ?? pause,
      newId: options.newId ?? (() => globalThis.crypto.randomUUID()),
      chance: options.chance ?? Math.random,
    };
    if (!(this.#options.attempts >= 1)) throw new TypeError('attempts is 1 at least');
  }

  /** Decides a transaction (docs/fraud-api.md): `id`, `state`, `fraud_score`, `applied_rules` … */
  fraud(
    transaction: Input<'POST /RestService/fraud-api/v2/'>['body'],
    options: CallOptions = {},
  ): Promise<Data<'POST /RestService/fraud-api/v2/'>> {
    return this.call('POST /RestService/fraud-api/v2/', { ...options, body: transaction });
  }

  /** What is known of an IP address (docs/lookups.md). */
  ip(ip: string, options: CallOptions = {}): Promise<Data<'GET /RestService/ip-api/v1/{ip}'>> {
    return this.call('GET /RestService/ip-api/v1/{ip}', { ...options, path: { ip } });
  }

  /** What is known of an e-mail address (docs/lookups.md). */
  email(email: string, options: CallOptions = {}): Promise<Data<'POST /RestService/email-api/v3/'>> {
    return this.call('POST /RestService/email-api/v3/', { ...options, body: { email } });
  }

  /** What is known of a phone number (docs/lookups.md). */
  phone(phone: string, options: CallOptions = {}): Promise<Data<'POST /RestService/phone-api/v2/'>> {
    return this.call('POST /RestService/phone-api/v2/', { ...options, body: { phone } });
  }

  /** Screens a name against lists (docs/screening.md). */
  screen(
    body: Input<'POST /RestService/aml-api/v1'>['body'],
    options: CallOptions = {},
  ): Promise<Data<'POST /RestService/aml-api/v1'>> {
    return this.call('POST /RestService/aml-api/v1', { ...options, body });
  }

  /**
   * Brings a CSV file onto a list (docs/management-api.md) and waits for the end, ten minutes at most unless `timeout` says
   * otherwise. Only 429 is asked again.
   * @throws as `call`; an import that broke off is told by `state`
   */
  async importList(id: string, file: FileContent, options: CallOptions = {}): Promise<ListImport> {
    const [method, path] = LIST_FILE.split(' ') as [string, string];
    const input = { timeout: IMPORT_TIMEOUT, ...options, path: { id }, file };
    const lines = String(await this.request(method, path, input)).trimEnd();
    let last: ListImport | { readonly state: 'running' } = { state: 'running' };
    try {
      last = JSON.parse(lines.slice(lines.lastIndexOf('\n') + 1));
    } catch {
      // Told below.
    }
    if (last.state === 'running') throw new UnreadableAnswer('the answer ends before the import does');
    return last;
  }

  /**
   * Calls an operation of docs/openapi.json.
   *
   * Sent again after 429 always; after 502, 503, 504 or no whole answer only where nothing can happen twice: GET, and
   * what the server keeps under an idempotency key, which is the same at every attempt.
   *
   * @throws ApiFailure (its kinds), Unreachable, TimedOut, UnreadableAnswer; the signal's reason; TypeError before
   *   anything is sent when a part of the path is missing or the idempotency key has no use
   */
  call<K extends Operation>(operation: K, ...[input]: Rest<K>): Promise<Data<K>> {
    const [method, path] = operation.split(' ') as [string, string];
    return this.request(method, path, input ?? {}) as Promise<Data<K>>;
  }

  /** Every row of a list, page by page as they are read. `query.limit` is the size of a page. */
  async *rows<K extends PagedOperation>(operation: K, ...input: Rest<K>): AsyncGenerator<Row<K>, void, void> {
    const [member] = PAGED[operation];
    for await (const page of this.pages(operation, ...input)) {
      yield* (page as unknown as { readonly [name: string]: readonly Row<K>[] })[member] ?? [];
    }
  }

  /** Every page of a list, each as it is answered. */
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
      // A list without `next` goes on after its last row.
      const rows = page[member] as readonly { readonly id?: unknown }[];
      const following = next === 'next' ? page.next : rows.at(-1)?.id;
      if (following === null || following === undefined || following === cursor) return;
      cursor = following;
    }
  }

  /** A request that the types do not have: as `call`, by a method and a path with its parts in braces. */
  async request(method: string, path: string, input: AnyInput = {}): Promise<unknown> {
    const { apiKey, timeout, attempts, longestWait, newId, now, fetch } = this.#options;
    const kept = isKept(method, path);
    if (input.idempotencyKey !== undefined && !kept)
      throw new TypeError(`${method} ${path} takes no idempotency key`);
    const { headers, content } = contentOf(`${method} ${path}`, input);
    const sending = {
      url: this.#base + addressOf(path, input),
      method,
      headers: {
        'X-API-KEY': apiKey,
        Accept: 'application/json, text/plain, text/csv, application/x-ndjson',
        ...headers,
        ...(kept ? { 'Idempotency-Key': input.idempotencyKey ?? newId() } : {}),
      },
      body: content,
      timeout: input.timeout ?? timeout,
      signal: input.signal,
    };
    const harmless = kept || method === 'GET' || method === 'HEAD';
    let unanswered = false;
    for (let attempt = 1; ; attempt += 1) {
      let wait: number | null = null;
      try {
        const answer = await sendOnce(fetch, sending, now);
        if (answer.status >= 200 && answer.status < 300) return opened(answer);
        // The attempt before, which had no answer, may still be running.
        const running = unanswered && answer.status === 409;
        const again = answer.status === 429 || (harmless && (AGAIN.has(answer.status) || running));
        wait = answer.retryAfter;
        if (attempt >= attempts || !again || (wait ?? 0) > longestWait)
          throw failureOf(answer.status, parsed(answer), wait);
      } catch (error) {
        if (!(error instanceof Unreachable) || attempt >= attempts || !harmless) throw error;
        unanswered = true;
      }
      await this.#rest(attempt, wait, input.signal);
    }
  }

  /** Waits before the next attempt: as the server asks, or twice as long each time, by chance up to half of it less. */
  async #rest(attempt: number, asked: number | null, signal: AbortSignal | undefined): Promise<void> {
    const { sleep, chance } = this.#options;
    const doubled = Math.min(FIRST_PAUSE * 2 ** (attempt - 1), LONGEST_PAUSE);
    await sleep(asked ?? doubled * (0.5 + chance() / 2), signal);
  }
}
