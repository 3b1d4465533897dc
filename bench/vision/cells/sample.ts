import {
  CELL_HEIGHT,
  CELL_SPAN,
  CELL_WIDTH,
  type CellPass,
  normaliseCell,
} from '../../../packages/vision/src/mrz/cells/cell-net';
import { type GlyphMap, glyphMap, MAP_HEIGHT, MAP_WIDTH } from './glyph-map';
import { quantise } from './jpeg-blocks';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<';
/** Camera window around a character: pitches to each side, and above and below its center. */
const [REACH_X, REACH_Y] = [0.9, 1.05];
/** Round and sharp ends of OCR-B's pen, and the strokes of this project's drawn documents. */
const STYLES = ['round', 'sharp', 'strokes'] as const;

/** Draws a character with the frequencies of zones: fillers often, letters more than digits. */
function anyCharacter(draw: () => number): string {
  const kind = draw();
  if (kind < 0.22) return '<';
  return kind < 0.55 ? ALPHABET[Math.floor(draw() * 10)]! : ALPHABET[10 + Math.floor(draw() * 26)]!;
}

export const between = (draw: () => number, low: number, high: number) => low + draw() * (high - low);
export const gaussian = (draw: () => number) => (draw() + draw() + draw() + draw() - 2) * Math.sqrt(3);

/**
 * Blurs a picture with a Gaussian in both directions.
 * @param sigma pixels
 */
export function blurred(picture: Float32Array, width: number, height: number, sigma: number): Float32Array {
  if (sigma < 0.2) return picture;
  const reach = Math.ceil(sigma * 2.5);
  const kernel = Float32Array.from({ length: 2 * reach + 1 }, (_, tap) =>
    Math.exp(-((tap - reach) ** 2) / (2 * sigma * sigma)),
  );
  const total = kernel.reduce((sum, weight) => sum + weight, 0);
  const pass = (from: Float32Array, step: number, along: number, across: number, stride: number) => {
    const to = new Float32Array(from.length);
    for (let line = 0; line < across; line++) {
      for (let at = 0; at < along; at++) {
        let sum = 0;
        for (let tap = -reach; tap <= reach; tap++) {
          const clamped = Math.min(along - 1, Math.max(0, at + tap));
          sum += from[line * stride + clamped * step]! * kernel[tap + reach]!;
        }
        to[line * stride + at * step] = sum / total;
      }
    }
    return to;
  };
  return pass(pass(picture, 1, width, height, width), width, height, width, 1);
}

interface Scene {
  readonly row: readonly GlyphMap[];
  readonly weight: number;
  readonly angle: number;
  readonly scaleX: number;
  readonly scaleY: number;
  readonly waves: readonly (readonly [amount: number, fx: number, fy: number, phase: number])[];
  readonly slope: readonly [number, number];
  readonly paper: number;
  readonly ink: number;
}

/** Returns the light at a position of the page, in pitches from the character's center. */
function light(scene: Scene, x: number, y: number): number {
  const { row, angle, scaleX, scaleY } = scene;
  const u = (x * Math.cos(angle) + y * Math.sin(angle)) / scaleX;
  const v = (y * Math.cos(angle) - x * Math.sin(angle)) / scaleY;
  const place = u + row.length / 2;
  const map = row[Math.floor(place)];
  let ink = 0;
  if (map) {
    const px = Math.floor((place - Math.floor(place)) * MAP_WIDTH);
    const py = Math.floor((v / 2 + 0.5) * MAP_HEIGHT);
    // Distance to the outline in hundredths of a pitch: `weight` makes the print bolder or thinner.
    if (py >= 0 && py < MAP_HEIGHT) ink = map[py * MAP_WIDTH + px]! < scene.weight ? 1 : 0;
  }
  let background = scene.paper + scene.slope[0] * x + scene.slope[1] * y;
  for (const [amount, fx, fy, phase] of scene.waves)
    background += amount * Math.sin(fx * x + fy * y + phase + Math.sin(x * fy * 0.3));
  return background * (1 - ink) + scene.ink * ink;
}

