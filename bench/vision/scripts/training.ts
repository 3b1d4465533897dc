import { encode, int, message, string } from '../../../packages/vision/src/face/onnx/protobuf';

const add = (a: number, b: number): number => {
  if (a === Number.NEGATIVE_INFINITY) return b;
  if (b === Number.NEGATIVE_INFINITY) return a;
  return a > b ? a + Math.log1p(Math.exp(b - a)) : b + Math.log1p(Math.exp(a - b));
};

/**
 * Computes connectionist temporal classification (Graves and others, 2006): the improbability of a text under
 * a net's step-by-step outputs.
 * @param probabilities `[steps, classes]` from `from` on; replaced by the gradient of the loss with respect
 *   to the net's outputs before softmax
 * @returns the loss, natural logarithm; null if the line has too few steps for its text, in which case the
 *   gradient is 0
 */
export function ctc(
  probabilities: Float32Array,
  from: number,
  steps: number,
  classes: number,
  labels: readonly number[],
): number | null {
  const path = [0, ...labels.flatMap((label) => [label, 0])];
  const size = path.length;
  const [forward, backward] = [new Float64Array(steps * size), new Float64Array(steps * size)];
  forward.fill(Number.NEGATIVE_INFINITY);
  backward.fill(Number.NEGATIVE_INFINITY);
  const logs = Float64Array.from({ length: steps * size }, (_, place) =>
    Math.log(probabilities[from + Math.floor(place / size) * classes + path[place % size]!]! + 1e-12),
  );
  const log = (step: number, at: number) => logs[step * size + at]!;
  const skips = (at: number) => at >= 2 && path[at] !== 0 && path[at] !== path[at - 2];
  forward[0] = log(0, 0);
  forward[1] = log(0, 1);
  for (let step = 1; step < steps; step++)
    for (let at = 0; at < size; at++) {
      const before = (step - 1) * size + at;
      let sum = forward[before]!;
      if (at >= 1) sum = add(sum, forward[before - 1]!);
      if (skips(at)) sum = add(sum, forward[before - 2]!);
      forward[step * size + at] = sum + log(step, at);
    }
  const last = (steps - 1) * size;
  const total = add(forward[last + size - 1]!, forward[last + size - 2]!);
  if (total === Number.NEGATIVE_INFINITY) {
    probabilities.fill(0, from, from + steps * classes);
    return null;
  }
  backward[last + size - 1] = 0;
  backward[last + size - 2] = 0;
  for (let step = steps - 2; step >= 0; step--)
    for (let at = 0; at < size; at++) {
      const after = (step + 1) * size + at;
      let sum = backward[after]! + log(step + 1, at);
      if (at + 1 < size) sum = add(sum, backward[after + 1]! + log(step + 1, at + 1));
      if (at + 2 < size && skips(at + 2)) sum = add(sum, backward[after + 2]! + log(step + 1, at + 2));
      backward[step * size + at] = sum;
    }
  for (let step = 0; step < steps; step++)
    for (let at = 0; at < size; at++) {
      const share = Math.exp(forward[step * size + at]! + backward[step * size + at]! - total);
      probabilities[from + step * classes + path[at]!]! -= share;
    }
  return -total;
}

/** Computes the matrix product `a · b`, with either of them optionally transposed. */
type Product = (
  a: Float32Array,
  aShape: readonly [number, number],
  b: Float32Array,
  bShape: readonly [number, number],
) => Promise<Float32Array>;

const flag = (name: string, value: number) => message(5, [string(1, name), int(3, value), int(20, 2)]);
const matrix = (field: number, name: string) =>
  message(field, [
    string(1, name),
    message(2, [
      message(1, [
        int(1, 1),
        message(2, [message(1, [string(2, `${name}0`)]), message(1, [string(2, `${name}1`)])]),
      ]),
    ]),
  ]);

/** Opens a model of one multiplication, so that the nets' runtime also does the arithmetic of training. */
async function openProduct(turnsA: boolean, turnsB: boolean): Promise<Product> {
  const { default: runtime } = await import('onnxruntime-node');
  const node = message(1, [
    string(1, 'a'),
    string(1, 'b'),
    string(2, 'c'),
    string(4, 'Gemm'),
    flag('transA', turnsA ? 1 : 0),
    flag('transB', turnsB ? 1 : 0),
  ]);
  const graph = message(7, [node, string(2, 'product'), matrix(11, 'a'), matrix(11, 'b'), matrix(12, 'c')]);
  const model = encode([int(1, 8), graph, message(8, [string(1, ''), int(2, 13)])]);
  const session = await runtime.InferenceSession.create(model, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
  });
  return async (a, aShape, b, bShape) => {
    const { c } = await session.run({
      a: new runtime.Tensor('float32', a, aShape),
      b: new runtime.Tensor('float32', b, bShape),
    });
    return c!.data as Float32Array;
  };
}

/** Opens the products for the forward and backward passes of layers. */
export async function openProducts(): Promise<{
  readonly plain: Product;
  readonly turnedFirst: Product;
  readonly turnedSecond: Product;
}> {
  return {
    plain: await openProduct(false, false),
    turnedFirst: await openProduct(true, false),
    turnedSecond: await openProduct(false, true),
  };
}
