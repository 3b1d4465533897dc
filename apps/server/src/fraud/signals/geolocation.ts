import type { FraudRequest, GeolocationDetails, IpDetails } from '@assay/contract';
import { distanceKm, type Position } from '@assay/enrichment';
import type { EnrichmentData } from '../../enrichment/index';

const position = (latitude: number | undefined, longitude: number | undefined): Position | null =>
  latitude !== undefined && longitude !== undefined && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : null;

function addressPosition(
  request: FraudRequest,
  prefix: 'user' | 'billing' | 'shipping',
  data: EnrichmentData,
): Position | null {
  const country = request[`${prefix}_country`];
  if (!country) return null;
  return data.places.locate({
    country,
    region: request[`${prefix}_region`],
    city: request[`${prefix}_city`],
    zip: request[`${prefix}_zip`],
  });
}

/** Kilometres, one decimal; null when a place is not known. */
function between(a: Position | null, b: Position | null): number | null {
  return a && b ? Math.round(distanceKm(a, b) * 10) / 10 : null;
}

/** Distances between the places that a transaction names; null when it names none. */
export function geolocation(
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
  const ipPlace = position(ip?.latitude ?? undefined, ip?.longitude ?? undefined);
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
