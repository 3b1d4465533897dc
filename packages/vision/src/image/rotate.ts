import { straighten } from './perspective';
import type { Raster } from './raster';

/** A picture turned clockwise about its middle, its size kept. @param angle radians */
export function rotate(raster: Raster, angle: number): Raster {
  const { width, height } = raster;
  const [cos, sin] = [Math.cos(-angle), Math.sin(-angle)];
  const corner = (x: number, y: number) => ({
    x: width / 2 + (x - width / 2) * cos - (y - height / 2) * sin,
    y: height / 2 + (x - width / 2) * sin + (y - height / 2) * cos,
  });
  const turned = straighten(
    raster,
    [corner(0, 0), corner(width, 0), corner(width, height), corner(0, height)],
    width,
    height,
  );
  return turned ?? raster;
}
