import { type Claim, LEASES, type WebhookEndpoint } from '@assay/store';
import { type HeldJob, WorkerLoop } from '../platform/worker-loop';
import { MAX_WAITS } from './data/attempt-times';
import { Lane, type LanePorts, RequestBudget } from './lane';

interface DispatcherPorts extends Omit<LanePorts, 'budget'> {
  readonly onFault: (error: unknown) => void;
  /** False if other processes deliver. */
  readonly works?: boolean;
}

const TICK_MS = 200;
/**
 * Without new events and lanes, only every third tick checks for lanes. Anything due then is a retry, or was
 * left by a process that died.
 */
const CLAIMS_WHILE_IDLE_EVERY = 3;
const RENEWED_EVERY_MS = 5000;
/**
 * Maximum number of endpoints that this process serves at a time. The last of these lanes are reserved for
 * endpoints that respond.
 */
const MAX_LANES = 256;
const MAX_LANES_WITH_FAILING = 192;
/** Maximum number of parallel requests in addition to the first of each lane. */
const MAX_WIDER_REQUESTS = 256;
const FAN_OUTS_A_TICK = 20;
/** Ticks between two searches for deliveries that wait too long: a minute, regardless of the clock. */
const TICKS_A_RECALL = 300;
/** Delay, in milliseconds, before a lane is retried that failed because of an internal fault. */
const REST_AFTER_FAULT_MS = 30_000;
/** Time that a stopping process waits for responses, in milliseconds. */
const GRACE_MS = 5_000;

/**
 * Delivers the events of all accounts, in parallel with other processes that do the same. It runs from its
 * construction until it is stopped.
 */
export class Dispatcher {
  private readonly loop: WorkerLoop<WebhookEndpoint> | null;
  private readonly budget = new RequestBudget(MAX_WIDER_REQUESTS);
  private readonly aborted = new AbortController();
  /** Ticks since the last one that found work. */
  private idleTicks = 0;
  private ticks = 0;

  constructor(private readonly ports: DispatcherPorts) {
    const { queue, runtime, onFault } = ports;
    this.loop =
      ports.works === false
        ? null
        : new WorkerLoop<WebhookEndpoint>({
            runtime,
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
            // Events are turned into deliveries regardless of the number of lanes; `claim` enforces the
            // limit.
            most: Number.POSITIVE_INFINITY,
            inBatches: true,
            keyOf: ({ environmentId, id }) => `${environmentId}/${id}`,
            claim: (claim, holds) => this.claim(claim, holds),
            work: (held) => this.follow(held),
            onFault,
          });
  }

  /** Takes no more work, waits for pending requests, and releases the lanes. */
  async stop(): Promise<void> {
    const grace = setTimeout(() => this.aborted.abort(), GRACE_MS).unref();
    await this.loop?.stop();
    clearTimeout(grace);
  }

  private async claim({ now, until }: Claim, lanes: number): Promise<readonly WebhookEndpoint[]> {
    const { queue, runtime } = this.ports;
    if (this.ticks++ % TICKS_A_RECALL === 0) await queue.recall(now, MAX_WAITS);
    let round = 0;
    for (; round < FAN_OUTS_A_TICK && this.loop?.isStopping !== true; round++) {
      if ((await queue.fanOut(runtime.now(), () => runtime.timeOrderedId())) === 0) break;
    }
    const isIdle = round === 0 && lanes === 0;
    this.idleTicks = isIdle ? this.idleTicks + 1 : 0;
    if (this.idleTicks % CLAIMS_WHILE_IDLE_EVERY !== 0) return [];
    const failing = lanes < MAX_LANES_WITH_FAILING;
    const most = (failing ? MAX_LANES_WITH_FAILING : MAX_LANES) - lanes;
    if (most <= 0 || this.loop?.isStopping === true) return [];
    return queue.claim({ now, until, most, failing });
  }

  private async follow({ job: endpoint, signal }: HeldJob<WebhookEndpoint>): Promise<void> {
    const { queue, runtime, onFault } = this.ports;
    const ports = { ...this.ports, budget: this.budget };
    try {
      await new Lane(endpoint, ports, signal, this.aborted.signal).run();
    } catch (error) {
      onFault(error);
      const pausedUntil = runtime.now() + REST_AFTER_FAULT_MS;
      await queue.saveHealth(endpoint, { ...endpoint, pausedUntil }).catch(() => undefined);
    }
    // While the database is unavailable this fails too. The lease then expires because it is no longer
    // renewed.
    await queue.release(endpoint).catch(() => undefined);
  }
}
