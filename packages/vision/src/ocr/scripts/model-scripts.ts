import { GraphBuilder } from '../../face/onnx/graph';
import { encode, message, string } from '../../face/onnx/protobuf';
import type { NetworkOutput } from '../session';
import { HEAD_WEIGHTS } from './data/head-weights';
import { ownLetters, type Script, SHAPES, scriptOf, textOf } from './shapes';

/** Intermediate values of the PP-OCRv4 recognizer before the character decision, eight pixels per step. */
export const FEATURES = ['p2o.AveragePool.1', 'swish_17.tmp_0'] as const;
/** Number of channels of both together. */
export const FEATURE_COUNT = 600;
/** Widths of the two layers between features and shapes. */
export const HEAD_MIDDLE = 96;
export const HEAD_WIDE = 128;
/** Number of outputs: "no character", then each of {@link SHAPES}. */
export const HEAD_CLASSES = SHAPES.length + 1;

/** Inputs and outputs of the three layers; the input of the second includes the previous and the next step. */
export const HEAD_LAYERS = [
  [FEATURE_COUNT, HEAD_MIDDLE],
  [3 * HEAD_MIDDLE, HEAD_WIDE],
  [HEAD_WIDE, HEAD_CLASSES],
] as const;

/** Weights `[inputs, outputs]` and biases of the layers, in order. */
export type HeadWeights = readonly Float32Array[];

/**
 * Adds intermediate values to the outputs of a model. Concatenated Protocol Buffers messages are one message,
 * and so is the graph within them, so the additions only have to be appended.
 */
export function withOutputs(model: Uint8Array, names: readonly string[]): Uint8Array {
  return encode([
    model,
    message(
      7,
      names.map((name) => message(12, [string(1, name)])),
    ),
  ]);
}

/** Output of PP-OCRv4's recognizer, `[1, steps, classes]`, as likelihoods. */
export const DECISION = 'softmax_11.tmp_0';
/**
 * Outputs of {@link withBest}: the most likely class of each step, its likelihood, and the likelihoods of the
 * chosen classes.
 */
export const BEST = ['best', 'likelihood', 'chosen'] as const;

/**
 * Returns PP-OCRv4's recognizer with additional outputs for its decision, so the 6,625 numbers per step don't
 * have to leave the runtime.
 */
export function withBest(model: Uint8Array, classes: readonly number[]): Uint8Array {
  const [best, likelihood, chosen] = BEST;
  const graph = new GraphBuilder('best.');
  graph.output(graph.largestAt(DECISION), best, [1, 'steps']);
  graph.output(graph.largest(DECISION), likelihood, [1, 'steps']);
  graph.output(graph.some(DECISION, classes), chosen, [1, 'steps', classes.length]);
  return encode([model, graph.graph()]);
}

/** Name of the output that {@link withHead} adds. */
export const SHAPES_OUTPUT = 'shapes';

/**
 * Returns PP-OCRv4's recognizer with a second classifier on its features: the shapes of Latin, Cyrillic and
 * Greek letters.
 */
export function withHead(model: Uint8Array, weights: HeadWeights): Uint8Array {
  const [w1, b1, w2, b2, w3, b3] = weights as readonly Float32Array[] & { length: 6 };
  const graph = new GraphBuilder('scripts');
  const layer = (input: string, values: Float32Array, shape: readonly number[], bias: Float32Array) =>
    graph.convolution(input, { filters: { shape, values }, bias, border: 'same' });
  const middle = graph.relu(layer(graph.concat(FEATURES), w1!, [1, 1, FEATURE_COUNT, HEAD_MIDDLE], b1!));
  const wide = graph.relu(layer(middle, w2!, [1, 3, HEAD_MIDDLE, HEAD_WIDE], b2!));
  graph.output(layer(wide, w3!, [1, 1, HEAD_WIDE, HEAD_CLASSES], b3!), SHAPES_OUTPUT, [
    1,
    HEAD_CLASSES,
    1,
    'steps',
  ]);
  return encode([model, graph.graph()]);
}

/** Weights of a layer in eight bits, with a scale and a bias for each output, as base64. */
interface PackedLayer {
  readonly scales: string;
  readonly bytes: string;
}

/** Unpacks weights. */
export function unpackHead(packed: readonly PackedLayer[]): HeadWeights {
  return packed.flatMap(({ scales, bytes }, layer) => {
    const [, outputs] = HEAD_LAYERS[layer]!;
    const floats = Uint8Array.from(Buffer.from(scales, 'base64'));
    const scale = new Float32Array(floats.buffer, 0, outputs);
    const bias = new Float32Array(floats.buffer, outputs * 4, outputs);
    const small = new Int8Array(Uint8Array.from(Buffer.from(bytes, 'base64')).buffer);
    return [Float32Array.from(small, (value, at) => value * scale[at % outputs]!), bias];
  });
}

