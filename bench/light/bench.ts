import { SCREEN_COLOUR_NAMES, type ScreenColour } from '@assay/contract';
import { type FaceEngine, openInstalledFaceEngine, type Raster } from '@assay/vision';
import { inspectLight, renderHead } from '../../packages/vision/src/face/testing/index';
import { optionOf } from '../option';
import { atMost, type Bar, median, type Row } from '../row';
import { type Device, drawDevice } from './camera';
import { type Chance, chanceOf, shuffled } from './chance';
import { drawnSubject, onAScreen, photographSubject, photographsOf, type Subject } from './subjects';
import {
  type Light,
  type Outcome,
  outcomeOf,
  type Pose,
  picturesOf,
  posesOf,
  samplesByMotion,
  samplesByNets,
} from './trial';

const ROOMS = [50, 200, 500, 1_000] as const;

interface Scene {
  readonly subject: Subject;
  readonly poses: readonly Pose[];
  readonly device: Device;
  readonly drawn: readonly ScreenColour[];
  readonly chance: Chance;
}

/** Shifts the colors in time, because a recording doesn't start with the page. */
function moved(colours: readonly ScreenColour[], by: number): Light {
  return colours.map((_, place) => colours[place + by] ?? null);
}

/** Objects in front of the camera, and the light on them. */
const CASES: {
  readonly [name: string]: (scene: Scene) => {
    readonly poses?: readonly Pose[];
    readonly device?: Device;
    readonly light: Light;
  };
} = {
  'recording of another challenge, in sync': ({ chance }) => ({
    light: shuffled(SCREEN_COLOUR_NAMES, chance),
  }),
  'recording of another challenge, out of sync': ({ chance }) => ({
    light: moved(
      shuffled(SCREEN_COLOUR_NAMES, chance),
      (1 + Math.floor(chance.uniform() * 3)) * (chance.uniform() < 0.5 ? 1 : -1),
    ),
  }),
  'video without the light': ({ drawn }) => ({ light: drawn.map(() => null) }),
  'person on a screen': ({ poses, drawn, chance }) => {
    const back = chance.between(0.01, 0.06);
    return { poses: poses.map((pose) => ({ ...pose, head: onAScreen(pose.head, back) })), light: drawn };
  },
  'person whose camera lags by one color': ({ device, drawn }) => ({
    device: { ...device, late: 1 },
    light: drawn,
  }),
};

type Counts = { [outcome in Outcome]: number } & { all: number };
const none = (): Counts => ({ SEEN: 0, OTHER_LIGHT: 0, NOT_TOLD: 0, all: 0 });

/** Counts outcomes by case, in the order of first use. */
class Tally {
  private readonly counts = new Map<string, Counts>();

  add(what: string, outcome: Outcome): void {
    const counts = this.counts.get(what) ?? none();
    counts[outcome]++;
    counts.all++;
    this.counts.set(what, counts);
  }

  rows(bars: (what: string, outcome: Outcome) => Bar | undefined): Row[] {
    return [...this.counts].flatMap(([what, counts]) =>
      (['SEEN', 'OTHER_LIGHT'] as const).map((outcome) => {
        const bar = bars(what, outcome);
        return {
          figure: `${what}: ${outcome}`,
          value: counts[outcome],
          unit: `of ${counts.all} (${((100 * counts[outcome]) / counts.all).toFixed(1)} %)`,
          ...(bar ? { bar } : {}),
        };
      }),
    );
  }
}

class LightBench {
  readonly tally = new Tally();
  readonly times: number[] = [];

  constructor(private readonly engine: FaceEngine) {}

  private async judged(scene: Scene, light: Light, what: string, byNets: boolean): Promise<void> {
    const { subject, poses, device, drawn, chance } = scene;
    const pictures = await picturesOf(poses, light, device, chance);
    const samples = samplesByMotion(subject, poses, pictures, chance);
    const began = process.cpuUsage();
    this.tally.add(what, outcomeOf(drawn, samples));
    const { user, system } = process.cpuUsage(began);
    this.times.push((user + system) / 1000);
    if (!byNets) return;
    const found = await samplesByNets(this.engine, subject, pictures);
    this.tally.add(`${what}, all frames through the nets`, outcomeOf(drawn, found));
  }

