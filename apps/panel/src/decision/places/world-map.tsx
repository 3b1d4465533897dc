import { geoCentroid, geoNaturalEarth1, geoPath } from 'd3-geo';
import codes from 'i18n-iso-countries/codes.json';
import { useMemo } from 'react';
import topology from 'world-atlas/countries-110m.json';
import { t } from '../../i18n/language';
import type { Place } from './places';
import classes from './world-map.module.css';

type Point = [number, number];

/** Country shape for d3-geo. */
export interface CountryShape {
  /** ISO 3166-1 alpha-2; null without a code. */
  readonly code: string | null;
  readonly shape: { readonly type: 'MultiPolygon'; readonly coordinates: Point[][][] };
}

const CODES = new Map(codes.map(([alpha2, , numeric]) => [numeric, alpha2]));

interface Topology {
  readonly arcs: readonly (readonly (readonly number[])[])[];
  readonly transform: { readonly scale: readonly number[]; readonly translate: readonly number[] };
  readonly objects: {
    readonly countries: {
      readonly geometries: readonly {
        readonly type: string;
        readonly id?: string;
        readonly arcs: unknown;
      }[];
    };
  };
}

/** Returns the points of an arc, stored as deltas on a grid (TopoJSON 1.0, 2.1.3). */
function pointsOf(arc: readonly (readonly number[])[], { scale, translate }: Topology['transform']): Point[] {
  let [x, y] = [0, 0];
  return arc.map(([dx = 0, dy = 0]) => {
    x += dx;
    y += dy;
    return [x * (scale[0] ?? 1) + (translate[0] ?? 0), y * (scale[1] ?? 1) + (translate[1] ?? 0)];
  });
}

/** Returns a ring of consecutive arcs; a complemented index reverses the arc (2.1.4). */
function ringOf(indexes: readonly number[], arcs: readonly Point[][]): Point[] {
  const ring: Point[] = [];
  for (const index of indexes) {
    const points = index < 0 ? [...(arcs[~index] ?? [])].reverse() : (arcs[index] ?? []);
    // An arc starts at the end of the previous one.
    ring.push(...(ring.length > 0 ? points.slice(1) : points));
  }
  return ring;
}

/** Returns the countries of the world at 1:110 million (Natural Earth). The smallest countries are missing. */
export function worldCountries(): readonly CountryShape[] {
  const { arcs: packed, transform, objects } = topology as unknown as Topology;
  const arcs = packed.map((arc) => pointsOf(arc, transform));
  return objects.countries.geometries.map(({ type, id, arcs: own }) => {
    const polygons = (type === 'Polygon' ? [own] : own) as readonly (readonly (readonly number[])[])[];
    const coordinates = polygons.map((rings) => rings.map((ring) => ringOf(ring, arcs)));
    return { code: CODES.get(id ?? '') ?? null, shape: { type: 'MultiPolygon', coordinates } };
  });
}

const WIDTH = 720;
const HEIGHT = 360;
const RADIUS = 8;

/**
 * Returns the center of the largest part of a country. The center of all parts can be outside the country, as
 * for France.
 */
function middleOf({ shape }: CountryShape): [number, number] {
  const [largest] = [...shape.coordinates].sort((a, b) => (b[0]?.length ?? 0) - (a[0]?.length ?? 0));
  return geoCentroid({ type: 'Polygon', coordinates: largest ?? [] });
}

interface Drawn {
  readonly outline: string;
  readonly countries: readonly { readonly key: string; readonly path: string; readonly isNamed: boolean }[];
  readonly marks: readonly { readonly number: number; readonly x: number; readonly y: number }[];
}

function drawn(places: readonly Place[]): Drawn {
  const projection = geoNaturalEarth1().fitSize([WIDTH, HEIGHT], { type: 'Sphere' });
  const path = geoPath(projection);
  const world = worldCountries();
  const named = new Set(places.map(({ country }) => country));
  const byCode = new Map(world.map((country) => [country.code, country]));
  return {
    outline: path({ type: 'Sphere' }) ?? '',
    countries: world.map((country, at) => ({
      key: `${country.code} ${at}`,
      path: path(country.shape) ?? '',
      isNamed: country.code !== null && named.has(country.code),
    })),
    marks: places.flatMap(({ country, point }, at) => {
      const known = byCode.get(country);
      const where = point ?? (known ? middleOf(known) : null);
      const [x, y] = (where && projection([where[0], where[1]])) ?? [];
      return x === undefined || y === undefined ? [] : [{ number: at + 1, x, y }];
    }),
  };
}

/** World map with the transaction's locations. The list next to it contains the same data. */
export default function WorldMap({ places }: { readonly places: readonly Place[] }) {
  const { outline, countries, marks } = useMemo(() => drawn(places), [places]);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={classes.map} role="img" aria-label={t('Location map')}>
      <path d={outline} className={classes.sea} />
      {countries.map(({ key, path, isNamed }) => (
        <path key={key} d={path} className={isNamed ? classes.named : classes.land} />
      ))}
      {marks.map(({ number, x, y }) => (
        <g key={number}>
          <circle cx={x} cy={y} r={RADIUS} className={classes.mark} />
          <text x={x + RADIUS + 2 + (number % 2) * 2} y={y + 4} className={classes.number}>
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}
