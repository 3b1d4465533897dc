import { english, locale, type Sentence, t } from '../i18n/language';

const MEBIBYTE = 2 ** 20;
const UNITS = [
  [86_400, english('{count, plural, one {# day} other {# days}}')],
  [3600, english('{count, plural, one {# hour} other {# hours}}')],
  [60, english('{count, plural, one {# minute} other {# minutes}}')],
  [1, english('{count, plural, one {# second} other {# seconds}}')],
] as const;

/** Formats a duration in its largest unit, such as `12 hours`; below 10 seconds with one decimal. */
export function duration(seconds: number): string {
  const [size, unit] = UNITS.find(([least]) => seconds >= least) ?? UNITS[3];
  const count = seconds < 10 ? Math.round((seconds / size) * 10) / 10 : Math.round(seconds / size);
  return t(unit, { count });
}

/** Formats bytes as `1,200 MiB`, or in GiB from 10 GiB. */
export const megabytes = (bytes: number): string =>
  bytes >= 10 * 1024 * MEBIBYTE
    ? `${Math.round(bytes / 1024 / MEBIBYTE).toLocaleString(locale())} GiB`
    : `${Math.round(bytes / MEBIBYTE).toLocaleString(locale())} MiB`;

const QUEUES: { readonly [queue: string]: Sentence } = {
  'webhook events': english('Webhook events'),
  'webhook deliveries': english('Webhook deliveries'),
  'verification checks': english('Verification checks'),
  'labels to count': english('Unprocessed labels'),
};

/** Returns the name of a queue. */
export const queueName = (queue: string): string => t(QUEUES[queue] ?? queue);
