/** Returns every zone of an ISO 3166-1 region, from this runtime's CLDR. */
function zonesOf(region: string): readonly string[] {
  const locale = new Intl.Locale('und', { region }) as Intl.Locale & {
    readonly timeZones?: readonly string[];
    getTimeZones?(): readonly string[];
  };
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** Returns one name for a zone with several (Asia/Calcutta, Asia/Kolkata); null for an unknown zone. */
function canonicalZone(zone: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function buildCountries(): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const countries = new Map<string, string>();
  for (const first of LETTERS) {
    for (const second of LETTERS) {
      const region = first + second;
      // Retired codes (DD, SU, YU) are aliases of today's countries.
      if (names.of(region) === undefined || new Intl.Locale('und', { region }).region !== region) continue;
      for (const zone of zonesOf(region)) {
        const name = canonicalZone(zone);
        if (name) countries.set(name, region);
      }
    }
  }
  return countries;
}

let countries: ReadonlyMap<string, string> | undefined;

/** Returns the ISO 3166-1 alpha-2 code of a zone's country; null for zones without a country, such as UTC. */
export function countryOfZone(zone: string | null): string | null {
  if (zone === null) return null;
  countries ??= buildCountries();
  const name = canonicalZone(zone);
  return name === null ? null : (countries.get(name) ?? null);
}

/** Returns `-05:00` for the minutes that UTC is ahead (`Date.getTimezoneOffset`). */
export function offsetText(minutesAhead: number): string | null {
  const total = -Math.trunc(minutesAhead);
  if (Math.abs(total) > 18 * 60) return null;
  const [hours, minutes] = [Math.floor(Math.abs(total) / 60), Math.abs(total) % 60];
  return `${total < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