/** Packs weights `[inputs, outputs]` and biases. */
export function packHead(weights: HeadWeights): readonly PackedLayer[] {
  return HEAD_LAYERS.map(([, outputs], layer) => {
    const [values, biases] = [weights[layer * 2]!, weights[layer * 2 + 1]!];
    const scales = new Float32Array(outputs * 2);
    for (const [at, value] of values.entries())
      scales[at % outputs] = Math.max(scales[at % outputs]!, Math.abs(value) / 127);
    scales.set(biases, outputs);
    const small = Int8Array.from(values, (value, at) => Math.round(value / (scales[at % outputs]! || 1)));
    return {
      scales: Buffer.from(scales.buffer).toString('base64'),
      bytes: Buffer.from(small.buffer).toString('base64'),
    };
  });
}

/** Returns the weights that come with this package. */
export const installedHeadWeights = (): HeadWeights => unpackHead(HEAD_WEIGHTS);

/** Line read as letter shapes. */
export interface ShapeReading {
  readonly shapes: string;
  /** Mean probability of the shapes, 0–1. */
  readonly confidence: number;
}

/** Decodes the best path of the head's output, `[1, classes, 1, steps]`, without repeats and "no character". */
export function readShapes({ data, shape }: NetworkOutput): ShapeReading {
  const [, classes = 0, , steps = 0] = shape;
  let [shapes, sum, count, last] = ['', 0, 0, 0];
  for (let step = 0; step < steps; step++) {
    let best = 0;
    for (let at = 1; at < classes; at++) if (data[at * steps + step]! > data[best * steps + step]!) best = at;
    if (best !== 0 && best !== last) {
      let total = 0;
      for (let at = 0; at < classes; at++)
        total += Math.exp(data[at * steps + step]! - data[best * steps + step]!);
      shapes += SHAPES[best - 1]!;
      sum += 1 / total;
      count++;
    }
    last = best;
  }
  return { shapes, confidence: count === 0 ? 0 : sum / count };
}

/** Line read both as Latin letters and as shapes of three scripts. */
interface ReadTwice {
  readonly text: string;
  readonly confidence: number;
  readonly shapes: ShapeReading;
}

/** Minimum confidence of shapes; less certain shapes are ignored. */
const MIN_CONFIDENCE = 0.8;
/**
 * Conditions for another script on a page: minimum number of lines, minimum number of letters that only this
 * script has, and their minimum ratio to letters that only Latin has.
 */
const MIN_LINES = 2;
const MIN_LETTERS = 6;
const MIN_SHARE = 0.15;

/** Rows of machine-readable zones are Latin, whatever shapes were read for their fillers. */
const isZoneRow = ({ text }: ReadTwice): boolean => text.split('<').length > 2;

/**
 * Returns the number of letters that only this script has; 0 if there are fewer than two or if Latin-only
 * letters outnumber them.
 */
function evidence(line: ReadTwice, script: Script): number {
  const { shapes, confidence } = line.shapes;
  if (confidence < MIN_CONFIDENCE || isZoneRow(line)) return 0;
  const own = ownLetters(shapes);
  return own[script] >= 2 && own[script] >= own.Latin ? own[script] : 0;
}

/** Returns the non-Latin script of a page; null if only Latin is found. */
export function scriptOfPage(lines: readonly ReadTwice[]): Exclude<Script, 'Latin'> | null {
  const latin = lines.reduce((sum, { shapes }) => sum + ownLetters(shapes.shapes).Latin, 0);
  const found = (['Cyrillic', 'Greek'] as const)
    .map((script) => {
      const letters = lines.map((line) => evidence(line, script)).filter((own) => own > 0);
      return { script, count: letters.length, sum: letters.reduce((sum, own) => sum + own, 0) };
    })
    .sort((a, b) => b.sum - a.sum)[0]!;
  const isThere = found.count >= MIN_LINES && found.sum >= MIN_LETTERS && found.sum >= MIN_SHARE * latin;
  return isThere ? found.script : null;
}

/**
 * Returns the text of a line on a page of another script. The Latin reading stays if the line has no letters
 * that only the script has. Lines of letters common to all scripts, such as `MAPTA`, use the page's script.
 */
export function inScript(
  line: ReadTwice,
  page: Script,
): { readonly text: string; readonly confidence: number } {
  if (isZoneRow(line)) return { text: line.text, confidence: line.confidence };
  const { shapes, confidence } = line.shapes;
  const own = ownLetters(shapes);
  const script = scriptOf(shapes);
  const isOther = own.Cyrillic + own.Greek > 0 && (script !== 'Latin' || own.Cyrillic + own.Greek >= 2);
  const isShared = script === null && /\p{L}/u.test(shapes) && !/\d/.test(shapes);
  if (isOther || isShared) return { text: textOf(shapes, page), confidence };
  // PP-OCRv4 loses spaces.
  const isSame = shapes.replace(/ /g, '') === line.text.replace(/ /g, '');
  return { text: isSame ? shapes : line.text, confidence: line.confidence };
}
