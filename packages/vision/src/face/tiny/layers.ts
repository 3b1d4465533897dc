import type { Tensor } from '../sample';
import { multiply } from './multiply';

/**
 * Layers of small convolutional networks in plain TypeScript. Each layer reuses the memory of its output for
 * the next image, so a result is valid until the layer is called again.
 */
export type Layer = (input: Tensor) => Tensor;

/** Activation applied to each output value. `leaky` multiplies negative values by a tenth. */
type Activation = 'none' | 'relu' | 'leaky';

/** Returns a tensor of the given size; reuses the previous one if it fits. */
function sized(before: Tensor | undefined, height: number, width: number, channels: number): Tensor {
  if (before && before.height === height && before.width === width && before.channels === channels)
    return before;
  return { height, width, channels, values: new Float32Array(height * width * channels) };
}

/** Reorders `filters` as trained, `[taps, inputs, outputs]`, so that the inputs of one output are contiguous. */
export function byOutput(filters: Float32Array, inputs: number, outputs: number): Float32Array {
  const turned = new Float32Array(filters.length);
  for (let input = 0; input < inputs; input++) {
    for (let output = 0; output < outputs; output++) {
      turned[output * inputs + input] = filters[input * outputs + output]!;
    }
  }
  return turned;
}

export function activate(values: Float32Array, activation: Activation): void {
  if (activation === 'none') return;
  const leaky = activation === 'leaky';
  for (let index = 0; index < values.length; index++) {
    const value = values[index]!;
    if (value < 0) values[index] = leaky ? value * 0.1 : 0;
  }
}

/** A convolution of one pixel. @param filters `[inputs, outputs]` */
export function pointwise(filters: Float32Array, bias: Float32Array, activation: Activation): Layer {
  const outputs = bias.length;
  const inputs = filters.length / outputs;
  const turned = byOutput(filters, inputs, outputs);
  let out: Tensor | undefined;
  return (input) => {
    out = sized(out, input.height, input.width, outputs);
    multiply(input.values, input.height * input.width, inputs, turned, bias, out.values);
    activate(out.values, activation);
    return out;
  };
}

/**
 * Creates the first layer: 3 × 3 pixels of red, green and blue.
 * @param filters `[3, 3, 3, outputs]`
 * @param stride distance between output pixels
 * @param border `valid` stays within the image; `same` extends one pixel beyond it, at the right and bottom
 *   first
 */
export function convolution(
  filters: Float32Array,
  bias: Float32Array,
  stride: 1 | 2,
  border: 'valid' | 'same',
  activation: Activation,
): Layer {
  const outputs = bias.length;
  const turned = byOutput(filters, 27, outputs);
  let out: Tensor | undefined;
  let patches = new Float32Array(0);
  return (input) => {
    const { height, width, values } = input;
    const rows = border === 'valid' ? Math.floor((height - 3) / stride) + 1 : Math.ceil(height / stride);
    const columns = border === 'valid' ? Math.floor((width - 3) / stride) + 1 : Math.ceil(width / stride);
    const above = border === 'valid' ? 0 : Math.max(0, (rows - 1) * stride + 3 - height) >> 1;
    const before = border === 'valid' ? 0 : Math.max(0, (columns - 1) * stride + 3 - width) >> 1;
    out = sized(out, rows, columns, outputs);
    if (patches.length !== columns * 27) patches = new Float32Array(columns * 27);
    for (let row = 0; row < rows; row++) {
      for (let line = 0; line < 3; line++) {
        const y = row * stride - above + line;
        for (let column = 0; column < columns; column++) {
          const x = column * stride - before;
          const place = column * 27 + line * 9;
          const from = (y * width + x) * 3;
          if (y >= 0 && y < height && x >= 0 && x + 3 <= width) {
            for (let index = 0; index < 9; index++) patches[place + index] = values[from + index]!;
            continue;
          }
          for (let index = 0; index < 9; index++) {
            const tapX = x + Math.floor(index / 3);
            const outside = y < 0 || y >= height || tapX < 0 || tapX >= width;
            patches[place + index] = outside ? 0 : values[from + index]!;
          }
        }
      }
      multiply(patches, columns, 27, turned, bias, out.values, row * columns * outputs);
    }
    activate(out.values, activation);
    return out;
  };
}

