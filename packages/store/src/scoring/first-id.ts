/** The least UUIDv7 of a moment in UNIX milliseconds (RFC 9562 §5.7): evaluation ids are ordered by it, so it bounds a range of the key. */
export function firstIdAt(at: number): string {
  const ms = Math.max(0, at).toString(16).padStart(12, '0');
  return `${ms.slice(0, 8)}-${ms.slice(8)}-7000-8000-000000000000`;
}
