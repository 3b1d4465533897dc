import { english, locale, type Sentence, t } from '../i18n/language';

const MEBIBYTE = 2 ** 20;
const UNITS = [
  [86_400, english('{count, plural, one {# day} other {# days}}')],
  [3600, english('{count, plural, one {# hour} other {# hours}}')],
  [60, english('{count, plural, one {# minute} other {# minutes}}')],
  [1, english('{count, plural, one {# second} other {# seconds}}')],
] as const;

/** `12 hours`: the largest unit that fits; below a second in tenths. */
export function duration(seconds: number): string {
  const [size, unit] = UNITS.find(([least]) => seconds >= least) ?? UNITS[3];
  const count = seconds < 10 ? Math.round((seconds / size) * 10) / 10 : Math.round(seconds / size);
  return t(unit, { count });
}

/** `1,200 MiB`, or in GiB from ten of them on. */
export const megabytes = (bytes: number): string =>
  bytes >= 10 * 1024 * MEBIBYTE
    ? `${Math.round(bytes / 1024 / MEBIBYTE).toLocaleString(locale())} GiB`
    : `${Math.round(bytes / MEBIBYTE).toLocaleString(locale())} MiB`;

const QUEUES: { readonly [queue: string]: Sentence } = {
  'webhook events': english('webhook events'),
  'webhook deliveries': english('webhook deliveries'),
  'verification checks': english('verification checks'),
  'labels to count': english('labels to count'),
};

/** What waits, by the name that the page gives it. */
export const queueName = (queue: string): string => t(QUEUES[queue] ?? queue);
