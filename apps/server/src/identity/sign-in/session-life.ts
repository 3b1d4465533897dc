import { DEFAULT_SESSION_HOURS, DEFAULT_SESSION_IDLE_MINUTES } from '@assay/management-api';
import type { AccountSettings, SessionLife } from '@assay/store';

const MINUTE_MS = 60_000;
const HOUR_SECONDS = 3600;

/** Returns the maximum session length of an account, in seconds. */
export const sessionSeconds = ({ session_hours: hours = DEFAULT_SESSION_HOURS }: AccountSettings): number =>
  hours * HOUR_SECONDS;

/**
 * Returns the limits of a valid session: the current time, and the earliest times of last use and of opening.
 * @param now UNIX milliseconds
 */
export const sessionLife = (now: number, settings: AccountSettings): SessionLife => ({
  now: new Date(now),
  usedSince: new Date(now - (settings.session_idle_minutes ?? DEFAULT_SESSION_IDLE_MINUTES) * MINUTE_MS),
  openedSince: new Date(now - sessionSeconds(settings) * 1000),
});
