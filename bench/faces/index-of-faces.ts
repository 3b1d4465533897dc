import { FaceIndex } from '@assay/vision';
import { SAME_PERSON } from '@assay/vision/browser';
import { drawnEmbeddings } from '../../packages/vision/src/face/testing/drawn-embeddings';
import { random } from '../../packages/vision/src/testing/index';
import { atMost, median, type Row } from '../row';

const ASKED = 200;
const MEBIBYTE = 2 ** 20;
const workMs = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

/** Returns the squared distance of two faces. */
function squared(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at]! - other[at]!) ** 2;
  return sum;
}

/**
 * Searches a million synthetic faces in the index with other pictures of some of them, compared with an
 * exhaustive search.
 */
export async function benchFaceIndex(count = 1_000_000): Promise<readonly Row[]> {
  const { persons, again } = drawnEmbeddings(random(11));
  const asked = Array.from({ length: ASKED }, (_, at) => {
    const number = Math.floor((at * count) / ASKED);
    return { number, face: again(persons(number)), near: [] as number[] };
  });
  const index = new FaceIndex();
  let building = 0;
  for (let number = 0; number < count; number++) {
    const face = persons(number);
    // Exact result of an exhaustive search: every face against a tenth of the queries.
    for (let at = number % 10; at < ASKED; at += 10) {
      const one = asked[at]!;
      if (squared(one.face, face) < SAME_PERSON ** 2) one.near.push(number);
    }
    const began = process.cpuUsage();
    index.add(number, face);
    if (number % 8192 === 0) await index.settle(() => Promise.resolve());
    building += workMs(began);
  }
  // Queries outside of that tenth are compared with their own person.
  for (const one of asked)
    if (!one.near.includes(one.number) && squared(one.face, persons(one.number)) < SAME_PERSON ** 2)
      one.near.push(one.number);
  const [works, walls]: [number[], number[]] = [[], []];
  let [expected, found] = [0, 0];
  for (const { face, near } of asked) {
    const [began, used] = [performance.now(), process.cpuUsage()];
    const numbers = new Set(index.near(face, SAME_PERSON).map(({ number }) => number));
    works.push(workMs(used));
    walls.push(performance.now() - began);
    expected += near.length;
    found += near.filter((number) => numbers.has(number)).length;
  }
  const named = `${count.toLocaleString('en')} synthetic faces`;
  return [
    {
      figure: `${named}: search, CPU time, median`,
      value: median(works),
      unit: 'ms',
      bar: atMost(20),
    },
    { figure: `${named}: search, elapsed time, median`, value: median(walls), unit: 'ms' },
    {
      figure: `${named}: recall compared with an exhaustive search`,
      value: (100 * found) / Math.max(1, expected),
      unit: '%',
    },
    { figure: `${named}: index memory`, value: index.bytes / MEBIBYTE, unit: 'MiB' },
    { figure: `${named}: building the index, total CPU time`, value: building / 1000, unit: 's' },
  ];
}
