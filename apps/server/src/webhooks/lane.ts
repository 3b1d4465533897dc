import type { DeliveryQueue, DueDelivery, LaneHealth, WebhookEndpoint } from '@assay/store';
import type { Ambient } from '../platform/ambient';
import { messageBody, type SentData, signedHeaders } from './message';
import type { WebhookMetrics } from './metrics';
import { afterAttempt, healthAfter, isGivenUp, verdictOn } from './outcome';
import type { Receiver, Reply } from './receiver';
import type { SecretBox } from './secret';

export interface LanePorts {
  readonly queue: DeliveryQueue;
  readonly receiver: Receiver;
  readonly box: SecretBox;
  readonly ambient: Ambient;
  readonly metrics: WebhookMetrics;
  readonly signatureHeader: string;
  readonly sentData: SentData;
  /** Switches an endpoint off that has failed for too long. */
  readonly disable: (endpoint: WebhookEndpoint, now: number) => Promise<void>;
}

/** A read that comes back this full means that the lane is behind. */
const BEHIND = 32;
/** Requests to one endpoint at a time while its lane is behind; else one, so that it is served in order. */
const WIDTH_WHEN_BEHIND = 8;
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

/** The deliveries of one endpoint, one after the other; they never wait for another endpoint's. */
export class Lane {
  private health: LaneHealth;

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

  /** Sends what is due until nothing is, or the endpoint needs a rest. */
  async run(): Promise<void> {
    const { queue, ambient } = this.ports;
    while (this.isOpen()) {
      const work = await queue.due(this.endpoint, ambient.now());
      if (!work || work.deliveries.length === 0) return;
      this.endpoint = work.endpoint;
      const width = work.deliveries.length >= BEHIND ? WIDTH_WHEN_BEHIND : 1;
      const waiting = work.deliveries.values();
      await Promise.all(Array.from({ length: width }, (_, n) => this.sendFrom(waiting, n === 0)));
    }
  }

  private isOpen(): boolean {
    return !this.stopping.aborted && this.health.pausedUntil <= this.ports.ambient.now();
  }

  /** @param first goes on alone while the endpoint fails. */
  private async sendFrom(waiting: IterableIterator<DueDelivery>, first: boolean): Promise<void> {
    while (this.isOpen() && (first || this.health.failures === 0)) {
      const { value, done } = waiting.next();
      if (done) return;
      await this.send(value);
    }
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
    if (!isSame) await this.ports.queue.saveHealth(this.endpoint, after);
    if (verdictOn(reply) === 'delivered' || !isGivenUp(after, now)) return;
    await this.ports.disable(this.endpoint, now);
    this.ports.metrics.disabled.inc();
  }
}
