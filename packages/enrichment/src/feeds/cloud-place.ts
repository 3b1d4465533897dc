import { AWS_METROS, AWS_REGIONS } from './data/cloud-regions';
import { type DeclaredPlace, declaredPlace } from './declared-place';

type Regions = typeof AWS_REGIONS;

/** Where a cloud's region is; null for one that the table does not name. */
export function placeOfRegion(regions: Regions, name: unknown): DeclaredPlace | null {
  const region = typeof name === 'string' && Object.hasOwn(regions, name) ? regions[name] : undefined;
  if (region === undefined) return null;
  const [country, division, city] = region;
  const place = declaredPlace(country, division === '' ? '' : `${country}-${division}`, city);
  return typeof place === 'string' ? null : place;
}

const ZONE_METRO = /-([a-z]{3})-(?:wlz-)?\d+[a-z]?$/;

/**
 * Where Amazon Web Services announces a network: its border group, which is a region or a zone of one in another
 * city. Networks of a zone whose city is not known are not placed: the region is elsewhere.
 */
export function placeOfAwsNetwork({
  region,
  network_border_group: group = region,
}: {
  readonly [key: string]: unknown;
}): DeclaredPlace | null {
  const atRegion = placeOfRegion(AWS_REGIONS, group);
  if (atRegion !== null || typeof group !== 'string') return atRegion;
  return placeOfRegion(AWS_METROS, ZONE_METRO.exec(group)?.[1]);
}
