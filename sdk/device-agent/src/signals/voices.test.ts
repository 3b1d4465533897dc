import { describe, expect, test } from 'vitest';
import { BROKEN, pageWith, signalFrom } from '../testing/page';
import { voices } from './voices';

const voice = (name: string, localService = true) => ({ name, localService });

describe('voices', () => {
  test('are counted, and the first eight local ones named', async () => {
    const all = [...'jihgfedcba'].map((name) => voice(name));
    pageWith({ window: { speechSynthesis: { getVoices: () => [...all, voice('cloud', false)] } } });
    expect(await signalFrom(voices)).toEqual({ v: { count: 11, names: [...'abcdefgh'] } });
  });

  test('are waited for when they load in the background', async () => {
    let loaded: { readonly name: string; readonly localService: boolean }[] = [];
    const speechSynthesis = {
      getVoices: () => loaded,
      addEventListener: (_: string, listener: () => void) => {
        loaded = [voice('Late')];
        listener();
      },
    };
    pageWith({ window: { speechSynthesis } });
    expect(await signalFrom(voices)).toEqual({ v: { count: 1, names: ['Late'] } });
  });

  test('are unsupported without the API, and an error where it throws', async () => {
    pageWith({ window: {} });
    expect(await signalFrom(voices)).toEqual({ e: 'unsupported' });
    pageWith({ window: { speechSynthesis: BROKEN } });
    expect(await signalFrom(voices)).toEqual({ e: 'error' });
  });
});
