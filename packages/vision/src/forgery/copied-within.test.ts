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
/** Draws a page full of print with repeated letters, each with different noise. */
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

describe('copiedPartOf with a copied part', () => {
  const forged = copiedWithin(page, word, random(3))!;

  it('finds it', () => {
    expect(copiedPartOf(toGrey(forged))!.places).toBeGreaterThanOrEqual(8);
  });

  it('finds it after good JPEG compression', async () => {
    expect(copiedPartOf(await packed(forged, 95))!.places).toBeGreaterThanOrEqual(8);
  });

  it('finds no copy in print with repeated letters and different noise', async () => {
    expect(copiedPartOf(toGrey(page))!.places).toBeLessThan(4);
    expect(copiedPartOf(await packed(page, 90))!.places).toBeLessThan(4);
  });

  it('returns null for print without noise, which repeats exactly', () => {
    expect(copiedPartOf(toGrey(printed(0)))).toBeNull();
  });
});

const grey = (width: number, height: number, value: (at: number) => number): GreyImage => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height }, (_, at) => value(at)),
});

describe('copiedPartOf returns null for an image', () => {
  const draw = random(9);
  it.each([
    ['of one pixel', grey(1, 1, () => 0)],
    ['smaller than a patch', grey(11, 40, () => 255 * draw())],
    ['of one color', toGrey(surface(400, 300, [120, 120, 120]))],
    ['of stripes', grey(300, 300, (at) => (Math.floor(at / 4) % 2) * 255)],
  ])('%s', (_, picture) => {
    expect(copiedPartOf(picture)).toBeNull();
  });

  it('copiedPartOf finds no copy in pure noise', () => {
    expect(copiedPartOf(grey(900, 700, () => 255 * draw()))?.places ?? 0).toBeLessThan(2);
  });
});
