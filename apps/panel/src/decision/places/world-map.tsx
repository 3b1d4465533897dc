import { geoCentroid, geoNaturalEarth1, geoPath } from 'd3-geo';
import { useMemo } from 'react';
import { t } from '../../i18n/language';
import { type CountryShape, worldCountries } from './atlas';
import type { Place } from './places';
import classes from './world-map.module.css';

const WIDTH = 720;
const HEIGHT = 360;
const RADIUS = 5;

/** The largest part of a country, where its mark stands: the middle of all parts of France lies in no part of it. */
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

/** Where a call speaks of, on a map of the world that comes with the panel. The list beside it says the same in words. */
export default function WorldMap({ places }: { readonly places: readonly Place[] }) {
  const { outline, countries, marks } = useMemo(() => drawn(places), [places]);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={classes.map}
      role="img"
      aria-label={t('Map of the places')}
    >
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
