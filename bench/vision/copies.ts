import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  crop,
  decodePicture,
  encodeJpeg,
  isCopyOf,
  lookOf,
  type PictureFeatures,
  type PictureHash,
  PictureIndex,
  pictureHash,
  type Raster,
  resize,
  UnreadablePicture,
} from '@assay/vision';
import { drawDocument } from '../../packages/vision/src/testing/draw-document';
import { BY_HAND, noise, photograph, printedDocument, random } from '../../packages/vision/src/testing/index';
import type { Row } from '../row';
import { contents, REAL_ISSUERS } from './pages';

interface Sample {
  readonly picture: Raster;
  readonly look: PictureFeatures;
  readonly hash: PictureHash;
}

const MIN_SIDE = 200;
const MAX_PIXELS = 6_000_000;
const MAX_LENGTH = 700;

const smaller = (picture: Raster): Raster => {
  const scale = Math.min(1, MAX_LENGTH / Math.max(picture.width, picture.height));
  return resize(picture, Math.round(picture.width * scale), Math.round(picture.height * scale));
};

function sampleOf(picture: Raster): Sample | null {
  const look = lookOf(picture);
  const hash = pictureHash(look);
  return hash && { picture, look, hash };
}

/** Returns the readable pictures of a folder, each once. */
async function samplesOf(folder: string): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  for (const name of readdirSync(folder).sort()) {
    if (!/\.(jpe?g|png|webp)$/i.test(name)) continue;
    try {
      const picture = await decodePicture(readFileSync(join(folder, name)));
      if (Math.min(picture.width, picture.height) < MIN_SIDE) continue;
      if (picture.width * picture.height > MAX_PIXELS) continue;
      const sample = sampleOf(smaller(picture));
      if (sample) samples.push(sample);
    } catch (error) {
      if (!(error instanceof UnreadablePicture)) throw error;
    }
  }
  return samples;
}

/** Draws documents of one kind for different persons, held in a hand or cropped to their edges. */
function drawnSamples(isHeld: boolean): readonly Sample[] {
  const next = random(23);
  const [content] = contents(1, random(3), ['TD3'], REAL_ISSUERS);
  return contents(24, random(19), ['TD3'], REAL_ISSUERS).flatMap((other) => {
    const page = drawDocument(
      printedDocument({ ...other, issuer: content!.issuer, nationality: content!.nationality }),
      7,
    );
    const hand = BY_HAND.map(({ x, y }) => ({ x: x + (next() - 0.5) * 100, y: y + (next() - 0.5) * 90 }));
    const picture = isHeld ? noise(photograph(page, 1200, 880, hand as never), 4, next) : page;
    return sampleOf(picture) ?? [];
  });
}

/** Counts the pairs of different pictures that are reported as copies. */
function alarms(samples: readonly Sample[]): { readonly seen: number; readonly flagged: number } {
  const index = new PictureIndex();
  samples.forEach(({ hash }, at) => {
    index.add(at, hash);
  });
  let flagged = 0;
  for (const [at, { look, hash }] of samples.entries()) {
    const isCopy = isCopyOf(look);
    for (const other of index.near(hash, samples.length))
      if (other !== at && isCopy(samples[other]!.hash)) flagged++;
  }
  return { seen: samples.length * (samples.length - 1), flagged };
}

const cut = (raster: Raster, left: number, top: number, right: number, bottom: number): Raster =>
  crop(raster, {
    x: raster.width * left,
    y: raster.height * top,
    width: raster.width * (1 - left - right),
    height: raster.height * (1 - top - bottom),
  });
const lit = (raster: Raster, factor: number, by: number): Raster => ({
  ...raster,
  data: raster.data.map((value, at) => (at % 4 === 3 ? value : value * factor + by)),
});
const packed = async (raster: Raster, quality: number) => decodePicture(await encodeJpeg(raster, quality));
const scaled = (raster: Raster, by: number) =>
  resize(raster, Math.round(raster.width * by), Math.round(raster.height * by));

