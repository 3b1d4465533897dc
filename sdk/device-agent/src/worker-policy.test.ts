import { describe, expect, test, vi } from 'vitest';
import { pageWith } from './testing/page';

const asked = vi.hoisted(() => vi.fn());
vi.mock('./natives', async (original) => ({
  ...(await original<typeof import('./natives')>()),
  nativeFetch: asked,
}));

import { allowsAll, mayStartWorker } from './worker-policy';

const SHOP = 'https://shop.example';

/** Sets up a page of the shop and the response to its HEAD request. */
function open(
  headers: { readonly [name: string]: string },
  { metas = [], resources = [], ok = true }: { metas?: string[]; resources?: object[]; ok?: boolean } = {},
): Map<string, string> {
  const kept = new Map<string, string>();
  pageWith({
    location: { origin: SHOP, pathname: '/pay', href: `${SHOP}/pay` },
    document: { querySelectorAll: () => metas.map((content) => ({ content })) },
    performance: { getEntriesByType: () => resources, now: () => 0 },
    sessionStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    },
  });
  asked.mockReset();
  asked.mockImplementation(async () => ({ ok, headers: new Headers(headers) }));
  return kept;
}

describe('allowsAll', () => {
  test.each([
    ['', true],
    ["default-src 'self'; worker-src 'self' blob:", true],
    ["img-src 'self'", true],
    ["worker-src blob:; script-src 'none'", true],
    ["default-src 'self'", false],
    ["script-src 'self' blob:; child-src 'self'", false],
    ['default-src *', false],
    ["worker-src blob:; require-trusted-types-for 'script'", false],
    ["worker-src blob:, default-src 'self'", false],
  ])('evaluates the policy `%s`', (policy, expected) => {
    expect(allowsAll([policy])).toBe(expected);
  });
});

describe('mayStartWorker', () => {
  test('returns true when the page may request itself and its policy allows a worker', async () => {
    open({});
    expect(await mayStartWorker(SHOP)).toBe(true);
    open({ 'content-security-policy': "default-src 'self'; worker-src blob:" });
    expect(await mayStartWorker(SHOP)).toBe(true);
  });

  test('returns true when the page already requested its own origin, even if another origin serves the agent', async () => {
    const answered = { initiatorType: 'fetch', name: `${SHOP}/cart`, responseStatus: 200 };
    open({}, { resources: [answered] });
    expect(await mayStartWorker('https://assay.example')).toBe(true);
    for (const entry of [
      { ...answered, initiatorType: 'img' },
      { ...answered, responseStatus: 0 },
      { ...answered, name: 'https://other.example/cart' },
    ]) {
      open({}, { resources: [entry] });
      expect(await mayStartWorker('https://assay.example')).toBe(false);
      expect(asked).not.toHaveBeenCalled();
    }
  });

  test('returns false for a forbidding header, report-only header or meta policy, or an unreadable policy', async () => {
    open({ 'content-security-policy': "default-src 'self'" });
    expect(await mayStartWorker(SHOP)).toBe(false);
    open({ 'content-security-policy-report-only': "worker-src 'none'" });
    expect(await mayStartWorker(SHOP)).toBe(false);
    open({}, { metas: ["default-src 'self'"] });
    expect(await mayStartWorker(SHOP)).toBe(false);
    open({}, { ok: false });
    expect(await mayStartWorker(SHOP)).toBe(false);
    open({});
    asked.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await mayStartWorker(SHOP)).toBe(false);
  });

  test('requests the policy once per page of a tab', async () => {
    open({});
    expect([await mayStartWorker(SHOP), await mayStartWorker(SHOP)]).toEqual([true, true]);
    expect(asked).toHaveBeenCalledTimes(1);
    Object.assign(location, { pathname: '/help' });
    await mayStartWorker(SHOP);
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
