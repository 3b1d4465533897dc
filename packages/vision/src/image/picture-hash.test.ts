import { describe, expect, it } from 'vitest';
import { surface } from '../testing/draw-document';
import {
  BY_HAND,
  drawDocument,
  noise,
  photograph,
  printedDocument,
  random,
  TRAVELLER,
} from '../testing/index';
import { decodePicture, encodeJpeg } from './codecs';
import type { Quad } from './perspective';
import { hashBytes, hashFrom, isCopyOf, lookOf, PictureIndex, pictureHash } from './picture-hash';
import { crop, type Raster, resize } from './raster';

const PEOPLE = ['Durand', 'Schmidt', 'Rossi', 'Kowalski', 'Garcia Lopez'].map((surname, at) => ({
  ...TRAVELLER,
  surname,
  documentNumber: `1${at}FV0${7000 + at * 411}`,
}));
/** Simulates how a person holds the camera: the four corners vary by a few hundredths of the image. */
function heldBy(hand: number): Quad {
  const next = random(hand);
  return BY_HAND.map(({ x, y }) => ({
    x: x + (next() - 0.5) * 130,
    y: y + (next() - 0.5) * 110,
  })) as unknown as Quad;
}
const taken = (person: number, hand: number): Raster =>
  noise(
    photograph(drawDocument(printedDocument(PEOPLE[person]!), 8), 1200, 880, heldBy(hand)),
    5,
    random(hand),
  );

const first = taken(0, 1);
const kept = pictureHash(lookOf(first))!;
const isCopy = (picture: Raster) => isCopyOf(lookOf(picture))(kept);

const cut = (
  { width, height, ...rest }: Raster,
  left: number,
  top: number,
  right: number,
  bottom: number,
): Raster =>
  crop(
    { width, height, ...rest },
    {
      x: width * left,
      y: height * top,
      width: width * (1 - left - right),
      height: height * (1 - top - bottom),
    },
  );
const lit = (raster: Raster, factor: number): Raster => ({
  ...raster,
  data: raster.data.map((value, at) => (at % 4 === 3 ? value : value * factor)),
});

describe('isCopyOf recognizes an image', () => {
  it.each<[string, (raster: Raster) => Raster | Promise<Raster>]>([
    ['unchanged', (raster) => raster],
    ['with strong compression', async (raster) => decodePicture(await encodeJpeg(raster, 25))],
    ['at a third of its size', (raster) => resize(raster, 400, 293)],
    ['larger', (raster) => resize(raster, 1500, 1100)],
    ['darker', (raster) => lit(raster, 0.7)],
    ['with cropped edges', (raster) => cut(raster, 0.02, 0.02, 0.02, 0.02)],
    ['with two cropped edges', (raster) => cut(raster, 0.035, 0, 0, 0.02)],
  ])('%s', async (_, changed) => {
    expect(isCopy(await changed(first))).toBe(true);
  });

  it('when the stored image is a part of it', () => {
    const part = pictureHash(lookOf(cut(first, 0.02, 0.01, 0.03, 0.02)))!;
    expect(isCopyOf(lookOf(first))(part)).toBe(true);
  });
});

describe("isCopyOf doesn't recognize", () => {
  it.each([1, 2, 3, 4])('another document of the same kind, person %d', (person) => {
    expect(isCopy(taken(person, 10 + person))).toBe(false);
  });

  it('another photograph of the same document', () => {
    expect(isCopy(taken(0, 77))).toBe(false);
  });
});

it('pictureHash returns null for a plain image', () => {
  expect(pictureHash(lookOf(surface(600, 400, [120, 130, 140])))).toBeNull();
});

it('hashFrom reverses hashBytes', () => {
  expect(hashFrom(hashBytes(kept))).toEqual(kept);
  expect(() => hashFrom(hashBytes(kept).subarray(4))).toThrow(RangeError);
});

describe('PictureIndex', () => {
  it('returns possible copies, the most similar first, and removes entries', () => {
    const index = new PictureIndex();
    const next = random(5);
    const other = () => Uint32Array.from(kept, () => next() * 2 ** 32);
    for (let number = 1; number <= 3000; number++) index.add(number, other());
    const near = kept.map((word, at) => (at === 0 ? word ^ 0b1011 : word));
    index.add(5000, near);
    index.add(5001, kept);
    for (let number = 6000; number < 6010; number++) index.add(number, other());
    expect(index.near(kept, 2)).toEqual([5001, 5000]);
    index.forget(5001);
    index.forget(17);
    expect(index.near(kept, 9)[0]).toBe(5000);
    index.forget(5000);
    expect(index.near(kept, 9)).not.toContain(5000);
    expect(index.bytes).toBeGreaterThan(3000 * 16 - 1);
  });
});
