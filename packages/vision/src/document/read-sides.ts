import { readAamva } from '../barcode/aamva';
import type { AamvaCard } from '../barcode/aamva-card';
import { type Barcode, readBarcodes } from '../barcode/read-barcodes';
import type { Raster } from '../image/raster';
import { chooseTemplate } from '../visual/choose-template';
import { qualityOf } from './quality';
import { type PageReading, readPage, wholeOf } from './read-page';
import type { PageOptions } from './read-zone';

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
