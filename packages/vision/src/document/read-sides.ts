import { readAamva } from '../barcode/aamva';
import type { AamvaCard } from '../barcode/aamva-card';
import { type Barcode, readBarcodes } from '../barcode/read-barcodes';
import { type Raster, resize } from '../image/raster';
import type { TiltedBox } from '../ocr/components';
import type { TextLine } from '../ocr/reader';
import { chooseTemplate } from '../visual/choose-template';
import { isLabelAlone } from '../visual/find-labels';
import { qualityOf } from './quality';
import { type PageReading, readPage, wholeOf } from './read-page';
import type { PageOptions } from './read-zone';

/** Vertical offset that separates the lines of two images, so that they never count as adjacent. */
const FAR = 1_000_000;
const below = (lines: readonly TextLine[], picture: number): readonly TextLine[] =>
  lines.map((line) => ({
    ...line,
    box: { ...line.box, centre: { ...line.box.centre, y: line.box.centre.y + picture * FAR } },
  }));

/** Returns all lines of the visual zone, of all sides and images. */
export const linesOf = (readings: readonly PageReading[]): readonly TextLine[] => {
  const visual = readings.flatMap((reading) => reading.visual);
  const again = readings.flatMap((reading) => reading.again);
  return [...visual, ...again.flatMap((lines, at) => below(lines, at + 1))];
};

/** Returns lines by reading and side from further images, each of which shows one side. */
export const furtherOf = (readings: readonly PageReading[]): readonly (readonly (readonly TextLine[])[])[] =>
  readings.flatMap((reading, side) =>
    reading.again.map((lines) => readings.map((_, at) => (at === side ? lines : []))),
  );

/** Pixels of the longer side for the second reading of a page, at which small print is larger. */
const LONGER_SIDE = 1408;
/** Size, share of letters and confidence at which the first reading is reliable enough to reuse its lines. */
const LARGE = 800;
const SURE_LETTERS = 0.85;
const SURE = 0.9;
const MAX_LINES = 80;
/** Extra width of a known line in the second reading, relative to its height. */
const WIDER = 0.12;

const wider = (box: TiltedBox): TiltedBox => ({
  ...box,
  width: box.width + 2 * WIDER * box.height,
  height: box.height * (1 + WIDER),
});

/** Checks whether a first reading found the lines of a page and read them with high confidence. */
function wasSure(lines: readonly TextLine[], { width, height }: Raster): boolean {
  const letters = (some: readonly TextLine[]) => some.reduce((sum, { text }) => sum + text.length, 0);
  const sure = letters(lines.filter(({ confidence }) => confidence >= SURE));
  return Math.max(width, height) >= LARGE && sure >= SURE_LETTERS * letters(lines);
}

/**
 * Reads every side of a document again, with each line cropped differently: a value in both readings is
 * probably correct. If the first reading was reliable, its lines are reused, and known labels aren't read
 * again.
 */
export async function readPrintAgain(
  readings: readonly PageReading[],
  { reader, signal }: PageOptions,
): Promise<readonly (readonly TextLine[])[]> {
  const sides: (readonly TextLine[])[] = [];
  for (const { page, visual } of readings) {
    if (visual.length === 0) {
      sides.push([]);
    } else if (wasSure(visual, page)) {
      const labels = visual.filter(isLabelAlone);
      const others = visual.filter((line) => !isLabelAlone(line));
      const again = await reader.readAt(
        page,
        others.map(({ box }) => wider(box)),
        signal,
      );
      sides.push([...labels, ...again]);
    } else {
      const scale = LONGER_SIDE / Math.max(page.width, page.height);
      const larger = resize(page, Math.round(page.width * scale), Math.round(page.height * scale));
      sides.push(await reader.read(larger, { longest: LONGER_SIDE, mostLines: MAX_LINES, signal }));
    }
  }
  return sides;
}

/** A barcode with the data of a card. */
export interface CardBarcode {
  readonly barcode: Barcode;
  readonly card: AamvaCard;
}

/** Returns the first barcode that belongs to a card. */
export function cardAmong(barcodes: readonly Barcode[]): CardBarcode | null {
  for (const barcode of barcodes) {
    const card = barcode.type === 'PDF417' ? readAamva(barcode.text) : null;
    if (card) return { barcode, card };
  }
  return null;
}

/** Countries of cards whose barcodes are evaluated. */
const WITH_BARCODES: readonly string[] = ['US', 'CA'];

/**
 * Checks whether a side may have such a barcode according to its reading; only then is it searched for
 * thoroughly.
 */
function mayBearBarcode({ zone, nationalZone, visual }: PageReading): boolean {
  if (zone || nationalZone) return false;
  const template = chooseTemplate(visual);
  return template === null || WITH_BARCODES.includes(template.country);
}

/** Share of an image above which a barcode is its only content, without text. */
const WHOLE_PICTURE = 0.3;

interface SidesTask extends PageOptions {
  readonly sides: readonly Raster[];
  /** Returns the processor time used, in milliseconds; limits the search for barcodes. */
  readonly work: () => number;
}

/**
 * Reads text and barcodes of every side of a document. Barcodes are searched for thoroughly where a useful
 * one may exist.
 */
export async function readSides(
  task: SidesTask,
): Promise<{ readonly readings: PageReading[]; readonly barcodes: readonly Barcode[] }> {
  const readings: PageReading[] = [];
  const barcodes: Barcode[] = [];
  for (const side of task.sides) {
    const seen = await readBarcodes(side, task.work, false);
    barcodes.push(...seen);
    if (seen.some(({ share }) => share > WHOLE_PICTURE)) {
      readings.push({
        page: side,
        place: wholeOf(side),
        quality: qualityOf(side),
        visual: [],
        zone: null,
        isConfirmed: false,
        evidence: [],
        isVoted: false,
        again: [],
        hasZone: false,
        nationalZone: null,
      });
      continue;
    }
    const reading = await readPage(side, task);
    readings.push(reading);
    if (seen.length === 0 && mayBearBarcode(reading))
      barcodes.push(...(await readBarcodes(side, task.work, true)));
  }
  return { readings, barcodes };
}
