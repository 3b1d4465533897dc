export { type Coordinates, distanceKm, type NamedPlace, timezoneAt } from './nearest-place';
export type { Places } from './places';
export { buildPlaces, openPlaces } from './places-file';
