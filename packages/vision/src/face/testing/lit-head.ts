import { SCREEN_COLOURS, type ScreenColour } from '@assay/contract';
import type { Raster } from '../../image/raster';
import { linearLight } from '../light-sample';
import { headLight } from './render-head';

/** Screen light on the face, relative to the ambient light of 1. */
const STRENGTH = 0.15;
/** Share of the screen light that reaches the background. */
const WALL = 0.03;
const EXPOSURE = 0.8;

/** Draws a head lit by a screen of one color, in medium ambient light; null if the screen is dark. */
export function litHead(identity: number, colour: ScreenColour | null): Raster {
  const { width, height, room, front } = headLight({ identity, width: 480, height: 360, scale: 0.6 }, WALL);
  const screen = SCREEN_COLOURS[colour ?? 'DARK'].map((value) => STRENGTH * linearLight(value));
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < room.length; at++) {
    const light = EXPOSURE * (room[at]! + front[at]! * screen[at % 3]!);
    data[Math.floor(at / 3) * 4 + (at % 3)] =
      255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);
  }
  return { width, height, data };
}
