import { installedOcrModels, openReader, type Quad, type Raster, type TextReader } from '@assay/vision';
import { findChromium } from '../../../e2e/panel/browser';
import { projection } from '../../../packages/vision/src/image/perspective';
import { readPaperPicture } from '../../../packages/vision/src/paper/read-paper-file';
import { random } from '../../../packages/vision/src/testing/index';
import { optionOf } from '../../option';
import { median, type Row } from '../../row';
import { worked } from '../code-conditions';
import { CAPTURES, capture, makePaper } from './papers';
import { openPrinter, type PrintedWord, printPage, type Score, scoreOf } from './print';

const FAMILIES = [
  'arimo',
  'roboto',
  'source-sans-3',
  'tinos',
  'open-sans',
  'fira-sans',
  'pt-serif',
  'ibm-plex-sans',
  'roboto-condensed',
];
/** Points of the smallest text, and the maximum factor for larger text. */
const [SMALLEST, MORE] = [9, 1.5];

interface Sample {
  readonly kind: string;
  readonly picture: Raster;
  readonly corners: Quad;
  readonly page: Raster;
  readonly words: readonly PrintedWord[];
}

/** Prints and captures a page, alternating languages, document kinds and capture methods. */
async function sampleOf(
  browser: Awaited<ReturnType<typeof openPrinter>>,
  at: number,
  seed: number,
): Promise<Sample> {
  const draw = random(seed * 1000 + at);
  const how = CAPTURES[at % CAPTURES.length]!;
  const paper = makePaper(at, draw);
  const family = FAMILIES[Math.floor(draw() * FAMILIES.length)]!;
  const { picture: page, words } = await printPage(
    browser,
    paper.html,
    family,
    SMALLEST + MORE * draw(),
    how.dots,
  );
  const { picture, corners } = await capture(page, how, seed * 1000 + at);
  return { kind: paper.kind, picture, corners, page, words };
}

/**
 * Reads a sample.
 * @returns the accuracy, and CPU time in milliseconds
 */
async function measured({ picture, corners, page, words }: Sample, reader: TextReader) {
  const began = worked();
  const { print, width } = await readPaperPicture(picture, reader, new AbortController().signal);
  const spent = worked() - began;
  const scale = width / picture.width;
  const whole: Quad = [
    { x: 0, y: 0 },
    { x: page.width, y: 0 },
    { x: page.width, y: page.height },
    { x: 0, y: page.height },
  ];
  const [a, b, c, d] = corners.map(({ x, y }) => ({ x: x * scale, y: y * scale }));
  const place = projection(whole, [a!, b!, c!, d!]);
  if (!place) throw new Error('The captured page has no visible area.');
  return { score: scoreOf(words, print, place), spent };
}

const total = (scores: readonly Score[], of: keyof Score) =>
  scores.reduce((sum, score) => sum + score[of], 0);

/**
 * Measures full A4 pages of synthetic bills, bank statements and letters, printed by Chromium and captured
 * like scanners and phones: accuracy and CPU time. `--pages` sets the number, `--seed` the selection.
 */
export async function benchPicturedPapers(): Promise<readonly Row[]> {
  const chromium = findChromium();
  if (chromium === null) return [];
  const reader = await openReader(installedOcrModels(), 2);
  const browser = await openPrinter(chromium);
  try {
    const found = new Map<string, Awaited<ReturnType<typeof measured>>[]>();
    const seed = optionOf('seed', 7);
    for (let at = 0; at < optionOf('pages', 12); at++) {
      const sample = await sampleOf(browser, at, seed);
      // The first page allocates the nets' memory.
      if (at === 0) await measured(sample, reader);
      found.set(sample.kind, [...(found.get(sample.kind) ?? []), await measured(sample, reader)]);
    }
    return [...found].flatMap(([kind, pages]) => {
      const scores = pages.map(({ score }) => score);
      return [
        {
          figure: `${pages.length} pages, ${kind}: letters wrong or missing`,
          value: (100 * total(scores, 'wrong')) / total(scores, 'letters'),
          unit: '%',
        },
        {
          figure: '… words without a line',
          value: total(scores, 'wordsMissed'),
          unit: `of ${total(scores, 'words')}`,
        },
        {
          figure: '… CPU time per page, median',
          value: median(pages.map(({ spent }) => spent)) / 1000,
          unit: 's',
        },
        {
          figure: '… CPU time per page, maximum',
          value: Math.max(...pages.map(({ spent }) => spent)) / 1000,
          unit: 's',
        },
      ];
    });
  } finally {
    await browser.close();
    await reader.close();
  }
}
