import type { Quad } from '../image/perspective';
import { type Raster, resize } from '../image/raster';
import { componentsOf, smallestBox, type TiltedBox } from './components';
import type { Network } from './session';

/** Means and deviations of the network's training images, 0–1, in the order blue, green, red. */
const MEAN = [0.406, 0.456, 0.485] as const;
const DEVIATION = [0.225, 0.224, 0.229] as const;
/** Sides must be multiples of the network's coarsest step. */
const STEP = 32;
/**
 * Differentiable binarization (Liao and others, 2020): threshold of the map for text, and minimum mean of a
 * box.
 */
const TEXT = 0.3;
const MIN_MEAN = 0.5;
/**
 * The network marks the core of a line. This factor of area divided by perimeter is the distance that the
 * line extends beyond it.
 */
const GROWTH = 1.35;
const SMALLEST_SIDE = 3;

const stepped = (pixels: number): number => Math.max(STEP, Math.round(pixels / STEP) * STEP);

function tensorOf({ width, height, data }: Raster): Float32Array {
  const plane = width * height;
  const tensor = new Float32Array(plane * 3);
  for (let pixel = 0, at = 0; pixel < plane; pixel++, at += 4) {
    for (let channel = 0; channel < 3; channel++) {
      const value = data[at + 2 - channel]! / 255;
      tensor[channel * plane + pixel] = (value - MEAN[channel]!) / DEVIATION[channel]!;
    }
  }
  return tensor;
}

function grown({ centre, width, height, angle }: TiltedBox): TiltedBox {
  const by = (width * height * GROWTH) / (2 * (width + height));
  return { centre, angle, width: width + 2 * by, height: height + 2 * by };
}

/** Returns the corners of a box, clockwise from the start of its text. */
export function cornersOf({ centre, width, height, angle }: TiltedBox): Quad {
  const [cos, sin] = [Math.cos(angle) / 2, Math.sin(angle) / 2];
  const corner = (across: number, down: number) => ({
    x: centre.x + across * width * cos - down * height * sin,
    y: centre.y + across * width * sin + down * height * cos,
  });
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

/**
 * Detects lines of text.
 * @param longest length of the longer side to which the image is scaled, in pixels.
 * @returns their boxes in pixels of the image, unordered.
 */
export async function detectLines(
  network: Network,
  raster: Raster,
  longest: number,
): Promise<readonly TiltedBox[]> {
  const scale = Math.min(1, longest / Math.max(raster.width, raster.height));
  const [width, height] = [stepped(raster.width * scale), stepped(raster.height * scale)];
  const { data } = await network.run(tensorOf(resize(raster, width, height)), [1, 3, height, width]);
  const [across, down] = [raster.width / width, raster.height / height];
  return componentsOf(data, width, height, TEXT)
    .filter(({ mean, pixels }) => mean >= MIN_MEAN && pixels >= 2 * SMALLEST_SIDE)
    .map(({ ends }) => smallestBox(ends.map(({ x, y }) => ({ x: x * across, y: y * down }))))
    .filter((box) => Math.min(box.width / across, box.height / down) >= SMALLEST_SIDE)
    .map(grown);
}

/**
 * Limits for boxes of one line: maximum gap and vertical offset relative to its height, maximum height ratio,
 * and maximum angle difference in radians.
 */
const MAX_GAP = 0.5;
const MAX_OFFSET = 0.35;
const MAX_HEIGHT_RATIO = 1.6;
const MAX_ANGLE = 0.12;

/** Returns true if a box continues another: next to it, with the same height and angle. */
function goesOn(box: TiltedBox, next: TiltedBox): boolean {
  const height = Math.min(box.height, next.height);
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)];
  const [dx, dy] = [next.centre.x - box.centre.x, next.centre.y - box.centre.y];
  const [along, across] = [dx * cos + dy * sin, dy * cos - dx * sin];
  const gap = along - (box.width + next.width) / 2;
  return (
    along > 0 &&
    gap < MAX_GAP * height &&
    gap > -height &&
    Math.abs(across) < MAX_OFFSET * height &&
    Math.max(box.height, next.height) < MAX_HEIGHT_RATIO * height &&
    Math.abs(box.angle - next.angle) < MAX_ANGLE
  );
}

/**
 * Joins boxes that are words of one line. If they are read separately, a letter between them is read twice or
 * not at all.
 */
export function joinWords(boxes: readonly TiltedBox[]): readonly TiltedBox[] {
  const joined = [...boxes];
  for (let at = 0; at < joined.length; ) {
    const box = joined[at]!;
    const next = joined.findIndex((other) => other !== box && goesOn(box, other));
    if (next < 0) {
      at++;
      continue;
    }
    const { angle, ...whole } = smallestBox([...cornersOf(box), ...cornersOf(joined[next]!)]);
    // Two short words can form a square box, so the direction comes from the words.
    const isTurned = Math.abs(Math.sin(angle - box.angle)) > Math.SQRT1_2;
    joined[at] = isTurned
      ? { ...whole, width: whole.height, height: whole.width, angle: box.angle }
      : { ...whole, angle };
    joined.splice(next, 1);
    // The joined box may continue further, and an earlier box may now continue into it.
    at = 0;
  }
  return joined;
}
