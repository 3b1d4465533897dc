import { type Raster, readAamva, readBarcodes } from '@assay/vision';
import { aamvaText, HOLDER } from '../../packages/vision/src/barcode/testing/aamva-text';
import { drawBarcode } from '../../packages/vision/src/barcode/testing/draw-barcode';
import { blur, noise, random, rotate, surface } from '../../packages/vision/src/testing/index';
import { atLeast, atMost, type Bar, median, type Row } from '../row';
import { CONDITIONS, type Conditions, packed, sized, TILTS, worked } from './code-conditions';

/** Combined conditions at the limit of readability. */
const HARDER: Conditions = {
  'noise and JPEG': (picture, draw) => packed(noise(picture, 8, draw), 75),
  'blurred, noise and JPEG': (picture, draw) => packed(noise(blur(picture, 1), 12, draw), 75),
  'half the size, blurred': (picture) => blur(sized(picture, 0.5), 0.7),
  '0.42 of the size, blurred': (picture) => blur(sized(picture, 0.42), 0.7),
  '0.42 of the size, noise and JPEG': (picture, draw) => packed(noise(sized(picture, 0.42), 8, draw), 75),
  '0.38 of the size': (picture) => sized(picture, 0.38),
};

/** Places a barcode in the center of a card with enough margin to rotate without cutting its corners. */
function onCard(barcode: Raster): Raster {
  const [width, height] = [
    Math.round(barcode.width * 1.2),
    Math.round(barcode.height * 1.2 + barcode.width * 0.2),
  ];
  const card = surface(width, height, [225, 228, 220]);
  const [left, top] = [(width - barcode.width) >> 1, (height - barcode.height) >> 1];
  for (let y = 0; y < barcode.height; y++) {
    const row = barcode.data.subarray(y * barcode.width * 4, (y + 1) * barcode.width * 4);
    card.data.set(row, ((y + top) * width + left) * 4);
  }
  return card;
}

interface Tally {
  read: number;
  wrong: number;
  readonly times: number[];
}

async function tally(conditions: Conditions): Promise<Tally> {
  const all: Tally = { read: 0, wrong: 0, times: [] };
  let seed = 0;
  for (const tilt of TILTS) {
    for (const spoil of Object.values(conditions)) {
      seed += 1;
      const isCanadian = seed % 6 === 0;
      const issue = isCanadian
        ? ({ iin: '636012', version: 2 + (seed % 9), country: 'CAN' } as const)
        : ({ iin: '636000', version: 1 + (seed % 10) } as const);
      const text = aamvaText(HOLDER, issue);
      const card = rotate(onCard(await drawBarcode(text, 3)), (tilt * Math.PI) / 180);
      const picture = await spoil(card, random(seed));
      const begun = worked();
      const [found] = await readBarcodes(picture, worked, true);
      all.times.push(worked() - begun);
      if (!found) continue;
      const state = readAamva(found.text);
      const isRight =
        found.text === text &&
        state?.documentNumber === HOLDER.number &&
        state.surname === HOLDER.surname &&
        state.birthDate === HOLDER.birthDate &&
        state.expiryDate === HOLDER.expiryDate;
      if (isRight) all.read += 1;
      else all.wrong += 1;
    }
  }
  return all;
}

/**
 * Measures drawn PDF417 codes of AAMVA cards of the USA and Canada, versions 1 to 10: how many are read with
 * every character and field correct, and how many incorrectly. Damage comes from a seed.
 */
export async function benchBarcodes(): Promise<readonly Row[]> {
  // Opens the reader before the measurement.
  await readBarcodes(await drawBarcode('open'), worked, false);
  const [plain, hard] = [await tally(CONDITIONS), await tally(HARDER)];
  const rows = (what: string, { read, wrong, times }: Tally, bar?: Bar): readonly Row[] => [
    {
      figure: `${what}: read with every field correct`,
      value: read,
      unit: `of ${times.length}`,
      ...(bar ? { bar } : {}),
    },
    { figure: '… read incorrectly', value: wrong, unit: `of ${times.length}`, bar: atMost(0) },
    { figure: '… CPU time, median', value: median(times), unit: 'ms' },
    { figure: '… CPU time, maximum', value: Math.max(...times), unit: 'ms', bar: atMost(1500) },
  ];
  return [
    ...rows('tilted by 0° to 12°, blurred, with noise, small', plain, atLeast(36)),
    ...rows('… two conditions combined', hard),
  ];
}
