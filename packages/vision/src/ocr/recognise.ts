import { type Raster, resize } from '../image/raster';
import { BEST, readShapes, SHAPES_OUTPUT, type ShapeReading } from './scripts/model-scripts';
import type { Network, NetworkOutput } from './session';

/** The network reads lines of this height. */
const HEIGHT = 48;
const NARROWEST = 32;
const WIDEST = 2400;

/** A line as it was read. */
interface Recognised {
  readonly text: string;
  /** Mean probability of its characters, 0–1. */
  readonly confidence: number;
}

/** What classes of the network stand for; class 0 is "no character". */
type Alphabet = readonly string[];

/** The alphabet of a list of characters, one a line; the space comes last and is not in the list. */
export const readAlphabet = (keys: string): Alphabet => ['', ...keys.replace(/\n$/, '').split(/\r?\n/), ' '];

/** The classes of some characters, with "no character". */
export const classesOf = (alphabet: Alphabet, characters: string): readonly number[] => [
  0,
  ...[...characters].map((character) => alphabet.indexOf(character)).filter((index) => index > 0),
];

function tensorOf({ width, height, data }: Raster): Float32Array {
  const plane = width * height;
  const tensor = new Float32Array(plane * 3);
  for (let pixel = 0, at = 0; pixel < plane; pixel++, at += 4) {
    for (let channel = 0; channel < 3; channel++)
      tensor[channel * plane + pixel] = data[at + 2 - channel]! / 127.5 - 1;
  }
  return tensor;
}

/** A line as the network takes it. */
export function lineTensor(line: Raster): { readonly data: Float32Array; readonly shape: readonly number[] } {
  const wanted = Math.round((line.width * HEIGHT) / line.height);
  const width = Math.min(WIDEST, Math.max(NARROWEST, wanted));
  return { data: tensorOf(resize(line, width, HEIGHT)), shape: [1, 3, HEIGHT, width] };
}

/** The likeliest class of each step of a line, and how likely it is. */
interface Path {
  readonly classes: ArrayLike<number>;
  readonly likelihoods: ArrayLike<number>;
}

/** The best path where only some classes may be taken. @param chosen their likelihoods, `[1, steps, classes]` */
function pathAmong(classes: readonly number[], { data, shape: [, steps = 0] }: NetworkOutput): Path {
  const taken: number[] = [];
  const likelihoods: number[] = [];
  for (let step = 0; step < steps; step++) {
    const from = step * classes.length;
    let best = 0;
    for (let at = 1; at < classes.length; at++) if (data[from + at]! > data[from + best]!) best = at;
    taken.push(classes[best]!);
    likelihoods.push(data[from + best]!);
  }
  return { classes: taken, likelihoods };
}

/** Best path of connectionist temporal classification (Graves and others, 2006): repeats and blanks fall away. */
function decode({ classes, likelihoods }: Path, alphabet: Alphabet): Recognised {
  let [text, sum, characters, last] = ['', 0, 0, 0];
  for (let step = 0; step < classes.length; step++) {
    const best = classes[step]!;
    if (best !== 0 && best !== last) {
      text += alphabet[best] ?? '';
      sum += likelihoods[step]!;
      characters++;
    }
    last = best;
  }
  return { text, confidence: characters === 0 ? 0 : sum / characters };
}

const OUTPUTS = [...BEST, SHAPES_OUTPUT];

/**
 * Reads one straightened line of text.
 * @param network with the outputs of `withBest` for these classes, and the head for shapes
 * @param some classes that another reading of the same run is made of
 * @returns the line as it is, with these classes only, and as shapes.
 */
export async function recogniseLine(
  network: Network,
  alphabet: Alphabet,
  line: Raster,
  some: readonly number[],
): Promise<{ readonly all: Recognised; readonly some: Recognised; readonly shapes: ShapeReading }> {
  const input = lineTensor(line);
  const [best, likelihood, chosen, head] = await network.runFor(OUTPUTS, input.data, input.shape);
  return {
    all: decode({ classes: best!.data, likelihoods: likelihood!.data }, alphabet),
    some: decode(pathAmong(some, chosen!), alphabet),
    shapes: readShapes(head!),
  };
}
