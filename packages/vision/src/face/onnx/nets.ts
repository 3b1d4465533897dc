import { type Weight, type Weights, weight } from '../weights';
import { type Convolution, type Filters, GraphBuilder, type Value } from './graph';

function tensor(weights: Weights, name: string): Weight {
  return { shape: weights.get(name)?.shape ?? [], values: weight(weights, name) };
}

/** Multiplies each output channel of filters. */
function scaled({ shape, values }: Filters, factors: Float32Array): Filters {
  return { shape, values: values.map((value, index) => value * factors[index % factors.length]!) };
}

/** Combines a convolution and the scaling after it. */
function scaledConvolution(weights: Weights, name: string): Pick<Convolution, 'filters' | 'bias'> {
  const factors = weight(weights, `${name}/scale/weights`);
  const offsets = weight(weights, `${name}/scale/biases`);
  const bias = weight(weights, `${name}/conv/bias`);
  return {
    filters: scaled(tensor(weights, `${name}/conv/filters`), factors),
    bias: bias.map((value, index) => value * factors[index]! + offsets[index]!),
  };
}

/**
 * Blocks of the recognition network: the name, and for blocks that halve the image, the numbers of channels
 * and pixels to add.
 */
const BLOCKS: readonly (readonly [
  name: string,
  halves?: { readonly channels: number; readonly pixels: 0 | 1 },
])[] = [
  ['conv32_1'],
  ['conv32_2'],
  ['conv32_3'],
  ['conv64_down', { channels: 32, pixels: 0 }],
  ['conv64_1'],
  ['conv64_2'],
  ['conv64_3'],
  ['conv128_down', { channels: 64, pixels: 0 }],
  ['conv128_1'],
  ['conv128_2'],
  ['conv256_down', { channels: 128, pixels: 1 }],
  ['conv256_1'],
  ['conv256_2'],
  ['conv256_down_out', { channels: 0, pixels: 1 }],
];

/**
 * Returns the network that distinguishes faces (a residual network after dlib's, weights
 * `face_recognition_model`). `face` `[count, 3, 150, 150]` → `embedding` `[count, 128]`.
 */
export function recognitionModel(weights: Weights): Uint8Array {
  const graph = new GraphBuilder();
  const face = graph.input('face', ['count', 3, 150, 150]);
  const first = scaledConvolution(weights, 'conv32_down');
  let value = graph.relu(graph.convolution(face, { ...first, stride: 2, border: 'valid' }));
  value = graph.pool('MaxPool', value, 3, 2);
  for (const [name, halves] of BLOCKS) {
    const conv1 = scaledConvolution(weights, `${name}/conv1`);
    const conv2 = scaledConvolution(weights, `${name}/conv2`);
    const inner = graph.relu(
      graph.convolution(value, { ...conv1, stride: halves ? 2 : 1, border: halves ? 'valid' : 'same' }),
    );
    let out = graph.convolution(inner, { ...conv2, border: 'same' });
    if (halves) {
      // The shortcut has half the size and fewer channels; missing values on either side are zero.
      value = graph.pool('AveragePool', value, 2, 2);
      if (halves.channels > 0) value = graph.pad(value, halves.channels, 0, 0);
      if (halves.pixels > 0) out = graph.pad(out, 0, halves.pixels, halves.pixels);
    }
    value = graph.relu(graph.add(out, value));
  }
  const last = graph.matrix(graph.mean(value), tensor(weights, 'fc'), new Float32Array(128));
  graph.output(last, 'embedding', ['count', 128]);
  return graph.model();
}

/**
 * Returns the network that finds the 68 landmarks of a face (weights `face_landmark_68_model`). `face`
 * `[count, 3, 112, 112]` → `places` `[count, 136]`, alternating x and y.
 */
