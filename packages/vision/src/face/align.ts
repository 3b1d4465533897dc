import type { Raster } from '../image/raster';
import { distance, eyeCentre, type Landmarks, LEFT_EYE, middle, mouthCentre, RIGHT_EYE } from './landmarks';
import type { Normalisation, Tensor } from './sample';

/** A square of the picture, upright or not: its middle, its side in pixels, and how far it leans clockwise. */
interface Crop {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly angle: number;
}

/** Eyes to mouth over the side of the crop that the recognition net was trained on, and where their middle lies in it. */
const EYES_TO_MOUTH = 0.45;
const MIDDLE_DOWN = 0.43;

/** The crop of a face that the recognition net wants: level eyes, and eyes and mouth always at the same places. */
export function faceCrop(landmarks: Landmarks): Crop {
  const left = eyeCentre(landmarks, LEFT_EYE);
  const right = eyeCentre(landmarks, RIGHT_EYE);
  const mouth = mouthCentre(landmarks);
  const size = (distance(left, mouth) + distance(right, mouth)) / 2 / EYES_TO_MOUTH;
  const angle = Math.atan2(right.y - left.y, right.x - left.x);
  const centre = middle([left, right, mouth]);
  const down = (0.5 - MIDDLE_DOWN) * size;
  return { x: centre.x - Math.sin(angle) * down, y: centre.y + Math.cos(angle) * down, size, angle };
}

/** Adds the colour between four pixels; outside the picture there is black. */
function addPixel({ width, height, data }: Raster, x: number, y: number, sum: Float64Array): void {
  const left = Math.floor(x);
  const top = Math.floor(y);
  for (let corner = 0; corner < 4; corner++) {
    const column = left + (corner & 1);
    const row = top + (corner >> 1);
    if (column < 0 || row < 0 || column >= width || row >= height) continue;
    const share = (1 - Math.abs(x - column)) * (1 - Math.abs(y - row));
    const at = (row * width + column) * 4;
    sum[0]! += data[at]! * share;
    sum[1]! += data[at + 1]! * share;
    sum[2]! += data[at + 2]! * share;
  }
}

/** The pixels of a crop, turned upright, `side` × `side`. */
export function sampleCrop(raster: Raster, crop: Crop, side: number, { mean, scale }: Normalisation): Tensor {
  const step = crop.size / side;
  // Where the crop shrinks, several places of the picture make one pixel.
  const probes = Math.max(1, Math.min(8, Math.round(step)));
  const [sine, cosine] = [Math.sin(crop.angle), Math.cos(crop.angle)];
  const values = new Float32Array(side * side * 3);
  const sum = new Float64Array(3);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      sum.fill(0);
      for (let probe = 0; probe < probes * probes; probe++) {
        const across = (x + ((probe % probes) + 0.5) / probes - side / 2) * step;
        const down = (y + (Math.floor(probe / probes) + 0.5) / probes - side / 2) * step;
        const [column, row] = [across * cosine - down * sine, across * sine + down * cosine];
        addPixel(raster, crop.x + column - 0.5, crop.y + row - 0.5, sum);
      }
      const place = (y * side + x) * 3;
      for (let channel = 0; channel < 3; channel++) {
        values[place + channel] = (sum[channel]! / (probes * probes) - mean[channel]!) * scale;
      }
    }
  }
  return { height: side, width: side, channels: 3, values };
}
