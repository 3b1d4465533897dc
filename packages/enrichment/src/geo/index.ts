export { type Coordinates, distanceKm, isPosition } from './distance';
export {
  type BuildPlacesOptions,
  buildPlaces,
  locate,
  openPlaces,
  type PlaceQuery,
  type Places,
} from './places';
export { timezoneAt } from './timezone';
