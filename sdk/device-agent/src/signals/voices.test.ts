import { describe, expect, test, vi } from 'vitest';
import { BROKEN, DESKTOP_CHROMIUM, pageWith, signalFrom } from '../testing/page';
import { voices } from './locale';

const navigator = { userAgentData: DESKTOP_CHROMIUM };
const voice = (name: string, localService = true) => ({ name, localService });

describe('voices', () => {
  test('returns the count and the names of the first eight local voices', async () => {
    const all = [...'jihgfedcba'].map((name) => voice(name));
    pageWith({
      navigator,
      window: { speechSynthesis: { getVoices: () => [...all, voice('cloud', false)] } },
    });
    expect(await signalFrom(voices)).toEqual({ v: { count: 11, names: [...'abcdefgh'] } });
  });

  test('waits when voices load in the background', async () => {
    let loaded: { readonly name: string; readonly localService: boolean }[] = [];
    const speechSynthesis = {
      getVoices: () => loaded,
      addEventListener: (_: string, listener: () => void) => {
        loaded = [voice('Late')];
        listener();
      },
    };
    pageWith({ navigator, window: { speechSynthesis } });
    expect(await signalFrom(voices)).toEqual({ v: { count: 1, names: ['Late'] } });
  });

  test('makes no request in Firefox, which opens a bar when no speech program is installed', async () => {
    const getVoices = vi.fn();
    pageWith({ navigator: {}, window: { speechSynthesis: { getVoices } } });
    expect(await signalFrom(voices)).toEqual({ e: 'unsupported' });
    expect(getVoices).not.toHaveBeenCalled();
  });

  test('returns unsupported without the API, and an error when it throws', async () => {
    pageWith({ navigator, window: {} });
    expect(await signalFrom(voices)).toEqual({ e: 'unsupported' });
    pageWith({ navigator, window: { speechSynthesis: BROKEN } });
    expect(await signalFrom(voices)).toEqual({ e: 'error' });
  });
});
