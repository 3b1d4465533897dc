import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { editDistance } from '@assay/text-similarity';
import { decodePicture, type Raster } from '@assay/vision';
import { type Browser, chromium } from 'playwright-core';
import type { Point } from '../../../packages/vision/src/image/perspective';
import type { TextLine } from '../../../packages/vision/src/ocr/reader';

/** A word of a page and its box in pixels of the page. */
export interface PrintedWord {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface PrintedPage {
  readonly picture: Raster;
  readonly words: readonly PrintedWord[];
}

/** Size of an A4 sheet in CSS pixels, 96 per inch. */
const [WIDTH, HEIGHT] = [794, 1123];

const require = createRequire(import.meta.url);
const fontData = (family: string, weight: number, subset: string) =>
  readFileSync(
    require.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff2`),
  ).toString('base64');

const faces = (family: string) =>
  [400, 700]
    .flatMap((weight) =>
      ['latin', 'latin-ext'].map((subset) => {
        const range = subset === 'latin' ? 'U+0-FF,U+2000-20CF' : 'U+100-24F';
        return `@font-face{font-family:F;font-weight:${weight};unicode-range:${range};src:url(data:font/woff2;base64,${fontData(family, weight, subset)})}`;
      }),
    )
    .join('');

/** @param size size of the text in points */
const styles = (family: string, size: number) => `${faces(family)}
*{margin:0;padding:0;box-sizing:border-box}
body{font:${size}pt/1.32 F;width:${WIDTH}px;height:${HEIGHT}px;padding:52px 64px;color:#222;background:#fdfdfb;overflow:hidden}
header{display:flex;justify-content:space-between;border-bottom:2px solid #356;padding-bottom:8px;margin-bottom:24px}
header b{font-size:1.7em;color:#245}small{font-size:.8em}.top{display:flex;justify-content:space-between;margin-bottom:22px}
address{font-style:normal}h1{font-size:1.5em;margin-bottom:14px}p{margin-bottom:9px}table{border-collapse:collapse}
.facts td{padding:1px 10px}.rows{width:100%;margin:8px 0 12px}.rows td{border-bottom:1px solid #bbb;padding:2px 4px}
.rows td:nth-child(n+3){text-align:right}footer{position:absolute;left:64px;right:64px;top:1062px;font-size:.72em;color:#444}`;

/** Script that returns the words of the page, with CSS pixels. */
const WORDS = `(() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const match of node.textContent.matchAll(/\\S+/g)) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const { x, y, width, height } = range.getBoundingClientRect();
      found.push({ text: match[0], x, y, width, height });
    }
  }
  return found;
})()`;

const scaled = ({ text, x, y, width, height }: PrintedWord, by: number): PrintedWord => ({
  text,
  x: x * by,
  y: y * by,
  width: width * by,
  height: height * by,
});

/** Opens the browser that prints pages. */
export const openPrinter = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, headless: true, args: ['--no-sandbox', '--disable-gpu'] });

/**
 * Prints a page as a browser does.
 * @param family typeface of the installed @fontsource packages
 * @param dots dots per inch
 */
export async function printPage(
  browser: Browser,
  html: string,
  family: string,
  size: number,
  dots: number,
): Promise<PrintedPage> {
  const scale = dots / 96;
  const page = await browser.newPage({
    viewport: { width: WIDTH, height: HEIGHT },
    deviceScaleFactor: scale,
  });
  try {
    await page.setContent(
      `<!doctype html><meta charset=utf-8><style>${styles(family, size)}</style><body>${html}`,
    );
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    const words = (await page.evaluate(WORDS)) as readonly PrintedWord[];
    const picture = await decodePicture(await page.screenshot({ type: 'png' }));
    const inside = words.filter(({ y, height }) => y + height < HEIGHT);
    return { picture, words: inside.map((word) => scaled(word, scale)) };
  } finally {
    await page.close();
  }
}

/** Text read from a page compared with its content; letters without spaces between words. */
export interface Score {
  readonly letters: number;
  /** Letters that are wrong, missing or added. */
  readonly wrong: number;
  readonly words: number;
  readonly wordsMissed: number;
}

/** Returns the distance of a point from a line's center, in line heights; infinite beyond its ends. */
function offOf(point: Point, { box }: TextLine): number {
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)];
  const [dx, dy] = [point.x - box.centre.x, point.y - box.centre.y];
  const [along, across] = [dx * cos + dy * sin, dy * cos - dx * sin];
  return Math.abs(along) > box.width / 2 + 0.3 * box.height
    ? Number.POSITIVE_INFINITY
    : Math.abs(across) / box.height;
}

/** Maximum distance of a word from the center of its line, in line heights. */
const MAX_OFFSET = 0.6;

const distance = (a: string, b: string) => editDistance(a, b, Math.max(a.length, b.length));
const bare = (text: string) => text.replaceAll(/\s/g, '');

/**
 * Compares the lines read with the words at their position.
 * @param place maps the page's pixels to those of the lines
 */
export function scoreOf(
  words: readonly PrintedWord[],
  lines: readonly TextLine[],
  place: (point: Point) => Point,
): Score {
  const under = new Map<TextLine, PrintedWord[]>();
  let [letters, wrong, missed] = [0, 0, 0];
  for (const word of words) {
    letters += word.text.length;
    const at = place({ x: word.x + word.width / 2, y: word.y + word.height / 2 });
    let line: TextLine | null = null;
    let off = MAX_OFFSET;
    for (const one of lines) {
      const its = offOf(at, one);
      if (its < off) [line, off] = [one, its];
    }
    if (line === null) {
      missed++;
      wrong += word.text.length;
    } else under.set(line, [...(under.get(line) ?? []), word]);
  }
  for (const line of lines) {
    const truth = [...(under.get(line) ?? [])]
      .sort((a, b) => a.x - b.x)
      .map(({ text }) => text)
      .join('');
    wrong += distance(truth, bare(line.text));
  }
  return { letters, wrong, words: words.length, wordsMissed: missed };
}
