import type { WebhookEndpoint } from '@assay/store';
import { every, type Follower } from '../platform/feature';
import { Lane, type LanePorts, RequestBudget } from './lane';

interface DispatcherPorts extends Omit<LanePorts, 'budget'> {
  readonly onFault: (error: unknown) => void;
  /** false = other processes deliver. */
  readonly works?: boolean;
}

const TICK_MS = 200;
/** While there is no new event and no lane, every third tick looks for lanes: what is due then is a retry, or was left by a process that died. */
const CLAIMS_WHILE_IDLE_EVERY = 3;
/** A process that dies leaves its lanes to the others after this long. */
const LEASE_MS = 20_000;
const RENEWED_EVERY_MS = 5000;
/** Endpoints that this process sends to at a time; the last of these lanes are for those that answer. */
const MOST_LANES = 256;
const MOST_LANES_WITH_FAILING = 192;
/** Requests at a time beside the first of each lane. */
const MOST_WIDER_REQUESTS = 256;
const FAN_OUTS_A_TICK = 20;
/** A lane that could not go on for a reason of our own is tried again after this long. */
const REST_AFTER_FAULT_MS = 30_000;
/** How long a stopping process waits for answers. */
const GRACE_MS = 5_000;

const laneName = ({ spaceId, id }: WebhookEndpoint) => `${spaceId}/${id}`;

interface RunningLane {
  readonly endpoint: WebhookEndpoint;
  readonly ended: Promise<void>;
}

/**
 * Delivers the events of all accounts, beside other processes that do the same; from its construction until it is
 * stopped.
 */
export class Dispatcher {
  private readonly lanes = new Map<string, RunningLane>();
  private readonly budget = new RequestBudget(MOST_WIDER_REQUESTS);
  private readonly stopping = new AbortController();
  private readonly aborted = new AbortController();
  private readonly followers: readonly Follower[];
  /** A tick that is under way when the process stops may still take lanes: they are waited for as well. */
  private ticking: Promise<void> = Promise.resolve();
  /** Since one found something. */
  private idleTicks = 0;

  constructor(private readonly ports: DispatcherPorts) {
    const tick = () => {
      this.ticking = this.tick();
      return this.ticking;
    };
    this.followers =
      ports.works === false
        ? []
        : [every(TICK_MS, tick, ports.onFault), every(RENEWED_EVERY_MS, () => this.renew(), ports.onFault)];
  }

  /** Takes no more work, lets requests under way end, gives the lanes back. */
  async stop(): Promise<void> {
    this.stopping.abort();
    for (const follower of this.followers) follower.stop();
    const grace = setTimeout(() => this.aborted.abort(), GRACE_MS).unref();
    await this.ticking.catch(() => undefined);
    await Promise.all([...this.lanes.values()].map(({ ended }) => ended));
    clearTimeout(grace);
  }

  private async tick(): Promise<void> {
    const { queue, ambient } = this.ports;
    let round = 0;
    for (; round < FAN_OUTS_A_TICK && !this.stopping.signal.aborted; round++) {
      if ((await queue.fanOut(ambient.now(), () => ambient.timeOrderedId())) === 0) break;
    }
    const isIdle = round === 0 && this.lanes.size === 0;
    this.idleTicks = isIdle ? this.idleTicks + 1 : 0;
    if (this.idleTicks % CLAIMS_WHILE_IDLE_EVERY !== 0) return;
    const failing = this.lanes.size < MOST_LANES_WITH_FAILING;
    const most = (failing ? MOST_LANES_WITH_FAILING : MOST_LANES) - this.lanes.size;
    if (most === 0 || this.stopping.signal.aborted) return;
    const now = ambient.now();
    const claimed = await queue.claim({ now, until: now + LEASE_MS, most, failing });
    for (const endpoint of claimed) this.enter(endpoint);
  }

  private async renew(): Promise<void> {
    const { queue, ambient } = this.ports;
    const held = [...this.lanes.values()].map(({ endpoint }) => endpoint);
    if (held.length > 0) await queue.renew(held, ambient.now() + LEASE_MS);
  }

  /** A lane that was just given back may be claimed before this process hears of it: it goes on behind the one before. */
  private enter(endpoint: WebhookEndpoint): void {
    const name = laneName(endpoint);
    const before = this.lanes.get(name)?.ended ?? Promise.resolve();
    const ended = before
      .then(() => this.follow(endpoint))
      .finally(() => {
        if (this.lanes.get(name) === lane) this.lanes.delete(name);
      });
    const lane = { endpoint, ended };
    this.lanes.set(name, lane);
  }

  private async follow(endpoint: WebhookEndpoint): Promise<void> {
    const { queue, ambient, onFault } = this.ports;
    const ports = { ...this.ports, budget: this.budget };
    try {
      await new Lane(endpoint, ports, this.stopping.signal, this.aborted.signal).run();
    } catch (error) {
      onFault(error);
      const pausedUntil = ambient.now() + REST_AFTER_FAULT_MS;
      await queue.saveHealth(endpoint, { ...endpoint, pausedUntil }).catch(() => undefined);
    }
    // While the database is away this fails, too: the lease ends by itself, for nobody renews it any more.
    await queue.release(endpoint).catch(() => undefined);
  }
}
