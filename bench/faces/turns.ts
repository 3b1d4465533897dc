import type { FaceEngine, Raster } from '@assay/vision';
import type { FaceTracker } from '@assay/vision/browser';
import { renderHead } from '../../packages/vision/src/face/testing/index';
import { photograph } from '../../packages/vision/src/testing/index';
import { atMost, below, type Row } from '../row';

const SIZE = { width: 480, height: 360 } as const;
const PERSONS = [0, 1, 2, 3] as const;
const TURNS = [-0.5, -0.35, -0.2, 0, 0.2, 0.35, 0.5] as const;

/**
 * Returns a flat print turned about its vertical center line.
 * @param distance from the camera, in widths of the print
 */
function tilted(print: Raster, angle: number, distance: number): Raster {
  const [middleX, middleY] = [SIZE.width / 2, SIZE.height / 2];
  const corner = (sideways: number, down: number) => {
    const near = distance / (distance + sideways * Math.sin(angle));
    return {
      x: middleX + sideways * Math.cos(angle) * near * SIZE.width,
      y: middleY + down * near * SIZE.height,
    };
  };
  return photograph(print, SIZE.width, SIZE.height, [
    corner(-0.5, -0.5),
    corner(0.5, -0.5),
    corner(0.5, 0.5),
    corner(-0.5, 0.5),
  ]);
}

/** Minimum angle of a turn in radians: `TURN` of the liveness check. */
const COUNTS_AS_TURN = 0.4;

const TILTS = [-1.1, -0.8, -0.5, 0.5, 0.8, 1.1] as const;
const DISTANCES = [1.5, 3] as const;

/** Measures how turns of drawn heads are read, and which turns flat prints can imitate. */
export async function benchTurns(engine: FaceEngine, tracker: FaceTracker): Promise<readonly Row[]> {
  const heads = PERSONS.flatMap((identity) =>
    TURNS.map((yaw) => ({ yaw, picture: renderHead({ identity, ...SIZE, scale: 0.6, yaw }) })),
  );
  const prints = PERSONS.flatMap((identity) => {
    const print = renderHead({ identity, ...SIZE, scale: 0.75 });
    return TILTS.flatMap((angle) => DISTANCES.map((distance) => tilted(print, angle, distance)));
  });
  const readers = {
    'large nets': async (picture: Raster) => (await engine.faces(picture))[0]?.yaw,
    'small nets': async (picture: Raster) => tracker.track(picture).faces[0]?.yaw,
  };
  const rows: Row[] = [];
  for (const [nets, read] of Object.entries(readers)) {
    const found: { readonly yaw: number; readonly seen: number }[] = [];
    for (const { yaw, picture } of heads) {
      const seen = await read(picture);
      if (seen !== undefined) found.push({ yaw, seen });
    }
    const flat: number[] = [];
    for (const print of prints) {
      const seen = await read(print);
      if (seen !== undefined) flat.push(Math.abs(seen));
    }
    const sum = (of: (one: (typeof found)[number]) => number) =>
      found.reduce((total, one) => total + of(one), 0);
    const straight = found.filter(({ yaw }) => yaw === 0).map(({ seen }) => Math.abs(seen));
    const turned = found.filter(({ yaw }) => Math.abs(yaw) >= 0.35);
    const shown = turned.filter(({ yaw, seen }) => seen * Math.sign(yaw) >= COUNTS_AS_TURN);
    rows.push(
      {
        figure: `${nets}: measured radians per radian of a drawn head`,
        value: sum(({ yaw, seen }) => yaw * seen) / sum(({ yaw }) => yaw * yaw),
        unit: '',
      },
      {
        figure: `${nets}: maximum turn measured for frontal drawn heads`,
        value: Math.max(...straight),
        unit: 'rad',
      },
      {
        figure: `${nets}: turns of 0.35 and 0.5 rad detected`,
        value: (shown.length / turned.length) * 100,
        unit: `% of ${turned.length}`,
      },
      { figure: `${nets}: drawn heads found`, value: found.length, unit: `of ${heads.length}` },
      {
        figure: `${nets}: maximum turn measured for flat prints tilted up to 63°, ${flat.length} of ${prints.length} found`,
        value: Math.max(...flat),
        unit: 'rad',
        bar: below(COUNTS_AS_TURN),
      },
      {
        figure: `${nets}: flat prints detected as a turn`,
        value: flat.filter((seen) => seen >= COUNTS_AS_TURN).length,
        unit: `of ${flat.length}`,
        bar: atMost(0),
      },
    );
  }
  return rows;
}
