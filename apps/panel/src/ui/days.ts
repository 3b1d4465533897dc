/** Returns the local date of a time, for date inputs. */
export function dayOf(moment: Date): string {
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/**
 * Returns the start of a local day as ISO 8601; undefined for an invalid date. @param later number of days to
 * add; days with a clock change have 23 or 25 hours
 */
export function beginOf(day: string, later = 0): string | undefined {
  const begin = new Date(`${day}T00:00:00`);
  if (day === '' || Number.isNaN(begin.getTime())) return undefined;
  begin.setDate(begin.getDate() + later);
  return begin.toISOString();
}

/** Returns the last local day before a time. */
export const lastDayBefore = (moment: string): string => dayOf(new Date(Date.parse(moment) - 1));
