import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodePicture, encodeJpeg, type Raster, UnreadablePicture } from '@assay/vision';
import { fileTracesOf } from '../../packages/vision/src/forgery/file-traces';
import { judgeForgery } from '../../packages/vision/src/forgery/judge-forgery';
import { random } from '../../packages/vision/src/testing/index';
import type { Row } from '../row';
import { contents, REAL_ISSUERS } from './contents';
import { type Forgery, forgeries } from './forgeries';
import { pageOf } from './pages';

interface Sample {
  readonly picture: Raster;
  readonly file: Uint8Array;
}

function folderOf(name: string): string | null {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? null : (process.argv[at + 1] ?? null);
}

/** Shorter sides are thumbnails, in which nothing can be seen. */
const LEAST_SIDE = 300;
const MOST_PIXELS = 13_000_000;

/** Pictures of a folder that can be read and are no thumbnails. */
async function* samplesOf(folder: string): AsyncGenerator<Sample> {
  for (const name of readdirSync(folder).sort()) {
    if (!/\.(jpe?g|png|webp)$/i.test(name)) continue;
    const file = readFileSync(join(folder, name));
    try {
      const picture = await decodePicture(file);
      if (Math.min(picture.width, picture.height) < LEAST_SIDE) continue;
      if (picture.width * picture.height <= MOST_PIXELS) yield { picture, file };
    } catch (error) {
      if (!(error instanceof UnreadablePicture)) throw error;
    }
  }
}

/** Drawn pages, where there is no folder of specimens. */
async function* drawnSamples(): AsyncGenerator<Sample> {
  for (const [page, content] of contents(6, random(19), ['TD3', 'TD1'], REAL_ISSUERS).entries()) {
    const file = await encodeJpeg(await pageOf(content, 'clean', page));
    yield { picture: await decodePicture(file), file };
  }
}

const SUB_CHECKS = ['screenCheckResult', 'photocopyCheckResult', 'photoForgeryCheckResult'] as const;
type Counts = { readonly [name in (typeof SUB_CHECKS)[number]]: { flagged: number; seen: number } };
const noCounts = (): Counts => ({
  screenCheckResult: { flagged: 0, seen: 0 },
  photocopyCheckResult: { flagged: 0, seen: 0 },
  photoForgeryCheckResult: { flagged: 0, seen: 0 },
});

/** Judges a picture, the whole of which is the document, and counts what is found. @returns milliseconds of processor time */
function count(counts: Counts, picture: Raster, file: Uint8Array | null): number {
  const { width, height } = picture;
  const began = process.cpuUsage();
  const findings = judgeForgery([{ picture, place: { x: 0, y: 0, width, height }, file }]);
  const { user, system } = process.cpuUsage(began);
  for (const name of SUB_CHECKS) {
    const found = findings.find(({ subCheck }) => subCheck === name)!;
    if (found.reasons?.includes('TOO_SMALL_TO_TELL')) continue;
    counts[name].seen++;
    if (found.result === 'REVIEW') counts[name].flagged++;
  }
  return (user + system) / 1000;
}

const row = (figure: string, { flagged, seen }: { flagged: number; seen: number }): Row => ({
  figure: `${figure} (${flagged} of ${seen})`,
  value: seen === 0 ? Number.NaN : (100 * flagged) / seen,
  unit: '%',
});

/** False alarms on pictures that nobody forged; what their metadata state is left out. */
async function alarms(what: string, samples: AsyncIterable<Sample>): Promise<readonly Row[]> {
  const counts = noCounts();
  const edited = { flagged: 0, seen: 0 };
  const times: number[] = [];
  for await (const { picture, file } of samples) {
    times.push(count(counts, picture, null));
    edited.seen++;
    if (fileTracesOf(file).editor !== null) edited.flagged++;
  }
  times.sort((a, b) => a - b);
  return [
    ...SUB_CHECKS.map((name) => row(`${what}: ${name} in review, though nobody forged them`, counts[name])),
    row(`${what}: their own metadata name an editor`, edited),
    { figure: `${what}: processor time of a picture, median`, value: times[times.length >> 1]!, unit: 'ms' },
    { figure: `${what}: processor time of a picture, at most`, value: times.at(-1)!, unit: 'ms' },
  ];
}

/** How many forgeries of one kind, made of every specimen, are found by the sub-check that should. */
async function hits(forgery: Forgery, samples: AsyncIterable<Sample>): Promise<Row> {
  const counts = noCounts();
  const draw = random(23);
  for await (const { picture } of samples) {
    const forged = forgery.make(picture, draw);
    if (!forged) continue;
    const file = await encodeJpeg(forged, forgery.quality);
    count(counts, await decodePicture(file), null);
  }
  return row(`simulated: ${forgery.name}: ${forgery.subCheck} in review`, counts[forgery.subCheck]);
}

/**
 * Traces of forgery: false alarms on real pictures, hits on forgeries that are made of them by arithmetic. `--specimens`,
 * `--photographs` and `--screens` name folders of pictures; without the first, pages are drawn.
 */
export async function benchForgery(): Promise<readonly Row[]> {
  const [specimens, photographs, screens] = [
    folderOf('specimens'),
    folderOf('photographs'),
    folderOf('screens'),
  ];
  const documents = () => (specimens ? samplesOf(specimens) : drawnSamples());
  const rows = [...(await alarms(specimens ? 'specimens' : 'drawn pages', documents()))];
  if (photographs) rows.push(...(await alarms('photographs', samplesOf(photographs))));
  if (screens) {
    const counts = noCounts();
    for await (const { picture } of samplesOf(screens)) count(counts, picture, null);
    rows.push(row('real photographs of screens: screenCheckResult in review', counts.screenCheckResult));
  }
  for (const forgery of forgeries) rows.push(await hits(forgery, documents()));
  return rows;
}
