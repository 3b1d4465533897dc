export { type Coordinates, distanceKm, isPosition } from './distance';
export { timezoneAt } from './timezone';
