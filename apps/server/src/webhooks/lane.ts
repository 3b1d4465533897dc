import { setTimeout as pause } from 'node:timers/promises';
import type { DeliveryQueue, DueDelivery, LaneHealth, WebhookEndpoint } from '@assay/store';
import type { Ambient } from '../platform/ambient';
import { messageBody, type SentData, signedHeaders } from './message';
import type { WebhookMetrics } from './metrics';
import { afterAttempt, healthAfter, isGivenUp, laneWidth, verdictOn } from './outcome';
import type { Receiver, Reply } from './receiver';
import type { SecretBox } from './secret';

/** Kept of the budget for endpoints that answer. */
const KEPT_FOR_ANSWERING = 64;

/** Requests that the lanes of a process may make at a time beside the first of each. */
export class RequestBudget {
  constructor(private left: number) {}

  /** @returns whether there was one left; it is given back when its request has ended. */
  take({ failures }: LaneHealth): boolean {
    if (this.left <= (failures > 0 ? KEPT_FOR_ANSWERING : 0)) return false;
    this.left--;
    return true;
  }

  giveBack(): void {
    this.left++;
  }
}

export interface LanePorts {
  readonly queue: DeliveryQueue;
  readonly receiver: Receiver;
  readonly box: SecretBox;
  readonly ambient: Ambient;
  readonly metrics: WebhookMetrics;
  readonly signatureHeader: string;
  readonly sentData: SentData;
  readonly budget: RequestBudget;
  /** Switches an endpoint off that has failed for too long. */
  readonly disable: (endpoint: WebhookEndpoint, now: number) => Promise<void>;
}

/** A read that comes back this full means that the lane is behind. */
const BEHIND = 32;
/** How soon a lane whose requests hang looks whether more is due. */
const LOOK_EVERY_MS = 1000;
/** What was read so long ago is read again: the endpoint may have changed. */
const READ_AGAIN_MS = 5000;
const LONGEST_HEADER = 500;
const MOST_HEADERS = 30;

/** Header values are another's text: kept short, and without NUL, which the database's JSON cannot hold. */
const keptHeaders = (headers: { readonly [name: string]: string }) =>
  Object.fromEntries(
    Object.entries(headers)
      .slice(0, MOST_HEADERS)
      .map(([name, value]) => [name, value.replaceAll('\0', '').slice(0, LONGEST_HEADER)]),
  );

/** The secrets that sign for an endpoint now. */
export function signingOf(
  endpoint: WebhookEndpoint,
  { box, signatureHeader }: Pick<LanePorts, 'box' | 'signatureHeader'>,
  now: number,
) {
  const overlaps = endpoint.previousSecretEnds !== null && endpoint.previousSecretEnds > now;
  return {
    header: signatureHeader,
    secret: box.open(endpoint.secret, endpoint),
    previousSecret: overlaps && endpoint.previousSecret ? box.open(endpoint.previousSecret, endpoint) : null,
  };
}

/** The deliveries of one endpoint; they never wait for another endpoint's. */
export class Lane {
  private health: LaneHealth;
  private readonly underWay = new Map<string, Promise<void>>();
  /** Read and not yet sent, the first due first. */
  private waiting: readonly DueDelivery[] = [];
  private isBehind = false;
  private readAt = Number.NEGATIVE_INFINITY;
  private failure: unknown;

  constructor(
    private endpoint: WebhookEndpoint,
    private readonly ports: LanePorts,
    /** Ends the lane after the requests under way. */
    private readonly stopping: AbortSignal,
    /** Ends the requests under way too; what they came to is not known, so nothing is marked. */
    private readonly aborted: AbortSignal,
  ) {
    this.health = endpoint;
  }

  /** Sends what is due until nothing is. @throws what kept it from going on, once the requests under way have ended */
  async run(): Promise<void> {
    try {
      while (!this.stopping.aborted && this.failure === undefined && (await this.read())) {
        this.sendSome();
        await this.untilSomethingEnds();
      }
    } finally {
      await Promise.all(this.underWay.values());
    }
    if (this.failure !== undefined) throw this.failure;
  }

