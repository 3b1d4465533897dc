export { analyseFrame, type FrameAnalysis } from './capture/analyse-frame';
export { faceDistance, SAME_PERSON } from './face/match';
export { createFaceTracker, type FaceTracker, type TrackedFace } from './face/tracker';
export { readWeights, type WeightManifest, type Weights } from './face/weights';
export type { Point } from './image/perspective';
