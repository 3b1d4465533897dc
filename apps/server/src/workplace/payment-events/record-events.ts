import { ApiError, type CardNetwork, type EnvironmentId, type FraudData, labelSignal } from '@assay/contract';
import type { PaymentEventSettings } from '@assay/management-api';
import {
  type Connection,
  countPaymentEvents,
  type EarlierEvent,
  earlierEvents,
  enqueueEvent,
  eventsByKey,
  insertPaymentEvents,
  labelsOf,
  leavePaymentEventsUncounted,
  type NewestEvaluation,
  type NewPaymentEvent,
  newestEvaluations,
  type PaymentEvent,
  paymentEventKey,
  presentHashes,
  type StoredResult,
  subscribedEvents,
} from '@assay/store';
import { timestamp, timestampOrNull } from '../../management/index';
import { storedKeys } from '../../scoring/index';
import { type FeedbackPorts, giveFeedback } from '../labels/feedback-service';
import { categoryOf, labelOf, warningsOf } from './compare-events';
import type { SentEvent } from './read-event';

/** Networks by the beginning of their names in BIN tables, in lower case. */
const NAMES: readonly (readonly [name: string, network: CardNetwork])[] = [
  ['visa', 'visa'],
  ['mastercard', 'mastercard'],
  ['maestro', 'mastercard'],
  ['american express', 'amex'],
  ['amex', 'amex'],
  ['discover', 'discover'],
  ['diners', 'discover'],
  ['jcb', 'jcb'],
  ['unionpay', 'unionpay'],
  ['china union', 'unionpay'],
];

/** Returns the network of a card by the BIN data of the scored transaction; null = unknown. */
function cardNetworkOf({ seen, answer }: NewestEvaluation): CardNetwork | null {
  type Details = Pick<FraudData, 'bin_details'>;
  const { details } = JSON.parse(seen) as { readonly details?: Details };
  const name = (details ?? (JSON.parse(answer) as { readonly data: Partial<Details> }).data).bin_details
    ?.bin_card;
  if (!name) return null;
  const folded = name.toLowerCase();
  return NAMES.find(([start]) => folded.startsWith(start))?.[1] ?? 'other';
}

/** Author of labels that events set. */
const PAYMENT_EVENT_AUTHOR = 'payment event';

/** Result of a sent event. */
export type EventResult =
  | (Omit<StoredResult, 'digest'> & { readonly status: 'recorded' | 'duplicate' })
  | { readonly status: 'refused'; readonly error: ApiError };

export interface Recording {
  readonly environmentId: EnvironmentId;
  readonly settings: PaymentEventSettings;
  /** A key, a panel user or a command. */
  readonly author: string;
  /** Nothing is stored; the results are those that it would have. */
  readonly dryRun?: boolean;
}

const refused = (error: ApiError): EventResult => ({ status: 'refused', error });

