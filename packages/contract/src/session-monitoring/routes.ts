import { documented } from '../route';
import { closed, type Static, string, Type } from '../schema';

const MAX_NUMBER = 9_007_199_254_740_991;
const milliseconds = Type.Number({ minimum: 0, maximum: 1_000_000_000 });

/** The body of POST session-ingest/v1/events, plain or deflated (RFC 1950). */
const streamBatch = Type.Object(
  {
    token: Type.Optional(
      Type.String({ description: 'The JWT, when it is not sent as `Authorization: Bearer`' }),
    ),
    stream: Type.String({
      format: 'uuid',
      description: 'Chosen by the client; the first batch binds it to its token',
    }),
    seq: Type.Integer({
      minimum: 0,
      maximum: MAX_NUMBER,
      description: 'Number of the batch in its stream: a repeated one is acknowledged and counts once',
    }),
    t0: Type.Number({
      minimum: 0,
      maximum: MAX_NUMBER,
      description: 'The client’s clock, UNIX ms: base of every `t`',
    }),
    sent: Type.Optional({
      ...milliseconds,
      description: 'Time of sending, in ms after `t0`',
    } as typeof milliseconds),
    n: Type.Integer({ minimum: 0, description: 'Number of events' }),
    v: Type.Optional(Type.String({ maxLength: 32, description: 'Version of the browser package' })),
    label: Type.Optional(Type.Union([Type.String({ maxLength: 32 }), Type.Null()])),
    time: Type.Optional(
      Type.Array(milliseconds, {
        minItems: 3,
        maxItems: 3,
        description: 'Time since the batch before: active, idle, off screen (ms)',
      }),
    ),
    events: Type.Array(
      Type.Object(
        { k: Type.String({ description: 'Kind of the event' }), t: milliseconds },
        { $id: 'StreamEvent', additionalProperties: true },
      ),
      {
        description:
          'Events of the kinds in docs/how-to/session-monitoring.md; an unknown or invalid event is ignored',
      },
    ),
  },
  { $id: 'StreamBatch', additionalProperties: true },
);

export type StreamBatch = Static<typeof streamBatch>;

/** Acknowledges a batch. */
const streamAck = closed({
  stream: string,
  seq: Type.Integer({ minimum: 0 }),
});

export const STREAM_AUTH_PATH = '/session-monitoring-api/v1/auth';
export const STREAM_INGEST_PATH = '/session-ingest/v1/events';

/**
 * Session monitoring (docs/how-to/session-monitoring.md): routes for backends, and the ingest route of the browser
 * package.
 */
export const STREAM_ROUTES = {
  authorizeStream: documented({
    operationId: 'authorizeStream',
    method: 'post',
    path: STREAM_AUTH_PATH,
    tag: 'Session monitoring',
    summary: 'Get stream authorization data',
    description:
      'Returns the opaque `authData` of one stream as plain text, valid for five minutes. Request new data for every stream. Send the request without a body.',
    success: { status: 200, plain: { type: 'text/plain', schema: string } },
    errors: [],
    scope: 'fraud',
  }),
  ingestStreamEvents: documented({
    operationId: 'ingestStreamEvents',
    method: 'post',
    path: STREAM_INGEST_PATH,
    tag: 'Session monitoring',
    summary: 'Send stream events',
    description:
      'Stores a batch of events that the browser package sends; a repeated batch counts once. The token is sent as `Authorization: Bearer` or as `token`, and `X-New-Token` replaces it. 401 ends the stream.',
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
