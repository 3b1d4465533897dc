import { installedOcrModels, openReader, resize } from '@assay/vision';
import { analyseFrame } from '@assay/vision/browser';
import {
  BY_HAND,
  drawDocument,
  photograph,
  printedDocument,
  TRAVELLER,
} from '../../packages/vision/src/testing/index';
import { cpuMicroseconds } from '../process-cpu';
import { atMost, median, type Row } from '../row';
import { benchParse } from './parse';
import { benchReading } from './read';

const PASSES = 5;
const MEBIBYTE = 2 ** 20;

function option(name: string, fallback: number): number {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : Number(process.argv[at + 1]) || fallback;
}

/** Measures documents: parsed zones, analyzed frames, generated pages. `--pages` sets the pages per condition. */
export async function benchVision(): Promise<readonly Row[]> {
  const scene = photograph(drawDocument(printedDocument(TRAVELLER)), 1500, 1100, BY_HAND);
  const frame = resize(scene, 640, 469);
  const analysis = await cpuMicroseconds(30, PASSES, () => analyseFrame(frame));
  const reader = await openReader(installedOcrModels(), 2);
  try {
    const [walls, works]: [number[], number[]] = [[], []];
    for (let pass = 0; pass <= PASSES; pass++) {
      const [began, used] = [performance.now(), process.cpuUsage()];
      await reader.read(scene, { longest: 1088 });
      const { user, system } = process.cpuUsage(used);
      // The first pass allocates the nets' memory.
      if (pass > 0) {
        walls.push((performance.now() - began) / 1000);
        works.push((user + system) / 1e6);
      }
    }
    return [
      ...(await benchParse()),
      {
        figure: 'analysis of a frame with 640 pixels, CPU time',
        value: analysis / 1000,
        unit: 'ms',
        bar: atMost(15),
      },
      {
        figure: 'text of a page of 1500 × 1100, median time on an idle machine',
        value: median(walls),
        unit: 's',
        bar: atMost(1.3),
      },
      { figure: 'text of a page, CPU time of two threads', value: median(works), unit: 's' },
      ...(await benchReading(reader, option('pages', 5))),
      {
        figure: 'process memory at the end',
        value: process.memoryUsage.rss() / MEBIBYTE,
        unit: 'MiB',
      },
    ];
  } finally {
    await reader.close();
  }
}
