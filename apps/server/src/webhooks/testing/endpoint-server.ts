import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ALL_ROUTES } from '@assay/openapi';
import { publishedSchema } from '../../testing/published-schema';

const schema = publishedSchema(ALL_ROUTES);

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly event: string;
  /** `data` of the body. */
  readonly data: { readonly [member: string]: unknown };
}

export interface EndpointServer {
  readonly url: string;
  /** Deliveries received, without pings. */
  readonly received: readonly Received[];
  /** Pings received. */
  readonly pings: readonly Received[];
  /**
   * Resolves once the given number of deliveries has arrived.
   * @throws Error when one does not match the OpenAPI document
   */
  has(count: number): Promise<readonly Received[]>;
  close(): Promise<void>;
}

export type Answer = (request: Received, response: ServerResponse, nth: number) => void;

const ok: Answer = (_request, response) => void response.end('ok');
const PATIENCE_MS = 20_000;

/**
 * Starts a receiver on loopback. Pings get 200 unless configured otherwise; deliveries get `answer`, 200 by
 * default.
 */
export async function startEndpoint(answer: Answer = ok, answerPing: Answer = ok): Promise<EndpointServer> {
  const received: Received[] = [];
  const pings: Received[] = [];
  const wrong: string[] = [];
  let waiting: { readonly count: number; readonly resolve: () => void }[] = [];
  const server = createServer(async (message, response) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of message) chunks.push(chunk as Buffer);
    } catch {
      return;
    }
    const body = Buffer.concat(chunks).toString();
    const parsed = JSON.parse(body);
    const { event, data } = parsed;
    wrong.push(...schema.webhookProblems(event, parsed).map((problem) => `${event}: ${problem}\n${body}`));
    const request: Received = { path: message.url ?? '', headers: message.headers, body, event, data };
    if (event === 'ping') {
      pings.push(request);
      answerPing(request, response, pings.length);
      return;
    }
    received.push(request);
    answer(request, response, received.length);
    for (const { count, resolve } of waiting) if (received.length >= count) resolve();
    waiting = waiting.filter(({ count }) => received.length < count);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    pings,
    async has(count) {
      await new Promise<void>((resolve, reject) => {
        if (received.length >= count) return resolve();
        const late = setTimeout(
          () => reject(new Error(`only ${received.length} of ${count} deliveries came`)),
          PATIENCE_MS,
        );
        waiting.push({
          count,
          resolve: () => {
            clearTimeout(late);
            resolve();
          },
        });
      });
      if (wrong.length > 0) throw new Error(`outside the published schema: ${wrong.join('; ')}`);
      return received;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}
