import type { DataUpdateOutcome } from '@assay/store';

/** Hours of the day in which nothing is begun by itself: minutes of the day in UTC, from the first until before the second. */
export interface QuietHours {
  readonly from: number;
  readonly until: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MINUTES = 1440;

/** First gaps after a turn that brought nothing; each next one is so many times as long, up to the cadence. */
const FIRST_GAP_MS = { failed: 5 * MINUTE_MS, refused: 60 * MINUTE_MS } as const;
const GAP_GROWTH = 3;
/** Turns come up to this share of the cadence early, so that those of many deployments do not come at one moment. */
const EARLY_SHARE = 0.1;
/** After quiet hours and at a first start the turns are spread over this time. */
const SPREAD_MS = 30 * MINUTE_MS;

interface Turn {
  readonly cadenceHours: number;
  readonly outcome: DataUpdateOutcome;
  /** Turns in a row that brought nothing, this one among them. */
  readonly failures: number;
  /** UNIX milliseconds of the turn's end. */
  readonly now: number;
  /** Drawn evenly from 0 to below 1. */
  readonly chance: number;
  readonly retryAfterMs?: number | undefined;
  readonly quiet: QuietHours | null;
}

/**
 * When a source's next turn is, UNIX milliseconds. After data, a little before its cadence is over; after a failure or a
 * refusal, in gaps that grow to the cadence, and not before its publisher wants to be asked again.
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

/** A source's first turn: when what is stored comes of age, and soon where nothing is. */
export function firstTurn(
  { cadenceHours, fetchedAt }: { readonly cadenceHours: number; readonly fetchedAt: number | null },
  { now, chance, quiet }: Pick<Turn, 'now' | 'chance' | 'quiet'>,
): number {
  const due = fetchedAt === null ? now : Math.max(now, fetchedAt + cadenceHours * HOUR_MS);
  const isNow = due <= now && fetchedAt === null;
  return outsideQuietHours(isNow ? now : due + chance * SPREAD_MS, quiet, chance);
}

/** The moment itself, or one soon after the end of the quiet hours that it lies in. */
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

/** `08:00-20:30`, over midnight too; null when the text is no such time, or the whole day. */
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

/** As it was written. */
export const quietHoursText = ({ from, until }: QuietHours): string => `${clock(from)}-${clock(until)}`;
