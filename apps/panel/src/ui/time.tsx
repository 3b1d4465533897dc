import { timeZone } from '../api/account';
import { locale, t } from '../i18n/language';

const LOCAL: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'medium' };

const written = (moment: Date, options: Intl.DateTimeFormatOptions, zone = timeZone()): string =>
  moment.toLocaleString(locale(), { ...options, timeZone: zone });

interface TimeProps {
  /** ISO 8601; null shows a dash. */
  readonly at: string | null;
}

/** Time in the account's time zone, or the browser's as a fallback; the tooltip shows UTC. */
export function Time({ at }: TimeProps) {
  if (at === null) return <span>–</span>;
  const moment = new Date(at);
  return (
    <time dateTime={at} title={moment.toISOString()} className="numeric">
      {written(moment, LOCAL)}
    </time>
  );
}

const TIME: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
const THIS_YEAR: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric', ...TIME };
const YEAR: Intl.DateTimeFormatOptions = { year: 'numeric' };
const OTHER_YEAR: Intl.DateTimeFormatOptions = { dateStyle: 'medium' };

/** Returns "Today, 4:20 PM", "Nov 28, 4:20 PM" or "Nov 28, 2025". @param zone IANA time zone */
export function shortTime(moment: Date, now: Date, zone: string): string {
  const has = (at: Date, options: Intl.DateTimeFormatOptions) => written(at, options, zone);
  if (has(moment, OTHER_YEAR) === has(now, OTHER_YEAR))
    return t('Today, {time}', { time: has(moment, TIME) });
  return has(moment, has(moment, YEAR) === has(now, YEAR) ? THIS_YEAR : OTHER_YEAR);
}

/** Like `Time`, but short and without seconds, which the tooltip shows. */
export function ShortTime({ at }: { readonly at: string }) {
  const moment = new Date(at);
  return (
    <time dateTime={at} title={`${written(moment, LOCAL)}\n${moment.toISOString()}`} className="numeric">
      {shortTime(moment, new Date(), timeZone())}
    </time>
  );
}
