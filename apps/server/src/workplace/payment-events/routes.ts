import { ApiError, badInput } from '@assay/contract';
import {
  type BulkPaymentEventResult,
  MANAGEMENT,
  MAX_LISTED_EVENTS,
  type PaymentEventDocument,
} from '@assay/management-api';
import {
  eventsOfKey,
  eventsOfTransactions,
  findEvaluation,
  type PaymentEvent,
  presentHashes,
} from '@assay/store';
import {
  type Change,
  changes,
  type ManagementApi,
  reads,
  spaceOf,
  timestamp,
  timestampOrNull,
} from '../../management/index';
import { readIdentifier } from '../../scoring/index';
import type { FeedbackPorts } from '../labels/feedback-service';
import { importEventText } from './import-text';
import { readEvent, type SentEvent } from './read-event';
import { type EventResult, recordEvents } from './record-events';
import { paymentEventSettings } from './settings-routes';

/** Number of newest transactions of an identifier whose events are listed. */
const TRANSACTIONS_OF_KEY = 250;
const DEFAULT_LISTED = 100;

const documentOf = (event: PaymentEvent): PaymentEventDocument => ({
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
  acquirer_reference: event.acquirerReference,
  warnings: event.warnings,
  label: event.label,
  label_effect: event.labelEffect,
  author: event.author,
});

const REFUSED = { id: null, warnings: [], label: null, label_effect: 'none' } as const;

function bulkResultOf(result: EventResult, index: number): BulkPaymentEventResult {
  if (result.status === 'refused') {
    const { entry, message, details = [] } = result.error;
    return { index, status: 'refused', ...REFUSED, error: { code: entry.code, message, details } };
  }
  const { status, id, warnings, label, labelEffect } = result;
  return { index, status, id, warnings, label, label_effect: labelEffect, error: null };
}

/** Reads an event; returns the error of an invalid one. */
function readOrError(sent: object, now: number): SentEvent | ApiError {
  try {
    return readEvent(sent, now);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/** Returns how often each label was set, for the audit log. */
function labelCounts(labelled: ReadonlyMap<string, string>): { readonly [label: string]: number } {
  const counts: { [label: string]: number } = {};
  for (const label of labelled.values()) counts[label] = (counts[label] ?? 0) + 1;
  return counts;
}

const countOf = (results: readonly EventResult[], status: EventResult['status']): number =>
  results.filter((result) => result.status === status).length;

/** Adds the routes that record payment events. */
function recordRoutes(api: ManagementApi, ports: FeedbackPorts): void {
  const recordingOf = (change: Change<unknown, { readonly environment?: 'live' | 'test' }>) => ({
    environmentId: spaceOf(change.principal, change.query.environment),
    settings: paymentEventSettings(change.account.settings),
    author: change.principal.actor.auditName,
  });

  changes(api, MANAGEMENT.recordPaymentEvent, async (change) => {
    const event = readEvent({ ...change.body, transaction_id: change.param('transaction_id') }, +change.now);
    const { results, labelled } = await recordEvents(change.connection, ports, recordingOf(change), [event]);
    const [result] = results;
    if (!result || result.status === 'refused') throw result?.error ?? new ApiError('notFound');
    const { id, category, warnings, label, labelEffect, status } = result;
    return {
      data: {
        id,
        duplicate: status === 'duplicate',
        category,
        warnings,
        label,
        label_effect: labelEffect,
      },
      audit: {
        action: 'transaction.event',
        target: `payment event ${id}`,
        change: { type: event.type, duplicate: status === 'duplicate', labels: labelCounts(labelled) },
      },
    };
  });

  changes(api, MANAGEMENT.recordPaymentEvents, async (change) => {
    const sent = change.body.events.map((event) => readOrError(event, +change.now));
    const { results, labelled } = await recordEvents(change.connection, ports, recordingOf(change), sent);
    return {
      data: { results: results.map(bulkResultOf) },
      audit: {
        action: 'transaction.events',
        target: `${results.length} payment events`,
        change: {
          recorded: countOf(results, 'recorded'),
          duplicates: countOf(results, 'duplicate'),
          refused: countOf(results, 'refused'),
          labels: labelCounts(labelled),
        },
      },
    };
  });

  changes(api, MANAGEMENT.importPaymentEvents, async (change) => {
    const { csv, columns = {}, dry_run: dryRun = false, from_line: fromLine = 2 } = change.body;
    const { result, labelled } = await importEventText(
      change.connection,
      ports,
      { ...recordingOf(change), dryRun },
      { csv, columns, fromLine, now: +change.now },
    );
    const { problems: _, ...counts } = result;
    return {
      data: result,
      audit: {
        action: 'transaction.events.import',
        target: `${result.lines} lines`,
        change: { ...counts, dry_run: dryRun, labels: labelCounts(labelled) },
      },
    };
  });
}

/** Adds the routes that list payment events. */
function listRoutes(api: ManagementApi): void {
  reads(api, MANAGEMENT.listPaymentEvents, async ({ principal, query, param, reading }) => {
    const environmentId = spaceOf(principal, query.environment);
    const transactionId = param('transaction_id');
    if (!(await findEvaluation(reading, environmentId, { transactionId }))) throw new ApiError('notFound');
    const events = await eventsOfTransactions(reading, environmentId, [transactionId], MAX_LISTED_EVENTS);
    return { events: events.map(documentOf) };
  });

  reads(api, MANAGEMENT.listPersonPaymentEvents, async ({ principal, query, reading }) => {
    const environmentId = spaceOf(principal, query.environment);
    const identifier = readIdentifier(query.key);
    if (!identifier)
      throw badInput([{ field: 'key', expected: '`key` of a person, device or card from POST /search' }]);
    const { hash } = identifier;
    const present = (await presentHashes(reading, environmentId, [hash])).get(hash) ?? hash;
    const events = await eventsOfKey(reading, environmentId, present, {
      transactions: TRANSACTIONS_OF_KEY,
      events: query.limit ?? DEFAULT_LISTED,
    });
    return { events: events.map(documentOf) };
  });
}

/** Adds the routes of payment events. */
export function paymentEventRoutes(api: ManagementApi, ports: FeedbackPorts): void {
  recordRoutes(api, ports);
  listRoutes(api);
}
