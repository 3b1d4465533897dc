import { type Raster, resize } from '../image/raster';
import { BEST, readShapes, SHAPES_OUTPUT, type ShapeReading } from './scripts/model-scripts';
import type { Network, NetworkOutput } from './session';

/** Line height that the network reads, in pixels. */
const HEIGHT = 48;
const NARROWEST = 32;
const WIDEST = 2400;

/** Result of reading a line. */
interface Recognised {
  readonly text: string;
  /** Mean probability of its characters, 0–1. */
  readonly confidence: number;
}

/** Characters of the network's classes; class 0 is "no character". */
type Alphabet = readonly string[];

/** Creates the alphabet from a list of characters, one per line; the space comes last and isn't in the list. */
export const readAlphabet = (keys: string): Alphabet => ['', ...keys.replace(/\n$/, '').split(/\r?\n/), ' '];

/** Returns the classes of some characters, including "no character". */
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

/** Converts a line to the network's input. */
export function lineTensor(line: Raster): { readonly data: Float32Array; readonly shape: readonly number[] } {
  const wanted = Math.round((line.width * HEIGHT) / line.height);
  const width = Math.min(WIDEST, Math.max(NARROWEST, wanted));
  return { data: tensorOf(resize(line, width, HEIGHT)), shape: [1, 3, HEIGHT, width] };
}

/** Most likely class of each step of a line, and its likelihood. */
interface Path {
  readonly classes: ArrayLike<number>;
  readonly likelihoods: ArrayLike<number>;
}

/** Returns the best path among some classes only. @param chosen their likelihoods, `[1, steps, classes]` */
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

/**
 * Decodes the best path of connectionist temporal classification (Graves and others, 2006), without repeats
 * and blanks.
 */
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
 * @param some classes allowed in the second reading of the same run
 * @returns the line with all classes, with these classes only, and as shapes.
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
