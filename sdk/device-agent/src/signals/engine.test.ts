import { describe, expect, test } from 'vitest';
import { BROKEN, pageWith, signalFrom } from '../testing/page';
import { engine } from './engine';

describe('engine', () => {
  test('detects V8 by its error message, whatever the user agent says', async () => {
    pageWith({
      window: { Notification: {}, external: { AddSearchProvider: 1 } },
      CSS: { supports: (name: string) => name === 'zoom' },
    });
    expect(await signalFrom(engine)).toMatchObject({
      v: {
        kind: 'chromium',
        evalLength: 33,
        nullMessage: "Cannot read properties of null (reading 'f')",
        stackStyle: 'v8',
        features: ['Notification', 'external.AddSearchProvider'],
        css: ['zoom:2'],
      },
    });
  });

  test('does not read features, because some browsers warn about old names in the console', async () => {
    const read: string[] = [];
    const window = Object.defineProperty({}, 'InstallTrigger', { get: () => read.push('InstallTrigger') });
    pageWith({ window, CSS: { supports: () => false } });
    expect(await signalFrom(engine)).toMatchObject({ v: { features: ['InstallTrigger'] } });
    expect(read).toEqual([]);
  });

  test("returns an error when features can't be checked", async () => {
    pageWith({ window: {}, CSS: BROKEN });
    expect(await signalFrom(engine)).toEqual({ e: 'error' });
  });
});
