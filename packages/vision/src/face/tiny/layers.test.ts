import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Tensor } from '../sample';
import { activate, byOutput, convolution, depthwise, maxPool, pointwise } from './layers';
import { multiply } from './multiply';

/** Returns varying but deterministic numbers. */
const numbers = (count: number, seed: number) =>
  Float32Array.from({ length: count }, (_, index) => Math.sin((index + 1) * (seed + 1.7)));

const tensor = (height: number, width: number, channels: number, seed = 1): Tensor => ({
  height,
  width,
  channels,
  values: numbers(height * width * channels, seed),
});

const pixel = ({ height, width, channels, values }: Tensor, y: number, x: number, channel: number) =>
  y < 0 || x < 0 || y >= height || x >= width ? 0 : values[(y * width + x) * channels + channel]!;

function expectClose(found: Float32Array, wanted: readonly number[]): void {
  expect(found).toHaveLength(wanted.length);
  wanted.forEach((value, index) => {
    expect(found[index]).toBeCloseTo(value, 4);
  });
}

describe('multiply', () => {
  it('returns the matrix product plus the bias for all sizes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 11 }),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 11 }),
        (pixels, inputs, outputs) => {
          const input = numbers(pixels * inputs, 2);
          const filters = numbers(outputs * inputs, 3);
          const bias = numbers(outputs, 4);
          const out = new Float32Array(pixels * outputs);
          multiply(input, pixels, inputs, filters, bias, out);
          const wanted = Array.from(out, (_, index) => {
            const row = Math.floor(index / outputs) * inputs;
            const column = index % outputs;
            let sum = bias[column]!;
            for (let k = 0; k < inputs; k++) sum += input[row + k]! * filters[column * inputs + k]!;
            return sum;
          });
          expectClose(out, wanted);
        },
      ),
    );
  });
});

/** Calculates the 3 × 3 convolution by definition; `before` pixels are added at the top and the left. */
function convolved(input: Tensor, filters: Float32Array, bias: Float32Array, size: number, stride: number) {
  const before =
    size === Math.ceil(input.height / stride) ? Math.max(0, (size - 1) * stride + 3 - input.height) >> 1 : 0;
  const out: number[] = [];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      for (let output = 0; output < bias.length; output++) {
        let sum = bias[output]!;
        for (let tap = 0; tap < 27; tap++) {
          const tapY = y * stride - before + Math.floor(tap / 9);
          const tapX = x * stride - before + (Math.floor(tap / 3) % 3);
          sum += pixel(input, tapY, tapX, tap % 3) * filters[tap * bias.length + output]!;
        }
        out.push(sum);
      }
    }
  }
  return out;
}

describe('convolution', () => {
  const bias = numbers(5, 9);
  const filters = numbers(27 * 5, 8);

  it('stays within the image when the border is `valid`', () => {
    const out = convolution(filters, bias, 1, 'valid', 'none')(tensor(6, 6, 3));
    expect([out.height, out.width, out.channels]).toEqual([4, 4, 5]);
    expectClose(out.values, convolved(tensor(6, 6, 3), filters, bias, 4, 1));
  });

  it.each([
    [6, 2],
    [7, 2],
    [5, 1],
  ] as const)('extends beyond an image of %d pixels at a stride of %d', (side, stride) => {
    const out = convolution(filters, bias, stride, 'same', 'none')(tensor(side, side, 3));
    expectClose(
      out.values,
      convolved(tensor(side, side, 3), filters, bias, Math.ceil(side / stride), stride),
    );
  });
});

describe('depthwise', () => {
  it.each([
    [5, 7, 1, 1],
    [6, 8, 2, 0],
    [7, 7, 2, 1],
  ] as const)('filters each channel separately: %d × %d pixels, stride %d', (height, width, stride, before) => {
    const input = tensor(height, width, 3);
    const filters = numbers(27, 5);
    const out = depthwise(filters, stride)(input);
    const wanted: number[] = [];
    for (let y = 0; y < Math.ceil(height / stride); y++) {
      for (let x = 0; x < Math.ceil(width / stride); x++) {
        for (let channel = 0; channel < 3; channel++) {
          let sum = 0;
          for (let tap = 0; tap < 9; tap++) {
            const [tapY, tapX] = [y * stride - before + Math.floor(tap / 3), x * stride - before + (tap % 3)];
            sum += pixel(input, tapY, tapX, channel) * filters[tap * 3 + channel]!;
          }
          wanted.push(sum);
        }
      }
    }
    expectClose(out.values, wanted);
  });
});

describe('maxPool', () => {
  it('halves the sides and uses the available pixels at the border', () => {
    const input = { height: 3, width: 3, channels: 1, values: Float32Array.of(1, 2, 9, 4, 3, 5, 7, 8, -1) };
    expect([...maxPool(2)(input).values]).toEqual([4, 9, 8, -1]);
    expect([...maxPool(1)(input).values]).toEqual([4, 9, 9, 8, 8, 5, 8, 8, -1]);
  });
});

describe('layers', () => {
  it('apply the activation to negative values', () => {
    const values = Float32Array.of(-2, 3);
    activate(values, 'leaky');
    expect([...values]).toEqual([Math.fround(-0.2), 3]);
    activate(values, 'relu');
    expect([...values]).toEqual([0, 3]);
  });

  it('group filters by output', () => {
    expect([...byOutput(Float32Array.of(1, 2, 3, 4, 5, 6), 3, 2)]).toEqual([1, 3, 5, 2, 4, 6]);
  });

  it('reuse their memory for the next image of the same size', () => {
    const layer = pointwise(Float32Array.of(2), Float32Array.of(0), 'none');
    const first = layer({ height: 1, width: 2, channels: 1, values: Float32Array.of(1, 2) });
    const second = layer({ height: 1, width: 2, channels: 1, values: Float32Array.of(3, 4) });
    expect(second.values).toBe(first.values);
    expect([...second.values]).toEqual([6, 8]);
  });
});
