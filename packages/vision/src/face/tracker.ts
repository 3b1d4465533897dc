import type { Raster } from '../image/raster';
import { eyesOpen } from './eyes';
import { type Box, type Landmarks, mouthOpen, type Pose, poseOf } from './landmarks';
import { tinyDetector, tinyLandmarkNet } from './tiny/nets';
import type { Weights } from './weights';

/** A face in a frame. */
export interface TrackedFace extends Pose {
  readonly box: Box;
  /** How sure the detector is, 0 to 1. */
  readonly score: number;
  readonly landmarks: Landmarks;
  /** 0 closed to 1 open; shifted by light and lids, so compare within one person. */
  readonly eyesOpen: number;
  /** The inner lips' distance over the mouth's width: 0 closed, 0.3 and more open. */
  readonly mouthOpen: number;
}

export interface FaceTracker {
  /**
   * Faces of a frame, the highest first. The frame is as the camera gives it, not mirrored as previews are: in it a
   * person's own left is at the right, and turning there makes `yaw` positive.
   */
  track(raster: Raster): { readonly faces: readonly TrackedFace[] };
}

interface FaceTrackerWeights {
  /** Of `tiny_face_detector_model`. */
  readonly detector: Weights;
  /** Of `face_landmark_68_tiny_model`. */
  readonly landmarks: Weights;
}

interface FaceTrackerOptions {
  /** Side of the square that the detector sees, a multiple of 32. More finds smaller faces and takes longer. */
  readonly size?: number;
  /** Least score of a face, 0 to 1. */
  readonly least?: number;
}

const SIZE = 224;
/** Drawn and photographed faces alone before a camera come to 0.4 and more. */
const LEAST = 0.35;

/** Finds faces in camera frames, in plain TypeScript: for a browser's worker as well as for Node.js. */
export function createFaceTracker(
  weights: FaceTrackerWeights,
  { size = SIZE, least = LEAST }: FaceTrackerOptions = {},
): FaceTracker {
  const detect = tinyDetector(weights.detector);
  const locate = tinyLandmarkNet(weights.landmarks);
  return {
    track(raster) {
      const faces = detect(raster, size, least).map(({ score, ...box }) => {
        const landmarks = locate(raster, box);
        return {
          box,
          score,
          landmarks,
          ...poseOf(landmarks),
          eyesOpen: eyesOpen(raster, landmarks),
          mouthOpen: mouthOpen(landmarks),
        };
      });
      return { faces: faces.sort((a, b) => b.box.height - a.box.height) };
    },
  };
}
