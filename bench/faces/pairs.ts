import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodePicture, type FaceEngine, type Raster, UnreadablePicture } from '@assay/vision';
import {
  eyeEvidence,
  faceDistance,
  OTHER_PERSON,
  SAME_PERSON,
} from '../../packages/vision/src/face/testing/index';
import { median, type Row } from '../row';

/** Returns how often a random pair of one person is closer than a random pair of two. */
function areaUnderCurve(same: readonly number[], different: readonly number[]): number {
  let closer = 0;
  for (const one of same) {
    for (const other of different) closer += one < other ? 1 : one === other ? 0.5 : 0;
  }
  return closer / (same.length * different.length);
}

const share = (distances: readonly number[], limit: number) =>
  distances.filter((distance) => distance < limit).length / distances.length;

/**
 * Evaluates labeled pairs of photographs.
 * @param folder with `master.csv` (`file_x,file_y,Decision` with Yes or No) and its pictures, as in
 *   `tests/unit/dataset` of github.com/serengil/deepface
 */
export async function benchPairs(engine: FaceEngine, folder: string): Promise<readonly Row[]> {
  const list = join(folder, 'master.csv');
  if (!existsSync(list)) {
    process.stderr.write(`Pairs skipped: ${list} does not exist.\n`);
    return [];
  }
  const pairs = readFileSync(list, 'utf8')
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(','));
  const faces = new Map<string, Float32Array>();
  const times: number[] = [];
  for (const file of new Set(pairs.flatMap(([one = '', other = '']) => [one, other]))) {
    const picture = await decodePicture(readFileSync(join(folder, file)));
    const began = process.cpuUsage();
    const [face] = await engine.faces(picture);
    if (!face) continue;
    faces.set(file, await engine.embed(picture, face.landmarks));
    const { user, system } = process.cpuUsage(began);
    times.push((user + system) / 1000);
  }
  const distances = { Yes: [] as number[], No: [] as number[] };
  for (const [one = '', other = '', decision = ''] of pairs) {
    const [first, second] = [faces.get(one), faces.get(other)];
    if (first && second) distances[decision.trim() as 'Yes' | 'No'].push(faceDistance(first, second));
  }
  const { Yes: same, No: different } = distances;
  const rows = [SAME_PERSON, OTHER_PERSON].flatMap((limit): Row[] => [
    {
      figure: `pairs of one person with a distance below ${limit}`,
      value: share(same, limit) * 100,
      unit: `% of ${same.length}`,
    },
    {
      figure: `pairs of two persons with a distance below ${limit}`,
      value: share(different, limit) * 100,
      unit: `% of ${different.length}`,
    },
  ]);
  return [
    ...rows,
    { figure: 'pairs, area under the curve', value: areaUnderCurve(same, different), unit: '' },
    { figure: 'one person, largest distance', value: Math.max(...same), unit: '' },
    { figure: 'two persons, smallest distance', value: Math.min(...different), unit: '' },
    { figure: 'photograph with landmarks and embedding, CPU time', value: median(times), unit: 'ms' },
  ];
}

/** Adds a margin to pictures that are cropped closely around a face, because the detector requires it. */
function withRoom({ width, height, data }: Raster): Raster {
  const room = Math.round(width * 0.35);
  const whole = { width: width + 2 * room, height: height + 2 * room };
  const out = new Uint8ClampedArray(whole.width * whole.height * 4).fill(128);
  for (let y = 0; y < height; y++) {
    out.set(data.subarray(y * width * 4, (y + 1) * width * 4), ((y + room) * whole.width + room) * 4);
  }
  return { ...whole, data: out };
}

/**
 * Evaluates photographs of open and closed eyes.
 * @param folder with folders `open` and `closed`
 */
export async function benchEyes(engine: FaceEngine, folder: string): Promise<readonly Row[]> {
  const evidence = { open: [] as number[], closed: [] as number[] };
  for (const kind of ['open', 'closed'] as const) {
    const pictures = join(folder, kind);
    if (!existsSync(pictures)) {
      process.stderr.write(`Eyes skipped: ${pictures} does not exist.\n`);
      return [];
    }
    for (const file of readdirSync(pictures)) {
      try {
        const picture = withRoom(await decodePicture(readFileSync(join(pictures, file))));
        const [face] = await engine.faces(picture);
        if (face && Math.abs(face.yaw) < 0.35) evidence[kind].push(eyeEvidence(picture, face.landmarks));
      } catch (error) {
        if (!(error instanceof UnreadablePicture)) throw error;
      }
    }
  }
  const { open, closed } = evidence;
  return [
    {
      figure: `eyes of different persons, ${open.length} open and ${closed.length} closed, area under the curve`,
      value: areaUnderCurve(closed, open),
      unit: '',
    },
  ];
}
