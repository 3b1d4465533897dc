import { SCREEN_COLOUR_NAMES } from '@assay/contract';
import { describe, expect, it } from 'vitest';
import { type Raster, UnreadablePicture } from '../image/raster';
import { areSeveral } from './check-selfie';
import { COUNT } from './landmarks';
import { inspectLight, type LightTask } from './light-frames';
import type { FaceEngine } from './onnx/face-engine';
import type { TrackedFace } from './tracker';

const FACE: TrackedFace = {
  box: { x: 10, y: 10, width: 20, height: 30 },
  score: 1,
  landmarks: Array.from({ length: COUNT }, (_, index) => ({ x: 15 + (index % 10), y: 15 + (index % 20) })),
  yaw: 0,
  pitch: 0,
  roll: 0,
  eyesOpen: 1,
  mouthOpen: 0,
};
const PICTURE: Raster = { width: 40, height: 50, data: new Uint8ClampedArray(40 * 50 * 4).fill(120) };
const person = (distance: number) =>
  Float32Array.from({ length: 128 }, (_, index) => (index === 0 ? distance : 0));

function look(faces: readonly TrackedFace[], distance = 0) {
  let looks = 0;
  const engine = {
    faces: async () => {
      looks++;
      return faces;
    },
    embed: async () => person(distance),
  } as unknown as FaceEngine;
  const task = { engine, own: person(0), areSeveral, signal: new AbortController().signal };
  return { task, looks: () => looks };
}
const frames = (open: (place: number) => Promise<Raster> = async () => PICTURE): LightTask['frames'] =>
  SCREEN_COLOUR_NAMES.map((_, light) => ({ light, open: () => open(light) }));
const NOTHING = { result: 'NOT_TOLD', share: null };
const colours = SCREEN_COLOUR_NAMES;

describe('inspectLight', () => {
  it('checks one frame for each color', async () => {
    const { task, looks } = look([FACE]);
    expect((await inspectLight({ colours, frames: frames() }, task)).result).toBe('NOT_TOLD');
    expect(looks()).toBe(colours.length);
  });

  it.each([
    ['a frame without a face', look([])],
    ['a frame with two faces', look([FACE, { ...FACE, box: { ...FACE.box, height: 20 } }])],
    ['a frame of another person', look([FACE], 0.7)],
  ])('returns NOT_TOLD for %s', async (_, { task, looks }) => {
    expect(await inspectLight({ colours, frames: frames() }, task)).toEqual(NOTHING);
    expect(looks()).toBe(1);
  });

  it('returns NOT_TOLD when a frame is missing or unreadable', async () => {
    const { task } = look([FACE]);
    expect(await inspectLight({ colours, frames: frames().slice(0, 5) }, task)).toEqual(NOTHING);
    const broken = frames(async (place) => {
      if (place === 3) throw new UnreadablePicture('broken');
      return PICTURE;
    });
    expect(await inspectLight({ colours, frames: broken }, task)).toEqual(NOTHING);
  });

  it("rethrows errors that the image didn't cause, and stops when aborted", async () => {
    const { task } = look([FACE]);
    const failing = frames(async () => {
      throw new Error('the store is away');
    });
    await expect(inspectLight({ colours, frames: failing }, task)).rejects.toThrow('the store is away');
    const late = { ...task, signal: AbortSignal.abort(new Error('too late')) };
    await expect(inspectLight({ colours, frames: frames() }, late)).rejects.toThrow('too late');
  });
});
