import { X509Certificate } from 'node:crypto';
import { type Raster, readTwoDoc, verifySeal } from '@assay/vision';
import { readDataMatrix } from '../../packages/vision/src/barcode/read-barcodes';
import { drawBarcode } from '../../packages/vision/src/barcode/testing/draw-barcode';
import { MADE_AUTHORITY, madeSigner, seal } from '../../packages/vision/src/seal/testing/made-seals';
import { blur, noise, random, rotate, surface } from '../../packages/vision/src/testing/index';
import { drawText } from '../../packages/vision/src/testing/stroke-text';
import { atMost, median, type Row } from '../row';
import { CONDITIONS, type Conditions, packed, sized, TILTS, worked } from './code-conditions';

/** Pixels per module; with modules of 0.4 mm, as on documents, this is a sheet of 254 dots per inch. */
const SCALE = 4;
/** Combined conditions at the limit of readability. */
const HARDER: Conditions = {
  'noise and JPEG': (page, draw) => packed(noise(page, 12, draw), 60),
  'blurred, noise and JPEG': (page, draw) => packed(noise(blur(page, 1.4), 12, draw), 75),
  'half the size, blurred': (page) => blur(sized(page, 0.5), 0.7),
  '0.42 of the size, blurred': (page) => blur(sized(page, 0.42), 0.7),
  '0.42 of the size, noise and JPEG': (page, draw) => packed(noise(sized(page, 0.42), 8, draw), 75),
  '0.35 of the size': (page) => sized(page, 0.35),
};

/** Draws an A4 sheet with lines of text and a code, with enough margin to rotate. */
function pageWith(code: Raster): Raster {
  const page = surface(525 * SCALE, 742 * SCALE, [248, 247, 244]);
  for (let y = 0; y < code.height; y++) {
    const row = code.data.subarray(y * code.width * 4, (y + 1) * code.width * 4);
    page.data.set(row, ((y + 150 * SCALE) * page.width + 300 * SCALE) * 4);
  }
  const letters = { pitch: 6 * SCALE, height: 7 * SCALE, pen: 0.8 * SCALE, colour: [30, 30, 35] } as const;
  for (let line = 0; line < 24; line++)
    drawText(page, 'CONSOMMATION DU MOIS 123,45 EUR', 60 * SCALE, (290 + line * 14) * SCALE, letters);
  return page;
}

const SIGNER = madeSigner();
const TRUSTED = [MADE_AUTHORITY, SIGNER].map(({ certificate }) => new X509Certificate(certificate));
/** Returns the data of a synthetic bill. */
const dataOf = (number: number) =>
  `DC04FR0ATST123EE23F40101FR10MME/DURAND/CAMILLE\x1d22${number} RUE DES LILAS\x1d2469003` +
  `25LYON\x1d26FR18F20250${number}\x1d1D${number},40\x1d`;

interface Tally {
  verified: number;
  otherwise: number;
  readonly times: number[];
}

async function tally(conditions: Conditions): Promise<Tally> {
  const all: Tally = { verified: 0, otherwise: 0, times: [] };
  let seed = 0;
  for (const tilt of TILTS) {
    for (const spoil of Object.values(conditions)) {
      seed += 1;
      const text = seal(dataOf(100 + seed), SIGNER);
      const page = pageWith(await drawBarcode(text, SCALE, 'DataMatrix'));
      const picture = await spoil(rotate(page, (tilt * Math.PI) / 180), random(seed));
      const begun = worked();
      const [found] = await readDataMatrix(picture, worked);
      all.times.push(worked() - begun);
      const doc = found === undefined ? null : readTwoDoc(found);
      if (!doc) continue;
      if (found === text && verifySeal(doc, TRUSTED).state === 'VERIFIED') all.verified += 1;
      else all.otherwise += 1;
    }
  }
  return all;
}

/**
 * Measures codes with one changed character each: how many are not detected, and the microseconds to read and
 * verify one.
 */
function changed(): { readonly missed: number; readonly all: number; readonly each: number } {
  const text = seal(dataOf(500), SIGNER);
  const end = text.indexOf('\x1f');
  const begun = worked();
  let missed = 0;
  for (let at = 0; at < end; at++) {
    const other = text[at] === 'A' ? 'B' : 'A';
    const doc = readTwoDoc(text.slice(0, at) + other + text.slice(at + 1));
    // A different header is not a valid code, or names another signer.
    const state = doc && verifySeal(doc, TRUSTED).state;
    if (state === 'VERIFIED') missed += 1;
  }
  return { missed, all: end, each: ((worked() - begun) / end) * 1000 };
}

/** Reads pages without a code, on which none may be reported. */
async function empty(): Promise<{ readonly found: number; readonly times: readonly number[] }> {
  const times: number[] = [];
  let found = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const page = noise(pageWith(surface(40, 40, [248, 247, 244])), 4 + seed, random(seed));
    const begun = worked();
    found += (await readDataMatrix(page, worked)).length;
    times.push(worked() - begun);
  }
  return { found, times };
}

/**
 * Measures drawn 2D-Doc codes on drawn A4 sheets: how many are read and verified, and how many have another
 * result. Damage comes from a seed; keys and signatures are new in each run, so figures vary by one or two.
 */
export async function benchTwoDoc(): Promise<readonly Row[]> {
  // Opens the reader before the measurement.
  await readDataMatrix(await drawBarcode('open', SCALE, 'DataMatrix'), worked);
  const [plain, hard] = [await tally(CONDITIONS), await tally(HARDER)];
  const [other, none] = [changed(), await empty()];
  const rows = (what: string, { verified, otherwise, times }: Tally): readonly Row[] => [
    { figure: `${what}: read and verified`, value: verified, unit: `of ${times.length}` },
    { figure: '… other result', value: otherwise, unit: `of ${times.length}`, bar: atMost(0) },
    { figure: '… CPU time, median', value: median(times), unit: 'ms' },
    { figure: '… CPU time, maximum', value: Math.max(...times), unit: 'ms' },
  ];
  return [
    ...rows('2D-Doc on a page, tilted by 0° to 12°, blurred, with noise, small', plain),
    ...rows('… two conditions combined', hard),
    {
      figure: 'code with one changed character: verified',
      value: other.missed,
      unit: `of ${other.all}`,
      bar: atMost(0),
    },
    { figure: '… reading and verifying, CPU time', value: other.each, unit: 'µs' },
    {
      figure: 'pages without a code: code found',
      value: none.found,
      unit: `of ${none.times.length}`,
      bar: atMost(0),
    },
    { figure: '… CPU time, median', value: median(none.times), unit: 'ms' },
  ];
}