  /** Tests one person in one setting. One in six is also tested in the other cases, and one in 24 with the nets. */
  async person(drawn: Omit<Scene, 'poses'>, lux: number, kind: string, number: number): Promise<void> {
    const scene = { ...drawn, poses: posesOf(drawn.subject, SCREEN_COLOUR_NAMES.length, drawn.chance) };
    const room = `${lux.toLocaleString('en')} lux`;
    await this.judged(scene, scene.drawn, `${kind}, ${room}`, number % 24 === 0);
    if (number % 6 !== 0) return;
    for (const [name, set] of Object.entries(CASES)) {
      const { light, ...other } = set(scene);
      await this.judged({ ...scene, ...other }, light, `${name}, ${room}`, false);
    }
  }
}

/** Draws the properties that the seed of a setting determines: a device, colors, and the random source for the rest. */
function drawScene(seed: number, lux: number): Omit<Scene, 'subject' | 'poses'> {
  const chance = chanceOf(seed);
  const device = drawDevice(chance, lux);
  return { device, drawn: shuffled(SCREEN_COLOUR_NAMES, chance), chance };
}

const PASSES = 9;

/** Returns the CPU time for analyzing six decoded frames as the page sends them, in milliseconds. */
async function frameCheckTime(engine: FaceEngine): Promise<number> {
  const picture = renderHead({ identity: 1, width: 540, height: 960, scale: 0.5 });
  const [face] = await engine.faces(picture);
  if (!face) throw new Error('the drawn head was not found');
  const own = await engine.embed(picture, face.landmarks);
  const frames = SCREEN_COLOUR_NAMES.map((_, light) => ({ light, open: async () => picture }));
  const { signal } = new AbortController();
  const times: number[] = [];
  for (let pass = 0; pass < PASSES; pass++) {
    const began = process.cpuUsage();
    await inspectLight(
      { colours: SCREEN_COLOUR_NAMES, frames },
      { engine, own, areSeveral: () => false, signal },
    );
    const { user, system } = process.cpuUsage(began);
    times.push((user + system) / 1000);
  }
  return median(times);
}

function option(name: string): string | null {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? null : (process.argv[at + 1] ?? null);
}

/**
 * Measures whether the colors of a screen are detected on drawn faces, using a physical light model.
 * `--people` sets the number in each of four settings (every sixth is also attacked), `--seed` the first seed.
 * `--photographs <folder>` adds the faces of photographs.
 */
export async function benchLight(): Promise<readonly Row[]> {
  const [people, seed] = [optionOf('people', 60), optionOf('seed', 1)];
  const engine = await openInstalledFaceEngine(1);
  const bench = new LightBench(engine);
  const look = await frameCheckTime(engine);
  const folder = option('photographs');
  const photographs: readonly Raster[] = folder === null ? [] : await photographsOf(folder);
  try {
    for (const [room, lux] of ROOMS.entries()) {
      const first = (seed * ROOMS.length + room) * 10_000;
      for (let number = 0; number < people; number++) {
        const scene = drawScene(first + number, lux);
        const { chance, device } = scene;
        const subject = await drawnSubject(engine, seed * 1_000 + number, device.isPhone, chance);
        if (subject) await bench.person({ ...scene, subject }, lux, 'people', number);
      }
      for (const [number, picture] of photographs.entries()) {
        const scene = drawScene(first + people + number, lux);
        const subject = await photographSubject(engine, picture, scene.chance);
        if (subject) await bench.person({ ...scene, subject }, lux, 'photographs of people', 6 * number + 1);
      }
    }
  } finally {
    await engine.close();
  }
  return [
    ...bench.tally.rows((what, outcome) =>
      outcome === 'OTHER_LIGHT' && /^(people|photographs|person whose)/.test(what) ? atMost(0) : undefined,
    ),
    {
      figure: 'six frames with landmarks, embeddings and result, CPU time, median',
      value: look,
      unit: 'ms',
    },
    { figure: '… result only', value: median(bench.times), unit: 'ms' },
  ];
}
