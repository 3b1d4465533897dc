import { decodePicture } from '../image/codecs';
import { readHeader } from '../image/header';
import { type GreyImage, type Raster, resize, toGrey, UnreadablePicture } from '../image/raster';
import type { TextLine } from '../ocr/reader';
import { readVisual } from '../visual/read-visual';
import { type PageReading, readPage } from './read-page';
import type { PageOptions } from './read-zone';
import { otherLines } from './rows';
import { showAnotherZone, voteZone } from './vote-zone';

/** Fault of a further image. */
export type FrameFault = 'FRAME_UNREADABLE' | 'FRAME_TOO_LARGE' | 'FRAMES_DIFFER';

/** Maximum number of images read; each takes as long as the original image. */
const MAX_READ = 3;
/** Maximum number of pixels; a camera frame has up to 8.3 million (3840 × 2160). */
const MAX_PIXELS = 9_000_000;

interface FramesTask extends PageOptions {
  /** The original images of the sides. */
  readonly sides: readonly Raster[];
  /** Files of further images, of any side. */
  readonly frames: readonly Uint8Array[];
}

/** The sides of a document after reading further images. */
interface FramedSides {
  readonly readings: readonly PageReading[];
  readonly faults: readonly FrameFault[];
}

const THUMBNAIL = 24;

const thumbnail = (picture: Raster): GreyImage => toGrey(resize(picture, THUMBNAIL, THUMBNAIL));

/** Returns the correlation of two small images, −1 to 1 (Pearson). */
function similarity(a: GreyImage, b: GreyImage): number {
  const mean = ({ data }: GreyImage) => data.reduce((sum, value) => sum + value, 0) / data.length;
  const [ma, mb] = [mean(a), mean(b)];
  let [ab, aa, bb] = [0, 0, 0];
  for (let at = 0; at < a.data.length; at++) {
    const [x, y] = [a.data[at]! - ma, b.data[at]! - mb];
    ab += x * y;
    aa += x * x;
    bb += y * y;
  }
  return ab / Math.sqrt(Math.max(1e-9, aa * bb));
}

/** Returns the side that an image most likely shows; frames follow their image within a second. */
function sideOf(picture: Raster, sides: readonly GreyImage[]): number {
  if (sides.length < 2) return 0;
  const small = thumbnail(picture);
  const alike = sides.map((side) => similarity(small, side));
  return alike.indexOf(Math.max(...alike));
}

/** Checks whether another image of a side could help. If a zone is missing, only an image of its side does. */
function isWanted(side: PageReading, readings: readonly PageReading[]): boolean {
  const unread = readings.filter(({ hasZone, zone }) => hasZone && !zone?.mrz.isValid);
  return side.quality.faults.length > 0 || unread.length === 0 || unread.includes(side);
}

/** Minimum confidence of a number and a date of birth at which a different one means another document. */
const SURE_PRINT = 0.95;
const FIELDS = ['documentNumber', 'birthDate'] as const;

/** Counts the differing characters of two strings, including the difference in length. */
const differing = (a: string, b: string): number =>
  Math.abs(a.length - b.length) + [...a].filter((letter, at) => at < b.length && letter !== b[at]).length;

/**
 * Checks whether two images of print show different documents: a number or date of birth read with high
 * confidence in both differs.
 */
function showAnotherPrint(a: readonly TextLine[], b: readonly TextLine[], now: number): boolean {
  const [one, other] = [a, b].map((lines) => readVisual([[lines]], now).reading);
  return FIELDS.some((field) => {
    const [mine, theirs] = [one![field], other![field]];
    if (!mine || !theirs || Math.min(mine.confidence, theirs.confidence) < SURE_PRINT) return false;
    return differing(mine.value, theirs.value) >= 2;
  });
}

const isAnother = (one: PageReading, other: PageReading, now: number): boolean =>
  showAnotherZone(one, other) || showAnotherPrint(one.visual, other.visual, now);

/** Checks whether an image is the better one of a side. */
function isBetter(one: PageReading, than: PageReading): boolean {
  const [mine, theirs] = [one, than].map(({ zone }) => zone?.mrz.isValid === true);
  if (mine !== theirs) return mine === true;
  return one.quality.faults.length === 0 && than.quality.faults.length > 0;
}

const zoneLinesOf = ({ zone, nationalZone }: PageReading): readonly string[] =>
  nationalZone?.lines ?? zone?.mrz.lines ?? [];

/** Combines all images of a side: the best one, with the voted zone, and the print of the others. */
function together(pictures: readonly PageReading[], now: number): PageReading {
  const best = pictures.reduce((top, one) => (isBetter(one, top) ? one : top));
  const others = pictures.filter((picture) => picture !== best);
  const voted = voteZone([best, ...others], now);
  const isVoted = voted !== null && voted.mrz.lines.join() !== best.zone?.mrz.lines.join();
  const side = { ...best, zone: voted ?? best.zone, isVoted };
  const zone = zoneLinesOf(side);
  return {
    ...side,
    visual: otherLines(best.visual, zone),
    again: others.map(({ visual }) => otherLines(visual, zone)),
  };
}

/** Decodes a further image, or returns the reason why it is skipped. */
async function decoded(bytes: Uint8Array): Promise<Raster | FrameFault> {
  const header = readHeader(bytes);
  if (header && header.width * header.height > MAX_PIXELS) return 'FRAME_TOO_LARGE';
  try {
    return await decodePicture(bytes);
  } catch (error) {
    if (error instanceof UnreadablePicture) return 'FRAME_UNREADABLE';
    throw error;
  }
}

/**
 * Reads further images of a document's sides one by one while something is open, and lets all images of a
 * side vote. If two of them show different documents, no vote takes place, no image replaces another, and a
 * fault is reported.
 * @param isOpen returns true if the current sides leave something open
 * @throws the signal's reason when it is aborted.
 */
export async function readFrames(
  first: readonly PageReading[],
  task: FramesTask,
  isOpen: (readings: readonly PageReading[]) => Promise<boolean>,
): Promise<FramedSides> {
  const pictures = first.map((reading) => [reading]);
  const faults = new Set<FrameFault>();
  let readings = first;
  let read = 0;
  const thumbnails = task.sides.map(thumbnail);
  for (const bytes of task.frames) {
    if (read >= MAX_READ || task.isOver() || !(await isOpen(readings))) break;
    const picture = await decoded(bytes);
    if (typeof picture === 'string') {
      faults.add(picture);
      continue;
    }
    const side = sideOf(picture, thumbnails);
    if (!isWanted(readings[side]!, readings)) continue;
    const other = await readPage(picture, task);
    read++;
    const known = pictures[side]!;
    if (known.some((one) => isAnother(one, other, task.now)))
      return { readings: first, faults: [...faults, 'FRAMES_DIFFER'] };
    // If the side has a zone, an image without it shows something else, or too little.
    if (known.some(({ hasZone, zone }) => hasZone || zone) && !other.hasZone && !other.zone) continue;
    known.push(other);
    readings = readings.map((reading, at) => (at === side ? together(known, task.now) : reading));
  }
  return { readings, faults: [...faults] };
}
