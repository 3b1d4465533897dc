import type { Raster } from '../image/raster';
import { blur, noise } from './degrade';

/** Parameters of a photographed screen. */
interface ScreenShot {
  /** Camera pixels per screen pixel. */
  readonly pitch: number;
  /** Rotation of the camera relative to the screen, in radians. */
  readonly angle: number;
  /** Relative distance difference between the sides of the screen: the pitch changes by this share. */
  readonly slant: number;
}

/** Width of the dark line between two screen pixels, as a share of the pitch. */
const GAP = 0.2;

/**
 * Returns the emitted light of each color at a position within a screen pixel: three bright stripes next to
 * each other, with dark gaps.
 */
function glow(x: number, y: number): readonly [number, number, number] {
  const [u, v] = [x - Math.floor(x), y - Math.floor(y)];
  if (v > 1 - GAP) return [0.1, 0.1, 0.1];
  const stripe = Math.floor(u * 3);
  return [stripe === 0 ? 1 : 0.15, stripe === 1 ? 1 : 0.15, stripe === 2 ? 1 : 0.15];
}

/** Sampling positions within a camera pixel. */
const WITHIN = [0.17, 0.5, 0.83];

/**
 * Simulates an image photographed from a screen: the screen's stripes and gaps, sampled by the camera's
 * pixels so that moiré appears, followed by lens blur and noise.
 */
export function photographedFromScreen(
  picture: Raster,
  { pitch, angle, slant }: ScreenShot,
  draw: () => number,
): Raster {
  const data = new Uint8ClampedArray(picture.data);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const { width, height } = picture;
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const light = [0, 0, 0];
      const size = pitch * (1 + slant * (x / width - 0.5));
      for (const dy of WITHIN) {
        for (const dx of WITHIN) {
          const [sx, sy] = [x + dx, y + dy];
          const shone = glow((sx * cos + sy * sin) / size, (sy * cos - sx * sin) / size);
          for (let channel = 0; channel < 3; channel++) light[channel]! += shone[channel]!;
        }
      }
      // The exposure is set to the screen's brightness.
      for (let channel = 0; channel < 3; channel++)
        data[at + channel] = data[at + channel]! * (light[channel]! / WITHIN.length ** 2) * 2.2;
    }
  }
  return noise(blur({ width, height, data }, 0.7), 2, draw);
}

/** Size of the copied area as shares of the image's width. */
interface CopiedSize {
  readonly width: number;
  readonly height: number;
}

const TRIES = 40;

/**
 * Returns an image in which an area was copied to another position. Among several random areas the one with
 * the strongest contrast is used, because it contains print.
 * @returns null if there is not enough space
 */
export function copiedWithin(picture: Raster, size: CopiedSize, draw: () => number): Raster | null {
  const [width, height] = [Math.round(picture.width * size.width), Math.round(picture.width * size.height)];
  if (width < 8 || height < 8 || 2 * width > picture.width || 2 * height > picture.height) return null;
  const place = () =>
    [Math.floor(draw() * (picture.width - width)), Math.floor(draw() * (picture.height - height))] as const;
  const at = (x: number, y: number) => (y * picture.width + x) * 4;
  let best: { readonly from: readonly [number, number]; readonly to: readonly [number, number] } | null =
    null;
  let strongest = -1;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const [from, to] = [place(), place()];
    if (Math.abs(from[0] - to[0]) < width && Math.abs(from[1] - to[1]) < height) continue;
    let [sum, squares, count] = [0, 0, 0];
    for (let y = 0; y < height; y += 2)
      for (let x = 0; x < width; x += 2, count++) {
        const value = picture.data[at(from[0] + x, from[1] + y) + 1]!;
        sum += value;
        squares += value * value;
      }
    const contrast = squares / count - (sum / count) ** 2;
    if (contrast <= strongest) continue;
    best = { from, to };
    strongest = contrast;
  }
  if (!best) return null;
  const data = new Uint8ClampedArray(picture.data);
  for (let y = 0; y < height; y++) {
    const from = at(best.from[0], best.from[1] + y);
    data.set(picture.data.subarray(from, from + width * 4), at(best.to[0], best.to[1] + y));
  }
  return { ...picture, data };
}

/** Simulates a photographed black-and-white copy: high contrast, tinted light and toner grain. */
export function photocopied(
  picture: Raster,
  tint: readonly [number, number, number],
  draw: () => number,
): Raster {
  const data = new Uint8ClampedArray(picture.data.length);
  for (let at = 0; at < data.length; at += 4) {
    const grey = 0.299 * picture.data[at]! + 0.587 * picture.data[at + 1]! + 0.114 * picture.data[at + 2]!;
    const toner = 255 / (1 + Math.exp((118 - grey) / 26));
    for (let channel = 0; channel < 3; channel++) data[at + channel] = toner * tint[channel]!;
    data[at + 3] = 255;
  }
  return noise({ width: picture.width, height: picture.height, data }, 4, draw);
}
