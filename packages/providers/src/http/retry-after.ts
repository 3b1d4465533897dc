// A source may name any time; beyond an hour it is asked again all the same.
const longestPauseMs = 3_600_000;

/**
 * The pause a `Retry-After` header asks for in milliseconds, from seconds or an HTTP date (RFC 9110 §10.2.3),
 * at most an hour; `null` when the header is absent or unreadable.
 */
export function retryAfterMs(header: string | undefined, now: number): number | null {
  if (header === undefined) return null;
  const text = header.trim();
  const pause = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now;
  return Number.isNaN(pause) ? null : Math.min(Math.max(pause, 0), longestPauseMs);
}
