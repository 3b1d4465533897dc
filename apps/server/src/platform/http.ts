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

/** JSON text of a `T`, for what is kept as it was sent. */
export type JsonOf<T> = string & { readonly '~json': T };

export const jsonOf = <T>(value: T): JsonOf<T> => JSON.stringify(value) as JsonOf<T>;

/** What a route answers, as it is sent, around data that is JSON text already. */
export const answerOfJson = <S extends TSchema>(route: DataRoute<S>, data: JsonOf<Static<S>>): Answer => ({
  status: route.success.status,
  body: `{"success":true,"error":{},"data":${data}}`,
});

/** What a route answers, as it is sent: data that the route's document does not declare does not compile. */
export const answerOf = <S extends TSchema>(route: DataRoute<S>, data: Static<S>): Answer =>
  answerOfJson(route, jsonOf(data));

const REST_PREFIX = '/RestService/';
const BODY_LIMIT = 1_048_576;
const RETRY_AFTER_SECONDS = 2;
/** As long as a whole head of Node: what is too long for a name is for the route to refuse. */
const LONGEST_PARAMETER = 16_384;

/** No answer is taken for another type than its own, and no address goes to the next site. */
const SECURE_HEADERS = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' } as const;

interface HttpOptions {
  /** Whose X-Forwarded-For is believed: nobody's, that of so many hops, or that of these addresses and networks. */
  readonly trustProxy: false | number | readonly string[];
  readonly rewritePath: (url: string) => string;
  /** Renames the keys of the REST services' answers; null = none. */
  readonly renameKeys: ((json: string) => string) | null;
  /** Called with every unexpected failure: a code and a place, never values. */
  readonly onFault: (error: unknown) => void;
  /** Called with every failure that the state of the store explains. */
  readonly onUnavailable?: (error: StoreUnavailable) => void;
  readonly requestTimeoutMs?: number;
  /** How long requests may still come in whole while the server closes; as long as a request when left out. */
  readonly closingMs?: number;
}

/** Sends a failure as the envelope. */
export function sendFailure(reply: FastifyReply, error: ApiError): FastifyReply {
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', String(error.retryAfterSeconds));
  return reply
    .code(error.entry.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failureEnvelope(error)));
}

const MAYBE_KEPT =
  'System error: no answer in time. The call may have been kept: ask again with the same Idempotency-Key';

/** @param maybeKept what the call wrote may have been kept although nobody heard of it */
export const unavailable = (maybeKept: boolean): ApiError =>
  new ApiError('unavailable', maybeKept ? MAYBE_KEPT : undefined, { retryAfterSeconds: RETRY_AFTER_SECONDS });

/** The catalogue's answer to anything that was thrown. */
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

/** RFC 9112 §3.2 demands a Host; Node's own refusal would not be the envelope. */
const namesNoHost = ({ headers, httpVersion }: IncomingMessage) =>
  headers.host === undefined && httpVersion === '1.1';

/**
 * A path that every route can read. NUL, which no name holds and the database could not keep, becomes U+FFFF, which is no
 * character either; escapes that stand for no text are taken as they are written. What such a path can name, its route knows.
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
  // One who hung up gets no answer, and nothing went wrong here.
  return sendFailure(reply, hungUp(raw) ? new ApiError('requestTimeout') : asApiError(error, onFault));
}

/**
 * While the server closes, each answer is the last on its connection (RFC 9112 §9.6), else Node would keep it open for
 * the next request. Whoever has not sent a whole request in the time of one is cut off.
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

/** Refuses what is for no route before its body is read, with the methods that its path does take. */
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

/** Renames the keys of the REST services' answers. */
function renameAnswers(app: FastifyInstance, rename: (json: string) => string): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isRest = request.url.startsWith(REST_PREFIX) && typeof payload === 'string';
    if (!isRest) return payload;
    // The length was that of the real names.
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

/** Requests are read, and answers written, by the contract's own tables: Fastify's compilers of schemas stay unread. */
const NO_SCHEMAS = () => {
  throw new Error('no route has a schema of Fastify');
};

/** A Fastify server that answers every failure with the contract's envelope. */
export function createHttp(options: HttpOptions): FastifyInstance {
  const requestTimeout = options.requestTimeoutMs ?? REQUEST_TIMEOUT_MS;
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout,
    http: {
      // Node swaps the two limits when that of the headers, by default 60 s, is the longer one.
      headersTimeout: requestTimeout,
      // By default Node looks for slow requests only every 30 s.
      connectionsCheckingInterval: 1000,
      requireHostHeader: false,
    },
    // A call that came before its connection was closed is decided; Fastify's own refusal is not the envelope.
    return503OnClosing: false,
    keepAliveTimeout: 65_000,
    trustProxy: proxyTrust(options.trustProxy),
    logger: false,
    schemaController: { compilersFactory: { buildValidator: NO_SCHEMAS, buildSerializer: NO_SCHEMAS } },
    // RFC 9110 §9.1: HEAD wherever there is GET.
    exposeHeadRoutes: true,
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: true, maxParamLength: LONGEST_PARAMETER },
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
    // Of every answer, of failures too; a page sets what it needs beyond.
    reply.headers(SECURE_HEADERS);
    done(
      namesNoHost(raw) ? new ApiError('badJson', 'Invalid input json: the request names no host') : undefined,
    );
  });
  refuseUnknown(app);
  app.setErrorHandler((error, request, reply) => answerFailure(error, request, reply, options));
  if (options.renameKeys) renameAnswers(app, options.renameKeys);
  // Last of what sees an answer: it is text until then.
  answerEarly(app);
  return app;
}
