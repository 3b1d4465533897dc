/** A moment as answers carry it: RFC 3339, UTC. */
export const timestamp = (moment: Date | number): string => new Date(moment).toISOString();

export const timestampOrNull = (moment: Date | number | null): string | null =>
  moment === null ? null : timestamp(moment);
