import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { ApiError, failureEnvelope } from '@assay/contract';
import type { FastifyInstance } from 'fastify';

/** How much of a request that was answered already is still taken from its connection. */
const MOST_DISCARDED = 16 * 1_048_576;

/** Connections whose request was answered before all of it came. */
const answered = new WeakSet<Socket>();

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const hasArrived = (request: IncomingMessage): boolean =>
  request.complete || request.readableEnded || !hasBody(request);

/** Whether the caller went away in the middle of a request. */
export const hungUp = (request: IncomingMessage): boolean => request.destroyed && !hasArrived(request);

/** Throws the rest of a body away; a connection that brings more of it than anybody needs is cut. */
function discardRest(request: IncomingMessage): Promise<void> {
  if (hasArrived(request) || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let left = MOST_DISCARDED;
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

/** An answer whose text leaves at once and which ends when the request has. */
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
 * Lets a request be answered before its body is read. The answer leaves at once, and the connection stays until the body
 * has come and was thrown away: whoever is cut off while sending may lose the answer (RFC 9112 §9.6). One who asks
 * first whether to send the body gets 100 only when it is going to be read (RFC 9110 §10.1.1).
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

/** What is answered to bytes that never became a request. */
function failureOfBytes(code: string | undefined): ApiError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new ApiError('requestTimeout');
  if (code === 'HPE_HEADER_OVERFLOW')
    return new ApiError('length', 'The headers are over what a request may have');
  return new ApiError('badJson', 'Invalid input json: not an HTTP request');
}

/**
 * Answers what Fastify never sees, because the bytes became no request: bad HTTP, too slow, headers without end.
 * @param headers those of every answer
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
