export { type BuildPlacesOptions, buildPlaces } from './build-places';
export { type Coordinates, distanceKm, isPosition } from './distance';
export type { NamedPlace } from './nearest-place';
export type { PlaceQuery, Places } from './places';
export { openPlaces } from './places-file';
export { timezoneAt } from './timezone';
