import { ApiError, badInput, liveSpace } from '@assay/contract';
import {
  type BulkPaymentEventResult,
  type DisputeRates,
  MANAGEMENT,
  MAX_DISPUTE_MONTHS,
  MAX_LISTED_EVENTS,
  type PaymentEventDocument,
  type PaymentEventSettings,
} from '@assay/management-api';
import {
  type AccountSettings,
  eventsOfKey,
  eventsOfTransactions,
  findEvaluation,
  type PaymentEvent,
  presentHashes,
  saveSettings,
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
import { isTimeZone } from '../../platform/time-slices';
import { readIdentifier } from '../../scoring/index';
import { localDate, startOfDay } from '../dashboard/days';
import type { FeedbackPorts } from '../labels/feedback-service';
import { disputeRates } from './dispute-rates';
import { importEventText } from './import-text';
import { readEvent, type SentEvent } from './read-event';
import { type EventResult, recordEvents } from './record-events';
import { paymentEventSettings } from './settings';

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

/** Adds the routes that record and list payment events. */
function eventRoutes(api: ManagementApi, ports: FeedbackPorts): void {
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

/** Refuses two rules for the same events, and two programs with the same id. */
function requireDistinct({ labels = [], programs = [] }: Partial<PaymentEventSettings>): void {
  const rules = labels.map(({ type, category }) => `${type} ${category}`);
  const rule = rules.findIndex((text, index) => rules.indexOf(text) < index);
  if (rule >= 0) throw badInput([{ field: `labels[${rule}]`, expected: 'one rule per type and category' }]);
  const ids = programs.map(({ id }) => id);
  const twice = ids.findIndex((id, index) => ids.indexOf(id) < index);
  if (twice >= 0)
    throw badInput([{ field: `programs[${twice}].id`, expected: 'an id that no other program has' }]);
}

/** Adds the routes of /payment-event-settings. */
function settingsRoutes(api: ManagementApi): void {
  reads(api, MANAGEMENT.readPaymentEventSettings, ({ principal }) =>
    paymentEventSettings(principal.caller.account.settings),
  );

  changes(api, MANAGEMENT.changePaymentEventSettings, async ({ connection, account, body }) => {
    requireDistinct(body);
    const settings: AccountSettings = {
      ...account.settings,
      payment_events: { ...account.settings.payment_events, ...body },
    };
    await saveSettings(connection, account.id, settings);
    return {
      data: paymentEventSettings(settings),
      audit: {
        action: 'payment_events.settings',
        target: String(liveSpace(account.id)),
        change: { ...body },
      },
    };
  });
}

const DEFAULT_MONTHS = 6;

const monthAfter = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
};

/**
 * Returns the requested months and the times between them.
 * @throws ApiError 1006
 */
function monthsOf(
  query: { readonly from?: string; readonly to?: string; readonly time_zone?: string },
  now: number,
): { readonly months: readonly string[]; readonly cuts: readonly number[]; readonly timeZone: string } {
  const { time_zone: timeZone = 'UTC' } = query;
  if (!isTimeZone(timeZone))
    throw badInput([{ field: 'time_zone', expected: 'an IANA time zone, such as Europe/Berlin' }]);
  const to = query.to ?? localDate(now, timeZone).slice(0, 7);
  const from = query.from ?? monthAfter(to, 1 - DEFAULT_MONTHS);
  if (from < '1970-02' || to > '9998-01')
    throw badInput([{ field: 'from', expected: 'months between 1970-02 and 9998-01' }]);
  if (to < from) throw badInput([{ field: 'to', expected: 'a month not before `from`' }]);
  const months: string[] = [];
  for (let month = from; month <= to; month = monthAfter(month, 1)) {
    if (months.length === MAX_DISPUTE_MONTHS)
      throw badInput([{ field: 'to', expected: `at most ${MAX_DISPUTE_MONTHS} months` }]);
    months.push(month);
  }
  const starts = [monthAfter(from, -1), ...months, monthAfter(to, 1)];
  return { months, timeZone, cuts: starts.map((month) => startOfDay(`${month}-01`, timeZone)) };
}

/** Adds the route of /dispute-rates. */
function rateRoutes(api: ManagementApi): void {
  reads(
    api,
    MANAGEMENT.readDisputeRates,
    async ({ principal, query, now, reading }): Promise<DisputeRates> => {
      const environmentId = spaceOf(principal, query.environment);
      const { timeZone, ...asked } = monthsOf(query, +now);
      const { programs } = paymentEventSettings(principal.caller.account.settings);
      return { time_zone: timeZone, ...(await disputeRates(reading, environmentId, asked, programs)) };
    },
  );
}

/** Adds the routes of payment events. */
export function paymentEventRoutes(api: ManagementApi, ports: FeedbackPorts): void {
  eventRoutes(api, ports);
  settingsRoutes(api);
  rateRoutes(api);
}
