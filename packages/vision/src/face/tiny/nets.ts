import type { Raster } from '../../image/raster';
import { type Box, COUNT, type Detection, distinct, type Landmarks, within } from '../landmarks';
import { sampleSquare, type Tensor } from '../sample';
import { type Weights, weight } from '../weights';
import { activate, byOutput, convolution, depthwise, type Layer, maxPool, pointwise } from './layers';
import { multiply } from './multiply';

/** Widths and heights, in cells, of the five boxes that each cell of the last layer can return. */
const ANCHORS = [
  [1.603231, 2.094468],
  [6.041143, 7.080126],
  [2.882459, 3.518061],
  [4.266906, 5.178857],
  [9.041765, 10.66308],
] as const;

const NORMALISATION = { mean: [117.001, 114.697, 97.404], scale: 1 / 256 } as const;
const OVERLAP = 0.4;
/** Numbers that describe a box: its center, its size, and whether it contains a face. */
const ENCODING = 5;

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));

function layersOf(weights: Weights): readonly Layer[] {
  const separable = (name: string): readonly Layer[] => [
    depthwise(weight(weights, `${name}/depthwise_filter`), 1),
    pointwise(weight(weights, `${name}/pointwise_filter`), weight(weights, `${name}/bias`), 'leaky'),
  ];
  return [
    convolution(weight(weights, 'conv0/filters'), weight(weights, 'conv0/bias'), 1, 'valid', 'leaky'),
    ...[1, 2, 3, 4, 5].flatMap((index) => [maxPool(2), ...separable(`conv${index}`)]),
    maxPool(1),
    pointwise(weight(weights, 'conv8/filters'), weight(weights, 'conv8/bias'), 'none'),
  ];
}

/** Decodes the boxes of the last layer's cells, as shares of the network's input square. */
function decode({ height, width, values }: Tensor, least: number): readonly Detection[] {
  const found: Detection[] = [];
  for (let cell = 0; cell < height * width; cell++) {
    ANCHORS.forEach(([wide, high], anchor) => {
      const at = (cell * ANCHORS.length + anchor) * ENCODING;
      const score = sigmoid(values[at + 4]!);
      if (score < least) return;
      const boxWidth = (Math.exp(values[at + 2]!) * wide) / width;
      const boxHeight = (Math.exp(values[at + 3]!) * high) / height;
      const middleX = ((cell % width) + sigmoid(values[at]!)) / width;
      const middleY = (Math.floor(cell / width) + sigmoid(values[at + 1]!)) / height;
      found.push({
        x: middleX - boxWidth / 2,
        y: middleY - boxHeight / 2,
        width: boxWidth,
        height: boxHeight,
        score,
      });
    });
  }
  return found;
}

/**
 * Creates the small face detector (a YOLO v2 of separable convolutions, weights `tiny_face_detector_model`).
 * @param size of the network's input square, a multiple of 32: 160 is fast, 416 finds small faces
 * @param least minimum score of a face, 0 to 1
 * @returns boxes in pixels of the image, highest score first
 */
export function tinyDetector(
  weights: Weights,
): (raster: Raster, size: number, least: number) => readonly Detection[] {
  const layers = layersOf(weights);
  return (raster, size, least) => {
    const whole = { x: 0, y: 0, width: raster.width, height: raster.height };
    const square = sampleSquare(raster, whole, size, NORMALISATION, false);
    const last = layers.reduce<Tensor>((input, layer) => layer(input), square);
    const side = size * square.step;
    return distinct(decode(last, least), OVERLAP).map((box) => ({
      x: box.x * side,
      y: box.y * side,
      width: box.width * side,
      height: box.height * side,
      score: box.score,
    }));
  };
}

/** Side of the network's input square, in pixels. */
const SIDE = 112;
export const LANDMARK_NORMALISATION = { mean: [122.782, 117.001, 104.298], scale: 1 / 255 } as const;

function separable(weights: Weights, name: string, stride: 1 | 2): Layer {
  const spread = depthwise(weight(weights, `${name}/depthwise_filter`), stride);
  const mix = pointwise(weight(weights, `${name}/pointwise_filter`), weight(weights, `${name}/bias`), 'none');
  return (input) => mix(spread(input));
}

function add(target: Float32Array, more: Float32Array): void {
  for (let index = 0; index < target.length; index++) target[index]! += more[index]!;
}

/** Three convolutions; the input of each is the sum of all previous ones. */
function denseBlock(weights: Weights, name: string, first: Layer): Layer {
  const second = separable(weights, `${name}/conv1`, 1);
  const third = separable(weights, `${name}/conv2`, 1);
  return (input) => {
    const out1 = first(input);
    activate(out1.values, 'relu');
    const out2 = second(out1);
    // The sum of the first two is the input of the third. It is also part of the block's result, before its
    // activation.
    add(out2.values, out1.values);
    const sum = out2.values.slice();
    activate(out2.values, 'relu');
    const out3 = third(out2);
    add(out3.values, sum);
    activate(out3.values, 'relu');
    return out3;
  };
}

/** Returns the mean of each channel. */
function meanOf({ height, width, channels, values }: Tensor): Float32Array {
  const means = new Float32Array(channels);
  values.forEach((value, index) => {
    means[index % channels]! += value;
  });
  return means.map((sum) => sum / (height * width));
}

/**
 * Converts the network's output to positions in the image. @param output alternating x and y, as shares of
 * the square
 */
export function placed(
  output: Float32Array,
  box: Box,
  square: { readonly step: number; readonly left: number; readonly top: number },
  side: number,
): Landmarks {
  return Array.from({ length: COUNT }, (_, index) => ({
    x: box.x + (output[2 * index]! * side - square.left) * square.step,
    y: box.y + (output[2 * index + 1]! * side - square.top) * square.step,
  }));
}

/**
 * Finds the 68 landmarks of the face in a box with the small network (weights `face_landmark_68_tiny_model`).
 * @returns in pixels of the image
 */
export function tinyLandmarkNet(weights: Weights): (raster: Raster, box: Box) => Landmarks {
  const blocks = [
    denseBlock(
      weights,
      'dense0',
      convolution(
        weight(weights, 'dense0/conv0/filters'),
        weight(weights, 'dense0/conv0/bias'),
        2,
        'same',
        'none',
      ),
    ),
    denseBlock(weights, 'dense1', separable(weights, 'dense1/conv0', 2)),
    denseBlock(weights, 'dense2', separable(weights, 'dense2/conv0', 2)),
  ];
  const bias = weight(weights, 'fc/bias');
  const matrix = byOutput(weight(weights, 'fc/weights'), 128, 2 * COUNT);
  const output = new Float32Array(2 * COUNT);
  return (raster, box) => {
    const seen = within(box, raster.width, raster.height);
    const square = sampleSquare(raster, seen, SIDE, LANDMARK_NORMALISATION, true);
    const last = blocks.reduce<Tensor>((input, block) => block(input), square);
    multiply(meanOf(last), 1, 128, matrix, bias, output);
    return placed(output, seen, square, SIDE);
  };
}
