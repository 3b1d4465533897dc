import type { Collector } from '../collector';
import { breathe } from '../natives';
import { digest } from '../random';
import { resistsFingerprinting } from './user-agent';

type Drawing = (context: CanvasRenderingContext2D) => void;

/**
 * A canvas that the processor draws: to read one back that a graphics process draws holds the page for hundreds of
 * milliseconds while that process starts. What the graphics card makes of a picture, `webgl` collects.
 */
export function surface(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) };
}

/** Overlapping shapes, curves and blending: how edges are smoothed differs by renderer. */
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

/** Letters, accents and emojis: fonts, hinting and smoothing. Each may have to be fetched from another font. */
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

/** The drawing's image twice, from two canvases: noise that is made per call shows. */
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

/** Squares of full colours come back exactly, whatever the renderer; noise that is made per site or session shows. */
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

/** Nonzero and even-odd winding are distinguished. */
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
