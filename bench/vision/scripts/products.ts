import { encode, int, message, string } from '../../../packages/vision/src/face/onnx/protobuf';

/** `a · b` of matrices, either of them turned on its side. */
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

/** A model of one multiplication, so that the runtime of the networks does the arithmetic of training as well. */
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

/** The products that forward and backward passes of layers are made of. */
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
