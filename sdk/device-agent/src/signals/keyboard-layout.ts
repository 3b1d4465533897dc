import type { Collector } from '../collector';

interface Keyboard {
  getLayoutMap(): Promise<Iterable<readonly [string, string]>>;
}

export const keyboardLayout: Collector<'keyboardLayout'> = {
  name: 'keyboardLayout',
  limit: 600,
  async collect() {
    const { keyboard } = navigator as Navigator & { readonly keyboard?: Keyboard };
    if (!keyboard) return null;
    // Sorted: the map's order follows nothing that lasts.
    const keys = [...(await keyboard.getLayoutMap())].sort(([one], [other]) => (one < other ? -1 : 1));
    return Object.fromEntries(keys);
  },
};
