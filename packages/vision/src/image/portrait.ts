import { decodePicture } from './codecs';
import { decodeJpeg2000, isJpeg2000 } from './jpeg2000';
import type { Raster } from './raster';

/** Checks whether a portrait has a supported format: JPEG or JPEG 2000. */
export const isPortrait = (bytes: Uint8Array): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xd8) || isJpeg2000(bytes);

/** Maximum number of pixels; portraits of chips have about 250,000 (ISO/IEC 19794-5). */
const MAX_PIXELS = 4_000_000;

/**
 * Decodes the portrait of a chip (ISO/IEC 19794-5, 39794-5): JPEG 2000 with OpenJPEG, JPEG like any image.
 * @throws UnreadablePicture for other formats, more than 4 million pixels (by the header), samples other than
 *   8-bit gray or color, and damaged files
 */
export async function decodePortrait(bytes: Uint8Array): Promise<Raster> {
  return isJpeg2000(bytes) ? decodeJpeg2000(bytes, MAX_PIXELS) : decodePicture(bytes);
}
