import type { InferenceSession, Tensor } from 'onnxruntime-node';

/** Output of a network. */
export interface NetworkOutput {
  readonly data: Float32Array;
  readonly shape: readonly number[];
}

/** Loaded network. */
export interface Network {
  /** Runs the network with one input of 32-bit floats and returns its first output. */
  run(data: Float32Array, shape: readonly number[]): Promise<NetworkOutput>;
  /** Runs the network and returns the outputs with these names, in this order. */
  runFor(
    names: readonly string[],
    data: Float32Array,
    shape: readonly number[],
  ): Promise<readonly NetworkOutput[]>;
  close(): Promise<void>;
}

/**
 * Opens an ONNX network on the CPU.
 * @param threads maximum number for one run.
 * @throws Error if the model can't be opened.
 */
export async function openNetwork(model: Uint8Array, threads: number): Promise<Network> {
  // Loaded only with the first network, because the library takes a tenth of a second and 30 MB.
  const { default: runtime } = await import('onnxruntime-node');
  const options: InferenceSession.SessionOptions = {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    logSeverityLevel: 3,
    // Without an arena the C library returns every tensor of more than 32 MB to the system and allocates it
    // again. Zero-filling the new pages took ten times as long as the arithmetic. A memory pattern for each
    // page size would only grow.
    enableCpuMemArena: true,
    enableMemPattern: false,
    // Idle threads sleep instead of spinning, because the machine has other work.
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
