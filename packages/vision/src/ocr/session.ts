import type { InferenceSession, Tensor } from 'onnxruntime-node';

/** What a network says. */
export interface NetworkOutput {
  readonly data: Float32Array;
  readonly shape: readonly number[];
}

/** A network, ready to run. */
export interface Network {
  /** One input of 32-bit floats in, the first output out. */
  run(data: Float32Array, shape: readonly number[]): Promise<NetworkOutput>;
  /** The same with the outputs of these names, in their order. */
  runFor(
    names: readonly string[],
    data: Float32Array,
    shape: readonly number[],
  ): Promise<readonly NetworkOutput[]>;
  close(): Promise<void>;
}

/**
 * Opens an ONNX network on the processor.
 * @param threads of one run.
 * @throws Error when the model cannot be opened.
 */
export async function openNetwork(model: Uint8Array, threads: number): Promise<Network> {
  // Loaded with the first network only: the library costs a tenth of a second and 30 MB.
  const { default: runtime } = await import('onnxruntime-node');
  const options: InferenceSession.SessionOptions = {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    logSeverityLevel: 3,
    // Without an arena the C library gives every tensor of more than 32 MB back to the system and asks for it anew: to fill
    // fresh pages with zeros took ten times as long as the arithmetic. A pattern for each size of page would only grow.
    enableCpuMemArena: true,
    enableMemPattern: false,
    // A thread that has nothing to do sleeps instead of spinning: the machine has other work.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  };
  const session = await runtime.InferenceSession.create(model, options);
  const [input = ''] = session.inputNames;
  const runFor = async (names: readonly string[], data: Float32Array, shape: readonly number[]) => {
    const answer = await session.run({ [input]: new runtime.Tensor('float32', data, shape) }, names);
    return names.map((name): NetworkOutput => {
      const tensor = answer[name] as Tensor;
      return { data: tensor.data as Float32Array, shape: tensor.dims };
    });
  };
  return {
    run: async (data, shape) => (await runFor(session.outputNames.slice(0, 1), data, shape))[0]!,
    runFor,
    close: () => session.release(),
  };
}