export function landmarkModel(weights: Weights): Uint8Array {
  const graph = new GraphBuilder();
  const separable = (input: Value, name: string, stride: 1 | 2) => {
    const filters = tensor(weights, `${name}/depthwise_filter`);
    const channels = filters.shape[2] ?? 0;
    const spread = {
      filters,
      bias: new Float32Array(channels),
      stride,
      border: 'same',
      depthwise: true,
    } as const;
    return graph.convolution(graph.convolution(input, spread), {
      filters: tensor(weights, `${name}/pointwise_filter`),
      bias: weight(weights, `${name}/bias`),
      border: 'same',
    });
  };
  let value = graph.input('face', ['count', 3, 112, 112]);
  for (const block of ['dense0', 'dense1', 'dense2', 'dense3']) {
    const name = `${block}/conv0`;
    const out1 = graph.relu(
      block === 'dense0'
        ? graph.convolution(value, {
            filters: tensor(weights, `${name}/filters`),
            bias: weight(weights, `${name}/bias`),
            stride: 2,
            border: 'same',
          })
        : separable(value, name, 2),
    );
    // The input of each convolution is the sum of all previous ones.
    let sum = graph.add(out1, separable(out1, `${block}/conv1`, 1));
    for (const next of ['conv2', 'conv3']) {
      sum = graph.add(sum, separable(graph.relu(sum), `${block}/${next}`, 1));
    }
    value = graph.relu(sum);
  }
  const last = graph.matrix(graph.mean(value), tensor(weights, 'fc/weights'), weight(weights, 'fc/bias'));
  graph.output(last, 'places', ['count', 136]);
  return graph.model();
}

const EPSILON = 0.0010000000474974513;
/** Layers of MobileNet that halve the image. */
const HALVING = new Set([2, 4, 6, 12]);

/** Combines a depthwise convolution and the batch normalization after it. */
function normalised(weights: Weights, name: string): Pick<Convolution, 'filters' | 'bias'> {
  const of = (what: string) => weight(weights, `${name}/BatchNorm/${what}`);
  const [gamma, beta, mean, variance] = [of('gamma'), of('beta'), of('moving_mean'), of('moving_variance')];
  const factors = gamma.map((value, index) => value / Math.sqrt(variance[index]! + EPSILON));
  return {
    filters: scaled(tensor(weights, `${name}/depthwise_weights`), factors),
    bias: beta.map((value, index) => value - mean[index]! * factors[index]!),
  };
}

/**
 * Returns the large detector (SSD on MobileNet v1, weights `ssd_mobilenetv1_model`): `picture` `[1, 3, 512,
 * 512]` → `boxes` `[1, 5118, 4]`, as offsets from its anchors, and `classes` `[1, 5118, 3]`, before the
 * sigmoid.
 */
export function detectionModel(weights: Weights): Uint8Array {
  const graph = new GraphBuilder();
  const pointwise = (input: Value, name: string, stride: 1 | 2) =>
    graph.relu6(
      graph.convolution(input, {
        filters: tensor(weights, `${name}/weights`),
        bias: weight(weights, `${name}/convolution_bn_offset`),
        stride,
        border: 'same',
      }),
    );
  let value = pointwise(graph.input('picture', [1, 3, 512, 512]), 'MobilenetV1/Conv2d_0_pointwise', 2);
  const seen: Value[] = [];
  for (let layer = 1; layer <= 13; layer++) {
    const name = `MobilenetV1/Conv2d_${layer}`;
    const spread = normalised(weights, `${name}_depthwise`);
    const stride = HALVING.has(layer) ? 2 : 1;
    value = graph.relu6(graph.convolution(value, { ...spread, stride, border: 'same', depthwise: true }));
    value = pointwise(value, `${name}_pointwise`, 1);
    if (layer === 11 || layer === 13) seen.push(value);
  }
  for (let layer = 0; layer < 8; layer++) {
    value = pointwise(value, `Prediction/Conv2d_${layer}_pointwise`, layer % 2 === 1 ? 2 : 1);
    if (layer % 2 === 1) seen.push(value);
  }
  const predicted = (kind: string, width: number) =>
    graph.concat(
      seen.map((features, index) => {
        const name = `Prediction/BoxPredictor_${index}/${kind}`;
        const bias = weight(weights, `${name}/biases`);
        const filters = tensor(weights, `${name}/weights`);
        return graph.rows(graph.convolution(features, { filters, bias, border: 'same' }), width);
      }),
    );
  graph.output(predicted('BoxEncodingPredictor', 4), 'boxes', [1, 'anchors', 4]);
  graph.output(predicted('ClassPredictor', 3), 'classes', [1, 'anchors', 3]);
  return graph.model();
}
