import { decodePicture, encodeJpeg, type Raster, resize } from '@assay/vision';
import { blur, noise } from '../../packages/vision/src/testing/index';

/**
 * Damage to a drawn picture.
 * @param draw random numbers from a seed
 */
type Spoil = (picture: Raster, draw: () => number) => Raster | Promise<Raster>;
export type Conditions = { readonly [name: string]: Spoil };

/** Tilts in degrees. */
export const TILTS = [0, 2, 4, 7, 10, 12] as const;

export const sized = (picture: Raster, by: number) =>
  resize(picture, Math.round(picture.width * by), Math.round(picture.height * by));
export const packed = async (picture: Raster, quality: number) =>
  decodePicture(await encodeJpeg(picture, quality));

/** Effects of cameras and scanners on a code. */
export const CONDITIONS: Conditions = {
  'as it is': (picture) => picture,
  blurred: (picture) => blur(picture, 1.4),
  noise: (picture, draw) => noise(picture, 22, draw),
  'half the size': (picture) => sized(picture, 0.5),
  '0.42 of the size': (picture) => sized(picture, 0.42),
  'half the size, noise and JPEG': (picture, draw) => packed(noise(sized(picture, 0.5), 10, draw), 70),
};

/** Returns the CPU time of this process in milliseconds. */
export const worked = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
