import type { Raster } from '../../image/raster';
import { type Box, within } from '../box';
import { COUNT, type Landmarks } from '../landmarks';
import { sampleSquare, type Tensor } from '../sample';
import { type Weights, weight } from '../weights';
import { activate, byOutput, convolution, depthwise, type Layer, pointwise } from './layers';
import { multiply } from './multiply';

/** Side of the square that the net looks at, in pixels. */
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

/** Three convolutions, each of which sees the sum of all before it. */
function denseBlock(weights: Weights, name: string, first: Layer): Layer {
  const second = separable(weights, `${name}/conv1`, 1);
  const third = separable(weights, `${name}/conv2`, 1);
  return (input) => {
    const out1 = first(input);
    activate(out1.values, 'relu');
    const out2 = second(out1);
    // The sum of the first two goes into the third, and into the block's result as it is before its activation.
    add(out2.values, out1.values);
    const sum = out2.values.slice();
    activate(out2.values, 'relu');
    const out3 = third(out2);
    add(out3.values, sum);
    activate(out3.values, 'relu');
    return out3;
  };
}

/** The mean of each channel. */
function meanOf({ height, width, channels, values }: Tensor): Float32Array {
  const means = new Float32Array(channels);
  values.forEach((value, index) => {
    means[index % channels]! += value;
  });
  return means.map((sum) => sum / (height * width));
}

/** The places of a net's answer in the picture. @param output x and y by turns, as shares of the square */
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
 * The 68 places of the face in a box by the small net (weights `face_landmark_68_tiny_model`).
 * @returns in pixels of the picture
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
