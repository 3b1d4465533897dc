import { describe, expect, it } from 'vitest';
import { decodePicture, encodeJpeg } from '../image/codecs';
import { type GreyImage, type Raster, toGrey } from '../image/raster';
import { generateMrz } from '../mrz/generate';
import { noise, random } from '../testing/degrade';
import { surface } from '../testing/draw-document';
import { copiedWithin } from '../testing/forge';
import { printZone } from '../testing/print-zone';
import { TRAVELLER } from '../testing/printed-document';
import { copiedPartOf } from './judge-forgery';

const line = (from: string, seed: number) => {
  const draw = random(seed);
  return Array.from({ length: 40 }, () => from[Math.floor(draw() * from.length)]).join('');
};
/** A page full of print, its letters repeated again and again, each time with other noise. */
const printed = (sigma: number): Raster => {
  const lines = Array.from({ length: 14 }, (_, at) => line('ABCDEFGHIJKLMNOPRSTUVWXYZ0123456789<<<<<<', at));
  return noise(
    printZone([...lines, ...generateMrz(TRAVELLER).map((row) => row.slice(0, 40))], 17.3),
    sigma,
    random(5),
  );
};
const page = printed(6);
const word = { width: 0.2, height: 0.06 };
const packed = async (picture: Raster, quality: number) =>
  toGrey(await decodePicture(await encodeJpeg(picture, quality)));

describe('a part copied within a picture', () => {
  const forged = copiedWithin(page, word, random(3))!;

  it('is found', () => {
    expect(copiedPartOf(toGrey(forged))!.places).toBeGreaterThanOrEqual(8);
  });

  it('is found after it was packed as a good JPEG', async () => {
    expect(copiedPartOf(await packed(forged, 95))!.places).toBeGreaterThanOrEqual(8);
  });

  it('is not found on print that repeats its letters, each with noise of its own', async () => {
    expect(copiedPartOf(toGrey(page))!.places).toBeLessThan(4);
    expect(copiedPartOf(await packed(page, 90))!.places).toBeLessThan(4);
  });

  it('is not told of print without noise, which repeats itself exactly', () => {
    expect(copiedPartOf(toGrey(printed(0)))).toBeNull();
  });
});

const grey = (width: number, height: number, value: (at: number) => number): GreyImage => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height }, (_, at) => value(at)),
});

describe('pictures in which nothing can be told', () => {
  const draw = random(9);
  it.each([
    ['of one pixel', grey(1, 1, () => 0)],
    ['smaller than a patch', grey(11, 40, () => 255 * draw())],
    ['of one colour', toGrey(surface(400, 300, [120, 120, 120]))],
    ['of stripes', grey(300, 300, (at) => (Math.floor(at / 4) % 2) * 255)],
  ])('%s', (_, picture) => {
    expect(copiedPartOf(picture)).toBeNull();
  });

  it('nothing but noise has no copy', () => {
    expect(copiedPartOf(grey(900, 700, () => 255 * draw()))?.places ?? 0).toBeLessThan(2);
  });
});
