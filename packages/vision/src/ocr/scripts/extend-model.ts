import { GraphBuilder } from '../../face/onnx/graph';
import { encode, message, string } from '../../face/onnx/protobuf';
import { SHAPES } from './shapes';

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
