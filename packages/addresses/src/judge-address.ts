import type { ParsedAddress } from './address-components';
import type { AddressPoint, AddressPoints } from './delivery-points/point-file';
import { normalForms, roadForms } from './normal-form';
import { lookUpPostcode, regionOf } from './postcode';
import { cityPosition, findCity, type Position } from './reference/city-table';
import type { ReferenceTables } from './reference/reference';
import { countryFormat } from './world/country-format';

type AddressStatus = 'VERIFIED' | 'PARTIAL' | 'NOT_FOUND';
type AddressPrecision =
  | 'DELIVERY_POINT'
  | 'PREMISE'
  | 'THOROUGHFARE'
  | 'LOCALITY'
  | 'ADMINISTRATIVE_AREA'
  | 'NONE';
/** Kind of match of an address; `postal` only for a source of delivery points. */
type AddressMatch =
  | 'postal-match'
  | 'non-postal-match'
  | 'missing-secondary'
  | 'unknown-secondary'
  | 'ignored-input'
  | 'none';

/** Result of an address check against local data. */
export interface JudgedAddress {
  readonly status: AddressStatus;
  readonly precision: AddressPrecision;
  readonly match: readonly AddressMatch[];
  /** Position of the point, else the center of the ZIP code's area; null = unknown. */
  readonly position:
    | (Position & { readonly of: 'POINT' | 'ROOFTOP' | 'PARCEL' | 'POSTCODE' | 'CITY' })
    | null;
}

const NOTHING: JudgedAddress = { status: 'NOT_FOUND', precision: 'NONE', match: ['none'], position: null };

/** Evaluates an address by the loaded address points, else by its postcode and city. */
export function judgeAddress(
  address: ParsedAddress,
  tables: ReferenceTables,
  points: AddressPoints,
): JudgedAddress {
  const { components } = address;
  const hasStreet = components.street_name !== null || components.po_box !== null;
  if (!hasStreet || components.country === null) return NOTHING;
  const point = judgedByPoints(address, points);
  if (point) return point;
  const place = judgedByPlace(address, tables);
  if (place.status === 'NOT_FOUND' || !points.hasRoad(components.country, roadForms(address))) return place;
  return { ...place, precision: 'THOROUGHFARE' };
}

function judgedByPoints(address: ParsedAddress, points: AddressPoints): JudgedAddress | null {
  const { components } = address;
  if (components.house_number === null && components.po_box === null) return null;
  for (const { base, full } of normalForms(address)) {
    const exact = points.find(components.country!, full);
    if (exact) return judged(exact, full === base && exact.hasUnits ? ['missing-secondary'] : []);
    const building = full === base ? null : points.find(components.country!, base);
    if (building) return judged(building, [building.hasUnits ? 'unknown-secondary' : 'ignored-input']);
  }
  return null;
}

function judged(point: AddressPoint, further: readonly AddressMatch[]): JudgedAddress {
  const isWhole = further.length === 0;
  return {
    status: 'VERIFIED',
    precision: point.isDeliveryPoint && isWhole ? 'DELIVERY_POINT' : 'PREMISE',
    match: [point.isDeliveryPoint ? 'postal-match' : 'non-postal-match', ...further],
    position: point.position && { ...point.position, of: point.positionOf },
  };
}

/** Evaluates only the place; the street may or may not exist. */
function judgedByPlace({ components }: ParsedAddress, tables: ReferenceTables): JudgedAddress {
  const { country, city, region, postcode } = components;
  const format = countryFormat(country!);
  const code = postcode === null ? null : lookUpPostcode(tables, country!, postcode, region);
  const knownRegion = region !== null && regionOf(format, region) !== null;
  // A city with that name in another division is a different city. A division that the table doesn't have
  // decides nothing.
  const at = city === null ? -1 : findCity(tables.cities, country!, country === 'US' ? region : null, city);
  const contradicts = code?.valid === false;
  const codePlace =
    code?.latitude != null && code.longitude != null && !contradicts
      ? { latitude: code.latitude, longitude: code.longitude }
      : null;
  if ((at >= 0 || codePlace !== null) && !contradicts) {
    const cityPlace = at < 0 ? null : cityPosition(tables.cities, at);
    return {
      status: 'PARTIAL',
      precision: 'LOCALITY',
      match: ['none'],
      position: codePlace ? { ...codePlace, of: 'POSTCODE' } : cityPlace && { ...cityPlace, of: 'CITY' },
    };
  }
  if (at >= 0 && postcode === null) return { ...NOTHING, status: 'PARTIAL', precision: 'LOCALITY' };
  if (knownRegion || (code?.valid === true && code.region !== null))
    return { ...NOTHING, status: 'PARTIAL', precision: 'ADMINISTRATIVE_AREA' };
  return NOTHING;
}