function anyScene(character: string, draw: () => number): Scene {
  const style = STYLES[draw() < 0.62 ? 0 : draw() < 0.55 ? 1 : 2]!;
  const row = Array.from({ length: 5 }, (_, at) =>
    glyphMap(style, at === 2 ? character : anyCharacter(draw)),
  );
  const paper = between(draw, 110, 250);
  const busy = draw() < 0.5 ? between(draw, 0, 0.14) : 0;
  return {
    row,
    weight: between(draw, -2.2, 3.4),
    angle: gaussian(draw) * 0.02,
    scaleX: 1 + gaussian(draw) * 0.03,
    scaleY: 1 + gaussian(draw) * 0.07,
    waves: (busy === 0 ? [] : [0, 1]).map(
      () => [busy * paper, between(draw, -18, 18), between(draw, -18, 18), between(draw, 0, 6.3)] as const,
    ),
    slope: [gaussian(draw) * 10, gaussian(draw) * 10],
    paper,
    ink: paper * between(draw, 0.05, 0.55),
  };
}

/**
 * Returns a camera's picture of a scene at this number of pixels per pitch; each pixel is the mean of its
 * area.
 */
function camera(scene: Scene, pixels: number, draw: () => number) {
  const [width, height] = [Math.ceil(2 * REACH_X * pixels), Math.ceil(2 * REACH_Y * pixels)];
  const fine = Math.max(2, Math.min(5, Math.round(24 / pixels)));
  const [offX, offY] = [draw(), draw()];
  let picture: Float32Array = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let dy = 0; dy < fine; dy++)
        for (let dx = 0; dx < fine; dx++)
          sum += light(
            scene,
            (x + offX - 0.5 + (dx + 0.5) / fine) / pixels - REACH_X,
            (y + offY - 0.5 + (dy + 0.5) / fine) / pixels - REACH_Y,
          );
      picture[y * width + x] = sum / (fine * fine);
    }
  }
  picture = blurred(picture, width, height, Math.abs(gaussian(draw)) * Math.min(1.1, pixels * 0.08));
  const sigma = draw() < 0.6 ? between(draw, 0, 9) : 0;
  for (let at = 0; at < picture.length; at++) picture[at]! += gaussian(draw) * sigma;
  if (draw() < 0.65) quantise(picture, width, height, draw);
  return { picture, width, height, offX, offY };
}

/**
 * Fills `pass.input` with a damaged character.
 * @returns its index in the alphabet
 */
export function drawSample(pass: CellPass, draw: () => number): number {
  const character = anyCharacter(draw);
  const pixels = draw() < 0.35 ? between(draw, 4.6, 8) : between(draw, 8, 24);
  const { picture, width, height, offX, offY } = camera(anyScene(character, draw), pixels, draw);
  // The grid is always slightly misplaced.
  const [shiftX, shiftY] = [gaussian(draw) * 0.06, gaussian(draw) * 0.08];
  const [zoomX, zoomY] = [1 + gaussian(draw) * 0.03, 1 + gaussian(draw) * 0.06];
  const step = CELL_SPAN / CELL_WIDTH;
  for (let y = 0; y < CELL_HEIGHT; y++) {
    for (let x = 0; x < CELL_WIDTH; x++) {
      const px = ((x + 0.5 - CELL_WIDTH / 2) * step * zoomX + shiftX + REACH_X) * pixels - offX;
      const py = ((y + 0.5 - CELL_HEIGHT / 2) * step * zoomY + shiftY + REACH_Y) * pixels - offY;
      pass.input[y * CELL_WIDTH + x] = bilinear(picture, width, height, px, py);
    }
  }
  normaliseCell(pass.input);
  return ALPHABET.indexOf(character);
}

function bilinear(picture: Float32Array, width: number, height: number, x: number, y: number): number {
  const [left, top] = [Math.min(Math.max(x, 0), width - 1.001), Math.min(Math.max(y, 0), height - 1.001)];
  const [x0, y0] = [Math.floor(left), Math.floor(top)];
  const [fx, fy] = [left - x0, top - y0];
  const at = y0 * width + x0;
  const upper = picture[at]! * (1 - fx) + picture[at + 1]! * fx;
  const lower = picture[at + width]! * (1 - fx) + picture[at + width + 1]! * fx;
  return upper * (1 - fy) + lower * fy;
}
