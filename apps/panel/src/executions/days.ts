/** The day of a moment here, as a field for days takes it. */
export function dayOf(moment: Date): string {
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** Where a day begins here, ISO 8601; undefined for no day. @param later days behind it: a day has 23 or 25 hours where clocks are changed */
export function beginOf(day: string, later = 0): string | undefined {
  const begin = new Date(`${day}T00:00:00`);
  if (day === '' || Number.isNaN(begin.getTime())) return undefined;
  begin.setDate(begin.getDate() + later);
  return begin.toISOString();
}

/** The last day before a moment. */
export const lastDayBefore = (moment: string): string => dayOf(new Date(Date.parse(moment) - 1));
