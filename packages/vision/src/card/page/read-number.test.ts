import { describe, expect, it } from 'vitest';
import { type Point, type Quad, rotate } from '../../image/perspective';
import { type Raster, toGrey } from '../../image/raster';
import { installedCellWeights } from '../../mrz/cells/cell-net';
import { blur, noise, random } from '../../testing/degrade';
import { surface } from '../../testing/draw-document';
import { drawText } from '../../testing/stroke-text';
import { readCardNumber } from './read-number';

const weights = installedCellWeights();
const sight = (card: Raster) => readCardNumber(toGrey(card), weights);

/** Draws an invented card; the numbers are published test numbers of the networks. */
function drawn(number: string, { ink = 235, paper = 70, others = true } = {}): Raster {
  const card = surface(1000, 630, [paper, paper + 20, paper + 40]);
  const write = (text: string, x: number, y: number, height: number) =>
    drawText(card, text, x, y, {
      pitch: height * 0.92,
      height,
      pen: height * 0.14,
      colour: [ink, ink, ink],
    });
  write(number, 90, 300, 44);
  if (others) {
    write('EXAMPLE BANK', 60, 60, 34);
    write('09/29', 330, 395, 30);
    write('CAMILLE DURAND', 90, 500, 36);
  }
  return card;
}

const isIn = ([a, b, , d]: Quad, { x, y }: Point): boolean => {
  const [ux, uy, vx, vy] = [b.x - a.x, b.y - a.y, d.x - a.x, d.y - a.y];
  const u = ((x - a.x) * ux + (y - a.y) * uy) / (ux * ux + uy * uy);
  const v = ((x - a.x) * vx + (y - a.y) * vy) / (vx * vx + vy * vy);
  return u >= 0 && u <= 1 && v >= 0 && v <= 1;
};

describe('readCardNumber', () => {
  it.each([
    '4111 1111 1111 1111',
    '5555 5555 5555 4444',
    '6011 0009 9013 9424',
    '3782 822463 10005',
  ])('reads %s and covers its middle digits', (number) => {
    const { number: seen, covered, hasRow } = sight(noise(drawn(number), 5, random(1)));
    expect(seen?.digits).toBe(number.replaceAll(' ', ''));
    expect(hasRow).toBe(true);
    expect(covered).toContainEqual(seen?.covered);
    // Covers the seventh and later digits, but not the first six and the last four.
    const pitch = 44 * 0.92;
    const places = [...number].flatMap((sign, at) => (sign === ' ' ? [] : [90 + (at + 0.5) * pitch]));
    const hidden = places.map((x) => isIn(seen!.covered, { x, y: 322 }));
    expect(hidden).toEqual(places.map((_, at) => at >= 6 && at < places.length - 4));
  });

  it('reads dark print on light, blurred and tilted numbers', () => {
    const number = '4012 8888 8888 1881';
    const digits = number.replaceAll(' ', '');
    expect(sight(drawn(number, { ink: 30, paper: 180 })).number?.digits).toBe(digits);
    expect(sight(blur(drawn(number), 2)).number?.digits).toBe(digits);
    expect(sight(rotate(drawn(number), 0.06)).number?.digits).toBe(digits);
  });

  it('covers the whole number when its check digit is wrong', () => {
    const { number, hasRow, covered } = sight(drawn('4111 1111 1111 1112', { others: false }));
    expect(number).toBeNull();
    expect(hasRow).toBe(true);
    expect(covered.some((quad) => isIn(quad, { x: 110, y: 322 }) && isIn(quad, { x: 800, y: 322 }))).toBe(
      true,
    );
  });

  it("finds no number on a card without one, and doesn't cover names", () => {
    const bare = drawn('', {});
    const { number, hasRow, covered } = sight(bare);
    expect(number).toBeNull();
    expect(hasRow).toBe(false);
    expect(covered.some((quad) => isIn(quad, { x: 300, y: 518 }))).toBe(false);
  });

  it('finds no number in an empty image or noise', () => {
    expect(sight(surface(400, 250, [90, 90, 90]))).toEqual({ number: null, covered: [], hasRow: false });
    expect(sight(noise(surface(400, 250, [90, 90, 90]), 40, random(3))).number).toBeNull();
  });

  it('covers a separate security code', () => {
    const card = surface(1000, 630, [230, 230, 230]);
    drawText(card, '123', 700, 250, { pitch: 32, height: 34, pen: 5, colour: [20, 20, 20] });
    expect(sight(card).covered.some((quad) => isIn(quad, { x: 748, y: 267 }))).toBe(true);
  });
});
