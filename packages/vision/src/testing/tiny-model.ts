import { createHash } from 'node:crypto';
import { GraphBuilder } from '../face/onnx/graph';
import { bytes, encode, int, message, string } from '../face/onnx/protobuf';
import type { ModelManifest } from '../models/manifest';

/** Side of the square input of the sample models. */
const SIZE = 16;

/**
 * Creates a deterministic ONNX model of some hundred bytes that calculates two numbers, `genuine` and
 * `attack`, from the mean of each color. By default it rates bright images as genuine and dark ones as
 * attacks (softmax of ±4·(mean − 0.5)).
 * @param bias added to both; NaN makes every output NaN
 */
export function tinyModel({ bias = 0, outputs = 2 } = {}): Uint8Array {
  const graph = new GraphBuilder();
  const mean = graph.mean(graph.input('picture', [1, 3, SIZE, SIZE]));
  const signs = Array.from({ length: outputs }, (_, at) => (at === 0 ? 4 : -4));
  const weights = {
    shape: [3, outputs],
    values: Float32Array.from([0, 1, 2].flatMap(() => signs.map((sign) => sign / 3))),
  };
  const biases = Float32Array.from(signs, (sign) => bias - sign / 2);
  graph.output(graph.matrix(mean, weights, biases), 'scores', [1, outputs]);
  return graph.model();
}

const node = (operator: string, inputs: readonly string[], output: string) =>
  message(1, [...inputs.map((input) => string(1, input)), string(2, output), string(4, operator)]);

const vector = (name: string, values: readonly number[]) =>
  message(5, [
    int(1, values.length),
    int(2, 7),
    string(8, name),
    bytes(9, new Uint8Array(BigInt64Array.from(values, BigInt).buffer)),
  ]);

const value = (field: number, name: string, sides: readonly number[]) =>
  message(field, [
    string(1, name),
    message(2, [
      message(1, [
        int(1, 1),
        message(
          2,
          sides.map((side) => message(1, [int(1, side)])),
        ),
      ]),
    ]),
  ]);

/**
 * Creates a valid but harmful model: it creates a square matrix and multiplies it by itself repeatedly. A
 * side of 6000 occupies a processor for minutes; one of 40,000 requires 6 GB.
 */
export function harmfulModel(side: number, times: number): Uint8Array {
  const steps = Array.from({ length: times }, (_, at) => node('MatMul', [`m${at}`, `m${at}`], `m${at + 1}`));
  return encode([
    int(1, 8),
    string(2, 'assay'),
    message(7, [
      // The matrix depends on the image, so that it isn't calculated when the model is opened.
      node('Flatten', ['picture'], 'flat'),
      node('ReduceSum', ['flat'], 'sum'),
      node('Expand', ['sum', 'sides'], 'm0'),
      ...steps,
      node('ReduceSum', [`m${times}`], 'all'),
      node('Expand', ['all', 'pair'], 'scores'),
      string(2, 'net'),
      vector('sides', [side, side]),
      vector('pair', [1, 2]),
      value(11, 'picture', [1, 3, SIZE, SIZE]),
      value(12, 'scores', [1, 2]),
    ]),
    message(8, [string(1, ''), int(2, 13)]),
  ]);
}

export const sha256Of = (file: Uint8Array): string => createHash('sha256').update(file).digest('hex');

/** Returns the manifest of {@link tinyModel}, as parsed from JSON. */
export const tinyManifest = (file: Uint8Array, more: Partial<ModelManifest> = {}): ModelManifest => ({
  name: 'tiny',
  version: '1.0',
  kind: 'passive-liveness',
  file: 'tiny.onnx',
  sha256: sha256Of(file),
  licence: 'Apache-2.0',
  source: 'drawn by the tests; it knows bright from dark',
  input: {
    size: SIZE,
    layout: 'NCHW',
    colours: 'RGB',
    mean: [0, 0, 0],
    scale: [1 / 255, 1 / 255, 1 / 255],
  },
  crop: 1.5,
  output: { index: 1, of: 2, activation: 'softmax', means: 'attack' },
  thresholds: { review: 0.5, fail: 0.9 },
  strength: 'moderate',
  evidence: [],
  ...more,
});
