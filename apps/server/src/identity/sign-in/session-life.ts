import { DEFAULT_SESSION_HOURS, DEFAULT_SESSION_IDLE_MINUTES } from '@assay/management-api';
import type { AccountSettings, SessionLife } from '@assay/store';

const MINUTE_MS = 60_000;
const HOUR_SECONDS = 3600;

/** How long sessions of an account last at most, seconds. */
export const sessionSeconds = ({ session_hours: hours = DEFAULT_SESSION_HOURS }: AccountSettings): number =>
  hours * HOUR_SECONDS;

/** What a living session needs: the present, and when it was used and opened at the latest. @param now UNIX milliseconds */
export const sessionLife = (now: number, settings: AccountSettings): SessionLife => ({
  now: new Date(now),
  usedSince: new Date(now - (settings.session_idle_minutes ?? DEFAULT_SESSION_IDLE_MINUTES) * MINUTE_MS),
  openedSince: new Date(now - sessionSeconds(settings) * 1000),
});
