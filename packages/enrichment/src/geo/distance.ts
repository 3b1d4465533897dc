/** A point on the earth in degrees, WGS 84. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** WGS 84: equatorial radius in kilometres and flattening. */
const EQUATORIAL_RADIUS_KM = 6378.137;
const FLATTENING = 1 / 298.257223563;
/** IUGG mean radius R1. */
const MEAN_RADIUS_KM = 6371.0088;
/** From this angle on the ellipsoidal correction has no steady value: the great circle alone is used. */
const NEARLY_ANTIPODAL = 3.05;

/**
 * Distance of two points along the surface in kilometres, or null when a coordinate is no position.
 *
 * Great circle by the haversine formula, corrected for the earth's flattening by Lambert's formula (1942):
 * within 0.01 % of the geodesic, within 0.6 % for nearly opposite points.
 */
export function distanceKm(a: Coordinates, b: Coordinates): number | null {
  if (!isPosition(a) || !isPosition(b)) return null;
  const angle = centralAngle(
    reducedLatitude(a),
    radians(a.longitude),
    reducedLatitude(b),
    radians(b.longitude),
  );
  if (angle === 0) return 0;
  if (angle > NEARLY_ANTIPODAL) {
    const arc = centralAngle(
      radians(a.latitude),
      radians(a.longitude),
      radians(b.latitude),
      radians(b.longitude),
    );
    return MEAN_RADIUS_KM * arc;
  }
  const p = (reducedLatitude(a) + reducedLatitude(b)) / 2;
  const q = (reducedLatitude(b) - reducedLatitude(a)) / 2;
  const x = ((angle - Math.sin(angle)) * (Math.sin(p) * Math.cos(q)) ** 2) / Math.cos(angle / 2) ** 2;
  const y = ((angle + Math.sin(angle)) * (Math.cos(p) * Math.sin(q)) ** 2) / Math.sin(angle / 2) ** 2;
  return EQUATORIAL_RADIUS_KM * (angle - (FLATTENING / 2) * (x + y));
}

/** True for finite degrees within ±90 and ±180. */
export function isPosition({ latitude, longitude }: Coordinates): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

function centralAngle(latitudeA: number, longitudeA: number, latitudeB: number, longitudeB: number): number {
  const h =
    Math.sin((latitudeB - latitudeA) / 2) ** 2 +
    Math.cos(latitudeA) * Math.cos(latitudeB) * Math.sin((longitudeB - longitudeA) / 2) ** 2;
  return 2 * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Latitude on the sphere onto which the ellipsoid is mapped. */
function reducedLatitude({ latitude }: Coordinates): number {
  return Math.atan((1 - FLATTENING) * Math.tan(radians(latitude)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
