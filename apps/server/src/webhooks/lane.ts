import { setTimeout as pause } from 'node:timers/promises';
import type { DeliveryQueue, DueDelivery, LaneHealth, WebhookEndpoint } from '@assay/store';
import type { Runtime } from '../platform/runtime';
import { messageBody, type SentData, signedHeaders } from './message';
import type { WebhookMetrics } from './metrics';
import { afterAttempt, healthAfter, isGivenUp, laneWidth, verdictOn } from './outcome';
import type { Receiver, Reply } from './receiver';
import type { SecretBox } from './secret';

/** Part of the budget reserved for endpoints that respond. */
const STORED_FOR_ANSWERING = 64;

/** Number of parallel requests that the lanes of a process may send in addition to the first of each. */
export class RequestBudget {
  constructor(private left: number) {}

  /**
   * Takes a request from the budget; it is returned when the request has ended.
   * @returns false if the budget is used up
   */
  take({ failures }: LaneHealth): boolean {
    if (this.left <= (failures > 0 ? STORED_FOR_ANSWERING : 0)) return false;
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
  readonly runtime: Runtime;
  readonly metrics: WebhookMetrics;
  readonly signatureHeader: string;
  readonly sentData: SentData;
  readonly budget: RequestBudget;
  /** Disables an endpoint that has failed for too long. */
  readonly disable: (endpoint: WebhookEndpoint, now: number) => Promise<void>;
}

/** Number of deliveries in one read from which a lane counts as late. */
const BEHIND = 32;
/** Interval at which a lane with hanging requests checks for more due deliveries, in milliseconds. */
const LOOK_EVERY_MS = 1000;
/** Age after which deliveries are read again, in milliseconds, because the endpoint may have changed. */
const READ_AGAIN_MS = 5000;
const MAX_HEADER_LENGTH = 500;
const MAX_HEADERS = 30;

/**
 * Header values are third-party text, so they are truncated, and NUL is removed because the database's JSON
 * can't contain it.
 */
const storedHeaders = (headers: { readonly [name: string]: string }) =>
  Object.fromEntries(
    Object.entries(headers)
      .slice(0, MAX_HEADERS)
      .map(([name, value]) => [name, value.replaceAll('\0', '').slice(0, MAX_HEADER_LENGTH)]),
  );

/** Returns the current signing secrets of an endpoint. */
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

/** The deliveries of one endpoint; they never wait for those of another endpoint. */
export class Lane {
  private health: LaneHealth;
  private readonly underWay = new Map<string, Promise<void>>();
  /** Deliveries that were read and not yet sent, in order of due time. */
  private waiting: readonly DueDelivery[] = [];
  private isBehind = false;
  private readAt = Number.NEGATIVE_INFINITY;
  private failure: unknown;

  constructor(
    private endpoint: WebhookEndpoint,
    private readonly ports: LanePorts,
    /** Ends the lane after the pending requests. */
    private readonly stopping: AbortSignal,
    /** Aborts the pending requests too. Their result is unknown, so nothing is recorded. */
    private readonly aborted: AbortSignal,
  ) {
    this.health = endpoint;
  }

  /**
   * Sends due deliveries until none is left.
   * @throws the error that stopped it, after the pending requests have ended
   */
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

  /**
   * Reads the due deliveries.
   * @returns false when nothing is due or pending, or when the lane was lost
   */
  private async read(): Promise<boolean> {
    const { queue, runtime } = this.ports;
    if (this.waiting.length === 0 || performance.now() - this.readAt > READ_AGAIN_MS) {
      const work = await queue.due(this.endpoint, runtime.now(), [...this.underWay.keys()]);
      this.readAt = performance.now();
      if (!work) return false;
      this.endpoint = work.endpoint;
      this.waiting = work.deliveries;
      this.isBehind = work.deliveries.length >= BEHIND;
    }
    return this.waiting.length + this.underWay.size > 0;
  }

  private sendSome(): void {
    const { budget, runtime } = this.ports;
    while (this.waiting.length > 0) {
      const [next, ...others] = this.waiting as [DueDelivery, ...DueDelivery[]];
      const width = laneWidth(this.health, this.isBehind, next, runtime.now());
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
    const { queue, receiver, runtime, metrics, sentData } = this.ports;
    const { endpoint } = this;
    const at = runtime.now();
    const body = messageBody({ ...delivery, data: sentData(delivery, endpoint.environmentId, at) });
    const headers = signedHeaders(delivery.id, body, at, signingOf(endpoint, this.ports, at));
    const reply = await receiver.post(endpoint.url, headers, body, this.aborted);
    if (this.aborted.aborted) return;
    const now = runtime.now();
    const { status, body: answered } = 'failure' in reply ? { status: null, body: '' } : reply;
    await queue.record({
      environmentId: endpoint.environmentId,
      endpointId: endpoint.id,
      id: delivery.id,
      ...afterAttempt(delivery, reply, { at, now }),
      attempt: {
        at: new Date(at).toISOString(),
        duration_ms: Math.max(0, now - at),
        status,
        error: 'failure' in reply ? reply.failure : null,
        request_headers: headers,
        response_headers: 'failure' in reply ? {} : storedHeaders(reply.headers),
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
    // The process that now holds the lane uses its own observations.
    if (!isSame && !(await this.ports.queue.saveHealth(this.endpoint, after))) return;
    // The queue still has the deliveries that are due while the endpoint is paused.
    if (after.pausedUntil > now) this.waiting = [];
    if (verdictOn(reply) === 'delivered' || !isGivenUp(after, now)) return;
    await this.ports.disable(this.endpoint, now);
    this.ports.metrics.disabled.inc();
  }
}
