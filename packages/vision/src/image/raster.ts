/** A picture in memory: rows from the top, four bytes a pixel (red, green, blue, alpha), sRGB. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}