/** Adds `input[from + c] · filter[tap + c]` to the sums of one output pixel. */
function addTap(
  sums: Float32Array,
  place: number,
  input: Float32Array,
  from: number,
  filters: Float32Array,
  tap: number,
  channels: number,
): void {
  for (let channel = 0; channel < channels; channel++) {
    sums[place + channel]! += input[from + channel]! * filters[tap + channel]!;
  }
}

/** Adds all nine taps of one output pixel inside the image. */
function inner(
  sums: Float32Array,
  place: number,
  input: Float32Array,
  from: number,
  row: number,
  filters: Float32Array,
  channels: number,
): void {
  const middle = from + row;
  const below = middle + row;
  for (let channel = 0; channel < channels; channel++) {
    const left = channel + channels;
    const right = left + channels;
    const f3 = right + channels;
    const f6 = f3 + 3 * channels;
    sums[place + channel] =
      input[from + channel]! * filters[channel]! +
      input[from + left]! * filters[left]! +
      input[from + right]! * filters[right]! +
      input[middle + channel]! * filters[f3]! +
      input[middle + left]! * filters[f3 + channels]! +
      input[middle + right]! * filters[f3 + 2 * channels]! +
      input[below + channel]! * filters[f6]! +
      input[below + left]! * filters[f6 + channels]! +
      input[below + right]! * filters[f6 + 2 * channels]!;
  }
}

/**
 * A 3 × 3 convolution of each channel separately, extending one pixel beyond the image. @param filters `[3,
 * 3, channels]`
 */
export function depthwise(filters: Float32Array, stride: 1 | 2): Layer {
  const channels = filters.length / 9;
  let out: Tensor | undefined;
  return (input) => {
    const { height, width, values } = input;
    const rows = Math.ceil(height / stride);
    const columns = Math.ceil(width / stride);
    const above = Math.max(0, (rows - 1) * stride + 3 - height) >> 1;
    const before = Math.max(0, (columns - 1) * stride + 3 - width) >> 1;
    out = sized(out, rows, columns, channels);
    const sums = out.values;
    for (let row = 0; row < rows; row++) {
      const y = row * stride - above;
      for (let column = 0; column < columns; column++) {
        const x = column * stride - before;
        const place = (row * columns + column) * channels;
        if (y >= 0 && x >= 0 && y + 3 <= height && x + 3 <= width) {
          inner(sums, place, values, (y * width + x) * channels, width * channels, filters, channels);
          continue;
        }
        sums.fill(0, place, place + channels);
        for (let tap = 0; tap < 9; tap++) {
          const tapY = y + Math.floor(tap / 3);
          const tapX = x + (tap % 3);
          if (tapY < 0 || tapX < 0 || tapY >= height || tapX >= width) continue;
          addTap(sums, place, values, (tapY * width + tapX) * channels, filters, tap * channels, channels);
        }
      }
    }
    return out;
  };
}

/** Returns the largest of 2 × 2 pixels; at the right and bottom, of the available pixels. */
export function maxPool(stride: 1 | 2): Layer {
  let out: Tensor | undefined;
  return ({ height, width, channels, values }) => {
    const rows = Math.ceil(height / stride);
    const columns = Math.ceil(width / stride);
    out = sized(out, rows, columns, channels);
    const most = out.values;
    let place = 0;
    for (let row = 0; row < rows; row++) {
      const y = row * stride;
      const down = y + 1 < height ? width * channels : 0;
      for (let column = 0; column < columns; column++) {
        const x = column * stride;
        const right = x + 1 < width ? channels : 0;
        let from = (y * width + x) * channels;
        for (let channel = 0; channel < channels; channel++, from++, place++) {
          const upper = Math.max(values[from]!, values[from + right]!);
          most[place] = Math.max(upper, Math.max(values[from + down]!, values[from + down + right]!));
        }
      }
    }
    return out;
  };
}
