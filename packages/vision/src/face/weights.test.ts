import { describe, expect, it } from 'vitest';
import { readWeights, type WeightManifest, weight } from './weights';

const manifest: WeightManifest = [
  {
    weights: [
      { name: 'plain', shape: [2], dtype: 'float32' },
      {
        name: 'small',
        shape: [1, 3],
        dtype: 'float32',
        quantization: { dtype: 'uint8', scale: 0.5, min: -1 },
      },
      { name: 'wide', shape: [1], dtype: 'float32', quantization: { dtype: 'uint16', scale: 2, min: 1 } },
      { name: 'whole', shape: [], dtype: 'int32' },
    ],
  },
];

function file(): Uint8Array {
  const bytes = new Uint8Array(8 + 3 + 2 + 4);
  const view = new DataView(bytes.buffer);
  view.setFloat32(0, 1.5, true);
  view.setFloat32(4, -2, true);
  bytes.set([0, 2, 255], 8);
  view.setUint16(11, 1000, true);
  view.setInt32(13, -7, true);
  return bytes;
}

describe('readWeights', () => {
  it('returns the shape and values of each tensor', () => {
    const weights = readWeights(manifest, file());
    expect([...weight(weights, 'plain')]).toEqual([1.5, -2]);
    expect([...weight(weights, 'small')]).toEqual([-1, 0, 126.5]);
    expect(weights.get('small')?.shape).toEqual([1, 3]);
    expect([...weight(weights, 'wide')]).toEqual([2001]);
    expect([...weight(weights, 'whole')]).toEqual([-7]);
  });

  it('reads a part of a larger buffer', () => {
    const around = new Uint8Array(40);
    around.set(file(), 5);
    expect([...weight(readWeights(manifest, around.subarray(5, 22)), 'plain')]).toEqual([1.5, -2]);
  });

  it('rejects files whose length differs from the manifest', () => {
    expect(() => readWeights(manifest, file().subarray(0, 12))).toThrow(RangeError);
    expect(() => readWeights(manifest, new Uint8Array(18))).toThrow(RangeError);
  });

  it('names the missing tensor for weights of another network', () => {
    expect(() => weight(readWeights(manifest, file()), 'conv0/filters')).toThrow('conv0/filters');
  });
});
