import { beforeAll, describe, expect, it } from 'vitest';
import { readFaceModel } from './onnx/face-engine';
import { type HeadPicture, renderHead } from './testing/render-head';
import { createFaceTracker, type FaceTracker } from './tracker';

// Uses the small networks of the installed package on drawn people.
let tracker: FaceTracker;
beforeAll(async () => {
  tracker = createFaceTracker({
    detector: await readFaceModel('tiny_face_detector_model'),
    landmarks: await readFaceModel('face_landmark_68_tiny_model'),
  });
});

const track = (picture: Partial<HeadPicture> = {}) =>
  tracker.track(renderHead({ identity: 0, width: 320, height: 240, scale: 0.6, ...picture })).faces;

describe('createFaceTracker', () => {
  it.each([0, 1, 2, 3, 4, 5, 6])('finds person %d exactly once', (identity) => {
    const faces = track({ identity });
    expect(faces).toHaveLength(1);
    expect(faces[0]!.box.x + faces[0]!.box.width / 2).toBeCloseTo(160, -1.5);
    expect(faces[0]!.landmarks).toHaveLength(68);
  });

  it('finds no face in an image without people', () => {
    expect(track({ at: [5, 5] })).toEqual([]);
  });

  it('detects turns to the correct side', () => {
    expect(track({ yaw: 0.45 })[0]!.yaw).toBeGreaterThan(0.3);
    expect(track({ yaw: -0.45 })[0]!.yaw).toBeLessThan(-0.3);
    expect(Math.abs(track()[0]!.yaw)).toBeLessThan(0.15);
  });

  it('detects closing eyes and an opening mouth', () => {
    const [rest] = track();
    expect(rest!.eyesOpen).toBeGreaterThan(0.8);
    expect(track({ eyesOpen: 0 })[0]!.eyesOpen).toBeLessThan(0.2);
    expect(track({ mouthOpen: 1 })[0]!.mouthOpen).toBeGreaterThan(rest!.mouthOpen + 0.2);
  });

  it('detects a face that comes closer', () => {
    expect(track({ scale: 0.85 })[0]!.box.height).toBeGreaterThan(
      1.25 * track({ scale: 0.55 })[0]!.box.height,
    );
  });

  it('returns two faces, larger first', () => {
    const [small, large] = [
      renderHead({ identity: 0, width: 320, height: 240, scale: 0.5, at: [0.25, 0.46] }),
      renderHead({ identity: 2, width: 320, height: 240, scale: 0.75, at: [0.75, 0.46] }),
    ];
    const data = new Uint8ClampedArray(small.data);
    for (let y = 0; y < 240; y++)
      data.set(large.data.subarray((y * 320 + 160) * 4, (y + 1) * 320 * 4), (y * 320 + 160) * 4);
    const { faces } = tracker.track({ ...small, data });
    expect(faces).toHaveLength(2);
    expect(faces[0]!.box.x).toBeGreaterThan(faces[1]!.box.x);
  });
});
