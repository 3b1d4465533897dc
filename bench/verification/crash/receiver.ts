import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A delivery as it came. */
export interface Delivery {
  readonly requestId: string;
  readonly event: string;
  readonly executionId: string;
  readonly checkType: string;
}

export interface Receiver {
  readonly url: string;
  readonly deliveries: readonly Delivery[];
  close(): Promise<void>;
}

/** Takes webhooks on loopback, and remembers what each was about. */
export async function startReceiver(): Promise<Receiver> {
  const deliveries: Delivery[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      // Its sender was killed.
      return;
    }
    const { event, data } = JSON.parse(Buffer.concat(chunks).toString()) as {
      readonly event: string;
      readonly data?: { readonly id?: string; readonly executionId?: string; readonly checkType?: string };
    };
    if (event !== 'ping') {
      deliveries.push({
        requestId: String(request.headers['request-id']),
        event,
        executionId: data?.executionId ?? data?.id ?? '',
        checkType: data?.checkType ?? '',
      });
    }
    response.end('ok');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    deliveries,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
