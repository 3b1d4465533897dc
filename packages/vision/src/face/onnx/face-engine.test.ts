import { SCREEN_COLOUR_NAMES, type ScreenColour } from '@assay/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photograph } from '../../testing/degrade';
import { checkSelfie, type SelfieTask } from '../check-selfie';

import { faceDistance, OTHER_PERSON, SAME_PERSON } from '../match';
import { litHead } from '../testing/lit-head';
import { type HeadPicture, renderHead } from '../testing/render-head';
import { type FaceEngine, openFaceEngine, readFaceModel } from './face-engine';

// Uses the trained networks of the installed package on drawn people.
let engine: FaceEngine;
beforeAll(async () => {
  const [detector, landmarks, recognition] = await Promise.all([
    readFaceModel('ssd_mobilenetv1_model'),
    readFaceModel('face_landmark_68_model'),
    readFaceModel('face_recognition_model'),
  ]);
  engine = await openFaceEngine({ detector, landmarks, recognition });
});
afterAll(() => engine.close());

const head = (picture: Partial<HeadPicture> = {}) =>
  renderHead({ identity: 0, width: 480, height: 360, scale: 0.6, ...picture });

async function only(picture: Partial<HeadPicture> = {}) {
  const raster = head(picture);
  const faces = await engine.faces(raster);
  expect(faces).toHaveLength(1);
  return { ...faces[0]!, embedding: await engine.embed(raster, faces[0]!.landmarks) };
}

describe('openFaceEngine', () => {
  it('finds the face at its position', async () => {
    const { box, score } = await only({ at: [0.3, 0.46] });
    expect(score).toBeGreaterThan(0.9);
    expect(box.x + box.width / 2).toBeCloseTo(0.3 * 480, -1.5);
    expect(box.height).toBeGreaterThan(360 * 0.35);
    expect(box.height).toBeLessThan(360 * 0.7);
  });

  it('finds no face in an image without people', async () => {
    expect(await engine.faces(head({ at: [5, 5] }))).toEqual([]);
  });

  it('finds the side to which a head is turned: positive is the right of the image', async () => {
    const yaws = [];
    for (const yaw of [-0.5, -0.3, 0, 0.3, 0.5]) yaws.push((await only({ yaw })).yaw);
    expect(yaws).toEqual([...yaws].sort((a, b) => a - b));
    expect(yaws[0]).toBeLessThan(-0.4);
    expect(Math.abs(yaws[2]!)).toBeLessThan(0.1);
    expect(yaws[4]).toBeGreaterThan(0.4);
  });

  it('detects an open mouth and closed eyes', async () => {
    const rest = await only();
    expect((await only({ mouthOpen: 1 })).mouthOpen).toBeGreaterThan(rest.mouthOpen + 0.2);
    expect(rest.eyesOpen).toBeGreaterThan(0.8);
    expect((await only({ eyesOpen: 0 })).eyesOpen).toBeLessThan(0.2);
  });

  it('recognizes the same person when turned or with another expression, and distinguishes other people', async () => {
    const { embedding } = await only();
    for (const change of [{ yaw: 0.35 }, { mouthOpen: 1 }, { scale: 0.85 }]) {
      expect(faceDistance(embedding, (await only(change)).embedding)).toBeLessThan(SAME_PERSON);
    }
    for (const identity of [1, 2, 3]) {
      expect(faceDistance(embedding, (await only({ identity })).embedding)).toBeGreaterThan(OTHER_PERSON);
    }
  });

  it('reads a tilted print as frontal, whichever side is nearer', async () => {
    const print = head({ scale: 0.75 });
    for (const share of [0.9, 0.75, 0.6]) {
      const [left, right] = [240 - 240 * share, 240 + 240 * share];
      for (const far of [0, 30]) {
        const tilted = photograph(print, 480, 360, [
          { x: left, y: 0 },
          { x: right, y: far },
          { x: right, y: 360 - far },
          { x: left, y: 360 },
        ]);
        const [face] = await engine.faces(tilted);
        expect(Math.abs(face!.yaw)).toBeLessThan(0.25);
      }
    }
  });
});

