import type { Dashboard } from '../api/dashboard';
import { locale, t } from '../i18n/language';

/** `12.3 %`; a dash where there is nothing to have a share of. */
export const percent = (share: number | null): string =>
  share === null || !Number.isFinite(share)
    ? '–'
    : share.toLocaleString(locale(), { style: 'percent', maximumFractionDigits: share < 0.1 ? 1 : 0 });

export const whole = (value: number): string => value.toLocaleString(locale(), { maximumFractionDigits: 0 });

/** As short as fits beside an axis: 12.5K. */
export const short = (value: number): string =>
  value.toLocaleString(locale(), { notation: 'compact', maximumFractionDigits: 1 });

export const milliseconds = (value: number | null): string =>
  value === null ? '–' : `${value.toLocaleString(locale(), { maximumSignificantDigits: 3 })} ms`;

/** An amount in its currency, without the small coins; a currency that nobody knows is named as it was sent. */
export function money(value: number, currency: string): string {
  try {
    return value.toLocaleString(locale(), { style: 'currency', currency, maximumFractionDigits: 0 });
  } catch {
    return `${whole(value)} ${currency}`;
  }
}

export const stateNames = () => ({ approve: t('Approved'), review: t('Review'), decline: t('Declined') });

/** The moments of buckets, short for an axis and whole for a table. */
export function momentNames(
  { unit, time_zone: timeZone }: Pick<Dashboard, 'unit' | 'time_zone'>,
  buckets: readonly string[],
): { readonly ticks: readonly string[]; readonly labels: readonly string[] } {
  const of = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale(), { ...options, timeZone });
    return buckets.map((at) => format.format(new Date(at)));
  };
  if (unit === 'hour')
    return {
      ticks: of({ hour: '2-digit', minute: '2-digit' }),
      // The hour that a clock change repeats is told apart by its offset.
      labels: of({
        month: 'short',
        day: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        timeZoneName: 'shortOffset',
      }),
    };
  if (unit === 'month')
    return { ticks: of({ month: 'short', year: '2-digit' }), labels: of({ month: 'long', year: 'numeric' }) };
  return { ticks: of({ month: 'short', day: 'numeric' }), labels: of({ dateStyle: 'medium' }) };
}

/** What the first column of a table over time is headed by. */
export const unitName = (unit: Dashboard['unit']): string =>
  ({ hour: t('Hour'), day: t('Day'), week: t('Week from'), month: t('Month') })[unit];
