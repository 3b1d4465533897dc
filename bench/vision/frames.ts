import {
  checkDocument,
  type DocumentAnswer,
  encodeJpeg,
  installedOcrModels,
  openReader,
  type Raster,
  resize,
  type TextReader,
} from '@assay/vision';
import { analyseFrame } from '@assay/vision/browser';
import { pickStills } from '../../apps/flow/src/camera/pick-stills';
import {
  BY_HAND,
  blur,
  drawDocument,
  type MrzContent,
  noise,
  photograph,
  plainTask,
  printedDocument,
  random,
  reflect,
  shake,
} from '../../packages/vision/src/testing/index';
import type { Row } from '../row';
import { contents, NOW, REAL_ISSUERS } from './pages';

const STILLS = 4;
const PICTURES = [1, 2, 3] as const;
const WIDE = 1500;

type Spoil = (picture: Raster, still: number, draw: () => number) => Raster;

/** Damage to every still of a capture, different for each. */
const CONDITIONS: { readonly [name: string]: Spoil } = {
  'blurred, σ 2 to 3.5': (picture, _still, draw) => noise(blur(picture, 2 + 1.5 * draw()), 6, draw),
  'noise σ 45 at 1,000 pixels': (picture, _still, draw) => noise(resize(picture, 1000, 733), 45, draw),
  'reflection that wanders over the zone': (picture, still, draw) => {
    const spoilt = noise(picture, 4, draw);
    reflect(spoilt, 240 + 260 * still + 200 * draw(), 905, 170, 110);
    return spoilt;
  },
  'hand shakes by 7 to 12 pixels': (picture, _still, draw) => {
    const [length, angle] = [7 + 5 * draw(), 2 * Math.PI * draw()];
    return noise(shake(picture, length * Math.cos(angle), length * Math.sin(angle)), 5, draw);
  },
};

/** Returns the stills of one capture as the page sends them, sharpest first. */
function capture(content: MrzContent, spoil: Spoil, seed: number): readonly Raster[] {
  const draw = random(seed);
  const page = drawDocument(printedDocument(content));
  const stills = Array.from({ length: STILLS }, (_, still) => {
    const hand = BY_HAND.map(({ x, y }) => ({ x: x + 8 * draw(), y: y + 8 * draw() }));
    return spoil(photograph(page, WIDE, 1100, hand as never), still, draw);
  });
  const sharpness = stills.map((still) => analyseFrame(resize(still, 640, 469)).sharpness);
  const { best, others } = pickStills(sharpness, PICTURES.length - 1);
  return [best, ...others].map((at) => stills[at]!);
}

const work = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Wraps a reader so that it reads each picture once, and reports the saved time. */
function remembering(reader: TextReader): { readonly reader: TextReader; readonly saved: () => number } {
  const known = new Map<
    string,
    { readonly lines: Awaited<ReturnType<TextReader['read']>>; readonly cost: number }
  >();
  let saved = 0;
  const keyOf = ({ width, height, data }: Raster, longest: number | undefined) => {
    let hash = 0;
    for (let at = 0; at < data.length; at += 13) hash = (Math.imul(hash, 31) + data[at]!) | 0;
    return `${width}x${height}@${longest}:${hash}`;
  };
  return {
    saved: () => saved,
    reader: {
      ...reader,
      async read(raster, options) {
        const key = keyOf(raster, options?.longest);
        const before = known.get(key);
        if (before) {
          saved += before.cost;
          return before.lines;
        }
        const began = work();
        const lines = await reader.read(raster, options);
        known.set(key, { lines, cost: work() - began });
        return lines;
      },
    },
  };
}

interface Tally {
  captures: number;
  valid: number;
  names: number;
  wrong: number;
  again: number;
  milliseconds: number;
}

const emptyTally = (): Tally => ({ captures: 0, valid: 0, names: 0, wrong: 0, again: 0, milliseconds: 0 });

function count(tally: Tally, made: MrzContent, { findings, extracted, retry }: DocumentAnswer): void {
  const isValid = findings.some(({ subCheck, result }) => subCheck === 'mrzCheckResult' && result === 'PASS');
  const isRight =
    extracted.documentNumber === made.documentNumber &&
    extracted.birthDate === made.birthDate &&
    extracted.documentExpirationDate === made.expiryDate;
  tally.captures++;
  if (isValid) tally.valid++;
  if (isValid && extracted.lastName === made.surname && extracted.firstName === made.givenNames)
    tally.names++;
  if (isValid && !isRight) tally.wrong++;
  if (retry !== null) tally.again++;
}

async function check(reader: TextReader, pictures: readonly Raster[]): Promise<DocumentAnswer> {
  const [front, ...further] = pictures;
  const frames = await Promise.all(further.map((frame) => encodeJpeg(frame, 92)));
  return checkDocument(plainTask({ sides: [front!], frames, now: NOW, reader, work }));
}

/**
 * Measures the benefit of further pictures of one capture: drawn passports under difficult conditions, with
 * one, two and three pictures. `--captures` sets the number per condition.
 */
export async function benchFrames(): Promise<readonly Row[]> {
  const at = process.argv.indexOf('--captures');
  const each = at < 0 ? 5 : Number(process.argv[at + 1]) || 5;
  const opened = await openReader(installedOcrModels(), 2);
  const rows: Row[] = [];
  let bytes = 0;
  try {
    for (const [index, [name, spoil]] of Object.entries(CONDITIONS).entries()) {
      const tallies = PICTURES.map(emptyTally);
      for (const [page, content] of contents(each, random(300 + index), ['TD3'], REAL_ISSUERS).entries()) {
        const pictures = capture(content, spoil, 9000 + 100 * index + page);
        const { reader, saved } = remembering(opened);
        for (const [which, of] of PICTURES.entries()) {
          const [began, before] = [work(), saved()];
          count(tallies[which]!, content, await check(reader, pictures.slice(0, of)));
          tallies[which]!.milliseconds += work() - began + saved() - before;
        }
        bytes = Math.max(bytes, (await encodeJpeg(pictures[0]!, 92)).length);
      }
      for (const [which, of] of PICTURES.entries()) {
        const { captures, valid, names, wrong, again, milliseconds } = tallies[which]!;
        rows.push({
          figure: `${name}, ${of} pictures: valid zones (${valid} of ${captures}), both names exact (${names}), retries (${again}), valid but wrong (${wrong})`,
          value: milliseconds / captures / 1000,
          unit: 's of CPU time',
        });
      }
    }
  } finally {
    await opened.close();
  }
  return [...rows, { figure: 'largest picture as JPEG of quality 92', value: bytes / 1000, unit: 'kB' }];
}