/** Returns the text by which a repeated event is compared with the stored one. */
const contentOf = ({ isCodeUnknown: _, eventId: __, ...content }: SentEvent): string =>
  JSON.stringify(Object.entries(content).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Events of one request that are stored together, in the order in which they were sent. */
class Batch {
  private readonly earlier = new Map<string, EarlierEvent[]>();
  /** Labels by transaction, as they are after the events so far. */
  private readonly labels = new Map<string, { readonly label: string; readonly author: string }>();
  private readonly byKey: Map<string, StoredResult>;
  private readonly newest: ReadonlyMap<string, NewestEvaluation>;
  private readonly keys = new Map<string, readonly string[]>();
  readonly events: NewPaymentEvent[] = [];
  readonly labelled = new Map<string, string>();

  private constructor(
    private readonly connection: Connection,
    private readonly ports: FeedbackPorts,
    private readonly recording: Recording,
    found: {
      readonly byKey: ReadonlyMap<string, StoredResult>;
      readonly newest: ReadonlyMap<string, NewestEvaluation>;
      readonly earlier: readonly EarlierEvent[];
      readonly labels: Awaited<ReturnType<typeof labelsOf>>;
      readonly present: ReadonlyMap<string, string>;
      readonly keys: ReadonlyMap<string, readonly string[]>;
    },
  ) {
    this.byKey = new Map(found.byKey);
    this.newest = found.newest;
    for (const event of found.earlier) this.earlierOf(event.transactionId).push(event);
    for (const [id, label] of found.labels) this.labels.set(id, label);
    for (const [id, keys] of found.keys)
      this.keys.set(id, [...new Set(keys.map((hash) => found.present.get(hash) ?? hash))]);
  }

  /** Reads everything that the events are compared with, in a fixed number of statements. */
  static async open(
    connection: Connection,
    ports: FeedbackPorts,
    recording: Recording,
    events: readonly SentEvent[],
  ): Promise<Batch> {
    const { environmentId } = recording;
    const ids = [...new Set(events.map(({ transactionId }) => transactionId))];
    const eventKeys = events.map(({ eventId }) =>
      paymentEventKey(connection.vault, environmentId, 'id', eventId),
    );
    const newest = await newestEvaluations(connection, environmentId, ids);
    const keys = new Map(
      [...newest].map(([id, evaluation]) => [id, storedKeys(evaluation, ports.hasher).events] as const),
    );
    return new Batch(connection, ports, recording, {
      newest,
      keys,
      byKey: await eventsByKey(connection, environmentId, eventKeys),
      earlier: await earlierEvents(connection, environmentId, ids),
      labels: await labelsOf(connection, environmentId, ids),
      present: await presentHashes(connection, environmentId, [...keys.values()].flat()),
    });
  }

  /** Adds an event to those to store, or returns why it isn't stored. */
  add(event: SentEvent): EventResult {
    const { environmentId, author } = this.recording;
    const { vault } = this.connection;
    const eventKey = paymentEventKey(vault, environmentId, 'id', event.eventId);
    const digest = paymentEventKey(vault, environmentId, 'content', contentOf(event));
    const known = this.byKey.get(eventKey);
    if (known) {
      const { digest: stored, ...result } = known;
      return stored === digest
        ? { status: 'duplicate', ...result }
        : refused(new ApiError('paymentEventReused'));
    }
    const evaluation = this.newest.get(event.transactionId);
    if (!evaluation) return refused(new ApiError('notFound', 'Transaction not found'));
    const { isCodeUnknown: _, ...content } = event;
    const earlier = this.earlierOf(event.transactionId);
    const category = categoryOf(event, earlier);
    const stored: NewPaymentEvent = {
      ...content,
      id: this.ports.runtime.timeOrderedId(),
      evaluationId: evaluation.id,
      recordedAt: this.ports.runtime.now(),
      currency: event.currency ?? (event.amount === null ? null : evaluation.currency),
      network: event.network ?? cardNetworkOf(evaluation),
      category,
      warnings: warningsOf(event, earlier, evaluation.currency),
      ...this.labelEffectOf(event, category),
      author,
      eventKey,
      digest,
      keyHashes: this.keys.get(event.transactionId) ?? [],
    };
    earlier.push(stored);
    earlier.sort((one, other) => one.occurredAt - other.occurredAt);
    this.events.push(stored);
    const { id, warnings, label, labelEffect } = stored;
    this.byKey.set(eventKey, { id, category, warnings, label, labelEffect, digest });
    return { status: 'recorded', id, category, warnings, label, labelEffect };
  }

  private earlierOf(transactionId: string): EarlierEvent[] {
    let events = this.earlier.get(transactionId);
    if (!events) {
      events = [];
      this.earlier.set(transactionId, events);
    }
    return events;
  }

  /** Returns the label of an event, and what becomes of the transaction's label. */
  private labelEffectOf(
    event: SentEvent,
    category: PaymentEvent['category'],
  ): Pick<PaymentEvent, 'label' | 'labelEffect'> {
    const { settings } = this.recording;
    const label = labelOf(settings.labels, event.type, category);
    if (label === null) return { label, labelEffect: 'none' };
    const before = this.labels.get(event.transactionId);
    // A late event doesn't replace the label of what happened after it.
    const isLate = this.earlierOf(event.transactionId).some(
      (other) => other.label !== null && other.occurredAt > event.occurredAt,
    );
    if (before?.label === label || isLate) return { label, labelEffect: 'unchanged' };
    if (before && before.author !== PAYMENT_EVENT_AUTHOR && !settings.overwrite_labels)
      return { label, labelEffect: 'kept' };
    this.labels.set(event.transactionId, { label, author: PAYMENT_EVENT_AUTHOR });
    this.labelled.set(event.transactionId, label);
    return { label, labelEffect: 'set' };
  }

  /** Stores the events with their velocity rows, counts, labels and webhook events. */
  async store(): Promise<void> {
    const { connection, events } = this;
    const { environmentId } = this.recording;
    const stored = await insertPaymentEvents(connection, environmentId, events);
    // Another process stored the same event meanwhile. The account lock of the callers prevents it.
    if (stored.size < events.length)
      throw new ApiError('conflict', 'Another request stored one of these events. Send the request again');
    await countPaymentEvents(
      connection,
      environmentId,
      events.map((event) => ({ ...event, evaluation: this.newest.get(event.transactionId)! })),
    );
    await leavePaymentEventsUncounted(
      connection,
      environmentId,
      events.map(({ occurredAt, ...event }) => ({ ...event, at: occurredAt })),
    );
    await this.announce();
    await giveFeedback(
      connection,
      this.ports,
      environmentId,
      [...this.labelled].map(([transactionId, label]) => ({
        transactionId,
        feedback: { kind: 'label', label, signal: labelSignal(label) ?? 'negative' },
      })),
      PAYMENT_EVENT_AUTHOR,
    );
  }

  private async announce(): Promise<void> {
    const { connection } = this;
    const { environmentId } = this.recording;
    const subscribed = await subscribedEvents(connection, environmentId);
    if (!subscribed.has('transaction/event_recorded')) return;
    for (const event of this.events)
      await enqueueEvent(connection, {
        environmentId,
        event: 'transaction/event_recorded',
        at: event.recordedAt,
        transactionId: event.transactionId,
        data: {
          id: event.id,
          transaction_id: event.transactionId,
          event_id: event.eventId,
          type: event.type,
          occurred_at: timestamp(event.occurredAt),
          recorded_at: timestamp(event.recordedAt),
          amount: event.amount,
          currency: event.currency,
          network: event.network,
          code: event.code,
          category: event.category,
          due_at: timestampOrNull(event.dueAt),
          external_id: event.externalId,
          warnings: event.warnings,
          label: event.labelEffect === 'set' ? event.label : null,
        },
      });
  }
}

/** Results in the order of the sent events, and the labels that were set, by transaction. */
interface Recorded {
  readonly results: readonly EventResult[];
  readonly labelled: ReadonlyMap<string, string>;
}

/**
 * Stores events of payments in the caller's transaction, with their labels, velocity rows, counts and webhook
 * events. An event that is invalid, or whose transaction is unknown, is refused; the others are stored.
 * @param sent events as read, or the error of one that couldn't be read
 */
export async function recordEvents(
  connection: Connection,
  ports: FeedbackPorts,
  recording: Recording,
  sent: readonly (SentEvent | ApiError)[],
): Promise<Recorded> {
  const events = sent.filter((event): event is SentEvent => !(event instanceof ApiError));
  const batch = await Batch.open(connection, ports, recording, events);
  const results = sent.map((event) => (event instanceof ApiError ? refused(event) : batch.add(event)));
  if (recording.dryRun !== true && batch.events.length > 0) await batch.store();
  return { results, labelled: batch.labelled };
}
