export type { Raster } from './image/raster';
