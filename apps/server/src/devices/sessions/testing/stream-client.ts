import { randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { StreamEventKind } from '@assay/contract';
import type { AssayServer } from '../../../testing/assay-server';
import { type Answer, openAnswer } from '../../../testing/client';

type SentEvent = { readonly k: StreamEventKind; readonly t: number } & {
  readonly [member: string]: unknown;
};

interface SendOptions {
  readonly seq?: number;
  readonly streamId?: string;
  readonly token?: string;
  /** Offset of the client's clock from the server's, in milliseconds. */
  readonly clockAhead?: number;
  readonly address?: string;
  readonly deflate?: boolean;
  readonly inHeader?: boolean;
  readonly label?: string;
  readonly time?: readonly [number, number, number];
  readonly userAgent?: string;
}

type StreamAnswer = Answer & { readonly newToken: string | undefined };

/** A browser from the server's perspective. */
export interface StreamClient {
  readonly streamId: string;
  /** Returns the newest token. */
  token(): string;
  /** Sends events as one batch; the last event has just happened. */
  send(events: readonly SentEvent[], options?: SendOptions): Promise<StreamAnswer>;
}

/** Returns the content of `authData`. */
export async function askAuthData(
  server: AssayServer,
  apiKey: string,
): Promise<{
  readonly token: string;
  readonly domains: readonly string[];
  readonly config: { readonly salt: string };
}> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/session-monitoring-api/v1/auth',
    headers: { 'x-api-key': apiKey, host: 'assay.example' },
  });
  if (answer.statusCode !== 200) throw new Error(answer.payload);
  return JSON.parse(Buffer.from(answer.payload, 'base64').toString());
}

/** Returns a client; its first batch opens the stream. */
export async function streamClient(server: AssayServer, apiKey: string): Promise<StreamClient> {
  const auth = await askAuthData(server, apiKey);
  const streamId: string = randomUUID();
  let { token } = auth;
  let seq = 0;
  return {
    streamId,
    token: () => token,
    async send(events, options = {}) {
      const sent = Math.max(0, ...events.map((event) => event.t));
      const used = options.token ?? token;
      const body = JSON.stringify({
        ...(options.inHeader ? {} : { token: used }),
        stream: options.streamId ?? streamId,
        seq: options.seq ?? seq++,
        t0: server.clock.now() - sent + (options.clockAhead ?? 0),
        sent,
        n: events.length,
        v: '1.0.0',
        ...(options.label === undefined ? {} : { label: options.label }),
        ...(options.time ? { time: options.time } : {}),
        events,
      });
      const answer = await server.app.inject({
        method: 'POST',
        url: '/session-ingest/v1/events',
        headers: {
          'content-type': 'text/plain;charset=UTF-8',
          'user-agent': options.userAgent ?? 'A browser',
          ...(options.inHeader ? { authorization: `Bearer ${used}` } : {}),
        },
        remoteAddress: options.address ?? '81.2.69.142',
        payload: options.deflate ? deflateSync(body) : body,
      });
      const newToken = answer.headers['x-new-token']?.toString();
      token = newToken ?? token;
      const headers = Object.fromEntries(
        Object.entries(answer.headers).map(([name, value]) => [name, value?.toString()]),
      );
      const opened = openAnswer('POST', '/session-ingest/v1/events', {
        status: answer.statusCode,
        headers,
        text: answer.payload,
      });
      return { ...opened, newToken } as StreamAnswer;
    },
  };
}
