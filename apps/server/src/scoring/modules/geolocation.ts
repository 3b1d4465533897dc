import type { FraudRequest, GeolocationDetails, IpDetails } from '@assay/contract';
import { type Coordinates, distanceKm } from '@assay/enrichment';
import { joinedKey, Remembered } from '../../platform/remembered';
import type { EnrichmentData } from '../enrichment/open-enrichment';
import type { Signal } from './signal';

const position = (
  latitude: number | null | undefined,
  longitude: number | null | undefined,
): Coordinates | null =>
  typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;

/** Cache of the positions of places, including those not found. */
const POSITIONS = new Remembered<{ readonly position: Coordinates | null }>(5_000);

function addressPosition(
  request: FraudRequest,
  prefix: 'user' | 'billing' | 'shipping',
  data: EnrichmentData,
): Coordinates | null {
  const country = request[`${prefix}_country`];
  const city = request[`${prefix}_city`];
  if (!country || !city) return null;
  const region = request[`${prefix}_region`] ?? null;
  const { position: found } = POSITIONS.of(
    joinedKey(country, region, city),
    () => ({ position: data.places.locate({ country, region, city }) }),
    data.places,
  );
  return found;
}

/** Returns the distance in kilometers with one decimal; null if a place is unknown. */
function between(a: Coordinates | null, b: Coordinates | null): number | null {
  const distance = a && b ? distanceKm(a, b) : null;
  return distance === null ? null : Math.round(distance * 10) / 10;
}

/** Computes the distances between the places in a transaction; null if it contains none. */
function geolocation(
  request: FraudRequest,
  ip: IpDetails | null,
  data: EnrichmentData,
): GeolocationDetails | null {
  const user =
    position(request.custom_lat, request.custom_long) ??
    position(request.pos_lat, request.pos_long) ??
    addressPosition(request, 'user', data);
  const billing = addressPosition(request, 'billing', data);
  const shipping = addressPosition(request, 'shipping', data);
  const ipPlace = position(ip?.latitude, ip?.longitude);
  if (!user && !billing && !shipping) return null;
  return {
    user_billing_distance: between(user, billing),
    user_shipping_distance: between(user, shipping),
    billing_shipping_distance: between(billing, shipping),
    ip_user_distance: between(ipPlace, user),
    ip_billing_distance: between(ipPlace, billing),
    ip_shipping_distance: between(ipPlace, shipping),
  };
}

export const geolocationSignal: Signal<'geolocation_details'> = {
  wants: () => true,
  look: async ({ request, data }, _evidence, others) =>
    geolocation(request, await others('ip_details'), data),
};
