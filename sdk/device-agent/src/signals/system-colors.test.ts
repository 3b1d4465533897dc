import { describe, expect, test } from 'vitest';
import { BROKEN, elementWith, pageWith, signalFrom } from '../testing/page';
import { systemColors } from './styles';

/** Returns a style that accepts known keywords only, as browsers do. */
function styleOf(known: readonly string[]) {
  let color = '';
  return {
    get color() {
      return color;
    },
    set color(word: string) {
      color = word === '' || known.includes(word) ? word : color;
    },
  };
}

describe('systemColors', () => {
  test('returns the computed colors of the keywords that the browser supports', async () => {
    const style = styleOf(['Canvas', 'LinkText']);
    pageWith({
      document: { createElement: () => elementWith({ style }), body: elementWith({}) },
      getComputedStyle: () => ({ color: 'rgb(1, 2, 3)' }),
    });
    expect(await signalFrom(systemColors)).toEqual({
      v: { Canvas: 'rgb(1, 2, 3)', LinkText: 'rgb(1, 2, 3)' },
    });
  });

  test("leaves nothing in the page when colors can't be computed", async () => {
    let removed = 0;
    const probe = elementWith({ remove: () => removed++ });
    pageWith({ document: { createElement: () => probe, body: elementWith({}) }, getComputedStyle: BROKEN });
    expect(await signalFrom(systemColors)).toEqual({ e: 'error' });
    expect(removed).toBe(1);
  });
});
