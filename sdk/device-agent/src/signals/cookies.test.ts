import { describe, expect, test } from 'vitest';
import { BROKEN, pageWith, signalFrom } from '../testing/page';
import { cookies } from './browser';

/** Sets up a document that stores cookies, or doesn't. */
function jar(keeps: boolean) {
  const kept = new Map<string, string>();
  return {
    kept,
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^(\w+)=(\w*)/.exec(text) ?? [];
      if (text.includes('Max-Age=0')) kept.delete(name);
      else if (keeps) kept.set(name, value);
    },
  };
}

describe('cookies', () => {
  test.each([true, false])('returns whether cookies work (%s), and leaves none', async (works) => {
    const document = jar(works);
    pageWith({ document, navigator: { cookieEnabled: true } });
    expect(await signalFrom(cookies)).toEqual({ v: { enabled: true, works } });
    expect(document.kept.size).toBe(0);
  });

  test('returns an error when a sandbox forbids cookies', async () => {
    pageWith({ document: BROKEN, navigator: {} });
    expect(await signalFrom(cookies)).toEqual({ e: 'error' });
  });
});
