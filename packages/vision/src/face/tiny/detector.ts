import type { Raster } from '../../image/raster';
import { type Detection, distinct } from '../box';
import { sampleSquare, type Tensor } from '../sample';
import { type Weights, weight } from '../weights';
import { convolution, depthwise, type Layer, maxPool, pointwise } from './layers';

/** Widths and heights, in cells, of the five boxes that each cell of the last layer may answer with. */
const ANCHORS = [
  [1.603231, 2.094468],
  [6.041143, 7.080126],
  [2.882459, 3.518061],
  [4.266906, 5.178857],
  [9.041765, 10.66308],
] as const;

const NORMALISATION = { mean: [117.001, 114.697, 97.404], scale: 1 / 256 } as const;
const OVERLAP = 0.4;
/** Numbers that each box is answered with: its middle, its size, and whether there is a face. */
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

/** Boxes of the last layer's cells, as shares of the square that the net saw. */
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
 * Faces of a picture by the small detector (a YOLO v2 of separable convolutions, weights `tiny_face_detector_model`).
 * @param size of the square that the net looks at, a multiple of 32: 160 is quick, 416 sees small faces
 * @param least score of an answer, 0 to 1
 * @returns boxes in pixels of the picture, the surest first
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
