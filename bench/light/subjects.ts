import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodePicture, type FaceEngine, type Raster, resize, UnreadablePicture } from '@assay/vision';
import { type HeadLight, headLight, renderHead } from '../../packages/vision/src/face/testing/index';
import { linear } from './camera';
import type { Chance } from './chance';

/** A face as found by the nets. */
type Marks = Pick<Awaited<ReturnType<FaceEngine['faces']>>[number], 'landmarks' | 'box'>;

/** Displacement of a head: shares of the picture's height, radians, a factor. */
export interface Motion {
  readonly x: number;
  readonly y: number;
  readonly yaw: number;
  readonly scale: number;
}

/** A person in front of a camera. */
export interface Subject {
  readonly width: number;
  readonly height: number;
  /** Position of the resting head's face, as found by the nets. */
  readonly marks: Marks;
  /** Returns the light that it reflects after a movement of the head. */
  light(motion: Motion): HeadLight;
}

/** Pictures with an aspect ratio of 9 to 16, as the page requests from cameras. */
const STANDING = { width: 180, height: 320 } as const;
const LYING = { width: 384, height: 216 } as const;

/** Share of the screen's light on a wall 0.8 to 3.3 m away, relative to a face at 0.35 m. */
const backgroundShare = (chance: Chance) => (0.35 / chance.between(0.8, 3.3)) ** 2;

/** Draws a head in front of a wall; null if the nets don't find it. */
export async function drawnSubject(
  engine: FaceEngine,
  identity: number,
  isPhone: boolean,
  chance: Chance,
): Promise<Subject | null> {
  const size = isPhone ? STANDING : LYING;
  // Only faces that pass the page's guide, in an upright picture without being cut off.
  const scale = isPhone ? chance.between(0.42, 0.58) : chance.between(0.5, 0.75);
  const at = [chance.between(0.45, 0.55), chance.between(0.44, 0.52)] as const;
  const grey = chance.between(0.3, 0.75);
  const background = [grey * chance.between(0.85, 1.1), grey, grey * chance.between(0.8, 1.1)] as const;
  const ground = backgroundShare(chance);
  const rest = { identity, ...size, scale, at, background, yaw: chance.between(-0.1, 0.1) };
  const [face] = await engine.faces(renderHead(rest));
  if (!face) return null;
  const moved = ({ x, y, yaw, scale: grown }: Motion) => ({
    ...rest,
    yaw: rest.yaw + yaw,
    scale: scale * grown,
    at: [at[0] + (x * size.height) / size.width, at[1] + y] as const,
  });
  return { ...size, marks: face, light: (motion) => headLight(moved(motion), ground) };
}

/**
 * Returns the share of frontal light that each pixel of a photograph reflects, with the face modeled as half
 * an ellipsoid.
 */
function frontShares({ width, height }: Raster, { box }: Marks, ground: number): Float32Array {
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height * 0.45];
  return Float32Array.from({ length: width * height }, (_, pixel) => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const off = ((x - middleX) / (0.65 * box.width)) ** 2 + ((y - middleY) / (0.75 * box.height)) ** 2;
    if (off < 1) return Math.max(ground, Math.sqrt(1 - off));
    const isBody = y > box.y + box.height && Math.abs(x - middleX) < 1.3 * box.width;
    return isBody ? Math.max(ground, 0.3) : ground;
  });
}

/** Uses a photograph. To move its face, the picture is warped around it, and turning changes the brightness. */
export async function photographSubject(
  engine: FaceEngine,
  picture: Raster,
  chance: Chance,
): Promise<Subject | null> {
  const [face] = await engine.faces(picture);
  if (!face) return null;
  const { width, height, data } = picture;
  const shares = frontShares(picture, face, backgroundShare(chance));
  const light = Float32Array.from({ length: width * height * 3 }, (_, at) =>
    linear(data[Math.floor(at / 3) * 4 + (at % 3)]!),
  );
  return {
    width,
    height,
    marks: face,
    light({ x, y, yaw }) {
      const room = new Float32Array(light.length);
      const front = new Float32Array(light.length);
      for (let pixel = 0; pixel < shares.length; pixel++) {
        const share = shares[pixel]!;
        const column = Math.round((pixel % width) - x * height * share);
        const row = Math.round(Math.floor(pixel / width) - y * height * share);
        const from =
          (Math.max(0, Math.min(height - 1, row)) * width + Math.max(0, Math.min(width - 1, column))) * 3;
        for (let channel = 0; channel < 3; channel++) {
          const value = light[from + channel]!;
          room[pixel * 3 + channel] = value * (1 + yaw * share);
          front[pixel * 3 + channel] = value * share;
        }
      }
      return { width, height, room, front };
    },
  };
}

/** Returns the decodable photographs of a folder, at most 320 pixels high. */
export async function photographsOf(folder: string): Promise<readonly Raster[]> {
  const found: Raster[] = [];
  for (const file of readdirSync(folder)
    .filter((name) => /\.jpe?g$/i.test(name))
    .sort()) {
    try {
      const picture = await decodePicture(readFileSync(join(folder, file)));
      const scale = Math.min(1, 320 / picture.height);
      found.push(resize(picture, Math.round(picture.width * scale), Math.round(picture.height * scale)));
    } catch (error) {
      if (!(error instanceof UnreadablePicture)) throw error;
    }
  }
  return found;
}

/**
 * Returns a flat screen that fills the picture and shows a head: it emits light and reflects a small, uniform
 * share.
 */
export const onAScreen = ({ width, height, room }: HeadLight, back: number): HeadLight => ({
  width,
  height,
  room,
  front: new Float32Array(room.length).fill(back),
});
