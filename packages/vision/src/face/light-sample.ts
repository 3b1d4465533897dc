import type { Raster } from '../image/raster';
import {
  at,
  type Box,
  distance,
  eyeCentre,
  type Landmarks,
  LEFT_EYE,
  middle,
  mouthCentre,
  RIGHT_EYE,
} from './landmarks';

/** Natural logarithms of the mean red, green and blue light. */
export type LogLight = readonly [red: number, green: number, blue: number];

/** Brightness of the parts of an image: face and background. Null if it can't be measured. */
export interface LightSample {
  /** Forehead, left cheek, right cheek, nose, chin. */
  readonly face: readonly (LogLight | null)[];
  /** Cells of a grid over the image; also null for cells covered by the person. */
  readonly ground: readonly (LogLight | null)[];
}

const COLUMNS = 12;
const ROWS = 9;
/** Margins as shares of the face's box. Cells nearer to its middle may show hair or shoulders. */
const BESIDE = 0.75;
const ABOVE = 0.45;
/** sRGB value (0 to 255) from which a pixel may be overexposed. */
const CLIPPED = 250;
/** Minimum mean light, from 0 to 1. Below it the steps of eight bits are too coarse. */
const MIN_LIGHT = 0.0015;
/** Number of sampled pixels along each side of an area. */
const PROBES = 24;

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Converts an sRGB value (IEC 61966-2-1), 0 to 255, to linear light, 0 to 1. */
export const linearLight = (value: number): number => LINEAR[value] ?? 0;

/**
 * Returns the mean light of a square rotated with the face; null if half of it is overexposed or outside the
 * image.
 */
function meanLight(raster: Raster, box: Box, angle: number, most: number): LogLight | null {
  const { width, height, data } = raster;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const sum = [0, 0, 0];
  let count = 0;
  for (let probe = 0; probe < PROBES * PROBES; probe++) {
    const across = (((probe % PROBES) + 0.5) / PROBES - 0.5) * box.width;
    const down = ((Math.floor(probe / PROBES) + 0.5) / PROBES - 0.5) * box.height;
    const x = Math.floor(box.x + box.width / 2 + across * cosine - down * sine);
    const y = Math.floor(box.y + box.height / 2 + across * sine + down * cosine);
    if (x < 0 || y < 0 || x >= width || y >= height) continue;
    const pixel = (y * width + x) * 4;
    const [red, green, blue] = [data[pixel]!, data[pixel + 1]!, data[pixel + 2]!];
    if (red >= most || green >= most || blue >= most) continue;
    sum[0]! += LINEAR[red]!;
    sum[1]! += LINEAR[green]!;
    sum[2]! += LINEAR[blue]!;
    count++;
  }
  if (count < (PROBES * PROBES) / 2 || sum.some((one) => one < MIN_LIGHT * count)) return null;
  return [Math.log(sum[0]! / count), Math.log(sum[1]! / count), Math.log(sum[2]! / count)];
}

/** Returns squares that mostly show skin, as center and half side length in pixels. */
function skinPlaces(landmarks: Landmarks): readonly (readonly [x: number, y: number, half: number])[] {
  const [left, right] = [eyeCentre(landmarks, LEFT_EYE), eyeCentre(landmarks, RIGHT_EYE)];
  const apart = distance(left, right);
  const eyes = middle([left, right]);
  const mouth = mouthCentre(landmarks);
  const size = Math.max(1, distance(eyes, mouth));
  const [downX, downY] = [(mouth.x - eyes.x) / size, (mouth.y - eyes.y) / size];
  const place = (across: number, down: number, half: number) =>
    [
      eyes.x + downX * down * size + downY * across * apart,
      eyes.y + downY * down * size - downX * across * apart,
      half * apart,
    ] as const;
  const chin = middle([at(landmarks, 57), at(landmarks, 8)]);
  return [
    place(0, -0.75, 0.26),
    place(-0.6, 0.6, 0.15),
    place(0.6, 0.6, 0.15),
    place(0, 0.4, 0.09),
    [chin.x, chin.y, 0.1 * apart],
  ];
}

/**
 * Measures the red, green and blue light from a face and from its background.
 * @param landmarks of the face, and `box` around it, in pixels of the image
 */
export function lightSample(raster: Raster, landmarks: Landmarks, box: Box): LightSample {
  const [left, right] = [eyeCentre(landmarks, LEFT_EYE), eyeCentre(landmarks, RIGHT_EYE)];
  const angle = Math.atan2(right.y - left.y, right.x - left.x);
  const face = skinPlaces(landmarks).map(([x, y, half]) =>
    meanLight(raster, { x: x - half, y: y - half, width: 2 * half, height: 2 * half }, angle, 256),
  );
  const cell = { width: raster.width / COLUMNS, height: raster.height / ROWS };
  const ground = Array.from({ length: COLUMNS * ROWS }, (_, index) => {
    const [x, y] = [(index % COLUMNS) * cell.width, Math.floor(index / COLUMNS) * cell.height];
    const off = Math.abs(x + cell.width / 2 - box.x - box.width / 2);
    const isOnSameLine = off > BESIDE * box.width && y + cell.height < box.y + box.height;
    const isAbove = y + cell.height < box.y - ABOVE * box.height;
    return isOnSameLine || isAbove ? meanLight(raster, { x, y, ...cell }, 0, CLIPPED) : null;
  });
  return { face, ground };
}
