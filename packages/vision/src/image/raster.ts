/** An image in memory: rows from the top, four bytes per pixel (red, green, blue, alpha), sRGB. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Brightness only: one byte per pixel, rows from the top. */
export interface GreyImage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Returns the brightness (luma of ITU-R BT.601) of an image; alpha is ignored. */
export function toGrey({ width, height, data }: Raster): GreyImage {
  const grey = new Uint8Array(width * height);
  for (let pixel = 0, at = 0; pixel < grey.length; pixel++, at += 4) {
    grey[pixel] = (data[at]! * 77 + data[at + 1]! * 150 + data[at + 2]! * 29) >> 8;
  }
  return { width, height, data: grey };
}

/** Halves width and height; each pixel is the mean of four. */
export function halve({ width, height, data }: GreyImage): GreyImage {
  const [w, h] = [width >> 1, height >> 1];
  const half = new Uint8Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0, at = 2 * y * width; x < w; x++, at += 2) {
      half[y * w + x] = (data[at]! + data[at + 1]! + data[at + width]! + data[at + width + 1]! + 2) >> 2;
    }
  }
  return { width: w, height: h, data: half };
}

/** A rectangle in pixels of an image. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the part of an image inside a box, clipped to the image. At least one pixel. */
export function crop(raster: Raster, box: Box): Raster {
  const left = Math.min(Math.max(0, Math.floor(box.x)), raster.width - 1);
  const top = Math.min(Math.max(0, Math.floor(box.y)), raster.height - 1);
  const width = Math.max(1, Math.min(Math.ceil(box.x + box.width), raster.width) - left);
  const height = Math.max(1, Math.min(Math.ceil(box.y + box.height), raster.height) - top);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * raster.width + left) * 4;
    data.set(raster.data.subarray(from, from + width * 4), y * width * 4);
  }
  return { width, height, data };
}

export type QuarterTurns = 0 | 1 | 2 | 3;

/** Rotates an image clockwise by quarter turns. */
export function turn(raster: Raster, quarters: QuarterTurns): Raster {
  if (quarters === 0) return raster;
  const { width, height } = raster;
  const from = new Uint32Array(raster.data.buffer, raster.data.byteOffset, width * height);
  const to = new Uint32Array(width * height);
  const turned = quarters === 2 ? { width, height } : { width: height, height: width };
  for (let y = 0, at = 0; y < turned.height; y++) {
    for (let x = 0; x < turned.width; x++, at++) {
      if (quarters === 1) to[at] = from[(height - 1 - x) * width + y]!;
      else if (quarters === 2) to[at] = from[(height - 1 - y) * width + (width - 1 - x)]!;
      else to[at] = from[x * width + (width - 1 - y)]!;
    }
  }
  return { ...turned, data: new Uint8ClampedArray(to.buffer) };
}

/** Mirrors an image horizontally. */
export function mirror({ width, height, data }: Raster): Raster {
  const mirrored = new Uint8ClampedArray(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4;
      mirrored.set(data.subarray(from, from + 4), (y * width + (width - 1 - x)) * 4);
    }
  }
  return { width, height, data: mirrored };
}

interface Taps {
  /** First source index of each target index. */
  readonly first: Int32Array;
  /** Start of the weights of each target index; one more than there are targets. */
  readonly from: Int32Array;
  readonly weights: Float32Array;
}

/** Computes the source weights of each target pixel: area means for shrinking, two neighbors for enlarging. */
function taps(size: number, to: number): Taps {
  const scale = size / to;
  const first = new Int32Array(to);
  const from = new Int32Array(to + 1);
  const weights: number[] = [];
  for (let target = 0; target < to; target++) {
    if (scale <= 1) {
      const centre = Math.min(Math.max((target + 0.5) * scale - 0.5, 0), size - 1);
      const left = Math.min(Math.floor(centre), Math.max(size - 2, 0));
      first[target] = left;
      if (size === 1) weights.push(1);
      else weights.push(1 - (centre - left), centre - left);
    } else {
      const [begin, end] = [target * scale, Math.min((target + 1) * scale, size)];
      const left = Math.floor(begin);
      const count = Math.max(1, Math.min(Math.ceil(end), size) - left);
      first[target] = left;
      for (let tap = left; tap < left + count; tap++)
        weights.push((Math.min(tap + 1, end) - Math.max(tap, begin)) / (end - begin));
    }
    from[target + 1] = weights.length;
  }
  return { first, from, weights: Float32Array.from(weights) };
}

/** Resizes every row to another width: three numbers per pixel. */
function resizeAcross({ width, height, data }: Raster, to: number): Float32Array {
  const { first, from, weights } = taps(width, to);
  const rows = new Float32Array(to * height * 3);
  for (let y = 0, out = 0; y < height; y++) {
    for (let x = 0; x < to; x++, out += 3) {
      let at = (y * width + first[x]!) * 4;
      let [r, g, b] = [0, 0, 0];
      for (let tap = from[x]!; tap < from[x + 1]!; tap++, at += 4) {
        const weight = weights[tap]!;
        r += data[at]! * weight;
        g += data[at + 1]! * weight;
        b += data[at + 2]! * weight;
      }
      rows[out] = r;
      rows[out + 1] = g;
      rows[out + 2] = b;
    }
  }
  return rows;
}

/** Resizes an image: the mean of each covered area for shrinking, bilinear for enlarging. */
export function resize(raster: Raster, width: number, height: number): Raster {
  if (width === raster.width && height === raster.height) return raster;
  const rows = resizeAcross(raster, width);
  const { first, from, weights } = taps(raster.height, height);
  const data = new Uint8ClampedArray(width * height * 4);
  const stride = width * 3;
  for (let y = 0, out = 0; y < height; y++) {
    const [begin, end, top] = [from[y]!, from[y + 1]!, first[y]! * stride];
    for (let x = 0; x < stride; x += 3, out += 4) {
      let at = top + x;
      let [r, g, b] = [0, 0, 0];
      for (let tap = begin; tap < end; tap++, at += stride) {
        const weight = weights[tap]!;
        r += rows[at]! * weight;
        g += rows[at + 1]! * weight;
        b += rows[at + 2]! * weight;
      }
      data[out] = r;
      data[out + 1] = g;
      data[out + 2] = b;
      data[out + 3] = 255;
    }
  }
  return { width, height, data };
}

/** Shrinks an image whose longer side exceeds `most` pixels; retains its aspect ratio. */
export function resizeWithin(raster: Raster, most: number): Raster {
  const scale = most / Math.max(raster.width, raster.height);
  if (scale >= 1) return raster;
  return resize(
    raster,
    Math.max(1, Math.round(raster.width * scale)),
    Math.max(1, Math.round(raster.height * scale)),
  );
}

/** Sharpens an image by the difference to a small blur (unsharp mask over 3 × 3). @param amount 1 is strong. */
export function sharpen({ width, height, data }: Raster, amount: number): Raster {
  const sharp = new Uint8ClampedArray(data);
  const row = width * 4;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * row + x * 4;
      for (let channel = at; channel < at + 3; channel++) {
        const around = data[channel - 4]! + data[channel + 4]! + data[channel - row]! + data[channel + row]!;
        sharp[channel] = data[channel]! + amount * (data[channel]! - around / 4);
      }
    }
  }
  return { width, height, data: sharp };
}

/** Thrown for an image that can't be read; the message states the reason and contains no image data. */
export class UnreadablePicture extends Error {
  constructor(why: string) {
    super(`Can't read the image: ${why}.`);
    this.name = 'UnreadablePicture';
  }
}
