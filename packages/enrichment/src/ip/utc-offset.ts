/** Offsets hold for at least this long: zones change on the hour, Lord Howe Island on the half hour of UTC. */
const STEP_MS = 30 * 60 * 1000;

interface ZoneOffset {
  readonly format: Intl.DateTimeFormat;
  step: number;
  text: string;
}

const zones = new Map<string, ZoneOffset | null>();

/**
 * Offset of an IANA zone from UTC at a moment, as `-05:00`; `null` for a zone the runtime does not know.
 *
 * The answer is kept per zone until the next half hour, so a look-up costs one map access.
 */
export function utcOffset(zone: string, at: Date): string | null {
  let cached = zones.get(zone);
  if (cached === undefined) {
    cached = openZone(zone);
    zones.set(zone, cached);
  }
  if (cached === null) return null;
  const step = Math.floor(at.getTime() / STEP_MS);
  if (cached.step !== step) {
    cached.text = offsetText(cached.format, at);
    cached.step = step;
  }
  return cached.text;
}

function openZone(zone: string): ZoneOffset | null {
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    return { format, step: Number.NaN, text: '' };
  } catch {
    return null;
  }
}

function offsetText(format: Intl.DateTimeFormat, at: Date): string {
  const name = format.formatToParts(at).find((part) => part.type === 'timeZoneName')?.value ?? '';
  // "GMT-05:00"; plain "GMT" is the zero offset.
  return /[+-]\d{2}:\d{2}/.exec(name)?.[0] ?? '+00:00';
}
