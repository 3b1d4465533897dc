import type { WebhookEndpoint } from '@assay/store';
import { every } from '../platform/followers';
import { Lane, type LanePorts } from './lane';

export interface DispatcherPorts extends LanePorts {
  readonly onFault: (error: unknown) => void;
}

export interface Dispatcher {
  /** Takes no more work, lets requests under way end, gives the lanes back. */
  stop(): Promise<void>;
}

const TICK_MS = 200;
/** A process that dies leaves its lanes to the others after this long. */
const LEASE_MS = 60_000;
const RENEWED_EVERY_MS = 15_000;
/** Endpoints that this process sends to at a time: a dead one costs a socket and little else. */
const MOST_LANES = 256;
const FAN_OUTS_A_TICK = 20;
/** How long a stopping process waits for answers. */
const GRACE_MS = 5_000;

const laneName = ({ accountId, id }: WebhookEndpoint) => `${accountId}/${id}`;

/** Delivers the events of all accounts, beside other processes that do the same. */
export function startDispatcher(ports: DispatcherPorts): Dispatcher {
  const { queue, sources } = ports;
  const lanes = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  const aborted = new AbortController();

  async function follow(endpoint: WebhookEndpoint): Promise<void> {
    await new Lane(endpoint, ports, stopping.signal, aborted.signal).run().catch(ports.onFault);
    // Should this fail, the lease ends by itself.
    await queue.release(endpoint).catch(ports.onFault);
  }

  /** A lane that was just given back may be claimed before this process hears of it: it goes on behind the one before. */
  function enter(endpoint: WebhookEndpoint): void {
    const name = laneName(endpoint);
    const running = (lanes.get(name) ?? Promise.resolve())
      .then(() => follow(endpoint))
      .finally(() => {
        if (lanes.get(name) === running) lanes.delete(name);
      });
    lanes.set(name, running);
  }

  async function tick(): Promise<void> {
    for (let round = 0; round < FAN_OUTS_A_TICK && !stopping.signal.aborted; round++) {
      if ((await queue.fanOut(sources.now(), () => sources.timeOrderedId())) === 0) break;
    }
    const most = MOST_LANES - lanes.size;
    if (most === 0 || stopping.signal.aborted) return;
    const now = sources.now();
    for (const endpoint of await queue.claim({ now, until: now + LEASE_MS, most })) enter(endpoint);
  }

  // A tick that is under way when the process stops may still take lanes: they are waited for as well.
  let ticking: Promise<void> = Promise.resolve();
  const followers = [
    every(
      TICK_MS,
      () => {
        ticking = tick();
        return ticking;
      },
      ports.onFault,
    ),
    every(RENEWED_EVERY_MS, () => queue.renew(sources.now() + LEASE_MS), ports.onFault),
  ];
  return {
    async stop() {
      stopping.abort();
      for (const follower of followers) follower.stop();
      const grace = setTimeout(() => aborted.abort(), GRACE_MS).unref();
      await ticking.catch(() => undefined);
      await Promise.all(lanes.values());
      clearTimeout(grace);
    },
  };
}
