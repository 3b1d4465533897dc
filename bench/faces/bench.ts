import { type FaceEngine, openInstalledFaceEngine, type Raster, readFaceModel } from '@assay/vision';
import { createFaceTracker, type FaceTracker } from '@assay/vision/browser';
import { renderHead } from '../../packages/vision/src/face/testing/index';
import { cpuMicroseconds } from '../process-cpu';
import { atMost, median, type Row } from '../row';
import { benchAgreement } from './agreement';
import { benchFaceIndex } from './index-of-faces';
import { benchEyes, benchPairs } from './pairs';
import { benchTurns } from './turns';

const PASSES = 5;
const MEBIBYTE = 2 ** 20;

function option(name: string): string | null {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? null : (process.argv[at + 1] ?? null);
}

async function openNets(): Promise<{
  readonly engine: FaceEngine;
  readonly tracker: FaceTracker;
  readonly small: Row[];
}> {
  const before = process.memoryUsage.rss();
  const began = performance.now();
  const engine = await openInstalledFaceEngine(1);
  const opened = performance.now() - began;
  const picture = renderHead({ identity: 1, width: 1280, height: 720, scale: 0.6 });
  for (let turn = 0; turn < 10; turn++) {
    const [face] = await engine.faces(picture);
    if (face) await engine.embed(picture, face.landmarks);
  }
  const memory = (process.memoryUsage.rss() - before) / MEBIBYTE;
  const small = {
    detector: await readFaceModel('tiny_face_detector_model'),
    landmarks: await readFaceModel('face_landmark_68_tiny_model'),
  };
  const frame = renderHead({ identity: 3, width: 640, height: 480, scale: 0.6 });
  const times: Row[] = [];
  for (const size of [160, 224, 320]) {
    const { track } = createFaceTracker(small, { size });
    const time = await cpuMicroseconds(8, PASSES, () => track(frame));
    times.push({
      figure: `small nets: frame of 640 × 480 at ${size}, with 68 landmarks, CPU time`,
      value: time / 1000,
      unit: 'ms',
      ...(size === 224 ? { bar: atMost(60) } : {}),
    });
  }
  return {
    engine,
    tracker: createFaceTracker(small),
    small: [
      ...times,
      { figure: 'large nets: opening time', value: opened, unit: 'ms' },
      { figure: 'large nets: additional memory after ten pictures', value: memory, unit: 'MiB' },
    ],
  };
}

/** Measures a picture of 1280 × 720 from pixels to embedding. */
async function speed(engine: FaceEngine): Promise<readonly Row[]> {
  const picture = renderHead({ identity: 1, width: 1280, height: 720, scale: 0.6 });
  const [walls, works]: [number[], number[]] = [[], []];
  for (let pass = 0; pass <= 2 * PASSES; pass++) {
    const [began, used] = [performance.now(), process.cpuUsage()];
    const [face] = await engine.faces(picture);
    if (face) await engine.embed(picture, face.landmarks);
    const { user, system } = process.cpuUsage(used);
    walls.push(performance.now() - began);
    works.push((user + system) / 1000);
  }
  return [
    {
      figure: 'large nets: picture of 1280 × 720 with landmarks and embedding, median time',
      value: median(walls),
      unit: 'ms',
    },
    {
      figure: 'large nets: picture of 1280 × 720 with landmarks and embedding, CPU time',
      value: median(works),
      unit: 'ms',
    },
  ];
}

/**
 * Measures faces: speed, memory, agreement with face-api, turns of drawn heads and of flat prints. `--pairs
 * <folder>` adds labeled pairs of photographs, `--eyes <folder>` photographs of open and closed eyes.
 */
export async function benchFaces(): Promise<readonly Row[]> {
  const { engine, tracker, small } = await openNets();
  try {
    const pictures: readonly Raster[] = [0, 2].map((identity) =>
      renderHead({ identity, width: 512, height: 512, scale: 0.6, yaw: (identity - 1.5) / 5 }),
    );
    const [pairs, eyes] = [option('pairs'), option('eyes')];
    return [
      ...small,
      ...(await speed(engine)),
      ...(await benchTurns(engine, tracker)),
      ...(await benchAgreement(engine, pictures)),
      ...(await benchFaceIndex()),
      ...(pairs === null ? [] : await benchPairs(engine, pairs)),
      ...(eyes === null ? [] : await benchEyes(engine, eyes)),
    ];
  } finally {
    await engine.close();
  }
}
