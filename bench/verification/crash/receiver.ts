import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { png } from '../../../e2e/verification/pictures';

/** One end user in the flow. */
export interface User {
  readonly executionId: string;
  readonly token: string;
  /** SHA-256 of the pictures that the server has accepted, by slot. */
  readonly pictures: Map<string, string>;
  finished: boolean;
}

/** Selects the target of a request, without waiting for a killed server. */
type Pick = () => string;

interface Session {
  readonly state: 'waiting' | 'capture' | 'finished';
  readonly step: {
    readonly id: string;
    readonly required: readonly string[];
    readonly received: readonly string[];
  } | null;
}

const REQUEST_MS = 10_000;

async function ask(
  base: string,
  user: User,
  method: string,
  path: string,
  body?: string | Buffer,
): Promise<Session | null> {
  const response = await fetch(`${base}/flow-api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${user.token}`,
      ...(body === undefined
        ? {}
        : { 'content-type': typeof body === 'string' ? 'application/json' : 'image/png' }),
    },
    signal: AbortSignal.timeout(REQUEST_MS),
    ...(body === undefined ? {} : { body }),
  });
  const { data } = (await response.json()) as { readonly data: Session };
  return response.status === 200 ? data : null;
}

/**
 * Performs the next step that the flow requires of a user. Data lost with a killed server is sent again, as a
 * page would.
 * @returns whether the user is done
 */
export async function goOn(user: User, pick: Pick): Promise<boolean> {
  try {
    let session = await ask(pick(), user, 'GET', '/session');
    if (!session) return false;
    for (const slot of session.step?.required ?? []) {
      if (!session || session.step?.received.includes(slot)) continue;
      // Every picture is unique.
      const bytes = png(8, 8, undefined, Buffer.from(`${user.executionId} ${slot}`));
      user.pictures.set(slot, createHash('sha256').update(bytes).digest('hex'));
      session = await ask(pick(), user, 'PUT', `/media/${slot}`, bytes);
    }
    if (session?.state === 'capture' && session.step) {
      const { required, received, id } = session.step;
      if (required.every((slot) => received.includes(slot)))
        await ask(pick(), user, 'POST', '/submit', JSON.stringify({ step: id }));
    }
    user.finished = session?.state === 'finished';
  } catch {
    // The server or its database is unavailable; a later call retries.
  }
  return user.finished;
}

/** A received delivery. */
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

/** Receives webhooks on loopback and stores their subjects. */
export async function startReceiver(): Promise<Receiver> {
  const deliveries: Delivery[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      // The sender was killed.
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
