import type { InferenceSession } from 'onnxruntime-node';
import type { Tensor } from '../sample';

/** A net that is ready to run: values of its input → values of each output. */
interface Net {
  run(input: Float32Array, sides: readonly number[]): Promise<{ readonly [output: string]: Float32Array }>;
  close(): Promise<void>;
}

/** Opens a model. @param threads that one run may use. */
export async function openNet(model: Uint8Array, threads: number): Promise<Net> {
  const { InferenceSession, Tensor: OnnxTensor } = await import('onnxruntime-node');
  const session: InferenceSession = await InferenceSession.create(model, {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    // Inputs have one size each, so it grows once; without it large tensors are asked of the system anew with every run.
    enableCpuMemArena: true,
    enableMemPattern: false,
    // A thread that has nothing to do sleeps instead of spinning: the machine has other work.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
    logSeverityLevel: 3,
  });
  const name = session.inputNames[0] ?? '';
  return {
    async run(input, sides) {
      const outputs = await session.run({ [name]: new OnnxTensor('float32', input, sides) });
      return Object.fromEntries(
        session.outputNames.map((output) => [output, outputs[output]?.data as Float32Array]),
      );
    },
    close: () => session.release(),
  };
}

/** The channels of a picture one after the other, as these nets want them. */
export function planes({ height, width, channels, values }: Tensor): Float32Array {
  const out = new Float32Array(values.length);
  const size = height * width;
  for (let pixel = 0; pixel < size; pixel++) {
    for (let channel = 0; channel < channels; channel++) {
      out[channel * size + pixel] = values[pixel * channels + channel]!;
    }
  }
  return out;
}