describe('checkSelfie', () => {
  const task = (more: Partial<SelfieTask>): SelfieTask => ({
    selfie: head(),
    reference: null,
    challenge: null,
    frames: [],
    light: null,
    engine,
    signal: new AbortController().signal,
    ...more,
  });
  const resultsOf = async (more: Partial<SelfieTask>) => {
    const { findings, retry } = await checkSelfie(task(more));
    return { retry, ...Object.fromEntries(findings.map(({ subCheck, result }) => [subCheck, result])) };
  };

  it('finds the portrait in an image that is rotated by 90°', async () => {
    const { width, height, data } = head();
    const side = { width: height, height: width, data: new Uint8ClampedArray(data.length) };
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const pixel = data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4);
        side.data.set(pixel, (x * height + height - 1 - y) * 4);
      }
    }
    expect(await resultsOf({ reference: async () => side })).toMatchObject({ faceMatchingResult: 'PASS' });
  });

  it("doesn't compare faces without a reference or without a face on it", async () => {
    const unknown = { faceMatchingResult: 'NOT_PERFORMED', mfdCheckResult: 'PASS', retry: null };
    expect(await resultsOf({})).toMatchObject(unknown);
    expect(await resultsOf({ reference: async () => head({ at: [5, 5] }) })).toMatchObject(unknown);
  });

  it('returns `FACE_TOO_SMALL` for a distant face', async () => {
    const { findings, retry, embedding } = await checkSelfie(task({ selfie: head({ scale: 0.22 }) }));
    expect(retry).toBe('FACE_TOO_SMALL');
    expect(embedding).toBeNull();
    expect(findings.map(({ result }) => result)).toEqual(['NOT_PERFORMED', 'NOT_PERFORMED', 'NOT_PERFORMED']);
  });

  it('stops when the signal is aborted', async () => {
    const frames = [{ action: 0, at: 1, digest: 'one', open: async () => head() }];
    const late = task({ frames, signal: AbortSignal.abort(new Error('too late')) });
    await expect(checkSelfie(late)).rejects.toThrow('too late');
  });
});

describe('checkSelfie with screen colors', () => {
  const shown = (colours: readonly (ScreenColour | null)[]) =>
    colours.map((colour, light) => ({ light, open: async () => litHead(0, colour) }));
  const [drawn, other]: readonly ScreenColour[][] = [
    ['CYAN', 'WHITE', 'DARK', 'AMBER', 'BLUE', 'GREEN'],
    ['WHITE', 'BLUE', 'CYAN', 'DARK', 'GREEN', 'AMBER'],
  ];
  const liveness = async (light: SelfieTask['light'], mouthOpen = 1) => {
    const frames = [0, mouthOpen].map((open, index) => ({
      action: 0,
      at: 500 * (index + 1),
      digest: String(index),
      open: async () => head({ mouthOpen: open, grain: index }),
    }));
    const challenge = { actions: ['OPEN_MOUTH' as const], lasts: 120_000 };
    const signal = new AbortController().signal;
    const { findings, retry } = await checkSelfie({
      selfie: head(),
      reference: null,
      challenge,
      frames,
      light,
      engine,
      signal,
    });
    const { result, reasons } = findings.find(({ subCheck }) => subCheck === 'livenessCheckResult')!;
    return { result, reasons, retry };
  };

  it('returns PASS with LIGHT_SEEN when the face reflects the drawn colors', async () => {
    expect(await liveness({ colours: drawn!, frames: shown(drawn!) })).toEqual({
      result: 'PASS',
      reasons: ['LIGHT_SEEN'],
      retry: null,
    });
  });

  it('returns REVIEW with OTHER_LIGHT when the reflected colors have another order', async () => {
    expect(await liveness({ colours: drawn!, frames: shown(other!) })).toEqual({
      result: 'REVIEW',
      reasons: ['OTHER_LIGHT'],
      retry: null,
    });
  });

  it.each([
    ['no light falls on the face', shown(SCREEN_COLOUR_NAMES.map(() => null))],
    ['a frame is missing', shown(['CYAN', 'WHITE', 'DARK', 'AMBER', 'BLUE'])],
  ])('returns PASS with LIGHT_NOT_TOLD when %s', async (_, frames) => {
    expect(await liveness({ colours: drawn!, frames })).toEqual({
      result: 'PASS',
      reasons: ['LIGHT_NOT_TOLD'],
      retry: null,
    });
  });

  it('requires the action even when the face reflects the drawn colors', async () => {
    expect(await liveness({ colours: drawn!, frames: shown(drawn!) }, 0)).toEqual({
      result: 'REVIEW',
      reasons: ['NOT_SHOWN_OPEN_MOUTH'],
      retry: 'NOT_SHOWN_OPEN_MOUTH',
    });
  });
});
