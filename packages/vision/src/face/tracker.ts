import type { Raster } from '../image/raster';
import { eyesOpen } from './eyes';
import { type Box, type Landmarks, mouthOpen, type Pose, poseOf } from './landmarks';
import { tinyDetector, tinyLandmarkNet } from './tiny/nets';
import type { Weights } from './weights';

/** A face in a frame. */
export interface TrackedFace extends Pose {
  readonly box: Box;
  /** Detector's confidence, 0 to 1. */
  readonly score: number;
  readonly landmarks: Landmarks;
  /** 0 closed to 1 open; light and lids shift the value, so compare within one person. */
  readonly eyesOpen: number;
  /** Distance between the inner lips divided by the width of the mouth: 0 closed, 0.3 and more open. */
  readonly mouthOpen: number;
}

export interface FaceTracker {
  /**
   * Returns the faces of a frame, highest first. The frame comes unmirrored from the camera, unlike previews:
   * the person's left is at the right, and turning there makes `yaw` positive.
   */
  track(raster: Raster): { readonly faces: readonly TrackedFace[] };
}

interface FaceTrackerWeights {
  /** Weights of `tiny_face_detector_model`. */
  readonly detector: Weights;
  /** Weights of `face_landmark_68_tiny_model`. */
  readonly landmarks: Weights;
}

interface FaceTrackerOptions {
  /**
   * Side of the detector's input square, a multiple of 32. A larger value finds smaller faces and takes
   * longer.
   */
  readonly size?: number;
  /** Minimum score of a face, 0 to 1. */
  readonly least?: number;
}

const SIZE = 224;
/** A single drawn or photographed face in front of a camera scores 0.4 or more. */
const LEAST = 0.35;

/** Creates a tracker that finds faces in camera frames, in plain TypeScript for browser workers and Node.js. */
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
