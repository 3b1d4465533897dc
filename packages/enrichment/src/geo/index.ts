export { buildPlaces } from './build-places';
export { type Coordinates, distanceKm } from './distance';
export type { NamedPlace } from './nearest-place';
export type { Places } from './places';
export { openPlaces } from './places-file';
export { timezoneAt } from './timezone';
