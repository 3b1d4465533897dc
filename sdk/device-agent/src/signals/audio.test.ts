import { describe, expect, test } from 'vitest';
import { BROKEN, pageWith, signalFrom } from '../testing/page';
import { audio } from './media';

const parameter = () => ({ value: 0 });
const node = { connect: () => undefined, start: () => undefined };

class Buffer {
  readonly samples: Float32Array;
  constructor(
    length: number,
    private readonly noise: () => number,
  ) {
    this.samples = new Float32Array(length).fill(0.5);
  }
  getChannelData = () => this.samples;
  copyFromChannel = (into: Float32Array) => into.set(this.samples.map((sample) => sample + this.noise()));
}

/** Offline audio that renders 0.5 everywhere and adds `noise` to the copied samples. */
const contextWith = (noise: () => number) =>
  class {
    createOscillator = () => ({ ...node, frequency: parameter() });
    createDynamicsCompressor = () => ({
      ...node,
      threshold: parameter(),
      knee: parameter(),
      ratio: parameter(),
      attack: parameter(),
      release: parameter(),
    });
    createBuffer = (_: number, length: number) => new Buffer(length, noise);
    startRendering = async () => new Buffer(5000, noise);
  };

describe('audio', () => {
  test('returns the sum of 500 samples, identical in two runs', async () => {
    pageWith({ OfflineAudioContext: contextWith(() => 0) });
    expect(await signalFrom(audio)).toEqual({ v: { sum: 250, stable: true, knownSamples: true } });
  });

  test('detects noise', async () => {
    pageWith({ OfflineAudioContext: contextWith(() => 0.001) });
    expect(await signalFrom(audio)).toEqual({ v: { sum: 250, stable: false, knownSamples: false } });
  });

  test('returns unsupported without the API, and an error when it throws', async () => {
    pageWith({ OfflineAudioContext: undefined });
    expect(await signalFrom(audio)).toEqual({ e: 'unsupported' });
    pageWith({ OfflineAudioContext: BROKEN });
    expect(await signalFrom(audio)).toEqual({ e: 'error' });
  });
});
