import { describe, expect, it } from 'vitest';
import type { Quad } from '../image/perspective';
import { blur, noise, photograph, random, reflect } from '../testing/degrade';
import { drawDocument, surface } from '../testing/draw-document';
import { analyseFrame } from './analyse-frame';

const PASSPORT = {
  title: 'UTOPIA PASSPORT',
  mrz: ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'],
  visual: [
    ['SURNAME', 'ERIKSSON'],
    ['GIVEN NAMES', 'ANNA MARIA'],
    ['DATE OF BIRTH', '12.08.1974'],
  ] as const,
};
const page = drawDocument(PASSPORT, 5);
const LEVEL: Quad = [
  { x: 70, y: 60 },
  { x: 570, y: 60 },
  { x: 570, y: 412 },
  { x: 70, y: 412 },
];
const TILTED: Quad = [
  { x: 90, y: 50 },
  { x: 560, y: 84 },
  { x: 585, y: 430 },
  { x: 60, y: 395 },
];

const farthest = (found: Quad | null, expected: Quad) =>
  found === null
    ? Number.POSITIVE_INFINITY
    : Math.max(
        ...found.map(({ x, y }, corner) => Math.hypot(x - expected[corner]!.x, y - expected[corner]!.y)),
      );

describe('analyseFrame', () => {
  it.each([
    ['level', LEVEL],
    ['tilted', TILTED],
  ])('finds the corners of a %s document', (_name, quad) => {
    const scene = noise(photograph(page, 640, 480, quad), 4, random(1));
    const seen = analyseFrame(scene);
    expect(farthest(seen.quad, quad)).toBeLessThan(8);
    expect(seen.fill).toBeGreaterThan(0.45);
    expect(seen.glare).toBeLessThan(0.002);
  });

  it('rates a sharp frame above the same frame blurred', () => {
    const scene = photograph(page, 640, 480, LEVEL);
    const blurred = analyseFrame(blur(scene, 2.5));
    expect(analyseFrame(scene).sharpness).toBeGreaterThan(8 * blurred.sharpness);
  });

  it('detects a reflection on the document, but not a lamp next to it', () => {
    const lit = photograph(page, 640, 480, LEVEL);
    reflect(lit, 300, 250, 90, 70);
    expect(analyseFrame(lit).glare).toBeGreaterThan(0.03);
    const beside = photograph(page, 640, 480, LEVEL);
    reflect(beside, 20, 20, 40, 30);
    expect(analyseFrame(beside).glare).toBeLessThan(0.002);
  });

  it('finds no document on an empty table or in noise', () => {
    expect(analyseFrame(noise(surface(640, 480, [90, 80, 70]), 6, random(2))).quad).toBeNull();
    expect(analyseFrame(surface(640, 480, [0, 0, 0])).quad).toBeNull();
    expect(analyseFrame(noise(surface(640, 480, [128, 128, 128]), 90, random(3))).quad).toBeNull();
  });

  it.each([
    [1, 1],
    [2, 3],
    [640, 2],
    [3, 900],
    [5000, 40],
  ])('accepts any size: %d × %d', (width, height) => {
    const seen = analyseFrame(noise(surface(width, height, [128, 128, 128]), 60, random(4)));
    expect(seen.quad).toBeNull();
    expect(Number.isFinite(seen.sharpness)).toBe(true);
  });
});
