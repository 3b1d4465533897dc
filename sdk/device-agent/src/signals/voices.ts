import type { Collector } from '../collector';
import { within } from '../natives';
import { isQuietBrowser } from '../quiet-browser';

/** Voices are loaded in the background; a browser without any never reports it. */
const WAIT_MS = 250;
const NAMED = 8;

export const voices: Collector<'voices'> = {
  name: 'voices',
  limit: 400,
  async collect() {
    const speech = window.speechSynthesis;
    if (!speech || !isQuietBrowser()) return null;
    if (speech.getVoices().length === 0) {
      const loaded = new Promise<void>((resolve) => {
        speech.addEventListener('voiceschanged', () => resolve(), { once: true });
      });
      await within(loaded, WAIT_MS, undefined);
    }
    const all = speech.getVoices();
    const local = all.filter(({ localService }) => localService).map(({ name }) => name);
    return { count: all.length, names: local.sort().slice(0, NAMED) };
  },
};
