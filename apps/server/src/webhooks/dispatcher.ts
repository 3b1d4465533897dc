import type { WebhookEndpoint } from '@assay/store';
import { every } from '../platform/followers';
import { Lane, type LanePorts } from './lane';

interface DispatcherPorts extends LanePorts {
  readonly onFault: (error: unknown) => void;
}

export interface Dispatcher {
  /** Takes no more work, lets requests under way end, gives the lanes back. */
  stop(): Promise<void>;
}

const TICK_MS = 200;
/** A process that dies leaves its lanes to the others after this long. */
const LEASE_MS = 20_000;
const RENEWED_EVERY_MS = 5000;
/** Endpoints that this process sends to at a time: a dead one costs a socket and little else. */
const MOST_LANES = 256;
const FAN_OUTS_A_TICK = 20;
/** A lane that could not go on for a reason of our own is tried again after this long. */
const REST_AFTER_FAULT_MS = 30_000;
/** How long a stopping process waits for answers. */
const GRACE_MS = 5_000;

const laneName = ({ accountId, id }: WebhookEndpoint) => `${accountId}/${id}`;

/** Delivers the events of all accounts, beside other processes that do the same. */
export function startDispatcher(ports: DispatcherPorts): Dispatcher {
  const { queue, sources } = ports;
  const lanes = new Map<string, { readonly endpoint: WebhookEndpoint; readonly ended: Promise<void> }>();
  const stopping = new AbortController();
  const aborted = new AbortController();

  async function follow(endpoint: WebhookEndpoint): Promise<void> {
    try {
      await new Lane(endpoint, ports, stopping.signal, aborted.signal).run();
    } catch (error) {
      ports.onFault(error);
      const pausedUntil = sources.now() + REST_AFTER_FAULT_MS;
      await queue.saveHealth(endpoint, { ...endpoint, pausedUntil }).catch(() => undefined);
    }
    // While the database is away this fails, too: the lease ends by itself, for nobody renews it any more.
    await queue.release(endpoint).catch(() => undefined);
  }

  /** A lane that was just given back may be claimed before this process hears of it: it goes on behind the one before. */
  function enter(endpoint: WebhookEndpoint): void {
    const name = laneName(endpoint);
    const before = lanes.get(name)?.ended ?? Promise.resolve();
    const ended = before
      .then(() => follow(endpoint))
      .finally(() => {
        if (lanes.get(name) === lane) lanes.delete(name);
      });
    const lane = { endpoint, ended };
    lanes.set(name, lane);
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

  async function renew(): Promise<void> {
    const held = [...lanes.values()].map(({ endpoint }) => endpoint);
    if (held.length > 0) await queue.renew(held, sources.now() + LEASE_MS);
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
    every(RENEWED_EVERY_MS, renew, ports.onFault),
  ];
  return {
    async stop() {
      stopping.abort();
      for (const follower of followers) follower.stop();
      const grace = setTimeout(() => aborted.abort(), GRACE_MS).unref();
      await ticking.catch(() => undefined);
      await Promise.all([...lanes.values()].map(({ ended }) => ended));
      clearTimeout(grace);
    },
  };
}
