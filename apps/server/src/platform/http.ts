import type { IncomingMessage } from 'node:http';
import { ApiError, type DataRoute, failureEnvelope, type Static, type TSchema } from '@assay/contract';
import { StoreSilent, StoreUnavailable } from '@assay/store';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { guardCardData } from './card-data';
import { REQUEST_TIMEOUT_MS } from './config';
import { answerBrokenRequest, answerEarly, hungUp } from './early-answer';
import type { Answer } from './idempotency';
import { bodyTooLarge, readBodies } from './json-body';

/** JSON text of a `T`, for data that is stored as it was sent. */
export type JsonOf<T> = string & { readonly '~json': T };

export const jsonOf = <T>(value: T): JsonOf<T> => JSON.stringify(value) as JsonOf<T>;

/** Returns the response of a route from data that is already JSON text. */
export const answerOfJson = <S extends TSchema>(route: DataRoute<S>, data: JsonOf<Static<S>>): Answer => ({
  status: route.success.status,
  body: `{"success":true,"error":{},"data":${data}}`,
});

/** Returns the response of a route. Data that the route's document does not declare does not compile. */
export const answerOf = <S extends TSchema>(route: DataRoute<S>, data: Static<S>): Answer =>
  answerOfJson(route, jsonOf(data));

const REST_PREFIX = '/RestService/';
const BODY_LIMIT = 1_048_576;
const RETRY_AFTER_SECONDS = 2;
/**
 * Maximum length of a path parameter, equal to Node's limit for all headers. Routes reject names that are too
 * long.
 */
const MAX_PARAMETER_LENGTH = 16_384;

/** Browsers must not guess another content type, and must not send the URL to the next site. */
const SECURE_HEADERS = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' } as const;

interface HttpOptions {
  /** Trust in X-Forwarded-For: none, a number of hops, or these addresses and networks. */
  readonly trustProxy: false | number | readonly string[];
  readonly rewritePath: (url: string) => string;
  /** Renames the keys of REST responses; null means no change. */
  readonly renameKeys: ((json: string) => string) | null;
  /** Called with every unexpected failure: a code and a place, never values. */
  readonly onFault: (error: unknown) => void;
  /** Called with every failure caused by the state of the store. */
  readonly onUnavailable?: (error: StoreUnavailable) => void;
  readonly requestTimeoutMs?: number;
  /**
   * Time during which requests may still complete while the server closes, in milliseconds;
   * `requestTimeoutMs` by default.
   */
  readonly closingMs?: number;
}

/** Sends a failure as an envelope. */
export function sendFailure(reply: FastifyReply, error: ApiError): FastifyReply {
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', String(error.retryAfterSeconds));
  return reply
    .code(error.entry.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failureEnvelope(error)));
}

const MAYBE_KEPT =
  'System error: the response took too long. The data may have been stored. Repeat the request with the same Idempotency-Key';

/**
 * Returns the 503 error.
 * @param maybeKept true if the data may have been stored although the result is unknown
 */
export const unavailable = (maybeKept: boolean): ApiError =>
  new ApiError('unavailable', maybeKept ? MAYBE_KEPT : undefined, { retryAfterSeconds: RETRY_AFTER_SECONDS });

/** Maps any thrown error to an error of the catalog. */
export function asApiError(error: unknown, onFault: (error: unknown) => void): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof StoreUnavailable) return unavailable(error instanceof StoreSilent);
  const code = (error as Partial<FastifyError> | null)?.code;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return bodyTooLarge();
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new ApiError('unsupportedMediaType');
  if (typeof code === 'string' && code.startsWith('FST_ERR_CTP')) return new ApiError('badJson');
  if (code === 'FST_ERR_BAD_URL' || code === 'FST_ERR_MAX_PARAM_LENGTH') return new ApiError('notFound');
  onFault(error);
  return new ApiError('system');
}

/** RFC 9112 §3.2 requires a Host header. Node's own rejection would not be an envelope. */
const namesNoHost = ({ headers, httpVersion }: IncomingMessage) =>
  headers.host === undefined && httpVersion === '1.1';

/**
 * Returns a path that every route can read. NUL, which no name contains and the database can't store, becomes
 * U+FFFF, which isn't a character either. Invalid escapes are taken literally. Each route handles names that
 * don't exist.
 */
function readablePath(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '', ...query] = url.split('?');
  const named = path.replaceAll('%00', '%EF%BF%BF');
  try {
    decodeURIComponent(named);
    return [named, ...query].join('?');
  } catch {
    return [named.replaceAll('%', '%25'), ...query].join('?');
  }
}

