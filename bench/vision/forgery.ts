import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodePicture, encodeJpeg, type Raster, UnreadablePicture } from '@assay/vision';
import { fileTracesOf } from '../../packages/vision/src/forgery/file-traces';
import { judgeForgery } from '../../packages/vision/src/forgery/judge-forgery';
import { resize } from '../../packages/vision/src/image/raster';
import { copiedWithin, photocopied, photographedFromScreen } from '../../packages/vision/src/testing/forge';
import { random } from '../../packages/vision/src/testing/index';
import type { Row } from '../row';
import { contents, pageOf, REAL_ISSUERS } from './pages';

/** A forgery created from a picture by computation. */
interface Forgery {
  readonly name: string;
  readonly subCheck: 'screenCheckResult' | 'photocopyCheckResult' | 'photoForgeryCheckResult';
  /** JPEG quality of the stored file. */
  readonly quality: number;
  /** null if the picture is too small for it. */
  make(picture: Raster, draw: () => number): Raster | null;
}

/** A screen with `depth` of its pattern remaining; a phone's lens and processing remove most of it. */
const screen = (pitch: number, depth: number): Forgery => ({
  name: `photographed from a screen, ${pitch} camera pixels per screen pixel, ${Math.round(depth * 100)}% of its pattern left`,
  subCheck: 'screenCheckResult',
  quality: 85,
  make(picture, draw) {
    const shot = photographedFromScreen(
      picture,
      { pitch, angle: 0.02 + 0.1 * draw(), slant: 0.1 * draw() },
      draw,
    );
    const data = Uint8ClampedArray.from(
      picture.data,
      (value, at) => value * (1 - depth) + shot.data[at]! * depth,
    );
    return { ...picture, data };
  },
});

const copy = (light: string, tint: readonly [number, number, number]): Forgery => ({
  name: `black-and-white copy in ${light} light`,
  subCheck: 'photocopyCheckResult',
  quality: 80,
  make: (picture, draw) => photocopied(picture, tint, draw),
});

const SIZES = {
  'a letter': { width: 0.022, height: 0.04 },
  'a word': { width: 0.12, height: 0.04 },
  'a part the size of a portrait': { width: 0.22, height: 0.27 },
} as const;

/**
 * Copies a part within the picture.
 * @param scale scale of the whole picture before encoding, as messengers reduce pictures
 */
const copiedPart = (what: keyof typeof SIZES, quality: number, scale = 1): Forgery => ({
  name: `${what} copied within it, JPEG of quality ${quality}${scale === 1 ? '' : ` at ${scale} of its size`}`,
  subCheck: 'photoForgeryCheckResult',
  quality,
  make(picture, draw) {
    const forged = copiedWithin(picture, SIZES[what], draw);
    if (!forged || scale === 1) return forged;
    return resize(forged, Math.round(forged.width * scale), Math.round(forged.height * scale));
  },
});

/** Each is created from every specimen. */
const forgeries: readonly Forgery[] = [
  ...[1.3, 1.8, 2.3, 3.1, 4.2].map((pitch) => screen(pitch, 1)),
  ...[1.8, 2.3, 4.2].map((pitch) => screen(pitch, 0.1)),
  ...[1.8, 2.3, 4.2].map((pitch) => screen(pitch, 0.03)),
  copy('white', [1, 1, 1]),
  copy('warm', [1, 0.95, 0.85]),
  copy('cold', [0.9, 0.97, 1]),
  copiedPart('a letter', 95),
  copiedPart('a letter', 85),
  ...[95, 90, 85, 75].map((quality) => copiedPart('a word', quality)),
  copiedPart('a word', 75, 0.8),
  ...[95, 85, 75].map((quality) => copiedPart('a part the size of a portrait', quality)),
  copiedPart('a part the size of a portrait', 75, 0.8),
];

interface Sample {
  readonly picture: Raster;
  readonly file: Uint8Array;
}

function folderOf(name: string): string | null {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? null : (process.argv[at + 1] ?? null);
}

/** Pictures with a shorter side are thumbnails without enough detail, in pixels. */
const MIN_SIDE = 300;
const MAX_PIXELS = 13_000_000;

/** Returns the readable pictures of a folder that are not thumbnails. */
async function* samplesOf(folder: string): AsyncGenerator<Sample> {
  for (const name of readdirSync(folder).sort()) {
    if (!/\.(jpe?g|png|webp)$/i.test(name)) continue;
    const file = readFileSync(join(folder, name));
    try {
      const picture = await decodePicture(file);
      if (Math.min(picture.width, picture.height) < MIN_SIDE) continue;
      if (picture.width * picture.height <= MAX_PIXELS) yield { picture, file };
    } catch (error) {
      if (!(error instanceof UnreadablePicture)) throw error;
    }
  }
}

/** Draws pages if no folder of specimens is given. */
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

/**
 * Evaluates a picture that the document fills completely, and counts the findings.
 * @returns CPU time in milliseconds
 */
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

/** Counts false positives on genuine pictures, ignoring their metadata. */
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
    ...SUB_CHECKS.map((name) => row(`${what}: ${name} in review for genuine pictures`, counts[name])),
    row(`${what}: metadata that names an editor`, edited),
    { figure: `${what}: CPU time per picture, median`, value: times[times.length >> 1]!, unit: 'ms' },
    { figure: `${what}: CPU time per picture, maximum`, value: times.at(-1)!, unit: 'ms' },
  ];
}

/** Counts how many forgeries of one kind, created from every specimen, the responsible sub-check detects. */
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
 * Measures traces of forgery: false positives on real pictures, and detections of forgeries computed from
 * them. `--specimens`, `--photographs` and `--screens` name folders of pictures; without the first, pages are
 * drawn.
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
