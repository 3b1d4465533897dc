import timeZoneAt from '@photostructure/tz-lookup';
import type { MmdbValue } from './mmdb-decoder';

/** Where an address is, as far as its source reports; every part may be unknown. */
export interface Place {
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** Name of the first-level division: state, province, region. */
  stateProv: string | null;
  city: string | null;
  /** Degrees, WGS 84, four decimals (11 m: finer than any source). */
  latitude: number | null;
  longitude: number | null;
  /** IANA zone name. */
  timezone: string | null;
}

/** Degrees are kept as whole ten-thousandths. */
export const COORDINATE_SCALE = 10_000;

/** A place with every part unknown. */
export function unknownPlace(): Place {
  return { country: null, stateProv: null, city: null, latitude: null, longitude: null, timezone: null };
}

/**
 * Place of a record of an `ip-location-db` city or country file: flat keys `country_code`, `state1`, `city`,
 * `latitude`, `longitude`, an empty string for what is unknown. A record of another shape gives an unknown place.
 *
 * The time zone comes from the coordinates, since the files carry none.
 */
export function placeOfRecord(record: MmdbValue): Place {
  if (typeof record !== 'object' || Array.isArray(record)) return unknownPlace();
  const fields = record as { readonly [key: string]: MmdbValue };
  const country = textOrNull(fields.country_code);
  const latitude = degreesOrNull(fields.latitude, 90);
  const longitude = degreesOrNull(fields.longitude, 180);
  const known = country !== null && /^[A-Z]{2}$/.test(country) && country !== 'ZZ';
  if (!known) return unknownPlace();
  const located = latitude !== null && longitude !== null;
  return {
    country,
    stateProv: textOrNull(fields.state1),
    city: textOrNull(fields.city),
    latitude: located ? latitude : null,
    longitude: located ? longitude : null,
    timezone: located ? timeZoneAt(latitude, longitude) : null,
  };
}

function textOrNull(value: MmdbValue | undefined): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

function degreesOrNull(value: MmdbValue | undefined, most: number): number | null {
  if (typeof value !== 'number' || !(Math.abs(value) <= most)) return null;
  return roundedDegrees(value);
}

/** Degrees as they are kept. */
export function roundedDegrees(value: number): number {
  return Math.round(value * COORDINATE_SCALE) / COORDINATE_SCALE;
}
