const UNIT_MS: ReadonlyMap<string, number> = new Map([
  ['s', 1_000],
  ['m', 60_000],
  ['h', 3_600_000],
  ['d', 86_400_000],
]);

/**
 * Milliseconds of a duration such as `90s`, `5m`, `24h` or `7d`; null when it is not one.
 * Whole numbers of at most nine digits only, so the result is always an exact integer.
 */
export function durationMs(text: string): number | null {
  const found = /^(\d{1,9})([smhd])$/.exec(text);
  if (found === null) return null;
  return Number(found[1]) * (UNIT_MS.get(found[2] ?? '') ?? 0);
}
