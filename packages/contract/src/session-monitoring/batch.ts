import { closed, type Static, string, Type } from '../schema';

const MOST_NUMBER = 9_007_199_254_740_991;
const milliseconds = Type.Number({ minimum: 0, maximum: 1_000_000_000 });

/** The body of POST session-ingest/v1/events, plain or deflated (RFC 1950). */
export const streamBatch = Type.Object(
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
      maximum: MOST_NUMBER,
      description: 'Number of the batch in its stream: a repeated one is acknowledged and counts once',
    }),
    t0: Type.Number({
      minimum: 0,
      maximum: MOST_NUMBER,
      description: 'The client’s clock, UNIX ms: base of every `t`',
    }),
    sent: Type.Optional({
      ...milliseconds,
      description: 'When the batch left, ms after `t0`',
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
          'docs/session-monitoring.md lists the kinds; an unknown or unreadable event is passed over',
      },
    ),
  },
  { $id: 'StreamBatch', additionalProperties: true },
);

export type StreamBatch = Static<typeof streamBatch>;

/** Acknowledges a batch. */
export const streamAck = closed({
  stream: string,
  seq: Type.Integer({ minimum: 0 }),
});
