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

/** What the light does while the page shows its colours: for each of its frames the colour of the light, null = none. */
export type Light = readonly (ScreenColour | null)[];

/** A head that is held still, as far as people can. */
function swayed({ x, y, yaw, scale }: Motion, restless: number, chance: Chance): Motion {
  return {
    x: x + 0.006 * restless * chance.normal(),
    y: y + 0.006 * restless * chance.normal(),
    yaw: yaw + 0.03 * restless * chance.normal(),
    scale: scale * (1 + 0.008 * restless * chance.normal()),
  };
}

/** A head where it is while a frame is taken. */
export interface Pose {
  readonly motion: Motion;
  readonly head: HeadLight;
}

/** A head at rest, and as it is while each of some frames is taken. */
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

/** The pictures that a page would keep, and the one before them. */
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

/** How far the nets miss the places of a face, in widths of it. */
const MISSED = 0.01;

/** Samples at the places of the face at rest, moved as the head was, and missed a little. */
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

/** Samples as the server takes them: each frame through the nets, each face that of the first; null = one is not. */
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
