import { describe, expect, test } from 'vitest';
import { pageWith, refused, signalFrom } from '../testing/page';
import { mediaDevices } from './hardware';

describe('mediaDevices', () => {
  test('returns counts by kind, without names and ids', async () => {
    const devices = ['audioinput', 'audiooutput', 'audiooutput'].map((kind) => ({ kind, label: 'Mine' }));
    pageWith({ navigator: { mediaDevices: { enumerateDevices: async () => devices } } });
    expect(await signalFrom(mediaDevices)).toEqual({ v: { audioInput: 1, audioOutput: 2, videoInput: 0 } });
  });

  test('returns unsupported without the API, and an error when the browser refuses', async () => {
    pageWith({ navigator: {} });
    expect(await signalFrom(mediaDevices)).toEqual({ e: 'unsupported' });
    pageWith({ navigator: { mediaDevices: { enumerateDevices: refused } } });
    expect(await signalFrom(mediaDevices)).toEqual({ e: 'error' });
  });
});
