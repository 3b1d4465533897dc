import { HEAD_WEIGHTS } from './data/head-weights';
import { HEAD_LAYERS, type HeadWeights } from './extend-model';

/** A layer's weights in eight bits, a scale and a bias for each output; base 64. */
interface PackedLayer {
  readonly scales: string;
  readonly bytes: string;
}

/** Opens weights that were packed. */
export function unpackHead(packed: readonly PackedLayer[]): HeadWeights {
  return packed.flatMap(({ scales, bytes }, layer) => {
    const [, outputs] = HEAD_LAYERS[layer]!;
    const floats = Uint8Array.from(Buffer.from(scales, 'base64'));
    const scale = new Float32Array(floats.buffer, 0, outputs);
    const bias = new Float32Array(floats.buffer, outputs * 4, outputs);
    const small = new Int8Array(Uint8Array.from(Buffer.from(bytes, 'base64')).buffer);
    return [Float32Array.from(small, (value, at) => value * scale[at % outputs]!), bias];
  });
}

/** Packs weights `[inputs, outputs]` and biases. */
export function packHead(weights: HeadWeights): readonly PackedLayer[] {
  return HEAD_LAYERS.map(([, outputs], layer) => {
    const [values, biases] = [weights[layer * 2]!, weights[layer * 2 + 1]!];
    const scales = new Float32Array(outputs * 2);
    for (const [at, value] of values.entries())
      scales[at % outputs] = Math.max(scales[at % outputs]!, Math.abs(value) / 127);
    scales.set(biases, outputs);
    const small = Int8Array.from(values, (value, at) => Math.round(value / (scales[at % outputs]! || 1)));
    return {
      scales: Buffer.from(scales.buffer).toString('base64'),
      bytes: Buffer.from(small.buffer).toString('base64'),
    };
  });
}

/** The weights that come with this package. */
export const installedHeadWeights = (): HeadWeights => unpackHead(HEAD_WEIGHTS);
