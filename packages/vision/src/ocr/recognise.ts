import type { Raster } from '../image/raster';
import { resize } from '../image/resize';
import { readShapes, type ShapeReading } from './scripts/read-shapes';
import type { Network } from './session';

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

/** The best class of a step, of all or of some. */
function bestOf(data: Float32Array, from: number, count: number, classes: readonly number[] | null): number {
  let best = classes ? classes[0]! : 0;
  if (classes) {
    for (const index of classes) if (data[from + index]! > data[from + best]!) best = index;
  } else {
    for (let index = 1; index < count; index++) if (data[from + index]! > data[from + best]!) best = index;
  }
  return best;
}

/** Best path of connectionist temporal classification (Graves and others, 2006): repeats and blanks fall away. */
function decode(
  data: Float32Array,
  [, steps = 0, count = 0]: readonly number[],
  alphabet: Alphabet,
  classes: readonly number[] | null,
): Recognised {
  let [text, sum, characters, last] = ['', 0, 0, 0];
  for (let step = 0; step < steps; step++) {
    const from = step * count;
    const best = bestOf(data, from, count, classes);
    if (best !== 0 && best !== last) {
      text += alphabet[best] ?? '';
      sum += data[from + best]!;
      characters++;
    }
    last = best;
  }
  return { text, confidence: characters === 0 ? 0 : sum / characters };
}

/**
 * Reads one straightened line of text.
 * @param network with the head for shapes as its second output
 * @param choices for each, the line is read with these classes only (null = all): another reading of the same run.
 * @returns a reading for each choice, and the line as shapes.
 */
export async function recogniseLine(
  network: Network,
  alphabet: Alphabet,
  line: Raster,
  choices: readonly (readonly number[] | null)[],
): Promise<{ readonly readings: readonly Recognised[]; readonly shapes: ShapeReading }> {
  const input = lineTensor(line);
  const [characters, head] = await network.runAll(input.data, input.shape);
  const { data, shape } = characters!;
  return {
    readings: choices.map((classes) => decode(data, shape, alphabet, classes)),
    shapes: readShapes(head!),
  };
}
