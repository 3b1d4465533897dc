import type { Raster } from '../image/raster';
import { at, distance, type Landmarks, LEFT_EYE, middle, RIGHT_EYE } from './landmarks';

/** Brightness around an eye, rotated to horizontal, in rows from the top. */
interface EyePatch {
  readonly values: Float32Array;
  readonly mean: number;
}

const COLUMNS = 25;
const ROWS = 21;
/** Width and height of the patch relative to the distance between the eye's corners. */
const WIDE = 1.1;
const HIGH = 0.9;

function brightness({ width, height, data }: Raster, x: number, y: number): number {
  const column = Math.max(0, Math.min(width - 1, Math.round(x)));
  const row = Math.max(0, Math.min(height - 1, Math.round(y)));
  const place = (row * width + column) * 4;
  return 0.299 * data[place]! + 0.587 * data[place + 1]! + 0.114 * data[place + 2]!;
}

function patchOf(raster: Raster, landmarks: Landmarks, eye: readonly number[]): EyePatch {
  const left = at(landmarks, eye[0]!);
  const right = at(landmarks, eye[3]!);
  const centre = middle(eye.map((index) => at(landmarks, index)));
  const size = Math.max(1, distance(left, right));
  const [cosine, sine] = [(right.x - left.x) / size, (right.y - left.y) / size];
  const values = new Float32Array(COLUMNS * ROWS);
  // Enough samples per value that no image pixel is skipped.
  const probes = Math.max(2, Math.min(6, Math.ceil((WIDE * size) / COLUMNS)));
  let sum = 0;
  for (let place = 0; place < values.length; place++) {
    let light = 0;
    for (let probe = 0; probe < probes * probes; probe++) {
      const column = (place % COLUMNS) + (((probe % probes) + 0.5) / probes - 0.5);
      const row = Math.floor(place / COLUMNS) + ((Math.floor(probe / probes) + 0.5) / probes - 0.5);
      const across = (column / (COLUMNS - 1) - 0.5) * WIDE * size;
      const down = (row / (ROWS - 1) - 0.5) * HIGH * size;
      light += brightness(
        raster,
        centre.x + across * cosine - down * sine,
        centre.y + across * sine + down * cosine,
      );
    }
    values[place] = light / (probes * probes);
    sum += values[place]!;
  }
  return { values, mean: Math.max(1, sum / values.length) };
}

/**
 * Steepest horizontal brightness change across the middle of the eye. This is the edge of the iris, which
 * closed lids hide.
 */
function irisEdge({ values, mean }: EyePatch): number {
  const columns = Array.from({ length: COLUMNS }, (_, column) => {
    let sum = 0;
    for (let row = 8; row < 13; row++) sum += values[row * COLUMNS + column]!;
    return sum / 5;
  });
  let most = 0;
  for (let column = 3; column < COLUMNS - 3; column++) {
    most = Math.max(most, Math.abs(columns[column + 1]! - columns[column - 1]!));
  }
  return most / mean;
}

/** Tallest dark stretch, in rows: iris and pupil of an open eye, only the lashes of a closed one. */
function darkHeight({ values }: EyePatch): number {
  const sorted = Float32Array.from(values).sort();
  const low = sorted[Math.floor(sorted.length * 0.02)]!;
  const limit = low + (sorted[Math.floor(sorted.length * 0.75)]! - low) / 2;
  let most = 0;
  for (let column = 7; column < 18; column++) {
    let run = 0;
    for (let row = 2; row < ROWS - 2; row++) {
      run = values[row * COLUMNS + column]! < limit ? run + 1 : 0;
      most = Math.max(most, run);
    }
  }
  return most;
}

/**
 * Distance between the lids divided by the distance between the corners (Soukupová and Čech 2016). With the
 * networks used here it changes only a little.
 */
function lidAspect(landmarks: Landmarks, eye: readonly number[]): number {
  const [left, upper1, upper2, right, lower2, lower1] = eye.map((index) => at(landmarks, index));
  const lids = distance(upper1!, lower1!) + distance(upper2!, lower2!);
  return lids / (2 * Math.max(1e-6, distance(left!, right!)));
}

/**
 * Rounded from a logistic fit on public photographs of open and closed eyes, which aren't part of this
 * project.
 */
const SHARES = { edge: 1.9, dark: 3.6, lids: 11.4, base: 9.9 } as const;

/**
 * Returns the unbounded evidence for open eyes: about 0 is undecided, 2.5 typical for open eyes, −2.5 for
 * closed ones. Lighting, lids and glasses shift the value between people, so compare values of one person
 * only.
 */
export function eyeEvidence(raster: Raster, landmarks: Landmarks): number {
  const evidence = [LEFT_EYE, RIGHT_EYE].map((eye) => {
    const patch = patchOf(raster, landmarks, eye);
    return {
      edge: irisEdge(patch),
      dark: darkHeight(patch),
      lids: lidAspect(landmarks, eye),
    };
  });
  const mean = (of: 'edge' | 'dark' | 'lids') =>
    Math.log(Math.max(0.01, (evidence[0]![of] + evidence[1]![of]) / 2));
  return SHARES.edge * mean('edge') + SHARES.dark * mean('dark') + SHARES.lids * mean('lids') + SHARES.base;
}

/** Returns `eyeEvidence` as a share from 0 (closed) to 1 (open). */
export const eyesOpen = (raster: Raster, landmarks: Landmarks): number =>
  1 / (1 + Math.exp(-eyeEvidence(raster, landmarks)));
