import { describe, expect, test, vi } from 'vitest';
import { DEFAULT_OPTIONS } from '../options';
import { pageWith, refused, signalFrom } from '../testing/page';

const config = Promise.resolve({
  key: { kid: 1, publicKey: '' },
  ticket: 'ticket',
  dnsDomain: 'label.r.example',
});

/** The agent captures `fetch` when it loads, so it must load after the page's `fetch` is set. */
async function signalOn(fetch: unknown, scene: Parameters<typeof signalFrom>[1]) {
  vi.resetModules();
  pageWith({ fetch });
  const { dns } = await import('./network');
  return signalFrom(dns, scene);
}

describe('dns', () => {
  test('requests the host that the server generated and reports whether it was reached', async () => {
    const asked: string[] = [];
    const fetch = async (url: string) => asked.push(url);
    expect(await signalOn(fetch, { config })).toEqual({ v: { host: 'label.r.example', reached: true } });
    expect(asked).toEqual(['https://label.r.example/']);
    expect(await signalOn(refused, { config })).toEqual({ v: { host: 'label.r.example', reached: false } });
  });

  test("appends the site's own zone to the server's label", async () => {
    const options = { ...DEFAULT_OPTIONS, dnsResolverDomain: 'dns.shop.example' };
    expect(await signalOn(refused, { config, options })).toMatchObject({
      v: { host: 'label.dns.shop.example' },
    });
  });

  test('returns skipped with an empty zone, unsupported without a zone, and an error when fetch throws', async () => {
    const options = { ...DEFAULT_OPTIONS, dnsResolverDomain: '' };
    expect(await signalOn(refused, { config, options })).toEqual({ e: 'skipped' });
    expect(await signalOn(refused, {})).toEqual({ e: 'unsupported' });
    const thrower = () => {
      throw new Error('broken');
    };
    expect(await signalOn(thrower, { config })).toEqual({ e: 'error' });
  });
});