function answerFailure(
  error: unknown,
  { raw }: FastifyRequest,
  reply: FastifyReply,
  { onFault, onUnavailable }: Pick<HttpOptions, 'onFault' | 'onUnavailable'>,
): FastifyReply {
  if (error instanceof StoreUnavailable) onUnavailable?.(error);
  // A caller that disconnected gets no response, and this isn't a fault.
  return sendFailure(reply, hungUp(raw) ? new ApiError('requestTimeout') : asApiError(error, onFault));
}

/**
 * Makes each response during shutdown the last on its connection (RFC 9112 §9.6); otherwise Node leaves it
 * open for the next request. A client that has not sent a whole request within the request timeout is cut.
 */
function closeInGoodOrder(app: FastifyInstance, graceMs: number): void {
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    const cutOff = setTimeout(() => app.server.closeAllConnections(), graceMs).unref();
    app.server.once('close', () => clearTimeout(cutOff));
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close');
    done(null, payload);
  });
}

interface KnownRoute {
  readonly pattern: RegExp;
  readonly methods: Set<string>;
}

function routePattern(url: string): RegExp {
  const escaped = url.replace(/\/$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/:[A-Za-z_]+/g, '[^/]+').replace(/\\\*/g, '.*')}/?$`);
}

/** Rejects requests without a route before their body is read, and returns the methods that the path supports. */
function refuseUnknown(app: FastifyInstance): void {
  const routes = new Map<string, KnownRoute>();
  app.addHook('onRoute', (route) => {
    const known = routes.get(route.url) ?? { pattern: routePattern(route.url), methods: new Set<string>() };
    for (const method of [route.method].flat()) known.methods.add(method);
    routes.set(route.url, known);
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done();
    const path = request.url.split('?')[0] ?? '/';
    const allowed = [...routes.values()]
      .filter((route) => route.pattern.test(path))
      .flatMap((route) => [...route.methods]);
    if (allowed.length === 0) return done(new ApiError('notFound'));
    reply.header('allow', [...new Set(allowed)].join(', '));
    done(new ApiError('methodNotAllowed'));
  });
}

/** Renames the keys of REST responses. */
function renameAnswers(app: FastifyInstance, rename: (json: string) => string): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isRest = request.url.startsWith(REST_PREFIX) && typeof payload === 'string';
    if (!isRest) return payload;
    // The length was that of the original names.
    reply.removeHeader('content-length');
    return rename(payload);
  });
}

function proxyTrust(
  trusted: HttpOptions['trustProxy'],
): boolean | string[] | ((address: string, hop: number) => boolean) {
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  return trusted === false ? false : [...trusted];
}

/**
 * Requests are read, and responses written, by the tables of the contract, so Fastify's schema compilers are
 * not used.
 */
const NO_SCHEMAS = () => {
  throw new Error('a route must not have a Fastify schema');
};

/** Creates a Fastify server that returns every failure in the contract's envelope. */
export function createHttp(options: HttpOptions): FastifyInstance {
  const requestTimeout = options.requestTimeoutMs ?? REQUEST_TIMEOUT_MS;
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout,
    http: {
      // Node swaps the two limits when the header limit, by default 60 s, is the longer one.
      headersTimeout: requestTimeout,
      // By default Node checks for slow requests only every 30 s.
      connectionsCheckingInterval: 1000,
      requireHostHeader: false,
    },
    // A request that arrived before its connection was closed is still scored; Fastify's own rejection isn't
    // an envelope.
    return503OnClosing: false,
    keepAliveTimeout: 65_000,
    trustProxy: proxyTrust(options.trustProxy),
    logger: false,
    schemaController: { compilersFactory: { buildValidator: NO_SCHEMAS, buildSerializer: NO_SCHEMAS } },
    // RFC 9110 §9.1: HEAD is supported for every GET.
    exposeHeadRoutes: true,
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: true, maxParamLength: MAX_PARAMETER_LENGTH },
    rewriteUrl: (request) => options.rewritePath(readablePath(request.url ?? '/')),
    clientErrorHandler: answerBrokenRequest(SECURE_HEADERS),
    frameworkErrors: (error, _request, reply) => {
      void sendFailure(reply, asApiError(error, options.onFault));
    },
  });
  readBodies(app);
  guardCardData(app);
  closeInGoodOrder(app, options.closingMs ?? requestTimeout);
  app.addHook('onRequest', ({ raw }, reply, done) => {
    // Set on every response, including failures; a page adds the headers that it needs.
    reply.headers(SECURE_HEADERS);
    done(
      namesNoHost(raw) ? new ApiError('badJson', 'Invalid input json: the request has no host') : undefined,
    );
  });
  refuseUnknown(app);
  app.setErrorHandler((error, request, reply) => answerFailure(error, request, reply, options));
  if (options.renameKeys) renameAnswers(app, options.renameKeys);
  // Registered last, because the response is text until then.
  answerEarly(app);
  return app;
}
