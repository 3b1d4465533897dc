import { SCREEN_COLOURS, type ScreenColour } from '@assay/contract';
import type { Raster } from '../../image/raster';
import { linearLight } from '../light-sample';
import { headLight } from './render-head';

/** Light of the screen on the face, where the room's is 1. */
const STRENGTH = 0.15;
/** What of it reaches the wall. */
const WALL = 0.03;
const EXPOSURE = 0.8;

/** A drawn head that looks into a screen of one colour, in a room of middling light; null = the screen is dark. */
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
