import { type Claim, LEASES, type WebhookEndpoint } from '@assay/store';
import { type HeldJob, WorkerLoop } from '../platform/worker-loop';
import { Lane, type LanePorts, RequestBudget } from './lane';

interface DispatcherPorts extends Omit<LanePorts, 'budget'> {
  readonly onFault: (error: unknown) => void;
  /** false = other processes deliver. */
  readonly works?: boolean;
}

const TICK_MS = 200;
/** While there is no new event and no lane, every third tick looks for lanes: what is due then is a retry, or was left by a process that died. */
const CLAIMS_WHILE_IDLE_EVERY = 3;
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

/**
 * Delivers the events of all accounts, beside other processes that do the same; from its construction until it is
 * stopped.
 */
export class Dispatcher {
  private readonly loop: WorkerLoop<WebhookEndpoint> | null;
  private readonly budget = new RequestBudget(MOST_WIDER_REQUESTS);
  private readonly aborted = new AbortController();
  /** Since one found something. */
  private idleTicks = 0;

  constructor(private readonly ports: DispatcherPorts) {
    const { queue, ambient, onFault } = ports;
    this.loop =
      ports.works === false
        ? null
        : new WorkerLoop<WebhookEndpoint>({
            ambient,
            leaseMs: LEASES.webhookLane.leaseMs,
            renewal: {
              everyMs: RENEWED_EVERY_MS,
              async renew(held, until) {
                const ours = await queue.renew(
                  held.map(({ job }) => job),
                  until,
                );
                return held.filter(({ job }) => ours.includes(job));
              },
            },
            lookEveryMs: TICK_MS,
            // Events are made deliveries of whatever the number of lanes: `claim` holds to it.
            most: Number.POSITIVE_INFINITY,
            inBatches: true,
            keyOf: ({ spaceId, id }) => `${spaceId}/${id}`,
            claim: (claim, holds) => this.claim(claim, holds),
            work: (held) => this.follow(held),
            onFault,
          });
  }

  /** Takes no more work, lets requests under way end, gives the lanes back. */
  async stop(): Promise<void> {
    const grace = setTimeout(() => this.aborted.abort(), GRACE_MS).unref();
    await this.loop?.stop();
    clearTimeout(grace);
  }

  private async claim({ now, until }: Claim, lanes: number): Promise<readonly WebhookEndpoint[]> {
    const { queue, ambient } = this.ports;
    let round = 0;
    for (; round < FAN_OUTS_A_TICK && this.loop?.isStopping !== true; round++) {
      if ((await queue.fanOut(ambient.now(), () => ambient.timeOrderedId())) === 0) break;
    }
    const isIdle = round === 0 && lanes === 0;
    this.idleTicks = isIdle ? this.idleTicks + 1 : 0;
    if (this.idleTicks % CLAIMS_WHILE_IDLE_EVERY !== 0) return [];
    const failing = lanes < MOST_LANES_WITH_FAILING;
    const most = (failing ? MOST_LANES_WITH_FAILING : MOST_LANES) - lanes;
    if (most <= 0 || this.loop?.isStopping === true) return [];
    return queue.claim({ now, until, most, failing });
  }

  private async follow({ job: endpoint, signal }: HeldJob<WebhookEndpoint>): Promise<void> {
    const { queue, ambient, onFault } = this.ports;
    const ports = { ...this.ports, budget: this.budget };
    try {
      await new Lane(endpoint, ports, signal, this.aborted.signal).run();
    } catch (error) {
      onFault(error);
      const pausedUntil = ambient.now() + REST_AFTER_FAULT_MS;
      await queue.saveHealth(endpoint, { ...endpoint, pausedUntil }).catch(() => undefined);
    }
    // While the database is away this fails, too: the lease ends by itself, for nobody renews it any more.
    await queue.release(endpoint).catch(() => undefined);
  }
}
