import { badInput, liveSpace } from '@assay/contract';
import {
  type DisputeRates,
  MANAGEMENT,
  MAX_DISPUTE_MONTHS,
  type PaymentEventSettings,
} from '@assay/management-api';
import { type AccountSettings, saveSettings } from '@assay/store';
import { changes, type ManagementApi, reads, spaceOf } from '../../management/index';
import { isTimeZone } from '../../platform/time-slices';
import { localDate, startOfDay } from '../dashboard/days';
import { DEFAULT_SETTINGS } from './data/default-settings';
import { disputeRates } from './dispute-rates';

/** Returns the payment event settings of an account, with the defaults of absent members. */
export function paymentEventSettings({ payment_events: own }: AccountSettings): PaymentEventSettings {
  // Written by the route, which reads them by this schema.
  return { ...DEFAULT_SETTINGS, ...(own as Partial<PaymentEventSettings> | undefined) };
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
export function settingsRoutes(api: ManagementApi): void {
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
export function rateRoutes(api: ManagementApi): void {
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
