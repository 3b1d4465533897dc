import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { ApiError, failureEnvelope } from '@assay/contract';
import { StoreUnavailable } from '@assay/store';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { REQUEST_TIMEOUT_MS } from './config';
import { parseJsonBody } from './json-body';

declare module 'fastify' {
  interface FastifyRequest {
    /** The bytes of a JSON body as they came. */
    rawBody: Buffer | undefined;
  }
  interface FastifyContextConfig {
    /** What is in the path is a value to look up, not a name: its document knows a bad one, and no 404. */
    readonly valueInPath?: true;
  }
}

const REST_PREFIX = '/RestService/';
const BODY_LIMIT = 1_048_576;
const RETRY_AFTER_SECONDS = 2;

interface HttpOptions {
  /** Whose X-Forwarded-For is believed: nobody's, that of so many hops, or that of these addresses and networks. */
  readonly trustProxy: false | number | readonly string[];
  readonly rewritePath: (url: string) => string;
  /** Renames the keys of the REST services' answers; null = none. */
  readonly renameKeys: ((json: string) => string) | null;
  /** Called with every unexpected failure: a code and a place, never values. */
  readonly onFault: (error: unknown) => void;
  readonly requestTimeoutMs?: number;
}

/** Sends a failure as the envelope. */
export function sendFailure(reply: FastifyReply, error: ApiError): FastifyReply {
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', String(error.retryAfterSeconds));
  return reply
    .code(error.entry.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failureEnvelope(error)));
}

/** The catalogue's answer to anything that was thrown. */
export function asApiError(error: unknown, onFault: (error: unknown) => void): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof StoreUnavailable) {
    return new ApiError('unavailable', undefined, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  const code = (error as Partial<FastifyError> | null)?.code;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return new ApiError('length', `The body size must be between 0 and ${BODY_LIMIT} bytes`);
  }
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new ApiError('unsupportedMediaType');
  if (typeof code === 'string' && code.startsWith('FST_ERR_CTP')) return new ApiError('badJson');
  if (code === 'FST_ERR_BAD_URL' || code === 'FST_ERR_MAX_PARAM_LENGTH') return new ApiError('notFound');
  onFault(error);
  return new ApiError('system');
}

/** RFC 9112 §3.2 demands a Host; Node's own refusal would not be the envelope. */
const namesNoHost = ({ headers, httpVersion }: IncomingMessage) =>
  headers.host === undefined && httpVersion === '1.1';

/** No name holds NUL: the database could not keep one. A whole address is asked first, for hardly any has one. */
const namesNothing = (url: string) => url.includes('%00') && /^[^?]*%00/.test(url);

/** Why a request goes no further, whatever route it is for. */
function refusalOf(request: FastifyRequest): ApiError | undefined {
  const { raw, url } = request;
  if (namesNoHost(raw)) return new ApiError('badJson', 'Invalid input json: the request names no host');
  if (!namesNothing(url)) return undefined;
  // Asked last: Fastify makes these options anew for whoever asks.
  if (!request.routeOptions.config.valueInPath) return new ApiError('notFound');
  return new ApiError('badJson', 'Invalid input json: the address holds NUL');
}

const hasArrived = (request: IncomingMessage) => request.complete || request.readableEnded;
const hungUp = (request: IncomingMessage) => request.destroyed && !hasArrived(request);

/** Throws the rest of a body away. A caller who is cut off while sending does not hear the answer (RFC 9112 §9.6). */
function discardRest(request: IncomingMessage): Promise<void> {
  if (hasArrived(request)) return Promise.resolve();
  return new Promise((resolve) => {
    request.once('end', resolve).once('close', resolve).resume();
  });
}

async function answerFailure(
  error: unknown,
  request: IncomingMessage,
  reply: FastifyReply,
  onFault: HttpOptions['onFault'],
): Promise<FastifyReply> {
  // Nobody hears this answer, and nothing went wrong here.
  if (hungUp(request)) return sendFailure(reply, new ApiError('requestTimeout'));
  await discardRest(request);
  return sendFailure(reply, asApiError(error, onFault));
}

/** What is left to answer when the bytes never became a request (bad HTTP, or too slow). */
function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable) return void socket.destroy();
  const timedOut = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const failure = new ApiError(
    timedOut ? 'requestTimeout' : 'badJson',
    timedOut ? undefined : 'Invalid input json: not an HTTP request',
  );
  const body = JSON.stringify(failureEnvelope(failure));
  socket.end(
    `HTTP/1.1 ${failure.entry.status} ${timedOut ? 'Request Timeout' : 'Bad Request'}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
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

function proxyTrust(
  trusted: HttpOptions['trustProxy'],
): boolean | string[] | ((address: string, hop: number) => boolean) {
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  return trusted === false ? false : [...trusted];
}

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
    exposeHeadRoutes: false,
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: true, maxParamLength: 512 },
    rewriteUrl: (request) => options.rewritePath(request.url ?? '/'),
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, _request, reply) => {
      void sendFailure(reply, asApiError(error, options.onFault));
    },
  });
  app.decorateRequest('rawBody', undefined);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    /^application\/(?:[\w.+-]+\+)?json\b/i,
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      request.rawBody = body;
      return parseJsonBody(body);
    },
  );
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => {
    if (body.length > 0) throw new ApiError('unsupportedMediaType');
    return undefined;
  });
  closeInGoodOrder(app, requestTimeout);
  app.addHook('onRequest', (request, _reply, done) => done(refusalOf(request)));
  app.setErrorHandler((error, request, reply) => answerFailure(error, request.raw, reply, options.onFault));

  const { renameKeys } = options;
  if (renameKeys) {
    app.addHook('onSend', async (request, reply, payload) => {
      const isRest = request.url.startsWith(REST_PREFIX) && typeof payload === 'string';
      if (!isRest) return payload;
      // The length was that of the real names.
      reply.removeHeader('content-length');
      return renameKeys(payload);
    });
  }

  const routes = new Map<string, KnownRoute>();
  app.addHook('onRoute', (route) => {
    const known = routes.get(route.url) ?? { pattern: routePattern(route.url), methods: new Set<string>() };
    for (const method of [route.method].flat()) known.methods.add(method);
    routes.set(route.url, known);
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const allowed = [...routes.values()]
      .filter((route) => route.pattern.test(path))
      .flatMap((route) => [...route.methods]);
    if (allowed.length === 0) return sendFailure(reply, new ApiError('notFound'));
    reply.header('allow', [...new Set(allowed)].join(', '));
    return sendFailure(reply, new ApiError('methodNotAllowed'));
  });
  return app;
}
