import codes from 'i18n-iso-countries/codes.json';
import topology from 'world-atlas/countries-110m.json';

type Point = [number, number];

/** A country as d3-geo draws it. */
export interface CountryShape {
  /** ISO 3166-1 alpha-2; null for what has no code. */
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

/** The points of an arc: steps on a grid, each from the point before (TopoJSON 1.0, 2.1.3). */
function pointsOf(arc: readonly (readonly number[])[], { scale, translate }: Topology['transform']): Point[] {
  let [x, y] = [0, 0];
  return arc.map(([dx = 0, dy = 0]) => {
    x += dx;
    y += dy;
    return [x * (scale[0] ?? 1) + (translate[0] ?? 0), y * (scale[1] ?? 1) + (translate[1] ?? 0)];
  });
}

/** A ring of arcs, one behind the other; the complement of a number is the arc backwards (2.1.4). */
function ringOf(indexes: readonly number[], arcs: readonly Point[][]): Point[] {
  const ring: Point[] = [];
  for (const index of indexes) {
    const points = index < 0 ? [...(arcs[~index] ?? [])].reverse() : (arcs[index] ?? []);
    // An arc begins where the one before ended.
    ring.push(...(ring.length > 0 ? points.slice(1) : points));
  }
  return ring;
}

/** The countries of the world at 1:110 million, by Natural Earth. The smallest are not among them. */
export function worldCountries(): readonly CountryShape[] {
  const { arcs: packed, transform, objects } = topology as unknown as Topology;
  const arcs = packed.map((arc) => pointsOf(arc, transform));
  return objects.countries.geometries.map(({ type, id, arcs: own }) => {
    const polygons = (type === 'Polygon' ? [own] : own) as readonly (readonly (readonly number[])[])[];
    const coordinates = polygons.map((rings) => rings.map((ring) => ringOf(ring, arcs)));
    return { code: CODES.get(id ?? '') ?? null, shape: { type: 'MultiPolygon', coordinates } };
  });
}
