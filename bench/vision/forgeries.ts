import type { Raster } from '@assay/vision';
import { resize } from '../../packages/vision/src/image/raster';
import { copiedWithin, photocopied, photographedFromScreen } from '../../packages/vision/src/testing/forge';

/** A forgery that is made of a picture by arithmetic. */
export interface Forgery {
  readonly name: string;
  readonly subCheck: 'screenCheckResult' | 'photocopyCheckResult' | 'photoForgeryCheckResult';
  /** Of the JPEG it is kept as. */
  readonly quality: number;
  /** null = the picture is too small for it. */
  make(picture: Raster, draw: () => number): Raster | null;
}

/** A screen, `depth` of whose pattern is still there: lens and processing of a phone take most of it. */
const screen = (pitch: number, depth: number): Forgery => ({
  name: `photographed from a screen, ${pitch} pixels of the camera to one of the screen, ${Math.round(depth * 100)} % of its pattern left`,
  subCheck: 'screenCheckResult',
  quality: 85,
  make(picture, draw) {
    const shot = photographedFromScreen(
      picture,
      { pitch, angle: 0.02 + 0.1 * draw(), slant: 0.1 * draw() },
      draw,
    );
    const data = Uint8ClampedArray.from(
      picture.data,
      (value, at) => value * (1 - depth) + shot.data[at]! * depth,
    );
    return { ...picture, data };
  },
});

const copy = (light: string, tint: readonly [number, number, number]): Forgery => ({
  name: `black and white copy in ${light} light`,
  subCheck: 'photocopyCheckResult',
  quality: 80,
  make: (picture, draw) => photocopied(picture, tint, draw),
});

const SIZES = {
  'a letter': { width: 0.022, height: 0.04 },
  'a word': { width: 0.12, height: 0.04 },
  'a part as large as a portrait': { width: 0.22, height: 0.27 },
} as const;

/** A part copied within the picture. @param scale of the whole picture before it is packed, as messengers make pictures smaller */
const copiedPart = (what: keyof typeof SIZES, quality: number, scale = 1): Forgery => ({
  name: `${what} copied within it, JPEG of quality ${quality}${scale === 1 ? '' : ` at ${scale} of the size`}`,
  subCheck: 'photoForgeryCheckResult',
  quality,
  make(picture, draw) {
    const forged = copiedWithin(picture, SIZES[what], draw);
    if (!forged || scale === 1) return forged;
    return resize(forged, Math.round(forged.width * scale), Math.round(forged.height * scale));
  },
});

/** Each is made of every specimen. */
export const forgeries: readonly Forgery[] = [
  ...[1.3, 1.8, 2.3, 3.1, 4.2].map((pitch) => screen(pitch, 1)),
  ...[1.8, 2.3, 4.2].map((pitch) => screen(pitch, 0.1)),
  ...[1.8, 2.3, 4.2].map((pitch) => screen(pitch, 0.03)),
  copy('white', [1, 1, 1]),
  copy('warm', [1, 0.95, 0.85]),
  copy('cold', [0.9, 0.97, 1]),
  copiedPart('a letter', 95),
  copiedPart('a letter', 85),
  ...[95, 90, 85, 75].map((quality) => copiedPart('a word', quality)),
  copiedPart('a word', 75, 0.8),
  ...[95, 85, 75].map((quality) => copiedPart('a part as large as a portrait', quality)),
  copiedPart('a part as large as a portrait', 75, 0.8),
];
