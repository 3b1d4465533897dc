/** Tensor of a trained network: its shape and its values, the last index varying fastest. */
export interface Weight {
  readonly shape: readonly number[];
  readonly values: Float32Array;
}

export type Weights = ReadonlyMap<string, Weight>;

/** Position of one tensor in a weights file, in the format of TensorFlow.js. */
interface WeightEntry {
  readonly name: string;
  readonly shape: readonly number[];
  readonly dtype: 'float32' | 'int32';
  /** Values are stored as small whole numbers `q`; each represents `q · scale + min`. */
  readonly quantization?: {
    readonly dtype: 'uint8' | 'uint16';
    readonly scale: number;
    readonly min: number;
  };
}

export type WeightManifest = readonly { readonly weights: readonly WeightEntry[] }[];

const BYTES = { float32: 4, int32: 4, uint8: 1, uint16: 2 } as const;

/**
 * Reads the tensors of a weights file, which are stored consecutively in the manifest's order, little-endian.
 * @param bytes the whole file, or its parts joined.
 * @throws RangeError if the file's length differs from the manifest.
 */
export function readWeights(manifest: WeightManifest, bytes: Uint8Array): Weights {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = new Map<string, Weight>();
  let at = 0;
  for (const { name, shape, dtype, quantization } of manifest.flatMap(({ weights }) => weights)) {
    const stored = quantization?.dtype ?? dtype;
    const count = shape.reduce((product, side) => product * side, 1);
    const size = count * BYTES[stored];
    if (at + size > bytes.byteLength) throw new RangeError(`the weights end within ${name}`);
    const { scale, min } = quantization ?? { scale: 1, min: 0 };
    const values = new Float32Array(count);
    for (let index = 0; index < count; index++) {
      const place = at + index * BYTES[stored];
      if (stored === 'uint8') values[index] = (bytes[place] ?? 0) * scale + min;
      else if (stored === 'uint16') values[index] = view.getUint16(place, true) * scale + min;
      else if (stored === 'int32') values[index] = view.getInt32(place, true);
      else values[index] = view.getFloat32(place, true);
    }
    found.set(name, { shape, values });
    at += size;
  }
  if (at !== bytes.byteLength) throw new RangeError('the weights are longer than their manifest says');
  return found;
}

/**
 * Returns the values of one tensor.
 * @throws Error if the network has no tensor of that name, because the weights belong to another network.
 */
export function weight(weights: Weights, name: string): Float32Array {
  const found = weights.get(name);
  if (!found) throw new Error(`the network has no weights named ${name}`);
  return found.values;
}
