import { documented } from '../route';
import { string } from '../schema';
import { streamAck, streamBatch } from './batch';

export const STREAM_AUTH_PATH = '/session-monitoring-api/v1/auth';
export const STREAM_INGEST_PATH = '/session-ingest/v1/events';

/** Session monitoring (docs/session-monitoring.md): what a backend asks for, and where the browser package writes to. */
export const STREAM_ROUTES = {
  authorizeStream: documented({
    operationId: 'authorizeStream',
    method: 'post',
    path: STREAM_AUTH_PATH,
    tag: 'Session monitoring',
    summary: 'The opaque `authData` of one stream, for the browser package',
    description:
      'No body. The answer is the bare text, valid for five minutes and for one stream; ask anew before every stream.',
    success: { status: 200, plain: { type: 'text/plain', schema: string } },
    errors: [],
    scope: 'fraud',
  }),
  ingestStreamEvents: documented({
    operationId: 'ingestStreamEvents',
    method: 'post',
    path: STREAM_INGEST_PATH,
    tag: 'Session monitoring',
    summary: 'Takes a batch of events of one stream',
    description:
      'Written by the browser package. The token is the one of `authData`, then the newest one that an answer carried in `X-New-Token`; it travels as `Authorization: Bearer` or as `token` in the body. The body is JSON of any content type (`text/plain` needs no preflight), plain or deflated (RFC 1950). A batch is acknowledged when it is stored; its repetition counts once. 401 ends the stream, 403 and 429 ask to come back later.',
    body: streamBatch,
    bodyExample: {
      stream: '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b',
      seq: 0,
      t0: 1_795_000_000_000,
      sent: 5000,
      n: 2,
      events: [
        { k: 'page', t: 0, path: '9f3c0a11', nav: 'load' },
        { k: 'click', t: 2100, el: '51ab09fe', ptr: 'mouse', moves: 14, tail: 3, hold: 92, off: 0.3 },
      ],
    },
    success: { status: 200, data: streamAck },
    errors: [
      'emptyBody',
      'badJson',
      'length',
      'streamToken',
      'streamFull',
      'rateLimited',
      'requestTimeout',
      'unavailable',
    ],
    scope: null,
  }),
} as const;
