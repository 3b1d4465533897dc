import { describe, expect, it } from 'vitest';
import { blur, noise, random, reflect } from '../testing/degrade';
import { drawDocument, surface } from '../testing/draw-document';
import { printedDocument, TRAVELLER } from '../testing/printed-document';
import { areaOf, project, type Quad, straighten } from './perspective';
import { exposureOf, sharpnessOf } from './quality';
import { crop, mirror, type QuarterTurns, type Raster, resize, resizeWithin, toGrey, turn } from './raster';

/** Draws an image in which each pixel encodes its position: red by column, green by row. */
function chart(width: number, height: number): Raster {
  const picture = surface(width, height, [0, 0, 40]);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      picture.data[(y * width + x) * 4] = x;
      picture.data[(y * width + x) * 4 + 1] = y;
    }
  }
  return picture;
}
const at = ({ width, data }: Raster, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 2),
];
const mean = ({ data }: Raster) => {
  let sum = 0;
  for (let index = 0; index < data.length; index += 4) sum += data[index]!;
  return sum / (data.length / 4);
};

describe('resize', () => {
  it("doesn't change the brightness", () => {
    const picture = chart(200, 120);
    for (const [width, height] of [
      [100, 60],
      [67, 41],
      [199, 119],
      [333, 250],
      [1, 1],
    ] as const) {
      const sized = resize(picture, width, height);
      expect([sized.width, sized.height, sized.data.length]).toEqual([width, height, width * height * 4]);
      expect(Math.abs(mean(sized) - mean(picture))).toBeLessThan(1.5);
    }
  });

  it('retains relative positions', () => {
    const half = resize(chart(200, 120), 100, 60);
    expect(at(half, 30, 20)).toEqual([60, 40]);
    const twice = resize(chart(50, 40), 100, 80);
    expect(Math.abs(at(twice, 61, 41)[0]! - 30.25)).toBeLessThanOrEqual(1);
  });

  it('resizeWithin never enlarges an image', () => {
    expect(resizeWithin(chart(30, 20), 100)).toMatchObject({ width: 30, height: 20 });
    expect(resizeWithin(chart(200, 50), 100)).toMatchObject({ width: 100, height: 25 });
  });
});

describe('crop, turn and mirror', () => {
  it('crop clips at the image edges', () => {
    const part = crop(chart(50, 40), { x: 10, y: 30, width: 100, height: 100 });
    expect([part.width, part.height]).toEqual([40, 10]);
    expect(at(part, 0, 0)).toEqual([10, 30]);
    expect(crop(chart(50, 40), { x: 500, y: -500, width: 3, height: 3 })).toMatchObject({
      width: 1,
      height: 1,
    });
  });

  it('four quarter turns, two half turns and two mirrors restore the image', () => {
    const picture = chart(31, 17);
    const turned = ([1, 1, 1, 1] as QuarterTurns[]).reduce(turn, picture);
    expect(turned).toEqual(picture);
    expect(turn(turn(picture, 2), 2)).toEqual(picture);
    expect(turn(turn(picture, 1), 3)).toEqual(picture);
    expect(mirror(mirror(picture))).toEqual(picture);
    // Clockwise: the pixel from the bottom left is at the top left.
    expect(at(turn(picture, 1), 0, 0)).toEqual([0, 16]);
  });
});

describe('project and straighten', () => {
  const quad: Quad = [
    { x: 30, y: 20 },
    { x: 210, y: 45 },
    { x: 190, y: 170 },
    { x: 50, y: 150 },
  ];

  it('straighten reverses project', () => {
    const scene = surface(240, 200, [9, 9, 9]);
    project(chart(120, 80), scene, quad);
    const back = straighten(scene, quad, 120, 80);
    for (const [x, y] of [
      [10, 10],
      [60, 40],
      [110, 70],
      [20, 65],
    ] as const) {
      const [red = 0, green = 0] = at(back!, x, y);
      expect(Math.hypot(red - x, green - y)).toBeLessThan(2.5);
    }
    expect(at(scene, 5, 5)).toEqual([9, 9]);
  });

  it('straighten returns null when all corners are one point', () => {
    const point = { x: 3, y: 3 };
    expect(straighten(chart(9, 9), [point, point, point, point], 5, 5)).toBeNull();
    expect(
      areaOf([
        { x: 0, y: 0 },
        { x: 4, y: 0 },
        { x: 4, y: 3 },
        { x: 0, y: 3 },
      ]),
    ).toBe(12);
  });
});

describe('exposureOf and sharpnessOf', () => {
  it('measure only inside the document', () => {
    const table = surface(100, 100, [20, 20, 20]);
    for (let y = 40; y < 60; y++)
      for (let x = 40; x < 60; x++) table.data.set([120, 120, 120], (y * 100 + x) * 4);
    const inside: Quad = [
      { x: 42, y: 42 },
      { x: 57, y: 42 },
      { x: 57, y: 57 },
      { x: 42, y: 57 },
    ];
    expect(exposureOf(toGrey(table)).median).toBeLessThan(25);
    expect(exposureOf(toGrey(table), inside).median).toBeGreaterThan(115);
  });

  it('report no glare on white paper', () => {
    expect(exposureOf(toGrey(surface(50, 50, [254, 254, 254]))).glare).toBe(0);
  });

  it('report no glare for white print or a white sheet, but for gently falling light', () => {
    const sheet = surface(1000, 800, [255, 255, 255]);
    const corners: Quad = [
      { x: 100, y: 100 },
      { x: 899, y: 100 },
      { x: 899, y: 699 },
      { x: 100, y: 699 },
    ];
    project(surface(800, 600, [205, 205, 205]), sheet, corners);
    const portrait: Quad = [
      { x: 150, y: 200 },
      { x: 349, y: 200 },
      { x: 349, y: 449 },
      { x: 150, y: 449 },
    ];
    project(surface(200, 250, [255, 255, 255]), sheet, portrait);
    expect(exposureOf(toGrey(sheet)).glare).toBe(0);
    expect(exposureOf(toGrey(sheet), corners).glare).toBe(0);
    reflect(sheet, 650, 450, 150, 100);
    expect(exposureOf(toGrey(sheet), corners).glare).toBeGreaterThan(0.05);
  });

  it("don't report sensor noise as sharpness", () => {
    const page = drawDocument(printedDocument(TRAVELLER), 6);
    const sharp = sharpnessOf(toGrey(noise(page, 8, random(1))));
    const blurred = sharpnessOf(toGrey(noise(blur(page, 3), 8, random(1))));
    expect(blurred).toBeLessThan(sharp / 10);
  });

  it('report no sharpness for an even surface', () => {
    expect(sharpnessOf(toGrey(surface(50, 50, [100, 100, 100])))).toBe(0);
    expect(sharpnessOf(toGrey(surface(1, 1, [1, 1, 1])))).toBe(0);
  });
});
