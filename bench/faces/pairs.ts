import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodePicture, type FaceEngine } from '@assay/vision';
import { faceDistance, OTHER_PERSON, SAME_PERSON } from '../../packages/vision/src/face/testing/index';
import type { Row } from '../row';
import { median } from '../row';

/** How often a random pair of one person is closer than a random pair of two. */
export function areaUnderCurve(same: readonly number[], different: readonly number[]): number {
  let closer = 0;
  for (const one of same) {
    for (const other of different) closer += one < other ? 1 : one === other ? 0.5 : 0;
  }
  return closer / (same.length * different.length);
}

const share = (distances: readonly number[], limit: number) =>
  distances.filter((distance) => distance < limit).length / distances.length;

/**
 * Labelled pairs of photographs. @param folder with `master.csv` (`file_x,file_y,Decision` with Yes or No) and its
 * pictures, as in `tests/unit/dataset` of github.com/serengil/deepface
 */
export async function benchPairs(engine: FaceEngine, folder: string): Promise<readonly Row[]> {
  const list = join(folder, 'master.csv');
  if (!existsSync(list)) {
    process.stderr.write(`No pairs: ${list} is not there.\n`);
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
      figure: `pairs of one person below ${limit}`,
      value: share(same, limit) * 100,
      unit: `% of ${same.length}`,
    },
    {
      figure: `pairs of two below ${limit}`,
      value: share(different, limit) * 100,
      unit: `% of ${different.length}`,
    },
  ]);
  return [
    ...rows,
    { figure: 'pairs, area under the curve', value: areaUnderCurve(same, different), unit: '' },
    { figure: 'one person, largest distance', value: Math.max(...same), unit: '' },
    { figure: 'two persons, smallest distance', value: Math.min(...different), unit: '' },
    { figure: 'a photograph found, marked and embedded, processor time', value: median(times), unit: 'ms' },
  ];
}
