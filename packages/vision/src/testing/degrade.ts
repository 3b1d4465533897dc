import { project, type Quad } from '../image/perspective';
import type { Raster } from '../image/raster';
import { surface } from './draw-document';

/** Returns a generator of numbers from 0 to 1 for a seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Gaussian blur. @param sigma pixels. */
export function blur(raster: Raster, sigma: number): Raster {
  const reach = Math.ceil(sigma * 3);
  const kernel = Float32Array.from({ length: 2 * reach + 1 }, (_, tap) =>
    Math.exp(-((tap - reach) ** 2) / (2 * sigma * sigma)),
  );
  const total = kernel.reduce((sum, weight) => sum + weight, 0);
  const pass = (source: Raster, step: (x: number, y: number, off: number) => number): Raster => {
    const data = new Uint8ClampedArray(source.data.length);
    for (let y = 0; y < source.height; y++) {
      for (let x = 0; x < source.width; x++) {
        const sums = [0, 0, 0];
        for (let tap = -reach; tap <= reach; tap++) {
          const from = step(x, y, tap) * 4;
          for (let channel = 0; channel < 3; channel++)
            sums[channel]! += source.data[from + channel]! * kernel[tap + reach]!;
        }
        const at = (y * source.width + x) * 4;
        for (let channel = 0; channel < 3; channel++) data[at + channel] = sums[channel]! / total;
        data[at + 3] = 255;
      }
    }
    return { ...source, data };
  };
  const { width, height } = raster;
  const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  const across = pass(raster, (x, y, off) => y * width + clamp(x + off, width - 1));
  return pass(across, (x, y, off) => clamp(y + off, height - 1) * width + x);
}

/**
 * Simulates a hand that moves during the exposure, as the mean along a path. @param dx,dy pixels from its
 * start to its end
 */
export function shake(raster: Raster, dx: number, dy: number): Raster {
  const { width, height, data: source } = raster;
  const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy)));
  const offsets = Array.from({ length: steps + 1 }, (_, step) => {
    const along = step / steps - 0.5;
    return [Math.round(along * dx), Math.round(along * dy)] as const;
  });
  const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  const data = new Uint8ClampedArray(source.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const to = (y * width + x) * 4;
      const sums = [0, 0, 0];
      for (const [ox, oy] of offsets) {
        const from = (clamp(y + oy, height - 1) * width + clamp(x + ox, width - 1)) * 4;
        for (let channel = 0; channel < 3; channel++) sums[channel]! += source[from + channel]!;
      }
      for (let channel = 0; channel < 3; channel++) data[to + channel] = sums[channel]! / offsets.length;
      data[to + 3] = 255;
    }
  }
  return { width, height, data };
}

/** Adds sensor noise, approximately Gaussian. @param sigma steps of brightness. */
export function noise(raster: Raster, sigma: number, draw: () => number): Raster {
  const data = new Uint8ClampedArray(raster.data);
  for (let at = 0; at < data.length; at += 4) {
    const value = (draw() + draw() + draw() - 1.5) * 2 * sigma;
    for (let channel = 0; channel < 3; channel++) data[at + channel] = data[at + channel]! + value;
  }
  return { ...raster, data };
}

/** Draws a reflection in place: a bright oval that fades at its edge. Radii in pixels. */
export function reflect(raster: Raster, cx: number, cy: number, rx: number, ry: number): void {
  for (let y = Math.max(0, Math.floor(cy - ry)); y < Math.min(raster.height, cy + ry); y++) {
    for (let x = Math.max(0, Math.floor(cx - rx)); x < Math.min(raster.width, cx + rx); x++) {
      const far = ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2;
      if (far >= 1) continue;
      const at = (y * raster.width + x) * 4;
      for (let channel = 0; channel < 3; channel++)
        raster.data[at + channel] = raster.data[at + channel]! + 400 * (1 - far);
    }
  }
}

/** Creates a camera image: the document on a darker table, its corners at `quad`. */
export function photograph(page: Raster, width: number, height: number, quad: Quad): Raster {
  const scene = surface(width, height, [88, 74, 62]);
  project(page, scene, quad);
  return scene;
}

/** Creates a scanner image: the page on white, with a margin in pixels. */
export function scanned(page: Raster, margin: number): Raster {
  const [width, height] = [page.width + 2 * margin, page.height + 2 * margin];
  const [right, bottom] = [width - margin - 1, height - margin - 1];
  const glass = surface(width, height, [255, 255, 255]);
  project(page, glass, [
    { x: margin, y: margin },
    { x: right, y: margin },
    { x: right, y: bottom },
    { x: margin, y: bottom },
  ]);
  return glass;
}
