import type { Collector } from '../collector';
import { breathe } from '../natives';
import { digest } from '../random';
import { resistsFingerprinting } from './user-agent';

type Drawing = (context: CanvasRenderingContext2D) => void;

/**
 * Creates a canvas that the CPU draws. Reading a canvas drawn by the graphics process blocks the page for
 * hundreds of milliseconds while that process starts. `webgl` collects the graphics card's output.
 */
export function surface(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) };
}

/** Overlapping shapes, curves and blending; edge smoothing differs by renderer. */
const geometry: Drawing = (context) => {
  context.globalCompositeOperation = 'multiply';
  for (const [x, y, colour] of [
    [36, 38, '#e0f'],
    [74, 38, '#0fe'],
    [55, 70, '#fe0'],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.arc(x, y, 34, 0, Math.PI * 2);
    context.fill();
  }
  context.globalCompositeOperation = 'source-over';
  const shade = context.createLinearGradient(0, 0, 120, 110);
  shade.addColorStop(0, '#136');
  shade.addColorStop(1, '#f93');
  context.strokeStyle = shade;
  context.lineWidth = 2.7;
  context.beginPath();
  context.moveTo(5, 100);
  context.bezierCurveTo(30, 12, 78, 118, 116, 9);
  context.stroke();
};

const written =
  (colour: string, font: string, words: string, x: number, y: number): Drawing =>
  (context) => {
    context.fillStyle = colour;
    context.font = font;
    context.fillText(words, x, y);
  };

const SMALL = '11pt "Times New Roman", serif';
const LARGE = '17pt Arial, sans-serif';
const PALE = 'rgba(90, 200, 0, 0.63)';

/** Letters, accents and emojis, which show fonts, hinting and smoothing. Each may need another font. */
const text: readonly Drawing[] = [
  (context) => {
    context.fillStyle = '#f60';
    context.fillRect(98, 3, 58, 19);
  },
  written('#069', SMALL, 'Žluťoučký kůň, 9 gjpqÅ', 3, 17),
  written('#069', SMALL, '\u{1f60a}', 160, 17),
  written(PALE, LARGE, 'Wxyz fflix', 5, 43),
  written(PALE, LARGE, '\u{1f9ff}', 120, 43),
];

/** Returns the drawing from two canvases; noise per call makes them differ. */
async function images(
  width: number,
  height: number,
  steps: readonly Drawing[],
): Promise<readonly [string, string] | null> {
  const image = async () => {
    await breathe(true);
    const { canvas, context } = surface(width, height);
    if (!context) return null;
    for (const draw of steps) {
      draw(context);
      await breathe(true);
    }
    return canvas.toDataURL();
  };
  const first = await image();
  const second = await image();
  return first && second ? [first, second] : null;
}

/**
 * Checks that squares of solid colors read back exactly, which holds for every renderer; noise per site or
 * session changes them.
 */
function knownPixels(): boolean {
  const colours = [
    [12, 96, 203],
    [240, 17, 130],
    [1, 254, 77],
  ] as const;
  const { context } = surface(24, 8);
  if (!context) return false;
  colours.forEach(([red, green, blue], at) => {
    context.fillStyle = `rgb(${red}, ${green}, ${blue})`;
    context.fillRect(at * 8, 0, 8, 8);
  });
  const { data } = context.getImageData(0, 0, 24, 8);
  for (let at = 0; at < data.length; at += 4) {
    const colour = colours[Math.floor(((at / 4) % 24) / 8)];
    if (!colour?.every((value, channel) => data[at + channel] === value)) return false;
  }
  return true;
}

/** Checks that nonzero and even-odd winding are distinguished. */
function winding(): boolean {
  const { context } = surface(1, 1);
  context?.rect(0, 0, 10, 10);
  context?.rect(2, 2, 6, 6);
  return context?.isPointInPath(5, 5, 'evenodd') === false;
}

export const canvas: Collector<'canvas'> = {
  name: 'canvas',
  limit: 700,
  afterWorker: true,
  costly: true,
  async collect() {
    if (!surface(1, 1).context || resistsFingerprinting()) return null;
    const shapes = await images(122, 110, [geometry]);
    const letters = await images(240, 60, text);
    await breathe();
    if (!shapes || !letters) return null;
    const [first, second] = await Promise.all([digest(shapes[0]), digest(letters[0])]);
    return {
      geometry: first,
      text: second,
      stable: shapes[0] === shapes[1] && letters[0] === letters[1],
      knownPixels: knownPixels(),
      winding: winding(),
    };
  },
};
