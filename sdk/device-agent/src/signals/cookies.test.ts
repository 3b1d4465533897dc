import { describe, expect, test } from 'vitest';
import { BROKEN, pageWith, signalFrom } from '../testing/page';
import { cookies } from './browser';

/** A document that keeps cookies, or none. */
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
  test.each([true, false])('work as they do (%s), and none is left', async (works) => {
    const document = jar(works);
    pageWith({ document, navigator: { cookieEnabled: true } });
    expect(await signalFrom(cookies)).toEqual({ v: { enabled: true, works } });
    expect(document.kept.size).toBe(0);
  });

  test('are an error where a sandbox forbids them', async () => {
    pageWith({ document: BROKEN, navigator: {} });
    expect(await signalFrom(cookies)).toEqual({ e: 'error' });
  });
});
