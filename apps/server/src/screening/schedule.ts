import { DEFAULT_MONITORING_SCHEDULE, type MONITORING_SCHEDULES } from '@assay/contract';
import type { AccountSettings } from '@assay/store';

export type Schedule = (typeof MONITORING_SCHEDULES)[number];

/** Returns the schedule of a name: its own, or the account default (docs/concepts/screening.md). */
export const cadenceOf = (schedule: Schedule | null, settings: AccountSettings): Schedule =>
  schedule ?? (settings.monitoring_schedule as Schedule | undefined) ?? DEFAULT_MONITORING_SCHEDULE;

const DAYS: { readonly [schedule in Schedule]?: number } = { DAILY: 1, WEEKLY: 7 };
const MONTHS: { readonly [schedule in Schedule]?: number } = {
  MONTHLY: 1,
  QUARTERLY: 3,
  TWICE_A_YEAR: 6,
  EVERY_YEAR: 12,
};
const DAY_MS = 86_400_000;

/** Adds calendar months at the same time of day; uses the last day of a shorter month. */
function monthsLater(at: number, months: number): number {
  const from = new Date(at);
  const day = from.getUTCDate();
  const to = new Date(at);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const longest = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(day, longest));
  return to.getTime();
}

/**
 * Returns the time of the next check.
 * @param at UNIX milliseconds of the previous check
 * @returns UNIX milliseconds; null = when lists change
 */
export function nextCheck(cadence: Schedule, at: number): number | null {
  const days = DAYS[cadence];
  if (days !== undefined) return at + days * DAY_MS;
  const months = MONTHS[cadence];
  return months === undefined ? null : monthsLater(at, months);
}
