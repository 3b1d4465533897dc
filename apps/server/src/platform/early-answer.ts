import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { ApiError, failureEnvelope } from '@assay/contract';
import type { FastifyInstance } from 'fastify';

/** Maximum number of bytes read and discarded after an early response. */
const MAX_DISCARDED = 16 * 1_048_576;

/** Connections with a response before the whole request arrived. */
const answered = new WeakSet<Socket>();

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const hasArrived = (request: IncomingMessage): boolean =>
  request.complete || request.readableEnded || !hasBody(request);

/** Returns true if the caller disconnected in the middle of a request. */
export const hungUp = (request: IncomingMessage): boolean => request.destroyed && !hasArrived(request);

/** Discards the rest of a body. A connection that sends too much of it is cut. */
function discardRest(request: IncomingMessage): Promise<void> {
  if (hasArrived(request) || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let left = MAX_DISCARDED;
    request
      .on('data', (chunk: Buffer) => {
        left -= chunk.length;
        if (left < 0) request.socket.destroy();
      })
      .once('end', resolve)
      .once('close', resolve)
      .resume();
  });
}

/** Returns a response stream that sends the text at once and ends after the request. */
function endingWith(request: IncomingMessage, text: string): Readable {
  async function* answer() {
    yield text;
    await discardRest(request);
    answered.delete(request.socket);
  }
  answered.add(request.socket);
  return Readable.from(answer(), { objectMode: false });
}

/**
 * Allows a response before the body is read. It is sent at once, and the connection stays open until the body
 * was received and discarded. A client that is cut while sending may lose the response (RFC 9112 §9.6). A
 * client that sends `Expect: 100-continue` gets 100 only if the body will be read (RFC 9110 §10.1.1).
 */
export function answerEarly(app: FastifyInstance): void {
  const waiting = new WeakSet<IncomingMessage>();
  app.server.on('checkContinue', (request, response) => {
    waiting.add(request);
    app.server.emit('request', request, response);
  });
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (waiting.has(request.raw)) reply.raw.writeContinue();
    done(null, payload);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || hasArrived(request.raw)) return done(null, payload);
    reply.header('content-length', Buffer.byteLength(payload));
    done(null, endingWith(request.raw, payload));
  });
}

/** Returns the error for bytes that are not a valid request. */
function failureOfBytes(code: string | undefined): ApiError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new ApiError('requestTimeout');
  if (code === 'HPE_HEADER_OVERFLOW') return new ApiError('length', 'The request headers are too large');
  return new ApiError('badJson', "Invalid input json: the request isn't valid HTTP");
}

/**
 * Returns a handler for input that Fastify never sees because it isn't a request: bad HTTP, too slow, headers
 * without end.
 * @param headers headers of every response
 */
export const answerBrokenRequest =
  (headers: { readonly [name: string]: string }) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (!socket.writable || answered.has(socket)) return void socket.destroy();
    const failure = failureOfBytes(error.code);
    const { status } = failure.entry;
    const body = JSON.stringify(failureEnvelope(failure));
    const sent = {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
      ...headers,
    };
    const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  };
