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

/** Lines below everything else: those of two pictures never stand beside one another. */
const FAR = 1_000_000;
const below = (lines: readonly TextLine[], picture: number): readonly TextLine[] =>
  lines.map((line) => ({
    ...line,
    box: { ...line.box, centre: { ...line.box.centre, y: line.box.centre.y + picture * FAR } },
  }));

/** Every line of the visual zone, of all sides and pictures. */
export const linesOf = (readings: readonly PageReading[]): readonly TextLine[] => {
  const visual = readings.flatMap((reading) => reading.visual);
  const again = readings.flatMap((reading) => reading.again);
  return [...visual, ...again.flatMap((lines, at) => below(lines, at + 1))];
};

/** Lines by reading and side, as further pictures show them: each is of one side. */
export const furtherOf = (readings: readonly PageReading[]): readonly (readonly (readonly TextLine[])[])[] =>
  readings.flatMap((reading, side) =>
    reading.again.map((lines) => readings.map((_, at) => (at === side ? lines : []))),
  );

/** Pixels of the longer side at which a page is looked at again: small print is larger then. */
const LONGER_SIDE = 1408;
/** A page as large as this, this share of whose letters stand in lines read as surely as this, showed its lines the first time. */
const LARGE = 800;
const SURE_LETTERS = 0.85;
const SURE = 0.9;
const MOST_LINES = 80;
/** How much wider a known line is cut the second time, in heights of it. */
const WIDER = 0.12;

const wider = (box: TiltedBox): TiltedBox => ({
  ...box,
  width: box.width + 2 * WIDER * box.height,
  height: box.height * (1 + WIDER),
});

/** Whether a first reading of a page saw its lines and read them surely. */
function wasSure(lines: readonly TextLine[], { width, height }: Raster): boolean {
  const letters = (some: readonly TextLine[]) => some.reduce((sum, { text }) => sum + text.length, 0);
  const sure = letters(lines.filter(({ confidence }) => confidence >= SURE));
  return Math.max(width, height) >= LARGE && sure >= SURE_LETTERS * letters(lines);
}

/**
 * Every side of a document read once more, each line cut anew: a value that both readings came to is hardly a misreading. Where the
 * first reading was sure, lines are not looked for again, and labels, which are known words, not read again.
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
      sides.push(await reader.read(larger, { longest: LONGER_SIDE, mostLines: MOST_LINES, signal }));
    }
  }
  return sides;
}

/** A barcode that states what a card does. */
export interface CardBarcode {
  readonly barcode: Barcode;
  readonly card: AamvaCard;
}

/** The first of some barcodes that is a card's. */
export function cardAmong(barcodes: readonly Barcode[]): CardBarcode | null {
  for (const barcode of barcodes) {
    const card = barcode.type === 'PDF417' ? readAamva(barcode.text) : null;
    if (card) return { barcode, card };
  }
  return null;
}

/** Only cards of these countries have a barcode that anything is concluded from. */
const WITH_BARCODES: readonly string[] = ['US', 'CA'];

/** Whether what was read of a side leaves it possible that it bears such a barcode: then it is looked for at length. */
function mayBearBarcode({ zone, nationalZone, visual }: PageReading): boolean {
  if (zone || nationalZone) return false;
  const template = chooseTemplate(visual);
  return template === null || WITH_BARCODES.includes(template.country);
}

/** A barcode that fills so much of a picture is all that it shows: there is no text to be read. */
const WHOLE_PICTURE = 0.3;

interface SidesTask extends PageOptions {
  readonly sides: readonly Raster[];
  /** Milliseconds of processor time that were used, for the limit of looking for barcodes. */
  readonly work: () => number;
}

/** Every side of a document, its text and its barcodes. Where one may be that tells something, barcodes are looked for at length. */
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
