export { analyseFrame, type FrameAnalysis } from './capture/analyse-frame';
export { type CardSight, readCardNumber } from './card/page/read-number';
export { nameAgreement } from './document/name-match';
export { faceDistance, OTHER_PERSON, SAME_PERSON } from './face/match';
export { createFaceTracker, type FaceTracker, type TrackedFace } from './face/tracker';
export { readWeights, type WeightManifest, type Weights } from './face/weights';
export type { Point, Quad } from './image/perspective';
export { toGrey } from './image/raster';
export { installedCellWeights } from './mrz/cells/cell-net';
