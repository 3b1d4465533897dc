import { describe, expect, test, vi } from 'vitest';
import { BROKEN, DESKTOP_CHROMIUM, pageWith, signalFrom } from '../testing/page';
import { voices } from './locale';

const navigator = { userAgentData: DESKTOP_CHROMIUM };
const voice = (name: string, localService = true) => ({ name, localService });

describe('voices', () => {
  test('are counted, and the first eight local ones named', async () => {
    const all = [...'jihgfedcba'].map((name) => voice(name));
    pageWith({
      navigator,
      window: { speechSynthesis: { getVoices: () => [...all, voice('cloud', false)] } },
    });
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
    pageWith({ navigator, window: { speechSynthesis } });
    expect(await signalFrom(voices)).toEqual({ v: { count: 1, names: ['Late'] } });
  });

  test('are never asked for in Firefox, which opens a bar where no speech program is installed', async () => {
    const getVoices = vi.fn();
    pageWith({ navigator: {}, window: { speechSynthesis: { getVoices } } });
    expect(await signalFrom(voices)).toEqual({ e: 'unsupported' });
    expect(getVoices).not.toHaveBeenCalled();
  });

  test('are unsupported without the API, and an error where it throws', async () => {
    pageWith({ navigator, window: {} });
    expect(await signalFrom(voices)).toEqual({ e: 'unsupported' });
    pageWith({ navigator, window: { speechSynthesis: BROKEN } });
    expect(await signalFrom(voices)).toEqual({ e: 'error' });
  });
});