  /** Looks for what is due. @returns false when nothing is and nothing is under way, or the lane is no longer ours. */
  private async read(): Promise<boolean> {
    const { queue, ambient } = this.ports;
    if (this.waiting.length === 0 || performance.now() - this.readAt > READ_AGAIN_MS) {
      const work = await queue.due(this.endpoint, ambient.now(), [...this.underWay.keys()]);
      this.readAt = performance.now();
      if (!work) return false;
      this.endpoint = work.endpoint;
      this.waiting = work.deliveries;
      this.isBehind = work.deliveries.length >= BEHIND;
    }
    return this.waiting.length + this.underWay.size > 0;
  }

  private sendSome(): void {
    const { budget, ambient } = this.ports;
    while (this.waiting.length > 0) {
      const [next, ...others] = this.waiting as [DueDelivery, ...DueDelivery[]];
      const width = laneWidth(this.health, this.isBehind, next, ambient.now());
      const isFirst = this.underWay.size === 0;
      if (this.underWay.size >= width || !(isFirst || budget.take(this.health))) return;
      this.waiting = others;
      const sent = this.send(next)
        .catch((error: unknown) => {
          this.failure ??= error;
        })
        .finally(() => {
          this.underWay.delete(next.id);
          if (!isFirst) budget.giveBack();
        });
      this.underWay.set(next.id, sent);
    }
  }

  private async untilSomethingEnds(): Promise<void> {
    if (this.underWay.size === 0) return;
    const ended = new AbortController();
    const look = pause(LOOK_EVERY_MS, undefined, { signal: ended.signal }).catch(() => undefined);
    await Promise.race([look, ...this.underWay.values()]);
    ended.abort();
  }

  private async send(delivery: DueDelivery): Promise<void> {
    const { queue, receiver, ambient, metrics, sentData } = this.ports;
    const { endpoint } = this;
    const at = ambient.now();
    const body = messageBody({ ...delivery, data: sentData(delivery, endpoint.spaceId, at) });
    const headers = signedHeaders(delivery.id, body, at, signingOf(endpoint, this.ports, at));
    const reply = await receiver.post(endpoint.url, headers, body, this.aborted);
    if (this.aborted.aborted) return;
    const now = ambient.now();
    const { status, body: answered } = 'failure' in reply ? { status: null, body: '' } : reply;
    await queue.record({
      spaceId: endpoint.spaceId,
      endpointId: endpoint.id,
      id: delivery.id,
      ...afterAttempt(delivery, reply, { at, now }),
      attempt: {
        at: new Date(at).toISOString(),
        duration_ms: Math.max(0, now - at),
        status,
        error: 'failure' in reply ? reply.failure : null,
        request_headers: headers,
        response_headers: 'failure' in reply ? {} : keptHeaders(reply.headers),
        response_body: answered,
      },
    });
    metrics.attempts.inc({ outcome: verdictOn(reply) });
    await this.remember(reply, now);
  }

  private async remember(reply: Reply, now: number): Promise<void> {
    const before = this.health;
    const after = healthAfter(before, reply, now);
    this.health = after;
    const isSame =
      before.failures === after.failures &&
      before.failingSince === after.failingSince &&
      before.pausedUntil === after.pausedUntil;
    // Whoever has the lane by now goes by what it sees itself.
    if (!isSame && !(await this.ports.queue.saveHealth(this.endpoint, after))) return;
    // What is still due while the endpoint rests, the queue knows.
    if (after.pausedUntil > now) this.waiting = [];
    if (verdictOn(reply) === 'delivered' || !isGivenUp(after, now)) return;
    await this.ports.disable(this.endpoint, now);
    this.ports.metrics.disabled.inc();
  }
}