const CHANGES: { readonly [what: string]: (raster: Raster) => Raster | Promise<Raster> } = {
  'JPEG of quality 30': (raster) => packed(raster, 30),
  'at half its size': (raster) => scaled(raster, 0.5),
  'at a quarter of its size, quality 50': (raster) => packed(scaled(raster, 0.25), 50),
  'brighter (by a fifth and 10)': (raster) => lit(raster, 1.2, 10),
  'darker (0.7)': (raster) => lit(raster, 0.7, 0),
  'all edges cropped by 1%': (raster) => cut(raster, 0.01, 0.01, 0.01, 0.01),
  'all edges cropped by 3%': (raster) => cut(raster, 0.03, 0.03, 0.03, 0.03),
  'all edges cropped by 5%': (raster) => cut(raster, 0.05, 0.05, 0.05, 0.05),
  'left edge cropped by 4%': (raster) => cut(raster, 0.04, 0, 0, 0),
  'cropped by 1.5, 0, 3 and 0.7%, quality 60': (raster) => packed(cut(raster, 0.015, 0, 0.03, 0.007), 60),
};

async function recall(samples: readonly Sample[]): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const [what, change] of Object.entries(CHANGES)) {
    let found = 0;
    for (const { picture, hash } of samples) {
      const look = lookOf(await change(picture));
      const own = pictureHash(look);
      const index = new PictureIndex();
      index.add(1, hash);
      if (own && index.near(own, 1).length > 0 && isCopyOf(look)(hash)) found++;
    }
    rows.push({
      figure: `recognized ${what} (${found} of ${samples.length})`,
      value: (100 * found) / samples.length,
      unit: '%',
    });
  }
  return rows;
}

const MILLION = 1_000_000;
const SEARCHES = 50;

/** Measures the search for a picture among a million synthetic ones. */
function search({ look, hash }: Sample): readonly Row[] {
  const index = new PictureIndex();
  const next = random(11);
  const words = new Uint32Array(hash.length);
  for (let number = 0; number < MILLION; number++) {
    words[0] = next() * 2 ** 32;
    words[1] = next() * 2 ** 32;
    index.add(number, words);
  }
  const before = process.cpuUsage();
  for (let turn = 0; turn < SEARCHES; turn++) index.near(hash, 20);
  const { user, system } = process.cpuUsage(before);
  const compared = process.cpuUsage();
  for (let turn = 0; turn < SEARCHES; turn++) isCopyOf(look)(hash);
  const spent = process.cpuUsage(compared);
  return [
    {
      figure: 'search among 1,000,000, CPU time',
      value: (user + system) / 1000 / SEARCHES,
      unit: 'ms',
    },
    { figure: '… memory', value: index.bytes / 2 ** 20, unit: 'MiB' },
    {
      figure: 'comparison of two pictures, CPU time',
      value: (spent.user + spent.system) / 1000 / SEARCHES,
      unit: 'ms',
    },
  ];
}

/**
 * Measures duplicate detection: how many copies are found after each change, and how many pairs of different
 * pictures are reported as copies. `--specimens` and `--photographs` name folders; identical files in one
 * correctly count as found.
 */
export async function benchCopies(): Promise<readonly Row[]> {
  const folder = (name: string) => {
    const at = process.argv.indexOf(`--${name}`);
    return at < 0 ? null : (process.argv[at + 1] ?? null);
  };
  const given = { specimens: folder('specimens'), photographs: folder('photographs') };
  const held = drawnSamples(true);
  const groups: (readonly [string, readonly Sample[]])[] = [
    ['drawn documents of one kind, held in a hand', held],
    ['drawn documents of one kind, cropped to their edges, without a number', drawnSamples(false)],
  ];
  for (const [name, path] of Object.entries(given)) if (path) groups.push([name, await samplesOf(path)]);
  const rows: Row[] = groups.map(([name, samples]) => {
    const { seen, flagged } = alarms(samples);
    return {
      figure: `${name}: pairs reported as copies (${flagged} of ${seen})`,
      value: (100 * flagged) / seen,
      unit: '%',
    };
  });
  const known = groups.filter(([name]) => name in given).flatMap(([, samples]) => samples);
  return [...rows, ...(await recall(known.length > 0 ? known : held)), ...search(held[0]!)];
}
