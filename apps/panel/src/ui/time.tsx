import { timeZone } from '../api/account';
import { locale } from '../i18n/language';

const LOCAL: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'medium' };

const written = (moment: Date, options: Intl.DateTimeFormatOptions): string =>
  moment.toLocaleString(locale(), { ...options, timeZone: timeZone() });

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

const TODAY: Intl.DateTimeFormatOptions = { timeStyle: 'medium' };
const THIS_YEAR: Intl.DateTimeFormatOptions = {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
};
const YEAR: Intl.DateTimeFormatOptions = { year: 'numeric' };
const OTHER_YEAR: Intl.DateTimeFormatOptions = { dateStyle: 'medium' };

/** Like `Time`, but short: time of day, day or date. */
export function ShortTime({ at }: { readonly at: string }) {
  const moment = new Date(at);
  const now = new Date();
  const format =
    written(moment, OTHER_YEAR) === written(now, OTHER_YEAR)
      ? TODAY
      : written(moment, YEAR) === written(now, YEAR)
        ? THIS_YEAR
        : OTHER_YEAR;
  return (
    <time dateTime={at} title={`${written(moment, LOCAL)}\n${moment.toISOString()}`} className="numeric">
      {written(moment, format)}
    </time>
  );
}
