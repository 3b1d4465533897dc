import type { DataUpdateOutcome } from '@assay/store';

/** Daily period without scheduled updates, in minutes of the day in UTC: from inclusive, until exclusive. */
export interface QuietHours {
  readonly from: number;
  readonly until: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MINUTES = 1440;

/**
 * First gaps after an update without new data, in milliseconds. Each next gap is GAP_GROWTH times as long, up
 * to the cadence.
 */
const FIRST_GAP_MS = { failed: 5 * MINUTE_MS, refused: 60 * MINUTE_MS } as const;
const GAP_GROWTH = 3;
/**
 * Maximum share of the cadence by which updates start early, so that many deployments don't send requests at
 * once.
 */
const EARLY_SHARE = 0.1;
/** Period over which updates are spread after quiet hours and at the first start, in milliseconds. */
const SPREAD_MS = 30 * MINUTE_MS;

interface Turn {
  readonly cadenceHours: number;
  readonly outcome: DataUpdateOutcome;
  /** Consecutive updates without new data, including this one. */
  readonly failures: number;
  /** Time at which the update ended, in UNIX milliseconds. */
  readonly now: number;
  /** Uniform random number in [0, 1). */
  readonly chance: number;
  readonly retryAfterMs?: number | undefined;
  readonly quiet: QuietHours | null;
}

/**
 * Returns the time of a source's next update, in UNIX milliseconds. After new data, it is slightly before the
 * cadence ends. After a failure or rejection, the gaps grow to the cadence, and the publisher's requested
 * delay is respected.
 */
export function nextTurn({
  cadenceHours,
  outcome,
  failures,
  now,
  chance,
  retryAfterMs = 0,
  quiet,
}: Turn): number {
  const cadence = cadenceHours * HOUR_MS;
  if (outcome === 'accepted' || outcome === 'unchanged')
    return outsideQuietHours(now + cadence * (1 - EARLY_SHARE * chance), quiet, chance);
  const gap = Math.min(cadence, FIRST_GAP_MS[outcome] * GAP_GROWTH ** Math.min(failures - 1, 20));
  return outsideQuietHours(now + Math.max(retryAfterMs, gap * (0.5 + chance / 2)), quiet, chance);
}

/** Returns a source's first update time: when stored data reaches its cadence, or soon if none is stored. */
export function firstTurn(
  { cadenceHours, fetchedAt }: { readonly cadenceHours: number; readonly fetchedAt: number | null },
  { now, chance, quiet }: Pick<Turn, 'now' | 'chance' | 'quiet'>,
): number {
  const due = fetchedAt === null ? now : Math.max(now, fetchedAt + cadenceHours * HOUR_MS);
  const isNow = due <= now && fetchedAt === null;
  return outsideQuietHours(isNow ? now : due + chance * SPREAD_MS, quiet, chance);
}

/** Returns the time unchanged, or a time shortly after the quiet hours that contain it. */
export function outsideQuietHours(moment: number, quiet: QuietHours | null, chance: number): number {
  if (quiet === null) return moment;
  const minute = Math.floor(moment / MINUTE_MS) % DAY_MINUTES;
  const length = (quiet.until - quiet.from + DAY_MINUTES) % DAY_MINUTES;
  const since = (minute - quiet.from + DAY_MINUTES) % DAY_MINUTES;
  if (since >= length) return moment;
  const endOfQuiet = (Math.floor(moment / MINUTE_MS) + (length - since)) * MINUTE_MS;
  return endOfQuiet + chance * Math.min(SPREAD_MS, (DAY_MINUTES - length) * MINUTE_MS);
}

const HOURS = /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/;

/** Parses `08:00-20:30`, also across midnight; returns null when the text is invalid or covers the whole day. */
export function readQuietHours(text: string): QuietHours | null {
  const match = HOURS.exec(text);
  if (match === null) return null;
  const [fromHour, fromMinute, untilHour, untilMinute] = match.slice(1).map(Number);
  const from = fromHour! * 60 + fromMinute!;
  const until = untilHour! * 60 + untilMinute!;
  return from === until ? null : { from, until };
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Formats quiet hours in the input notation. */
export const quietHoursText = ({ from, until }: QuietHours): string => `${clock(from)}-${clock(until)}`;
