import { GraphBuilder } from '../../face/onnx/graph';
import { encode, message, string } from '../../face/onnx/protobuf';
import type { NetworkOutput } from '../session';
import { HEAD_WEIGHTS } from './data/head-weights';
import { ownLetters, type Script, SHAPES, scriptOf, textOf } from './shapes';

/** What the recogniser of PP-OCRv4 knows of a line before it decides for a character, eight pixels a step. */
export const FEATURES = ['p2o.AveragePool.1', 'swish_17.tmp_0'] as const;
/** Channels of both together. */
export const FEATURE_COUNT = 600;
/** Widths of the two layers between features and shapes. */
export const HEAD_MIDDLE = 96;
export const HEAD_WIDE = 128;
/** Outputs: "no character", then each of {@link SHAPES}. */
export const HEAD_CLASSES = SHAPES.length + 1;

/** Inputs and outputs of the three layers; the second sees a step with the one before and the one after it. */
export const HEAD_LAYERS = [
  [FEATURE_COUNT, HEAD_MIDDLE],
  [3 * HEAD_MIDDLE, HEAD_WIDE],
  [HEAD_WIDE, HEAD_CLASSES],
] as const;

/** Weights `[inputs, outputs]` and biases of the layers, one after the other. */
export type HeadWeights = readonly Float32Array[];

/**
 * A model that gives inner values as outputs as well. Messages of Protocol Buffers that follow each other are one message, and so is
 * the graph within them: what is added need only be appended.
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

/** What PP-OCRv4's recogniser decides, `[1, steps, classes]`, as likelihoods. */
export const DECISION = 'softmax_11.tmp_0';
/** Outputs of {@link withBest}: the likeliest class of each step, its likelihood, and the likelihoods of the chosen classes. */
export const BEST = ['best', 'likelihood', 'chosen'] as const;

/** PP-OCRv4's recogniser that also tells what its decision comes to: 6,625 numbers a step need not leave the runtime for it. */
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

/** PP-OCRv4's recogniser with a second decision on what it sees: the shapes of Latin, Cyrillic and Greek letters. */
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

/** A layer's weights in eight bits, a scale and a bias for each output; base 64. */
interface PackedLayer {
  readonly scales: string;
  readonly bytes: string;
}

/** Opens weights that were packed. */
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

/** The weights that come with this package. */
export const installedHeadWeights = (): HeadWeights => unpackHead(HEAD_WEIGHTS);

/** A line as shapes of letters. */
export interface ShapeReading {
  readonly shapes: string;
  /** Mean probability of the shapes, 0–1. */
  readonly confidence: number;
}

/** The best path through what the head says, `[1, classes, 1, steps]`: repeats and "no character" fall away. */
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

/** A line that was read twice: as Latin letters, and as shapes of three scripts. */
interface ReadTwice {
  readonly text: string;
  readonly confidence: number;
  readonly shapes: ShapeReading;
}

/** Shapes that are read less surely tell nothing. */
const LEAST_SURE = 0.8;
/** A page is of another script where so many lines are, with so many letters of its own, and so many beside those of Latin alone. */
const LEAST_LINES = 2;
const LEAST_LETTERS = 6;
const LEAST_SHARE = 0.15;

/** Rows of machine-readable zones are Latin, whatever their fillers look like. */
const isZoneRow = ({ text }: ReadTwice): boolean => text.split('<').length > 2;

/** Whether a line shows that it is of a script: letters that only this one has, two at least, and no more of Latin alone. */
function evidence(line: ReadTwice, script: Script): number {
  const { shapes, confidence } = line.shapes;
  if (confidence < LEAST_SURE || isZoneRow(line)) return 0;
  const own = ownLetters(shapes);
  return own[script] >= 2 && own[script] >= own.Latin ? own[script] : 0;
}

/** The script of a page beside Latin; null = it is Latin alone, as far as can be seen. */
export function scriptOfPage(lines: readonly ReadTwice[]): Exclude<Script, 'Latin'> | null {
  const latin = lines.reduce((sum, { shapes }) => sum + ownLetters(shapes.shapes).Latin, 0);
  const found = (['Cyrillic', 'Greek'] as const)
    .map((script) => {
      const letters = lines.map((line) => evidence(line, script)).filter((own) => own > 0);
      return { script, count: letters.length, sum: letters.reduce((sum, own) => sum + own, 0) };
    })
    .sort((a, b) => b.sum - a.sum)[0]!;
  const isThere =
    found.count >= LEAST_LINES && found.sum >= LEAST_LETTERS && found.sum >= LEAST_SHARE * latin;
  return isThere ? found.script : null;
}

/**
 * The text of a line of a page of another script: what was read as Latin letters stays where the line has none of the script's own.
 * Letters alone that all scripts share, such as `MAPTA`, are the page's.
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
  // PP-OCRv4 loses blanks.
  const isSame = shapes.replace(/ /g, '') === line.text.replace(/ /g, '');
  return { text: isSame ? shapes : line.text, confidence: line.confidence };
}
