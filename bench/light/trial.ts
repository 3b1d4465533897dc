import type { ScreenColour } from '@assay/contract';
import type { FaceEngine, Raster } from '@assay/vision';
import {
  faceDistance,
  type HeadLight,
  judgeLight,
  type LightSample,
  lightSample,
  OTHER_PERSON,
} from '../../packages/vision/src/face/testing/index';
import { Camera, type Device, screenLight, type Triple } from './camera';
import type { Chance } from './chance';
import type { Motion, Subject } from './subjects';

const DARK: Triple = [0, 0, 0];

/** Light while the page shows its colors: the color of the light for each frame, null for none. */
export type Light = readonly (ScreenColour | null)[];

/** Returns the small movements of a head that is held as still as possible. */
function swayed({ x, y, yaw, scale }: Motion, restless: number, chance: Chance): Motion {
  return {
    x: x + 0.006 * restless * chance.normal(),
    y: y + 0.006 * restless * chance.normal(),
    yaw: yaw + 0.03 * restless * chance.normal(),
    scale: scale * (1 + 0.008 * restless * chance.normal()),
  };
}

/** Position of a head while a frame is taken. */
export interface Pose {
  readonly motion: Motion;
  readonly head: HeadLight;
}

/** Returns a resting head and its poses while the frames are taken. */
export function posesOf(subject: Subject, frames: number, chance: Chance): readonly Pose[] {
  const restless = chance.between(0.3, 1.5);
  let motion: Motion = { x: 0, y: 0, yaw: 0, scale: 1 };
  const poses: Pose[] = [{ motion, head: subject.light(motion) }];
  for (let frame = 0; frame < frames; frame++) {
    motion = swayed(motion, restless, chance);
    poses.push({ motion, head: subject.light(motion) });
  }
  return poses;
}

/** Returns the pictures that a page would store, and the previous one. */
export async function picturesOf(
  poses: readonly Pose[],
  light: Light,
  device: Device,
  chance: Chance,
): Promise<readonly Raster[]> {
  const camera = new Camera(device, chance);
  let before = DARK;
  const pictures: Raster[] = [];
  for (const [place, { head }] of poses.entries()) {
    const colour = light[place - 1];
    const now = colour ? screenLight(colour) : DARK;
    const mixed = (channel: 0 | 1 | 2) => (1 - device.late) * now[channel] + device.late * before[channel];
    pictures.push(await camera.take(head, [mixed(0), mixed(1), mixed(2)]));
    before = now;
  }
  return pictures;
}

/** Error of the nets' face positions, in face widths. */
const MISSED = 0.01;

/** Returns samples at the positions of the resting face, moved with the head and with a small error. */
export function samplesByMotion(
  { marks, height }: Subject,
  poses: readonly Pose[],
  pictures: readonly Raster[],
  chance: Chance,
): readonly LightSample[] {
  const { landmarks, box } = marks;
  return poses.slice(1).map(({ motion }, place) => {
    const x = motion.x * height + MISSED * box.width * chance.normal();
    const y = motion.y * height + MISSED * box.width * chance.normal();
    return lightSample(
      pictures[place + 1]!,
      landmarks.map((point) => ({ x: point.x + x, y: point.y + y })),
      { ...box, x: box.x + x, y: box.y + y },
    );
  });
}

/**
 * Takes samples like the server: runs each frame through the nets and compares each face with the first; null
 * if one doesn't match.
 */
export async function samplesByNets(
  engine: FaceEngine,
  subject: Subject,
  [rest, ...pictures]: readonly Raster[],
): Promise<readonly LightSample[] | null> {
  const own = await engine.embed(rest!, subject.marks.landmarks);
  const samples: LightSample[] = [];
  for (const picture of pictures) {
    const [face] = await engine.faces(picture);
    if (!face) return null;
    if (faceDistance(await engine.embed(picture, face.landmarks), own) > OTHER_PERSON) return null;
    samples.push(lightSample(picture, face.landmarks, face.box));
  }
  return samples;
}

export type Outcome = 'SEEN' | 'OTHER_LIGHT' | 'NOT_TOLD';

export const outcomeOf = (drawn: readonly ScreenColour[], samples: readonly LightSample[] | null): Outcome =>
  samples ? judgeLight(drawn, samples).result : 'NOT_TOLD';
