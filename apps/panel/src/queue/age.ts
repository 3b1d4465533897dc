import { locale } from '../i18n/language';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** Up to two days, hours are more useful than days. */
const MAX_HOURS_MS = 2 * DAY_MS;

const unit = (value: number, name: 'minute' | 'hour' | 'day'): string =>
  new Intl.NumberFormat(locale(), { style: 'unit', unit: name, unitDisplay: 'short' }).format(
    Math.floor(value),
  );

/** Returns the time between two moments, such as "3 hr". @param at ISO 8601 @param now in ms */
export function ageText(at: string, now: number): string {
  const age = Math.max(0, now - Date.parse(at));
  if (age < HOUR_MS) return unit(age / MINUTE_MS, 'minute');
  return age < MAX_HOURS_MS ? unit(age / HOUR_MS, 'hour') : unit(age / DAY_MS, 'day');
}
