/** Calculates one output for some pixels. */
function dot(
  input: Float32Array,
  pixel: number,
  filters: Float32Array,
  output: number,
  inputs: number,
  bias: number,
): number {
  let sum = bias;
  const from = pixel * inputs;
  const filter = output * inputs;
  for (let index = 0; index < inputs; index++) sum += input[from + index]! * filters[filter + index]!;
  return sum;
}

/** Stores four outputs of one pixel. */
function put(out: Float32Array, place: number, a: number, b: number, c: number, d: number): void {
  out[place] = a;
  out[place + 1] = b;
  out[place + 2] = c;
  out[place + 3] = d;
}

/**
 * Multiplies four pixels by all outputs that form complete groups of four.
 * @param i0 start of the first pixel in `input`
 * @param outFrom start of its outputs in `out`
 */
function multiplyFour(
  input: Float32Array,
  i0: number,
  inputs: number,
  filters: Float32Array,
  bias: Float32Array,
  out: Float32Array,
  outFrom: number,
): void {
  const outputs = bias.length;
  const wholeOutputs = outputs & ~3;
  const i1 = i0 + inputs;
  const i2 = i1 + inputs;
  const i3 = i2 + inputs;
  for (let output = 0; output < wholeOutputs; output += 4) {
    const f0 = output * inputs;
    const f1 = f0 + inputs;
    const f2 = f1 + inputs;
    const f3 = f2 + inputs;
    let a0 = bias[output]!;
    let b0 = bias[output + 1]!;
    let c0 = bias[output + 2]!;
    let d0 = bias[output + 3]!;
    let a1 = a0;
    let b1 = b0;
    let c1 = c0;
    let d1 = d0;
    let a2 = a0;
    let b2 = b0;
    let c2 = c0;
    let d2 = d0;
    let a3 = a0;
    let b3 = b0;
    let c3 = c0;
    let d3 = d0;
    for (let index = 0; index < inputs; index++) {
      const p0 = input[i0 + index]!;
      const p1 = input[i1 + index]!;
      const p2 = input[i2 + index]!;
      const p3 = input[i3 + index]!;
      const a = filters[f0 + index]!;
      a0 += p0 * a;
      a1 += p1 * a;
      a2 += p2 * a;
      a3 += p3 * a;
      const b = filters[f1 + index]!;
      b0 += p0 * b;
      b1 += p1 * b;
      b2 += p2 * b;
      b3 += p3 * b;
      const c = filters[f2 + index]!;
      c0 += p0 * c;
      c1 += p1 * c;
      c2 += p2 * c;
      c3 += p3 * c;
      const d = filters[f3 + index]!;
      d0 += p0 * d;
      d1 += p1 * d;
      d2 += p2 * d;
      d3 += p3 * d;
    }
    const place = outFrom + output;
    put(out, place, a0, b0, c0, d0);
    put(out, place + outputs, a1, b1, c1, d1);
    put(out, place + 2 * outputs, a2, b2, c2, d2);
    put(out, place + 3 * outputs, a3, b3, c3, d3);
  }
}

/**
 * `out[pixel, output] = bias[output] + Σ input[pixel, i] · filters[output, i]`. Processes four pixels and
 * four outputs at a time, so each loaded number is used four times. README.md of this folder shows it with
 * its bounds.
 */
export function multiply(
  input: Float32Array,
  pixels: number,
  inputs: number,
  filters: Float32Array,
  bias: Float32Array,
  out: Float32Array,
  outFrom = 0,
): void {
  const outputs = bias.length;
  const wholePixels = pixels & ~3;
  const wholeOutputs = outputs & ~3;
  for (let pixel = 0; pixel < wholePixels; pixel += 4) {
    multiplyFour(input, pixel * inputs, inputs, filters, bias, out, outFrom + pixel * outputs);
    for (let output = wholeOutputs; output < outputs; output++) {
      for (let one = pixel; one < pixel + 4; one++) {
        out[outFrom + one * outputs + output] = dot(input, one, filters, output, inputs, bias[output]!);
      }
    }
  }
  for (let pixel = wholePixels; pixel < pixels; pixel++) {
    for (let output = 0; output < outputs; output++) {
      out[outFrom + pixel * outputs + output] = dot(input, pixel, filters, output, inputs, bias[output]!);
    }
  }
}
