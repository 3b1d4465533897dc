export { analyseFrame, type FrameAnalysis } from './capture/analyse-frame';
export type { Point, Quad } from './image/perspective';
export type { Raster } from './image/raster';
