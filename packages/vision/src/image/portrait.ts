import { decodePicture } from './codecs';
import { decodeJpeg2000, isJpeg2000 } from './jpeg2000';
import type { Raster } from './raster';

/** Whether a portrait is in a form that is read: JPEG or JPEG 2000. */
export const isPortrait = (bytes: Uint8Array): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xd8) || isJpeg2000(bytes);

/** Portraits of chips have a quarter of a million (ISO/IEC 19794-5). */
const MOST_PIXELS = 4_000_000;

/**
 * Decodes the portrait of a chip (ISO/IEC 19794-5, 39794-5): JPEG 2000 by OpenJPEG, JPEG as any picture.
 * @throws UnreadablePicture for other formats, more than 4 million pixels (by the header) or other samples than grey or coloured ones
 * of 8 bits, and damaged files
 */
export async function decodePortrait(bytes: Uint8Array): Promise<Raster> {
  return isJpeg2000(bytes) ? decodeJpeg2000(bytes, MOST_PIXELS) : decodePicture(bytes);
}
